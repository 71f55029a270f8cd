// SPDX-License-Identifier: GPL-3.0-or-later
// The officers of a position, each on any square where it may ever stand, around kings and pawns that stand
// where they are seen.
#pragma once

#include "core/chess/placement.hpp"
#include "tests/core/arbitration/mating/slow_proofs.hpp"

#include <map>
#include <set>

namespace tactus::test {

using chess::Color;
using chess::Square;

/// Kings and pawns, and who is to move.
struct Frame {
  chess::Placement men;
  Color turn = Color::white;
};

Square king_in(chess::Placement const& men, Color color);
/// A pawn or a king of this colour attacks the square.
bool is_attacked_by_men(chess::Placement const& men, Square square, Color by);

class SlowOfficers {
 public:
  SlowOfficers(chess::Setup const& setup, Color player);

  /// Some officer of this colour may ever move.
  bool any_moves(Color color) const;
  /// One of them may come to this square.
  bool may_come(Color color, Square square) const;
  /// An officer that never moves and is never taken stands there.
  bool is_stuck_at(Square square) const { return stuck_.test(square.index()); }
  bool may_king_stand(Color color, Square square) const;

  /// An officer of the player may attack the square past these men.
  bool may_attack(chess::Placement const& men, Square target) const;
  /// As above, along a line that leads over the given square.
  bool may_attack_over(chess::Placement const& men, Square target, Square over) const;
  /// The opponent's king may have nowhere to go: each square beside him is attacked, or one of his own stands
  /// there, no officer on two squares at once.
  bool may_hem_in(chess::Placement const& men) const;

 private:
  using Line = std::vector<Square>;
  /// Line by line the squares in front of an officer; true where one passes `test(line, place of the
  /// target)`.
  template <class Test>
  bool any_line_to(chess::Placement const& men, Square target, Test test) const;
  bool may_fill(std::vector<Square> const& squares, std::set<std::size_t> const& used) const;

  Color player_;
  std::vector<Wandering> men_;
  std::bitset<64> stuck_;
  std::map<Square, std::vector<Line>> lines_;  // of the player's officers, by where they may stand
};

}  // namespace tactus::test
