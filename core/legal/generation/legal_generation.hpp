// SPDX-License-Identifier: GPL-3.0-or-later
// Legal moves (3.1 to 3.9) without making any: checkers, pins and the squares forbidden to the king are found
// once, then every piece gets its squares as one set. A sink lists or only counts them. Internal to
// core/chess.
#pragma once

#include "core/chess/generation/attacks.hpp"
#include "core/chess/move.hpp"

namespace tactus::chess {

/// Moves every square of the set by `step` squares of index; nothing wraps from file to file.
template <int step>
TACTUS_ALWAYS_INLINE Bits shifted(Bits set) {
  constexpr Bits file_a = 0x0101010101010101;
  constexpr Bits file_h = file_a << 7U;
  if constexpr (step == 7 || step == -9) set &= ~file_a;
  if constexpr (step == 9 || step == -7) set &= ~file_h;
  if constexpr (step > 0)
    return set << static_cast<unsigned>(step);
  else
    return set >> static_cast<unsigned>(-step);
}

TACTUS_ALWAYS_INLINE Square lowest(Bits set) {
  return Square::from_index(static_cast<unsigned>(std::countr_zero(set)));
}

/// Pieces of `by` that attack the square when `occupied` stands.
template <class Sliders>
TACTUS_ALWAYS_INLINE Bits attackers(PositionWords const& words, Square square, Color by, Bits occupied) {
  Bits const queens = words.kinds[index_of(Kind::queen)];
  unsigned const at = square.index();
  Bits const found = (attack_tables.knight[at] & words.kinds[index_of(Kind::knight)]) |
                     (attack_tables.king[at] & words.kinds[index_of(Kind::king)]) |
                     (attack_tables.pawn[index_of(opposite(by))][at] & words.kinds[index_of(Kind::pawn)]) |
                     (Sliders::rook(square, occupied) & (words.kinds[index_of(Kind::rook)] | queens)) |
                     (Sliders::bishop(square, occupied) & (words.kinds[index_of(Kind::bishop)] | queens));
  return found & words.colors[index_of(by)];
}

/// All squares that pieces of `by` attack when `occupied` stands.
template <Color by, class Sliders>
TACTUS_ALWAYS_INLINE Bits attacked_squares(PositionWords const& words, Bits occupied) {
  constexpr int forward = by == Color::white ? 8 : -8;
  Bits const pawns = words.of(by, Kind::pawn);
  Bits attacked = shifted<forward - 1>(pawns) | shifted<forward + 1>(pawns);
  attacked |= attack_tables.king[words.king(by).index()];
  for (Bits rest = words.of(by, Kind::knight); rest != 0; rest &= rest - 1)
    attacked |= attack_tables.knight[lowest(rest).index()];
  Bits const queens = words.of(by, Kind::queen);
  for (Bits rest = words.of(by, Kind::bishop) | queens; rest != 0; rest &= rest - 1)
    attacked |= Sliders::bishop(lowest(rest), occupied);
  for (Bits rest = words.of(by, Kind::rook) | queens; rest != 0; rest &= rest - 1)
    attacked |= Sliders::rook(lowest(rest), occupied);
  return attacked;
}

struct KingSafety {
  Bits checkers = 0;  // enemy pieces that give check
  Bits pinned = 0;    // own pieces that alone shield the king from a slider
  Bits danger =
      0;  // where the king would be in check; seen with the king taken off, so that he hides no square
};

template <Color us, class Sliders>
TACTUS_ALWAYS_INLINE KingSafety king_safety(PositionWords const& words) {
  constexpr Color them = opposite(us);
  Square const king = words.king(us);
  Bits const occupied = words.occupied();
  KingSafety safety;
  safety.danger = attacked_squares<them, Sliders>(words, occupied ^ bit(king));
  safety.checkers = (attack_tables.knight[king.index()] & words.of(them, Kind::knight)) |
                    (attack_tables.pawn[index_of(us)][king.index()] & words.of(them, Kind::pawn));
  Bits const queens = words.of(them, Kind::queen);
  Bits const snipers = (attack_tables.rook_rays[king.index()] & (words.of(them, Kind::rook) | queens)) |
                       (attack_tables.bishop_rays[king.index()] & (words.of(them, Kind::bishop) | queens));
  for (Bits rest = snipers; rest != 0; rest &= rest - 1) {
    Bits const shields = between(king, lowest(rest)) & occupied;
    if (shields == 0) safety.checkers |= rest & -rest;
    if ((shields & (shields - 1)) == 0) safety.pinned |= shields & words.colors[index_of(us)];
  }
  return safety;
}

/// Would the king be safe after the pawn on `from` took en passant? Asked of the whole board, because this is
/// the one move that takes two pieces off a line (3.7.3.1 with 3.9.2).
template <class Sliders>
TACTUS_ALWAYS_INLINE bool en_passant_keeps_king_safe(PositionWords const& words, Square from, Square passed) {
  Bits const taken = Bits{1} << (passed.index() ^ 8U);
  Bits const occupied = (words.occupied() ^ bit(from) ^ taken) | bit(passed);
  Color const us = words.turn;
  return (attackers<Sliders>(words, words.king(us), opposite(us), occupied) & ~taken) == 0;
}

/// Own pawns that stand ready to take on the square passed over.
TACTUS_ALWAYS_INLINE Bits en_passant_takers(PositionWords const& words, Square passed) {
  return attack_tables.pawn[index_of(opposite(words.turn))][passed.index()] &
         words.of(words.turn, Kind::pawn);
}

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
      for (MoveKind const kind : chess::promotions)
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
