// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/piece_pictures.hpp"

#include "core/arbitration/mating/blockers.hpp"

namespace tactus::arbitration {
namespace {

using chess::Color;
using chess::Kind;
using chess::Square;

class Pictures {
 public:
  Pictures(PiecesReach const& reach, Color winner) {
    Color const loser = opposite(winner);
    rocks_ = reach.rocks[static_cast<unsigned>(loser)];
    for (PieceReach const& each : reach) {
      bool const wins = each.piece.color == winner;
      if (each.piece.kind == Kind::king)
        (wins ? winner_king_ : loser_king_) = each.stands;
      else if (wins)
        attacked_ |= each.attacks();
      else if (!each.is_rock())
        blockers_.add(each.stands | each.promoted);
    }
  }
  bool any() const {
    for (Square const king : loser_king_& attacked_) {
      SquareSet const open = king_steps(king) - attacked_ - rocks_;
      for (Square const other : winner_king_ - king_steps(king) - king)
        if (blockers_.can_fill(open - king_steps(other))) return true;
    }
    return false;
  }

 private:
  SquareSet loser_king_, winner_king_;
  SquareSet attacked_;  // by the winner's pieces, the king apart
  SquareSet rocks_;     // the loser's
  Blockers blockers_;   // his other pieces
};

}  // namespace

bool has_mate_picture(PiecesReach const& reach, Color winner) { return Pictures{reach, winner}.any(); }

}  // namespace tactus::arbitration
