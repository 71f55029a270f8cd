// SPDX-License-Identifier: GPL-3.0-or-later
// See played_game.hpp.
#include "tests/system/played_game.hpp"

#include "speech/words/move_vocabulary.hpp"
#include "src/sim/demo/demo.hpp"
#include "src/store/codec/event_json.hpp"
#include "tests/programs/program.hpp"

#include <memory>
#include <signal.h>

#include <boost/test/unit_test.hpp>
#include <sqlite3.h>

namespace tactus::system_test {

namespace {

constexpr Millis patience = std::chrono::minutes{2};
// Kills, plugs and noise lose keys: then the player has to ask again.
constexpr sim::Asking asking{.answered_within = std::chrono::milliseconds{2500}, .times = 12};
std::filesystem::path const programs{TACTUS_BIN_DIR};

std::optional<std::string> words_of_last_move(std::vector<store::NumberedEvent> const& events) {
  std::optional<std::string> words;
  for (store::NumberedEvent const& event : events) {
    auto const* const outcome = std::get_if<table::Outcome>(&event.stamped.event);
    auto const* const told = outcome == nullptr ? nullptr : std::get_if<table::Told>(outcome);
    auto const* const said =
        told == nullptr ? nullptr : std::get_if<table::MoveSaid>(&told->announcement.content);
    if (said != nullptr) words = speech::words(said->move);
  }
  return words;
}

}  // namespace

PlayedGame::PlayedGame(std::uint32_t seed, Starting starting)
    : starting_(std::move(starting)),
      folder_(sim::TemporaryFolder::make().value()),
      table_(folder_.path(), starting_.pace),
      hands_(table_, seed, asking) {
  sim::stop_on_interrupt();  // a stopped test leaves no program and no folder behind
  BOOST_TEST_REQUIRE(table_.plug_all().has_value());
  start(false);
  // What a test plans from now on finds a game that runs, however long a busy machine took to start it.
  auto const begun = table_.run_until([this] { return !printed_.empty(); }, patience, "tactus to begin");
  BOOST_TEST_REQUIRE(begun.has_value());
}

std::string PlayedGame::everything_printed() const {
  std::string text;
  for (std::string const& line : printed_) text += line + "\n";
  return text;
}

void PlayedGame::start(bool is_resumed) {
  sim::TableProgramOptions options;
  options.game_file = game_file();
  options.is_resumed = is_resumed;
  options.is_silent = starting_.is_silent;
  std::vector<std::string> command = starting_.under;
  command.push_back(programs / "tactus");
  for (auto const& words : {sim::play_arguments(table_, options), starting_.also})
    command.insert(command.end(), words.begin(), words.end());
  auto started = sim::ChildProcess::start(command.front(), {command.begin() + 1, command.end()});
  BOOST_TEST_REQUIRE(started.has_value());
  tactus_.emplace(std::move(*started));
  table_.listen(*tactus_, [this](std::string const& line) {
    printed_.push_back(line);
    hands_.hear(line);
  });
}

bool PlayedGame::play() {
  auto const ended =
      hands_.play(sim::opera_game(), std::nullopt)
          .and_then([this] { return hands_.agree_on_mate(*tactus_, sim::opera_game().back()); })
          .and_then([this] {
            tactus_->type("quit\n");
            tactus_->close_input();
            return table_.run_until([this] { return tactus_->exit_status() && tactus_->descriptor() < 0; },
                                    patience, "tactus to end");
          });
  if (ended && tactus_->exit_status() == 0) return true;
  BOOST_ERROR((ended ? std::string{"tactus failed"} : ended.error())
              << "\n"
              << everything_printed() << sim::last_events(game_file(), 60));
  return false;
}

Kill PlayedGame::kill_and_resume() {
  tactus_->signal(SIGKILL);
  BOOST_TEST_REQUIRE(tactus_->wait_until_ended() == 128 + SIGKILL);
  for (std::string const& line : tactus_->take_lines()) {  // what it said before it died
    printed_.push_back(line);
    hands_.hear(line);
  }
  table_.forget(*tactus_);
  printed_.emplace_back("-- killed --");
  Kill const kill{recorded_events(), captions().count(), words_of_last_move(events_in(game_file()))};
  start(true);
  return kill;
}

bool PlayedGame::has_begun() const {
  auto reader = store::GameReader::open(game_file().string());
  return reader && !reader->read_after(0).events.empty();
}

std::filesystem::path PlayedGame::back_up() const {
  auto copy = folder_.path() / ("copy-" + std::to_string(++copies_) + ".tactus");
  using Connection = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;
  auto const open = [](std::filesystem::path const& file, int flags) {
    sqlite3* connection = nullptr;
    BOOST_TEST_REQUIRE(sqlite3_open_v2(file.c_str(), &connection, flags, nullptr) == SQLITE_OK);
    return Connection{connection, sqlite3_close};
  };
  auto const from = open(game_file(), SQLITE_OPEN_READONLY);
  auto const to = open(copy, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  auto* const backup = sqlite3_backup_init(to.get(), "main", from.get(), "main");
  BOOST_TEST_REQUIRE(backup != nullptr);
  BOOST_TEST_REQUIRE(sqlite3_backup_step(backup, -1) == SQLITE_DONE);
  BOOST_TEST_REQUIRE(sqlite3_backup_finish(backup) == SQLITE_OK);
  return copy;
}

std::vector<std::string> PlayedGame::recorded_events() const { return texts_of(events_in(game_file())); }

std::vector<std::string> PlayedGame::exported_moves() const {
  auto const exported = run("tactus-arbiter", {"export", game_file().string()});
  BOOST_TEST(exported.status == 0, exported.err);
  return sim::pgn_moves(exported.out);
}

std::vector<store::NumberedEvent> events_in(std::filesystem::path const& file) {
  auto reader = store::GameReader::open(file.string());
  BOOST_TEST_REQUIRE(reader.has_value());
  auto batch = reader->read_after(0);
  BOOST_TEST(!batch.damage.has_value());
  return std::move(batch.events);
}

std::vector<std::string> texts_of(std::vector<store::NumberedEvent> const& events) {
  std::vector<std::string> texts;
  for (store::NumberedEvent const& event : events) {
    auto const text = store::write_event(event.stamped.event);
    texts.push_back(text.type + " " + text.payload);
  }
  return texts;
}

std::vector<std::string> opera_moves() {
  std::vector<std::string> moves;
  for (sim::ScriptedPly const& ply : sim::opera_game()) moves.emplace_back(ply.san);
  return moves;
}

}  // namespace tactus::system_test
