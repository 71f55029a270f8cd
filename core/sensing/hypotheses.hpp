// SPDX-License-Identifier: GPL-3.0-or-later
// All courses that the game may have taken, and which of them leads.
#pragma once

#include "core/sensing/hypothesis.hpp"

namespace tactus::sensing {

/// The next move to give out, as the board stands. Several moves are equal when their traces are the same.
struct Leading {
  Hypothesis const* before = nullptr;  // the best of the equal moves and where it was made
  Hypothesis const* best = nullptr;
  std::vector<chess::Move> equal;             // with the best one, best first
  std::vector<Hypothesis const*> follow_ups;  // what each of them led to
};

/// Value type.
class Hypotheses {
 public:
  explicit Hypotheses(Basis const& start) { roots_.push_back({start, {}, {}, {}}); }

  void follow(BoardReading const& board, Instant changed_at);
  void suspect_sensors(BoardReading const& board, Instant changed_at);
  void trust(chess::Square heard);

  /// Nothing while no move was shown, or while moves with different traces explain the board equally well.
  /// `done_by`: when the move must have been done, so far as a press tells.
  std::optional<Leading> leading(BoardReading const& board, std::optional<Instant> done_by) const;
  /// The move, if it is one of those that the board may have shown.
  std::optional<Leading> shown(chess::Move move) const;
  /// All moves that the board may have shown, without order.
  std::vector<chess::Move> candidates() const;
  /// Those that the board shows now if one silent sensor is dead.
  std::vector<chess::Move> suspected() const;
  /// The moves of `leading` were given out: what does not follow from them is dropped.
  void commit(Leading const& leading);

  chess::Color turn() const { return roots_.front().position.turn(); }
  /// When the last move given out was first shown.
  Instant start() const;

 private:
  void forget_oldest();

  std::vector<Hypothesis> roots_;  // several after a move that several others share their traces with
};

}  // namespace tactus::sensing
