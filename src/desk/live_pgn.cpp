// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/live_pgn.hpp"

#include "core/clock/reading.hpp"
#include "core/clock/time_control.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/reading/pgn_reader.hpp"
#include "core/message/written.hpp"
#include "src/arbiter/chronicle/end_by_laws.hpp"
#include "src/record/game_record.hpp"
#include "src/store/written_file.hpp"

#include <algorithm>
#include <fstream>
#include <utility>

namespace tactus::desk {
namespace {

/// Sites read hours, minutes and seconds only; a display shows no more either.
Millis whole_seconds(Millis time) { return std::chrono::floor<std::chrono::seconds>(time); }

/// "01:28:05".
std::string tag_of(Millis time) {
  std::string const text = clock::display(time);
  return text.size() < std::string_view{"01:28:05"}.size() ? '0' + text : text;
}

/// How many were recorded until then; times never go back within a game.
template <class Timed>
auto end_of(std::vector<Timed> const& timed, Instant until) {
  return std::find_if(timed.begin(), timed.end(), [&](Timed const& each) { return each.at > until; });
}

}  // namespace

void LiveGame::take(table::StampedEvent const& event) {
  auto const* const input = std::get_if<table::Input>(&event.event);
  end_.take(event.event);
  if (end_.clock().has_turned()) put_clock_right();
  if (input == nullptr) return take(event.time, std::get<table::Outcome>(event.event));
  if (auto const* const program = std::get_if<table::ProgramStarted>(input))
    is_training_ = program->profile != "tournament";
  if (auto const* const started = std::get_if<table::GameStarted>(input); started != nullptr && !setup_) {
    setup_ = started->setup;
    began_at_ = event.time;
    line_ = table::RecordedLine{started->setup.start};
  }
  back_with_end_.clear();
  auto const* const right = std::get_if<table::SetupCorrected>(input);
  if (right != nullptr && setup_ && end_.is_open())
    setup_ = table::corrected(std::move(*setup_), right->setup);
  if (std::holds_alternative<table::ClockSeen>(*input))
    clocks_.push_back({event.time, *end_.clock().reading()});
}

void LiveGame::put_clock_right() {
  ++mended_;
  for (ReadClock& each : clocks_) each.reading = table::exchanged(each.reading);
  if (!ended_at_) table::put_times_right(plies_, end_.clock().at_first_press());
}

void LiveGame::take(Instant at, table::Outcome const& outcome) {
  if (std::holds_alternative<table::EndTakenBack>(outcome)) {
    ++mended_;
    ended_at_.reset();
    for (auto const& each : std::exchange(back_with_end_, {})) take_move(at, each);
  } else if (ended_at_) {
    auto const* const back = std::get_if<table::MoveTakenBack>(&outcome);
    if (back != nullptr) back_with_end_.push_back(*back);
  } else if (std::holds_alternative<table::GameEnded>(outcome)) {
    ended_at_ = at;
  } else {
    take_move(at, outcome);
  }
}

void LiveGame::take_move(Instant at, table::Outcome const& outcome) {
  using Change = table::RecordedLine::Change;
  if (auto const* const made = std::get_if<table::MoveMade>(&outcome)) made_ = made->move;
  if (std::holds_alternative<table::MovePutBack>(outcome)) made_.reset();
  auto const change = line_.take(outcome);
  if (change == Change::played) {
    auto const& completed = std::get<table::MoveCompleted>(outcome);
    plies_.push_back({at, completed.move, completed.reading});
    made_.reset();
  } else if (change == Change::taken_back) {
    plies_.pop_back();
  } else if (change == Change::named) {
    auto const& named = std::get<table::PromotionNamed>(outcome);
    plies_[named.ply - 1].move = named.move;
  } else if (change == Change::begun_anew) {
    plies_.clear();
  }
  if (change == Change::taken_back || change == Change::named) ++mended_;
}

std::size_t LiveGame::facts_until(Instant until) const {
  if (!setup_ || began_at_ > until) return 0;
  auto const plies = end_of(plies_, until) - plies_.begin();
  auto const clocks = end_of(clocks_, until) - clocks_.begin();
  return 1 + 2 * mended_ + static_cast<std::size_t>(plies + clocks) +
         (ended_at_ && *ended_at_ <= until ? 1 : 0);
}

void LiveGame::add_tags(notation::PgnGame& game, std::string const& round, unsigned board,
                        Instant until) const {
  std::string const event = is_training_ ? "Training: " + setup_->event.text() : setup_->event.text();
  game.tags = {{"Event", event},
               {"Site", setup_->site},
               {"Date", setup_->date},
               {"Round", round},
               {"White", setup_->white.name},
               {"Black", setup_->black.name},
               {"Board", board < number_of_no_table ? std::to_string(board) : ""},
               {"GameId", id_}};
  if (setup_->time_control) game.tags.emplace_back("TimeControl", clock::pgn_text_of(*setup_->time_control));
  auto const read = end_of(clocks_, until);
  if (read != clocks_.begin()) {
    game.tags.emplace_back("WhiteClock", tag_of((read - 1)->reading.white));
    game.tags.emplace_back("BlackClock", tag_of((read - 1)->reading.black));
  }
  std::erase_if(game.tags, [](auto const& tag) { return tag.second.empty(); });
}

void LiveGame::add_moves(notation::PgnGame& game, Instant until) const {
  std::optional<Millis> left[2];  // of White, of Black
  if (!clocks_.empty()) {
    left[0] = clocks_.front().reading.white;
    left[1] = clocks_.front().reading.black;
  }
  chess::Color by = line_.line().start().turn();
  auto const beginning = chess::legal_beginning(line_.line());
  auto const legal = static_cast<std::ptrdiff_t>(beginning ? beginning->plies() : 0);
  auto const end = std::min(end_of(plies_, until), plies_.begin() + legal);
  for (auto each = plies_.begin(); each != end; ++each) {
    if (line_.line().is_piece_unknown(game.moves.size() + 1)) break;
    auto& last = left[static_cast<unsigned>(by)];
    if (each->reading) last = each->reading->of(by);
    game.moves.push_back(each->move);
    game.clocks.push_back(last ? std::optional{whole_seconds(*last)} : std::nullopt);
    by = opposite(by);
  }
}

std::string LiveGame::pgn(std::string const& round, unsigned board, Instant until) const {
  notation::PgnGame game;
  game.start = line_.line().start();
  add_tags(game, round, board, until);
  add_moves(game, until);
  if (ended_at_ && *ended_at_ <= until)
    game.result =
        program::pgn_result(program::judged_end(end_.end(), line_.line(), made_, setup_->regime).result);
  return notation::write_judged_pgn(game);
}

namespace {

namespace fs = std::filesystem;
constexpr Millis between_writes{1000};

using Done = tl::expected<void, std::string>;

constexpr std::string_view form = "[Event ";  // how PGN begins
constexpr std::string_view id_tag = "[GameId \"";

/// That all games in this file are some of these: what another round or another program wrote is kept.
bool holds_only(fs::path const& path, std::set<std::string> const& games) {
  std::ifstream in{path};
  bool has_some = false;
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with(id_tag)) continue;
    line.erase(0, id_tag.size());
    has_some = true;
    if (!games.contains(line.substr(0, line.find('"')))) return false;
  }
  std::error_code unknown;
  return has_some || fs::file_size(path, unknown) == 0;
}

