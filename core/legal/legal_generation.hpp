// SPDX-License-Identifier: GPL-3.0-or-later
// Legal moves (3.1 to 3.9) without making any: checkers, pins and the squares forbidden to the king are found
// once, then every piece gets its squares as one set. A sink lists or only counts them. Internal to
// core/chess.
#pragma once

#include "core/chess/move_list.hpp"
#include "core/legal/king_safety.hpp"

namespace tactus::chess {

/// Writes the moves down.
class ListingSink {
 public:
  explicit ListingSink(MoveList& list) : list_(list) {}
  TACTUS_ALWAYS_INLINE void one(Move m) { list_.push(m); }
  TACTUS_ALWAYS_INLINE void piece(Square from, Bits targets) {
    for (; targets != 0; targets &= targets - 1) list_.push(Move{from, lowest(targets)});
  }
  /// Pawns that all made the same step.
  TACTUS_ALWAYS_INLINE void pawns(Bits targets, int step, MoveKind kind) {
    for (; targets != 0; targets &= targets - 1)
      list_.push(Move{origin(targets, step), lowest(targets), kind});
  }
  TACTUS_ALWAYS_INLINE void promotions(Bits targets, int step) {
    for (; targets != 0; targets &= targets - 1)
      for (MoveKind const kind : {MoveKind::promote_queen, MoveKind::promote_rook, MoveKind::promote_bishop,
                                  MoveKind::promote_knight})
        list_.push(Move{origin(targets, step), lowest(targets), kind});
  }

 private:
  static Square origin(Bits targets, int step) {
    return Square::from_index(static_cast<unsigned>(std::countr_zero(targets) - step));
  }
  MoveList& list_;
};

/// Only counts: the last ply of perft, and the question whether there is a move at all.
class CountingSink {
 public:
  TACTUS_ALWAYS_INLINE void one(Move /*m*/) { ++count_; }
  TACTUS_ALWAYS_INLINE void piece(Square /*from*/, Bits targets) { add(targets, 1); }
  TACTUS_ALWAYS_INLINE void pawns(Bits targets, int /*step*/, MoveKind /*kind*/) { add(targets, 1); }
  TACTUS_ALWAYS_INLINE void promotions(Bits targets, int /*step*/) { add(targets, 4); }
  unsigned count() const { return count_; }

