// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/live_game.hpp"

#include "core/clock/display.hpp"
#include "core/clock/time_control_text.hpp"
#include "core/legal/judged_pgn.hpp"
#include "core/legal/legal_beginning.hpp"
#include "src/record/game_pgn.hpp"
#include "src/record/game_record.hpp"

#include <algorithm>

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
  if (input == nullptr) return take(event.time, std::get<table::Outcome>(event.event));
  if (auto const* const program = std::get_if<table::ProgramStarted>(input))
    is_training_ = program->profile != "tournament";
  if (auto const* const started = std::get_if<table::GameStarted>(input); started != nullptr && !setup_) {
    setup_ = started->setup;
    began_at_ = event.time;
    begin_at(started->setup.start);
  }
  if (auto const* const seen = std::get_if<table::ClockSeen>(input))
    clocks_.push_back({event.time, seen->reading});
}

void LiveGame::begin_at(chess::StatedPosition const& position) {
  plies_.clear();
  line_ = chess::PlayedLine{position};
}

void LiveGame::take(Instant at, table::Outcome const& outcome) {
  auto const* const completed = std::get_if<table::MoveCompleted>(&outcome);
  if (completed != nullptr && line_.current().has(completed->move)) {
    plies_.push_back({at, completed->move, completed->reading});
    line_.play(completed->move);
  }
  if (std::holds_alternative<table::MoveTakenBack>(outcome) && !plies_.empty()) {
    ++taken_back_;
    plies_.pop_back();
    line_.take_back_to(plies_.size());
  }
  if (auto const* const restored = std::get_if<table::PositionRestored>(&outcome))
    if (auto const position = program::position_of(*restored, line_.start().homes());
        position && plies_.empty())
      begin_at(*position);
  if (auto const* const ended = std::get_if<table::GameEnded>(&outcome); ended != nullptr && !ended_at_) {
    ended_at_ = at;
    result_ = ended->result;
  }
  if (std::holds_alternative<table::EndTakenBack>(outcome)) {
    ++taken_back_;
    ended_at_.reset();
  }
}

std::size_t LiveGame::facts_until(Instant until) const {
  if (!setup_ || began_at_ > until) return 0;
  auto const plies = end_of(plies_, until) - plies_.begin();
  auto const clocks = end_of(clocks_, until) - clocks_.begin();
  return 1 + 2 * taken_back_ + static_cast<std::size_t>(plies + clocks) +
         (ended_at_ && *ended_at_ <= until ? 1 : 0);
}

void LiveGame::add_tags(notation::PgnGame& game, std::string const& round, unsigned board,
                        Instant until) const {
  std::string const event = is_training_ ? "Training: " + setup_->event : setup_->event;
  game.tags = {{"Event", event},
               {"Site", setup_->site},
               {"Date", setup_->date},
               {"Round", round},
               {"White", setup_->white.name},
               {"Black", setup_->black.name},
               {"Board", std::to_string(board)},
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
  chess::Color by = line_.start().turn();
  auto const beginning = chess::legal_beginning(line_);
  auto const legal = static_cast<std::ptrdiff_t>(beginning ? beginning->plies() : 0);
  auto const end = std::min(end_of(plies_, until), plies_.begin() + legal);
  for (auto each = plies_.begin(); each != end; ++each) {
    auto& last = left[static_cast<unsigned>(by)];
    if (each->reading) last = each->reading->of(by);
    game.moves.push_back(each->move);
    game.clocks.push_back(last ? std::optional{whole_seconds(*last)} : std::nullopt);
    by = opposite(by);
  }
}

std::string LiveGame::pgn(std::string const& round, unsigned board, Instant until) const {
  notation::PgnGame game;
  game.start = line_.start();
  add_tags(game, round, board, until);
  add_moves(game, until);
  if (ended_at_ && *ended_at_ <= until) game.result = program::pgn_result(result_);
  return notation::write_judged_pgn(game);
}

}  // namespace tactus::desk