Done may_be_written(fs::path const& path, std::set<std::string> const& games) {
  auto const place = store::place_to_write(path.string(), form);
  if (!place) return tl::unexpected(written(place.error()));
  std::error_code unknown;
  if (!fs::is_regular_file(*place, unknown) || holds_only(*place, games)) return {};
  return tl::unexpected(path.string() + ": holds other games; expected another --round or another folder");
}

}  // namespace

Done write_files(fs::path const& folder, std::vector<NamedText> const& files,
                 std::set<std::string> const& games) {
  std::error_code trouble;
  fs::create_directories(folder, trouble);
  if (trouble) return tl::unexpected(folder.string() + ": " + trouble.message() + "; expected a folder");
  for (NamedText const& file : files)
    if (auto may = may_be_written(folder / file.name, games); !may) return may;
  for (NamedText const& file : files)
    if (auto done = store::write_text((folder / file.name).string(), file.text, form); !done)
      return tl::unexpected(written(done.error()));
  return {};
}

LivePgn::LivePgn(LivePgnOptions options, std::function<void(std::string const&)> tell)
    : options_(std::move(options)), tell_(std::move(tell)), round_(options_.round) {
  thread_ = std::thread{[this] { run(); }};
}

LivePgn::~LivePgn() {
  {
    std::lock_guard const lock{mutex_};
    is_over_ = true;
  }
  ends_.notify_one();
  thread_.join();
}

