// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/chronicle/judged_moves.hpp"

#include "core/arbitration/judged_line.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "src/record/clock_told.hpp"
#include "src/record/happenings.hpp"

#include <chrono>
#include <string>
#include <utility>

namespace tactus::program {

using arbitration::laws::EndKind;
using arbitration::laws::law;
using chess::Color;

namespace {

using Incidents = std::vector<Incident>;

/// 9.6, by the edition.
Incidents drawn_by_itself(table::MoveCompleted const& completed, table::TableState const& state) {
  auto const line = arbitration::JudgedLine{state.line()}.line();
  auto const end = line ? arbitration::laws::end_by_last_move(*line, state.setup().regime) : std::nullopt;
  bool const is_fivefold = end && end->kind == EndKind::fivefold;
  if (!is_fivefold && !(end && end->kind == EndKind::seventy_five)) return {};
  auto const of = is_fivefold ? law("9.6.1") : law("9.6.2");
  std::string const article{number_in(of, state.setup().regime.rules).value_or("9.6")};
  return {{is_fivefold ? record::fivefold_words(article) : record::seventy_five_words(article), of,
           completed.ply, is_fivefold ? Happening::fivefold : Happening::seventy_five, completed.by}};
}

/// Else the reply completes a move, and nobody can be late with a press.
bool is_clock_read(table::TableState const& state) {
  return state.setup().has_clock && !state.is_lost(table::Device::clock);
}

}  // namespace

void JudgedMoves::forget() {
  made_.reset();
  waits_since_.reset();
}

void JudgedMoves::take(Instant at, table::Input const& input, table::TableState const& state) {
  if (record::breaks_reading_of_clock(input)) waits_since_.reset();
  auto const* const seen = std::get_if<table::ClockSeen>(&input);
  if (seen == nullptr) return;
  does_clock_stand_ = !seen->reading.is_running;
  if (does_clock_stand_)
    waits_since_.reset();
  else if (made_ && !waits_since_ && is_clock_read(state))
    waits_since_ = at;
}

Incidents JudgedMoves::take(Instant at, table::Outcome const& outcome, table::TableState const& state) {
  if (auto const* const made = std::get_if<table::MoveMade>(&outcome)) return take_made(at, *made, state);
  if (auto const* const completed = std::get_if<table::MoveCompleted>(&outcome))
    return take_completed(at, *completed, state);
  auto const* const named = std::get_if<table::PromotionNamed>(&outcome);
  if (named != nullptr && named->ply > 0 && named->ply == state.line().plies())
    return judge(named->ply, named->move, state);
  bool const is_back = std::holds_alternative<table::MovePutBack>(outcome) ||
                       std::holds_alternative<table::MoveTakenBack>(outcome);
  bool const is_elsewhere = is_back || std::holds_alternative<table::PositionRestored>(outcome);
  if (is_elsewhere) judged_.clear();
  if (is_elsewhere || std::holds_alternative<table::GameAdjourned>(outcome) ||
      std::holds_alternative<table::GameEnded>(outcome))
    forget();
  return {};
}

Incidents JudgedMoves::take_made(Instant at, table::MoveMade const& made, table::TableState const& state) {
  bool const is_another = !made_ || made_->move != made.move;
  bool const does_wait = is_clock_read(state) && !does_clock_stand_;
  if (is_another) waits_since_ = does_wait ? std::optional(at) : std::nullopt;
  made_ = Made{made.move, made.by};
  if (made.ply == 0 || made.ply > state.line().plies() + 1) return {};  // an edited file
  return judge(made.ply, made.move, state);
}

Incidents JudgedMoves::take_completed(Instant at, table::MoveCompleted const& completed,
                                      table::TableState const& state) {
  Incidents told;
  if (waits_since_ && at - *waits_since_ >= record::long_without_press)
    told.push_back({record::pressed_late_words(completed.by, std::chrono::floor<Millis>(at - *waits_since_)),
                    law("6.2.1"), completed.ply, Happening::pressed_late, completed.by});
  forget();
  if (completed.ply == 0 || completed.ply != state.line().plies()) return told;  // an edited file
  for (Incident& each : judge(completed.ply, completed.move, state)) told.push_back(std::move(each));
  for (Incident& each : drawn_by_itself(completed, state)) told.push_back(std::move(each));
  return told;
}

/// Nothing can be judged behind an illegal move that stands and leaves a king in check: nobody can tell what
/// the innocent side may play.
Incidents JudgedMoves::judge(unsigned ply, chess::Move move, table::TableState const& state) {
  auto const known = judged_.find(ply);
  if (known != judged_.end() && known->second == move) return {};
  judged_.insert_or_assign(ply, move);
  auto const& line = state.line();
  auto const before = arbitration::JudgedLine{line}.before(ply);
  auto const& diagram = line.diagram_at(ply - 1);
  if (!before || !diagram.has(move)) return {};  // a file may hold anything
  auto const by = before->turn();
  auto const told = [&](Message words, arbitration::laws::Law article, Happening what) {
    return Incidents{{std::move(words), article, ply, what, by}};
  };
  if (!before->is_legal(move)) {
    bool const is_shown = state.setup().board(by) != table::BoardKind::keyboard;
    return told(record::illegal_words(record::numbered(line, ply, chess::describe(diagram, move)), is_shown),
                law("7.5.1"), Happening::illegal_move);
  }
  if (ply <= line.plies() && line.is_piece_unknown(ply)) {
    judged_.erase(ply);  // when it is named
    return {};
  }
  auto const after = before->after(move);
  auto named = record::numbered(line, ply, chess::describe(*before, move));
  if (after.is_checkmate())
    return told(record::checkmate_words(by, std::move(named)), law("5.1.1"), Happening::checkmate);
  if (after.is_stalemate())
    return told(record::stalemate_words(std::move(named)), law("5.2.1"), Happening::stalemate);
  return {};
}

}  // namespace tactus::program
