// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/plausible_men.hpp"

#include <fmt/format.h>

namespace tactus::devices {

namespace {

struct Count {
  int kings = 0, pawns = 0, men = 0;
};

Count count(chess::Placement const& placement, chess::Color color) {
  Count count;
  for (auto const square : placement.occupied()) {
    auto const piece = *placement.at(square);
    if (piece.color != color) continue;
    ++count.men;
    count.kings += piece.kind == chess::Kind::king ? 1 : 0;
    count.pawns += piece.kind == chess::Kind::pawn ? 1 : 0;
  }
  return count;
}

}  // namespace

std::optional<std::string> implausible_men(chess::Placement const& placement) {
  for (auto const color : {chess::Color::white, chess::Color::black}) {
    auto const [kings, pawns, men] = count(placement, color);
    if (kings > 1 || pawns > 8 || men > 17)
      return fmt::format("{} men of {} with {} kings and {} pawns cannot stand on a board", men,
                         color == chess::Color::white ? "White" : "Black", kings, pawns);
  }
  return std::nullopt;
}

}  // namespace tactus::devices