void LivePgn::take(std::vector<BoardNews> const& news) {
  std::lock_guard const lock{mutex_};
  for (BoardNews const& each : news) round_.take(each);
}

void LivePgn::run() {
  for (;;) {
    write(std::chrono::floor<Millis>(std::chrono::system_clock::now()));
    std::unique_lock lock{mutex_};
    if (ends_.wait_for(lock, between_writes, [this] { return is_over_; })) return;
  }
}

void LivePgn::write(Instant now) {
  std::vector<NamedText> files;
  std::set<std::string> games;
  {
    std::lock_guard const lock{mutex_};
    games = round_.ids();
    files = round_.changed(now - options_.delay);
  }
  if (files.empty()) return;
  auto const written = write_files(fs::path{options_.folder} / ("round-" + options_.round), files, games);
  std::string const trouble = written ? "" : written.error();
  if (!trouble.empty() && trouble != told_) tell_(trouble);
  told_ = trouble;
  if (written) return;
  std::lock_guard const lock{mutex_};
  round_.forget();
}

void LiveRound::take(BoardNews const& news) {
  auto const before = numbers_.held_by(news.board);
  auto const number = numbers_.number_of(news);
  if (before && *before != number) move(*before, number);
  Board& board = boards_[number];
  if (news.events.empty()) return;
  if (board.games.empty() || board.game != news.game) board.games.emplace_back(news.game);
  board.game = news.game;
  ids_.insert(news.game);
  for (store::NumberedEvent const& each : news.events) board.games.back().take(each.stamped);
}

/// Where a file was written under the old number, it is made empty.
void LiveRound::move(unsigned before, unsigned number) {
  Board moved = std::move(boards_[before]);
  boards_[before] = Board{};
  boards_[before].facts = std::exchange(moved.facts, 0);
  boards_[number] = std::move(moved);
}

/// The text is made anew where the game went on. A game stays until the next one at its board has begun.
bool LiveRound::brings_news(unsigned number, Board& board, Instant until) const {
  auto& games = board.games;
  while (games.size() > 1 && games[1].facts_until(until) > 0) {
    games.erase(games.begin());
    board.facts = 0;
  }
  auto const facts = games.empty() ? 0 : games.front().facts_until(until);
  if (facts == board.facts) return false;
  board.facts = facts;
  board.text = games.empty() ? "" : games.front().pgn(round_, number, until);
  return true;
}

std::vector<NamedText> LiveRound::changed(Instant until) {
  std::vector<NamedText> files;
  std::string all;
  for (auto& [number, board] : boards_) {
    if (brings_news(number, board, until))
      files.push_back({"game-" + std::to_string(number) + ".pgn", board.text});
    all += board.text;
  }
  if (!files.empty()) files.push_back({"games.pgn", std::move(all)});
  return files;
}

void LiveRound::forget() {
  for (auto& [number, board] : boards_) board.facts = 0;
}

}  // namespace tactus::desk