 private:
  TACTUS_ALWAYS_INLINE void add(Bits targets, unsigned each) {
    count_ += static_cast<unsigned>(std::popcount(targets)) * each;
  }
  unsigned count_ = 0;
};

/// Steps of pawns `movers` onto `goals`, en passant apart.
template <Color us, class Sink>
TACTUS_ALWAYS_INLINE void pawn_moves(PositionWords const& words, Bits movers, Bits goals, Sink& sink) {
  constexpr int forward = us == Color::white ? 8 : -8;
  constexpr Bits last_rank = us == Color::white ? Bits{0xFF} << 56U : Bits{0xFF};
  constexpr Bits third_rank = us == Color::white ? Bits{0xFF} << 16U : Bits{0xFF} << 40U;
  Bits const empty = ~words.occupied();
  Bits const enemies = words.colors[index_of(opposite(us))];
  Bits const one_step = shifted<forward>(movers) & empty;
  Bits const pushes = one_step & goals;
  Bits const double_pushes = shifted<forward>(one_step & third_rank) & empty & goals;
  Bits const left = shifted<forward - 1>(movers) & enemies & goals;
  Bits const right = shifted<forward + 1>(movers) & enemies & goals;
  sink.pawns(pushes & ~last_rank, forward, MoveKind::normal);
  sink.pawns(double_pushes, 2 * forward, MoveKind::double_push);
  sink.pawns(left & ~last_rank, forward - 1, MoveKind::normal);
  sink.pawns(right & ~last_rank, forward + 1, MoveKind::normal);
  if (((pushes | left | right) & last_rank) == 0) return;
  sink.promotions(pushes & last_rank, forward);
  sink.promotions(left & last_rank, forward - 1);
  sink.promotions(right & last_rank, forward + 1);
}

template <Color us, class Sink>
TACTUS_ALWAYS_INLINE void all_pawn_moves(PositionWords const& words, Bits pinned, Bits goals, Sink& sink) {
  Bits const pawns = words.of(us, Kind::pawn);
  pawn_moves<us>(words, pawns & ~pinned, goals, sink);
  for (Bits rest = pawns & pinned; rest != 0; rest &= rest - 1)
    pawn_moves<us>(words, rest & -rest, goals & line_through(words.king(us), lowest(rest)), sink);
}

template <class Sliders, class Sink>
TACTUS_ALWAYS_INLINE void en_passant_moves(PositionWords const& words, Sink& sink) {
  if (words.en_passant == no_en_passant) return;
  Square const passed = Square::from_index(words.en_passant);
  for (Bits rest = en_passant_takers(words, passed); rest != 0; rest &= rest - 1)
    if (en_passant_keeps_king_safe<Sliders>(words, lowest(rest), passed))
      sink.one(Move{lowest(rest), passed, MoveKind::en_passant});
}

/// Knights, bishops, rooks and queens. A pinned piece keeps to the line of its pin; a pinned knight never
/// can.
template <Color us, class Sliders, class Sink>
TACTUS_ALWAYS_INLINE void piece_moves(PositionWords const& words, Bits pinned, Bits goals, Sink& sink) {
  Square const king = words.king(us);
  Bits const occupied = words.occupied();
  Bits const queens = words.of(us, Kind::queen);
  for (Bits rest = words.of(us, Kind::knight) & ~pinned; rest != 0; rest &= rest - 1)
    sink.piece(lowest(rest), attack_tables.knight[lowest(rest).index()] & goals);
  for (Bits rest = (words.of(us, Kind::bishop) | queens) & ~pinned; rest != 0; rest &= rest - 1)
    sink.piece(lowest(rest), Sliders::bishop(lowest(rest), occupied) & goals);
  for (Bits rest = (words.of(us, Kind::rook) | queens) & ~pinned; rest != 0; rest &= rest - 1)
    sink.piece(lowest(rest), Sliders::rook(lowest(rest), occupied) & goals);
  for (Bits rest = (words.of(us, Kind::bishop) | queens) & pinned; rest != 0; rest &= rest - 1)
    sink.piece(lowest(rest),
               Sliders::bishop(lowest(rest), occupied) & goals & line_through(king, lowest(rest)));
  for (Bits rest = (words.of(us, Kind::rook) | queens) & pinned; rest != 0; rest &= rest - 1)
    sink.piece(lowest(rest),
               Sliders::rook(lowest(rest), occupied) & goals & line_through(king, lowest(rest)));
}

/// 3.8.2, and Guidelines II.3 for Chess960: king and rook pass only empty squares (but for each other), the
/// king passes no attacked square, and the rook may not be what shields the king along the rank.
template <Color us, class Sink>
TACTUS_ALWAYS_INLINE void castling_moves(PositionWords const& words, KingSafety const& safety, Sink& sink) {
  constexpr unsigned rank = us == Color::white ? 0 : 56;
  Square const king = words.king(us);
  for (Bits rest = words.castling_rooks & words.colors[index_of(us)]; rest != 0; rest &= rest - 1) {
    Square const rook = lowest(rest);
    bool const is_short = rook > king;
    Square const king_goal = Square::from_index(rank + (is_short ? 6 : 2));
    Square const rook_goal = Square::from_index(rank + (is_short ? 5 : 3));
    Bits const king_path = between(king, king_goal) | bit(king_goal);
    Bits const rook_path = between(rook, rook_goal) | bit(rook_goal);
    Bits const others = words.occupied() ^ bit(king) ^ bit(rook);
    if (((king_path | rook_path) & others) != 0 || (king_path & safety.danger) != 0) continue;
    if ((safety.pinned & bit(rook)) != 0) continue;
    sink.one(Move{king, rook, is_short ? MoveKind::castle_short : MoveKind::castle_long});
  }
}

template <Color us, class Sliders, class Sink>
TACTUS_ALWAYS_INLINE void legal_moves(PositionWords const& words, Sink& sink) {
  Square const king = words.king(us);
  Bits const own = words.colors[index_of(us)];
  KingSafety const safety = king_safety<us, Sliders>(words);
  sink.piece(king, attack_tables.king[king.index()] & ~own & ~safety.danger);
  Bits goals = ~own;
  if (safety.checkers != 0) {
    if ((safety.checkers & (safety.checkers - 1)) != 0) return;  // in double check only the king can move
    goals = between(king, lowest(safety.checkers)) | safety.checkers;
  }
  piece_moves<us, Sliders>(words, safety.pinned, goals, sink);
  all_pawn_moves<us>(words, safety.pinned, goals, sink);
  en_passant_moves<Sliders>(words, sink);
  if (safety.checkers == 0) castling_moves<us>(words, safety, sink);
}

template <class Sliders, class Sink>
TACTUS_ALWAYS_INLINE void legal_moves(PositionWords const& words, Sink& sink) {
  if (words.turn == Color::white)
    legal_moves<Color::white, Sliders>(words, sink);
  else
    legal_moves<Color::black, Sliders>(words, sink);
}

}  // namespace tactus::chess
