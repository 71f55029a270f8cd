// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/chess/diagram.hpp"

#include "core/chess/generation/attacks.hpp"
#include "core/chess/position_words.hpp"

#include <algorithm>
#include <array>

namespace tactus::chess {
namespace {

constexpr Bits last_ranks = Bits{0xFF} | Bits{0xFF} << 56U;

Bits second_rank(Color c) { return c == Color::white ? Bits{0xFF} << 8U : Bits{0xFF} << 48U; }

Bits stepped(Color c, Bits pawns) { return c == Color::white ? pawns << 8U : pawns >> 8U; }

/// One step, and from its first square two (3.7.1, 3.7.2).
Bits pawn_steps(PositionWords const& words, Square from) {
  Bits const one = stepped(words.turn, bit(from)) & ~words.occupied();
  bool const is_first = (bit(from) & second_rank(words.turn)) != 0;
  return is_first ? one | (stepped(words.turn, one) & ~words.occupied()) : one;
}

/// Where an enemy piece stands, or an enemy pawn beside the pawn (3.7.3).
Bits pawn_captures(PositionWords const& words, Square from) {
  Color const other = opposite(words.turn);
  Bits const beside = words.of(other, Kind::pawn) & (Bits{0xFF} << (from.index() & 56U));
  Bits const passed = stepped(words.turn, beside) & ~words.occupied();
  return attack_tables.pawn[index_of(words.turn)][from.index()] & (words.colors[index_of(other)] | passed);
}

/// 3.2 to 3.8.1, over what stands there.
Bits goals_of(PositionWords const& words, Square from) {
  using Sliders = SubtractingSliders;
  switch (piece_of(words.codes[from.index()]).kind) {
    case Kind::pawn: return pawn_steps(words, from) | pawn_captures(words, from);
    case Kind::knight: return attack_tables.knight[from.index()];
    case Kind::bishop: return Sliders::bishop(from, words.occupied());
    case Kind::rook: return Sliders::rook(from, words.occupied());
    case Kind::queen: return Sliders::bishop(from, words.occupied()) | Sliders::rook(from, words.occupied());
    case Kind::king: return attack_tables.king[from.index()];
  }
  return 0;
}

MoveKind kind_of(PositionWords const& words, Square from, Square to) {
  if (piece_of(words.codes[from.index()]).kind != Kind::pawn) return MoveKind::normal;
  if (from.file() != to.file())
    return words.codes[to.index()] == no_piece ? MoveKind::en_passant : MoveKind::normal;
  bool const is_one_step = stepped(words.turn, bit(from)) == bit(to);
  return is_one_step ? MoveKind::normal : MoveKind::double_push;
}

/// All squares from one to the other, both included, of one rank.
Bits span_of(unsigned rank, File a, File b) {
  auto const low = static_cast<unsigned>(std::min(a, b));
  auto const high = static_cast<unsigned>(std::max(a, b));
  return ((Bits{2} << high) - (Bits{1} << low)) << (8 * rank);
}

}  // namespace

Diagram::Diagram(Placement const& placement, Color turn, CastlingHomes homes) : homes_(homes) {
  words_.turn = turn;
  for (Square const s : placement.occupied()) put_on(words_, s, code_of(*placement.at(s)));
  words_.key = 0;
}

std::optional<Piece> Diagram::at(Square s) const {
  PieceCode const code = words_.codes[s.index()];
  if (code == no_piece) return std::nullopt;
  return piece_of(code);
}

Placement Diagram::placement() const {
  Placement placement;
  for (Square const s : occupied()) placement.put(s, piece_of(words_.codes[s.index()]));
  return placement;
}

SquareSet Diagram::goals(Square from) const {
  auto const other = opposite(turn());
  Bits const kings = words_.of(other, Kind::king);
  return SquareSet{goals_of(words_, from) & ~words_.colors[index_of(turn())] & ~kings};
}

SquareSet Diagram::origins(Kind kind, Square to) const {
  SquareSet origins;
  for (Square const from : pieces(Piece{turn(), kind}))
    if (goals(from).contains(to)) origins.insert(from);
  return origins;
}

MoveList Diagram::moves() const {
  MoveList list = castlings();
  for (Square const from : pieces(turn())) {
    bool const is_pawn = words_.codes[from.index()] == code_of({turn(), Kind::pawn});
    for (Square const to : goals(from)) {
      bool const is_promotion = is_pawn && (bit(to) & last_ranks) != 0;
      if (is_promotion)
        for (MoveKind const kind : promotions) list.push({from, to, kind});
      else
        list.push({from, to, kind_of(words_, from, to)});
    }
  }
  return list;
}

MoveList Diagram::castlings() const {
  MoveList list;
  Rank const rank = turn() == Color::white ? Rank::r1 : Rank::r8;
  Square const king{homes_.king, rank};
  if (at(king) != Piece{turn(), Kind::king}) return list;
  for (bool const is_short : {true, false}) {
    File const rook_file = is_short ? homes_.h_side_rook : homes_.a_side_rook;
    Square const rook{rook_file, rank};
    if (at(rook) != Piece{turn(), Kind::rook}) continue;
    auto const r = static_cast<unsigned>(rank);
    Bits const passed = span_of(r, homes_.king, rook_file) |
                        span_of(r, homes_.king, is_short ? File::g : File::c) |
                        span_of(r, rook_file, is_short ? File::f : File::d);
    if ((words_.occupied() & passed & ~(bit(king) | bit(rook))) != 0) continue;
    list.push({king, rook, is_short ? MoveKind::castle_short : MoveKind::castle_long});
  }
  return list;
}

bool Diagram::is_check() const {
  Diagram const other = with_turn(opposite(turn()));
  for (Square const from : other.pieces(other.turn()))
    if ((goals_of(other.words_, from) & words_.of(turn(), Kind::king)) != 0) return true;
  return false;
}

Diagram Diagram::after(Move m) const {
  Diagram next = *this;
  carry_out(next.words_, m);
  bool const is_unknown = unknown_.contains(m.from()) && !m.is_castling();
  next.unknown_ = unknown_ - (SquareSet{m.from()} | m.to());
  if (is_unknown) next.unknown_.insert(m.to());
  return next.with_turn(opposite(turn()));
}

Diagram Diagram::after_unknown(Move m) const {
  Diagram next = after(m);
  next.unknown_.insert(m.to());
  return next;
}

Diagram Diagram::with_turn(Color turn) const {
  Diagram other = *this;
  other.words_.turn = turn;
  other.words_.key = 0;
  other.words_.halfmove_clock = 0;
  return other;
}

void put_on(PositionWords& words, Square s, PieceCode code) {
  words.kinds[code & 7U] ^= bit(s);
  words.colors[code >> 3U] ^= bit(s);
  words.key ^= key_words.piece[code][s.index()];
  words.codes[s.index()] = code;
}

namespace {

void take_off(PositionWords& words, Square s) {
  PieceCode const code = words.codes[s.index()];
  words.kinds[code & 7U] ^= bit(s);
  words.colors[code >> 3U] ^= bit(s);
  words.key ^= key_words.piece[code][s.index()];
  words.codes[s.index()] = no_piece;
}

/// As take_off and put_on, with each word changed once.
void carry(PositionWords& words, PieceCode code, Square from, Square to) {
  Bits const both = bit(from) | bit(to);
  words.kinds[code & 7U] ^= both;
  words.colors[code >> 3U] ^= both;
  words.key ^= key_words.piece[code][from.index()] ^ key_words.piece[code][to.index()];
  words.codes[from.index()] = no_piece;
  words.codes[to.index()] = code;
}

/// Both leave before either arrives: in Chess960 they may swap, or one of them may stay.
void castle(PositionWords& words, Move m) {
  PieceCode const king = words.codes[m.from().index()];
  PieceCode const rook = words.codes[m.to().index()];
  unsigned const rank = m.from().index() & 56U;
  bool const is_short = m.kind() == MoveKind::castle_short;
  take_off(words, m.from());
  take_off(words, m.to());
  put_on(words, Square::from_index(rank + (is_short ? 6 : 2)), king);
  put_on(words, Square::from_index(rank + (is_short ? 5 : 3)), rook);
}

void move_piece(PositionWords& words, Move m) {
  PieceCode const mover = words.codes[m.from().index()];
  if (words.codes[m.to().index()] != no_piece) {
    take_off(words, m.to());
    words.halfmove_clock = 0;
  }
  if ((mover & 7U) == index_of(Kind::pawn)) words.halfmove_clock = 0;
  if (m.kind() == MoveKind::en_passant) take_off(words, Square{m.to().file(), m.from().rank()});
  auto const promoted = m.promotion();
  if (!promoted) return carry(words, mover, m.from(), m.to());
  take_off(words, m.from());
  put_on(words, m.to(), code_of({words.turn, *promoted}));
}

}  // namespace

void carry_out(PositionWords& words, Move m) {
  if (m.is_castling())
    castle(words, m);
  else
    move_piece(words, m);
}

}  // namespace tactus::chess
