// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus` is killed at random moments of a game and started again at once: nothing recorded is lost, the
// last move is said again and marked as a repeat, nothing else is said again, and the game comes out right.
// What was copied a moment before each kill, and after it, can be read by the arbiter's program.
// TACTUS_KILLS: how many kills (25); thirteen in each game.
#include "tests/programs/program.hpp"
#include "tests/system/played_game.hpp"

#include <algorithm>
#include <cstdlib>
#include <random>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using system_test::Kill;
using system_test::PlayedGame;

BOOST_AUTO_TEST_SUITE(kills)

namespace {

constexpr unsigned kills_in_a_game = 13;

unsigned kills_asked_for() {
  char const* const text = std::getenv("TACTUS_KILLS");
  return text == nullptr ? 25 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

struct CopiedGame {
  std::filesystem::path file;
  std::size_t events;  // that it holds at least
};

class KilledGame {
 public:
  explicit KilledGame(std::uint32_t seed) : game_(seed), random_(seed) { plan_next(); }

  PlayedGame& game() { return game_; }
  std::vector<Kill> const& kills() const { return kills_; }
  std::vector<CopiedGame> const& copies() const { return copies_; }

 private:
  void plan_next() {
    auto const length = std::chrono::seconds{4 + random_() % 15};
    game_.table().call_at(game_.table().now() + length + std::chrono::microseconds{random_() % 1'000'000},
                          [this] { kill(); });
  }
  void kill() {
    if (!game_.has_begun()) return plan_next();
    copies_.push_back({game_.back_up(), 0});
    kills_.push_back(game_.kill_and_resume());
    copies_.push_back({game_.back_up(), kills_.back().events.size()});
    if (kills_.size() < kills_in_a_game) plan_next();
  }

  PlayedGame game_;
  std::mt19937 random_;
  std::vector<Kill> kills_;
  std::vector<CopiedGame> copies_;
};

bool is_move_of_the_game(std::string const& words) {
  auto const game = sim::opera_game();
  return std::any_of(game.begin(), game.end(),
                     [&](sim::ScriptedPly const& ply) { return ply.words == words; });
}

void check_nothing_is_lost(KilledGame& killed) {
  auto const all = killed.game().recorded_events();
  for (Kill const& kill : killed.kills()) {
    BOOST_TEST_REQUIRE(all.size() >= kill.events.size());
    for (std::size_t i = 0; i < kill.events.size(); ++i) BOOST_TEST_REQUIRE(all[i] == kill.events[i]);
  }
  BOOST_TEST(killed.game().exported_moves() == system_test::opera_moves(), boost::test_tools::per_element());
}

/// The last line that the arbiter's watch has of these events, up to its colon.
std::string last_watched(std::vector<store::NumberedEvent> const& events) {
  std::string line = "Black";
  for (store::NumberedEvent const& event : events) {
    auto const* const outcome = std::get_if<table::Outcome>(&event.stamped.event);
    auto const* const done = outcome == nullptr ? nullptr : std::get_if<table::MoveCompleted>(outcome);
    if (done == nullptr) continue;
    bool const is_white = done->by == chess::Color::white;
    line = std::to_string((done->ply + 1) / 2) + (is_white ? ". " : "... ") + done->san;
  }
  return line + ": ";
}

void check_copies(KilledGame& killed) {
  auto const all = killed.game().recorded_events();
  for (CopiedGame const& copy : killed.copies()) {
    auto const events = system_test::events_in(copy.file);
    auto const texts = system_test::texts_of(events);
    BOOST_TEST_REQUIRE(texts.size() <= all.size());
    BOOST_TEST(texts.size() >= copy.events);
    BOOST_TEST((std::equal(texts.begin(), texts.end(), all.begin())));
    Program watch{"tactus-arbiter", {"watch", copy.file.string()}};
    BOOST_TEST(watch.prints('\n' + last_watched(events)), copy.file << ": " << last_watched(events));
  }
}

/// Between one start and the next: the first repeat is the move that was said last before. Killed once more
/// before it could speak, tactus has said no move at all, only on which game it goes on; but not the last
/// time.
void check_repeats(KilledGame& killed) {
  auto const& heard = killed.game().captions().all();
  auto const is_repeat = [](sim::Caption const& caption) { return caption.is_repeat; };
  for (std::size_t i = 0; i < killed.kills().size(); ++i) {
    Kill const& kill = killed.kills()[i];
    bool const is_last = i + 1 == killed.kills().size();
    auto const from = heard.begin() + static_cast<std::ptrdiff_t>(kill.captions);
    auto const to =
        is_last ? heard.end() : heard.begin() + static_cast<std::ptrdiff_t>(killed.kills()[i + 1].captions);
    auto const first = std::find_if(from, to, is_repeat);
    if (first == to) {
      bool const said_no_move = std::none_of(
          from, to, [](sim::Caption const& caption) { return is_move_of_the_game(caption.words); });
      BOOST_TEST((!kill.last_move_said || (!is_last && said_no_move)));
    } else {
      BOOST_TEST(kill.last_move_said.has_value());
      BOOST_TEST(first->words == kill.last_move_said.value_or(""));
    }
  }
  auto const repeats = static_cast<std::size_t>(std::count_if(heard.begin(), heard.end(), is_repeat));
  BOOST_TEST(repeats <= killed.kills().size() + killed.game().hands().second_askings());
}

void check_no_move_is_said_twice_as_new(KilledGame& killed) {
  std::size_t said = 0;
  for (sim::Caption const& caption : killed.game().captions().all())
    if (!caption.is_repeat && is_move_of_the_game(caption.words)) ++said;
  // A move whose announcement was on record but not yet on the screen is heard only as a repeat; and a player
  // who heard nothing may have asked once more.
  BOOST_TEST(said <= sim::opera_game().size() + killed.game().hands().second_askings());
  BOOST_TEST(said + killed.kills().size() >= sim::opera_game().size());
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_killed_and_resumed_game_loses_nothing_and_repeats_only_the_last_move) {
  unsigned kills = 0;
  for (std::uint32_t seed = 1; kills < kills_asked_for(); ++seed) {
    KilledGame killed{seed};
    bool const is_played = killed.game().play();
    BOOST_TEST_REQUIRE(is_played, "game with seed " << seed);
    BOOST_TEST_REQUIRE(!killed.kills().empty());
    check_nothing_is_lost(killed);
    check_copies(killed);
    check_repeats(killed);
    check_no_move_is_said_twice_as_new(killed);
    kills += static_cast<unsigned>(killed.kills().size());
  }
  BOOST_TEST_MESSAGE(kills << " kills");
}

BOOST_AUTO_TEST_SUITE_END()
