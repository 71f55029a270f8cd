// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/compact_position.hpp"

#include "core/chess/position_words.hpp"

namespace tactus::chess {
namespace {

constexpr Bits outer_ranks = 0xFF000000000000FF;

unsigned index_of_passed(unsigned pawn) { return pawn ^ 8U; }  // e4 and e3, e5 and e6

}  // namespace

CompactPosition::CompactPosition(Position const& position) {
  PositionWords const& words = position.words_;
  Bits special = words.castling_rooks;
  if (words.en_passant != no_en_passant) special |= Bits{1} << index_of_passed(words.en_passant);
  auto const of = [&words](Kind kind) { return words.kinds[index_of(kind)]; };
  planes_[0] = of(Kind::pawn) | of(Kind::bishop) | of(Kind::queen) | special;
  planes_[1] = of(Kind::knight) | of(Kind::bishop) | of(Kind::king) | special;
  planes_[2] = of(Kind::rook) | of(Kind::queen) | of(Kind::king) | special;
  Bits const empty = ~words.occupied();
  planes_[3] = words.colors[index_of(Color::black)] | (words.turn == Color::black ? empty : 0);
}

Position CompactPosition::position() const {
  auto const [p0, p1, p2, p3] = planes_;
  Bits const occupied = p0 | p1 | p2;
  Bits const special = p0 & p1 & p2;
  Position position;
  PositionWords& words = position.words_;
  words.castling_rooks = special & outer_ranks;
  Bits const passed_pawn = special & ~outer_ranks;
  if (passed_pawn != 0)
    words.en_passant =
        static_cast<std::uint8_t>(index_of_passed(static_cast<unsigned>(std::countr_zero(passed_pawn))));
  words.kinds = {(p0 & ~p1 & ~p2) | passed_pawn,          p1 & ~p0 & ~p2, p0 & p1 & ~p2,
                 (p2 & ~p0 & ~p1) | words.castling_rooks, p0 & p2 & ~p1,  p1 & p2 & ~p0};
  words.colors = {occupied & ~p3, occupied & p3};
  words.turn = (~occupied & p3) != 0 ? Color::black : Color::white;
  for (unsigned kind = 0; kind < words.kinds.size(); ++kind)
    for (Square const s : SquareSet{words.kinds[kind]})
      words.codes[s.index()] = static_cast<PieceCode>((p3 >> s.index() & 1U) << 3U | kind);
  words.key = key_from_nothing(words);
  return position;
}

std::uint64_t CompactPosition::hash() const {
  constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
  std::uint64_t mixed = 0;
  for (Bits const plane : planes_) {
    mixed = (mixed ^ plane) * odd;
    mixed ^= mixed >> 32U;
  }
  mixed *= odd;  // so that the last ranks of the last plane get down to the low bits, too
  return mixed ^ mixed >> 32U;
}

}  // namespace tactus::chess
