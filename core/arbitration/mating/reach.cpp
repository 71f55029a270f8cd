// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/reach.hpp"

#include "core/arbitration/mating/steps.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration {

SquareSet mating_squares(Reach const& reach, Color winner) {
  Color const loser = opposite(winner);
  SquareSet const attacked = attackable(reach, winner);
  SquareSet const closed = attacked | reach.of_pieces(loser);
  SquareSet const kings = reach.of(winner, Kind::king);
  SquareSet squares;
  for (Square const king : reach.of(loser, Kind::king) & attacked) {
    SquareSet const near = king_steps(king);
    SquareSet const open = near - closed;
    for (Square const other : kings - near - king)
      if ((open - king_steps(other)).empty()) {
        squares.insert(king);
        break;
      }
  }
  return squares;
}

namespace {

constexpr std::array<Kind, 4> officers{Kind::knight, Kind::bishop, Kind::rook, Kind::queen};

/// One round of the fixpoint after the other; each only adds squares and frees pieces.
class Spreading {
 public:
  explicit Spreading(Position const& position) : position_(position) {
    reach_.fixed = position.occupied();
    for (Color const c : {Color::white, Color::black})
      for (unsigned k = 0; k < 6; ++k)
        reach_.stands[static_cast<unsigned>(c)][k] = position.pieces({c, static_cast<Kind>(k)});
    allow_castling();
    // Taken en passant, a pawn goes from a square that nobody lands on.
    if (auto const passed = position.en_passant()) free(pawn_pushes(opposite(position.turn()), *passed));
  }
  Reach run() {
    for (Reach before = reach_;; before = reach_) {
      spread(Color::white);
      spread(Color::black);
      if (reach_ == before) return reach_;
    }
  }

 private:
  SquareSet& stands(Color c, Kind k) {
    return reach_.stands[static_cast<unsigned>(c)][static_cast<unsigned>(k)];
  }
  SquareSet fixed_of(Color c) const { return reach_.fixed & position_.pieces(c); }
  SquareSet fixed_of(Color c, Kind k) const { return reach_.fixed & position_.pieces({c, k}); }

  /// Where the rook may castle, both pieces are taken to have done so.
  void allow_castling() {
    for (chess::Square const rook : position_.castling_rooks()) {
      Color const c = position_.at(rook)->color;
      chess::Square const king = position_.king(c);
      bool const is_short = rook.file() > king.file();
      unsigned const rank = rook.index() & 56U;
      stands(c, Kind::king).insert(chess::Square::from_index(rank + (is_short ? 6 : 2)));
      stands(c, Kind::rook).insert(chess::Square::from_index(rank + (is_short ? 5 : 3)));
      reach_.fixed.erase(rook);
      reach_.fixed.erase(king);
    }
  }

  /// Attacked for good: by pieces that never leave.
  SquareSet always_attacked(Color by) const {
    SquareSet attacked = pawn_attacks(by, fixed_of(by, Kind::pawn)) | king_steps(fixed_of(by, Kind::king));
    for (Kind const k : officers) attacked |= steps(k, fixed_of(by, k));
    return attacked;
  }

  void free(SquareSet origins) { reach_.fixed = reach_.fixed - origins; }

  void spread(Color c) {
    Color const enemy = opposite(c);
    SquareSet const landing = ~(fixed_of(c) | fixed_of(enemy, Kind::king));
    for (Kind const k : officers) {
      free(steps(k, landing) & fixed_of(c, k));
      stands(c, k) |= steps(k, stands(c, k)) & landing;
    }
    SquareSet const king_landing = landing - always_attacked(enemy);
    free(king_steps(king_landing) & fixed_of(c, Kind::king));
    stands(c, Kind::king) |= king_steps(stands(c, Kind::king)) & king_landing;
    spread_pawns(c);
    free(fixed_of(enemy) & (reach_.of_pieces(c) | stands(c, Kind::king)));
  }

  void spread_pawns(Color c) {
    Color const enemy = opposite(c);
    SquareSet const push_landing = ~reach_.fixed;
    SquareSet takes = reach_.of_pieces(enemy);
    if (auto const passed = position_.en_passant()) takes.insert(*passed);
    free(fixed_of(c, Kind::pawn) & (pawn_pushes(enemy, push_landing) | pawn_attacks(enemy, takes)));
    SquareSet& pawns = stands(c, Kind::pawn);
    SquareSet const arrived = (pawn_pushes(c, pawns) & push_landing) | (pawn_attacks(c, pawns) & takes);
    pawns |= arrived - first_and_last_rank;
    for (Kind const k : officers) stands(c, k) |= arrived & first_and_last_rank;
  }

  Position const& position_;
  Reach reach_;
};

}  // namespace

SquareSet Reach::of_pieces(Color color) const {
  SquareSet all = of(color, Kind::pawn);
  for (Kind const k : officers) all |= of(color, k);
  return all;
}

Reach reach_of(Position const& position) { return Spreading{position}.run(); }

SquareSet attackable(Reach const& reach, Color by) {
  SquareSet attacked = pawn_attacks(by, reach.of(by, Kind::pawn));
  for (Kind const k : officers) attacked |= steps(k, reach.of(by, k));
  return attacked;
}

}  // namespace tactus::arbitration
