// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/commitment.hpp"

#include <algorithm>

namespace tactus::sensing {

void ClockPresses::press(chess::Color by, Instant at) {
  if (auto const owed = std::find(owed_.begin(), owed_.end(), by); owed != owed_.end()) {
    owed_.erase(owed_.begin(), owed + 1);  // older ones were lost
    return;
  }
  owed_.clear();
  if (waiting_.empty() || waiting_.back().by != by) waiting_.push_back({by, at});
}

std::optional<Instant> ClockPresses::of(chess::Color mover) const {
  if (waiting_.empty() || waiting_.front().by != mover) return std::nullopt;
  return waiting_.front().at;
}

void ClockPresses::complete(chess::Color mover) {
  if (!waiting_.empty()) {
    if (waiting_.front().by == mover) waiting_.erase(waiting_.begin());
    return;
  }
  if (owed_.size() == 2) owed_.erase(owed_.begin());
  owed_.push_back(mover);
}

namespace {

/// A hand that set a piece down goes on with it, or comes back to it, within this time.
constexpr Millis settling_time{1000};
/// The longest that an opponent's press comes before his move is made on this board.
constexpr Millis late_copy_time{1600};
/// Without any press: longer than a piece is held over a wrong square.
constexpr Millis long_quiet{6000};
/// Plies that must follow from a move that only a dead sensor explains.
constexpr std::size_t proving_plies = 4;

/// King or rook stands where castling puts it, so that the other one may follow.
bool may_become_castling(Basis const& before, chess::Move move) {
  auto const castlings = before.castlings();
  return std::any_of(castlings.begin(), castlings.end(), [&](chess::Move const castling) {
    if (move.from() != castling.from() && move.from() != castling.to()) return false;
    return before.at(move.from()) == before.after(castling).at(move.to());
  });
}

/// The pieces of the move stand where it put them, and none stands where none should, unless a reply put it
/// there. Other pieces may be on their way already, but none of `kept`.
bool stands(BoardReading const& board, Hypothesis const& made, chess::SquareSet kept) {
  chess::SquareSet const expected = made.position.occupied();
  chess::SquareSet const filled = board.lifted.filled();
  if (!((expected & (made.by->changed | kept)) - filled - board.bad).empty()) return false;
  bool const is_answered = std::any_of(made.next.begin(), made.next.end(), [](Hypothesis const& reply) {
    return reply.by->is_shown && !reply.by->is_weak;
  });
  return is_answered || (filled - expected - board.bad).empty();
}

/// A piece that was lifted and is in the hand looks like a sensor that died beside the move.
bool is_fault_elsewhere(Hypothesis const& made) {
  return made.suspect && !made.by->changed.contains(*made.suspect);
}

/// A move onto a silent sensor looks like a piece in the hand: the sensor is dead when a second move went on
/// from there. One that comes from nowhere does not. A sensor that has spoken in this game needs more.
bool is_silent_enough(BoardReading const& board, Hypothesis const& made) {
  if (board.lifted.spoken().contains(*made.suspect)) return false;
  return *made.suspect == made.by->move.from() || made.answered_at();
}

std::optional<Instant> by_press(BoardReading const& board, Leading const& leading, PressOfMove const& press) {
  if (!press.at || is_fault_elsewhere(*leading.best)) return std::nullopt;
  Hypothesis const& made = *leading.best;
  if (made.suspect && !is_silent_enough(board, made)) return std::nullopt;
  TentativeMove const& by = *made.by;
  Basis const& before = leading.before->position;
  bool const may_castle = may_become_castling(before, by.move);
  chess::SquareSet const kept = may_castle ? made.position.pieces(before.turn()) : chess::SquareSet{};
  if (!made.suspect && !stands(board, made, kept)) return std::nullopt;
  Millis const shown_for = by.is_doubtful ? settling_time : hold_time;
  Instant const earliest = std::max(*press.at, by.shown_since + shown_for);
  if (press.is_by_owner) return earliest;
  bool const may_go_on = by.is_weak || made.suspect || may_castle;
  return std::max(
      {earliest, by.shown_at + settling_time, *press.at + (may_go_on ? late_copy_time : settling_time)});
}

std::optional<Instant> by_next_ply(Hypothesis const& made) {
  if (made.suspect && made.depth() < proving_plies) return std::nullopt;
  return made.answered_at();
}

std::optional<Instant> by_quiet(BoardReading const& board, Hypothesis const& made) {
  if (made.by->is_weak || made.suspect || !reads_as(board, made.position)) return std::nullopt;
  return *board.lifted.last_change() + long_quiet;
}

}  // namespace

std::optional<Instant> PressOfMove::done_by() const {
  if (!at || is_by_owner) return at;
  return *at + late_copy_time;
}

bool is_proved_dead(BoardReading const& board, Hypothesis const& made) {
  std::size_t const plies = board.lifted.spoken().contains(*made.suspect) ? proving_plies : 2;
  return made.depth() >= plies;
}

std::optional<Instant> commitment(BoardReading const& board, Leading const& leading,
                                  PressOfMove const& press) {
  std::optional<Instant> earliest;
  for (auto const& each :
       {by_press(board, leading, press), by_next_ply(*leading.best), by_quiet(board, *leading.best)})
    if (each && (!earliest || *each < *earliest)) earliest = each;
  return earliest;
}

}  // namespace tactus::sensing
