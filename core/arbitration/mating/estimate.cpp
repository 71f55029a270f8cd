// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/estimate.hpp"

#include "core/arbitration/mating/steps.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <cstdlib>

namespace tactus::arbitration {
namespace {

using chess::Color;
using chess::Kind;
using chess::Position;
using chess::Square;

SquareSet fill(SquareSet from, SquareSet free, SquareSet (*step)(SquareSet)) {
  SquareSet attacked = step(from);
  for (SquareSet next = attacked & free; !next.empty(); next = step(next) & free) attacked |= step(next);
  return attacked;
}
SquareSet ne(SquareSet s) { return north(east(s)); }
SquareSet nw(SquareSet s) { return north(west(s)); }
SquareSet se(SquareSet s) { return south(east(s)); }
SquareSet sw(SquareSet s) { return south(west(s)); }

SquareSet attacks_of(Position const& p, Color c, SquareSet free) {
  SquareSet a = pawn_attacks(c, p.pieces({c, Kind::pawn})) | knight_steps(p.pieces({c, Kind::knight}));
  SquareSet const d = p.pieces({c, Kind::bishop}) | p.pieces({c, Kind::queen});
  SquareSet const r = p.pieces({c, Kind::rook}) | p.pieces({c, Kind::queen});
  if (!d.empty()) a |= fill(d, free, ne) | fill(d, free, nw) | fill(d, free, se) | fill(d, free, sw);
  if (!r.empty())
    a |= fill(r, free, north) | fill(r, free, south) | fill(r, free, east) | fill(r, free, west);
  return a;
}

}  // namespace

unsigned estimate(Position const& p, Color winner) {
  Color const loser = opposite(winner);
  Square const k = p.king(loser), w = p.king(winner);
  int const f = static_cast<int>(k.file()), r = static_cast<int>(k.rank());
  int const fd = std::abs(f - static_cast<int>(w.file())), rd = std::abs(r - static_cast<int>(w.rank()));
  int const edge = std::min(std::min(f, 7 - f), std::min(r, 7 - r));
  SquareSet const free = ~p.occupied() | k;
  SquareSet const attacked = attacks_of(p, winner, free);
  SquareSet const closed = attacked | king_steps(w) | (p.pieces(loser));
  int const open = (king_steps(k) - closed).size();
  bool const check = attacked.contains(k);
  int h = open * 3 + (check ? 0 : 2) + std::max(0, std::max(fd, rd) - 2) * 2 + edge * 2;
  bool const heavy = !(p.pieces({winner, Kind::queen}) | p.pieces({winner, Kind::rook})).empty();
  if (!heavy) {
    int best = 6;
    for (Square const s : p.pieces({winner, Kind::pawn})) {
      int const rank = static_cast<int>(s.rank());
      best = std::min(best, winner == Color::white ? 7 - rank : rank);
    }
    h += best * 5;
  }
  return static_cast<unsigned>(h);
}

}  // namespace tactus::arbitration
