// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/material_balance.hpp"

#include "core/legal/position.hpp"

namespace tactus::training {
namespace {

using chess::Color;
using chess::Kind;

KindBalance balance_of(chess::Position const& position, Kind kind) {
  auto const count = [&](Color color) {
    return static_cast<unsigned>(position.pieces(chess::Piece{color, kind}).size());
  };
  return {kind, count(Color::white), count(Color::black)};
}

}  // namespace

unsigned worth_of(Kind kind) {
  switch (kind) {
    case Kind::pawn: return 1;
    case Kind::knight:
    case Kind::bishop: return 3;
    case Kind::rook: return 5;
    case Kind::queen: return 9;
    case Kind::king: break;
  }
  return 0;
}

MaterialBalance material_of(chess::Position const& position) {
  auto const of = [&position](Kind kind) { return balance_of(position, kind); };
  MaterialBalance balance{
      {of(Kind::queen), of(Kind::rook), of(Kind::bishop), of(Kind::knight), of(Kind::pawn)}, 0};
  for (KindBalance const& each : balance.kinds)
    balance.lead +=
        static_cast<int>(worth_of(each.kind)) * (static_cast<int>(each.white) - static_cast<int>(each.black));
  return balance;
}

}  // namespace tactus::training
