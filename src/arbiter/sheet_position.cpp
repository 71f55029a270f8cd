// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/sheet_position.hpp"

#include "core/notation/fen.hpp"

namespace tactus::program {
namespace {

using arbitration::laws::say;
using arbitration::laws::Sentence;
using chess::Color;
using chess::Kind;

/// "e1", "a2 b2 c2": files first.
std::string squares_of(chess::Placement const& placement, chess::Piece piece) {
  std::string text;
  for (unsigned file = 0; file < 8; ++file)
    for (unsigned rank = 0; rank < 8; ++rank) {
      chess::Square const square{static_cast<chess::File>(file), static_cast<chess::Rank>(rank)};
      if (placement.at(square) == piece) text += (text.empty() ? "" : " ") + square.name();
    }
  return text;
}

}  // namespace

std::vector<Sentence> placement_lines(chess::Placement const& placement) {
  std::vector<Sentence> lines;
  for (Color const color : {Color::white, Color::black})
    for (Kind const kind : {Kind::king, Kind::queen, Kind::rook, Kind::bishop, Kind::knight, Kind::pawn}) {
      std::string const squares = squares_of(placement, {color, kind});
      if (!squares.empty())
        lines.push_back(
            say("{player}, {piece}: {squares}", {{"player", color}, {"piece", kind}, {"squares", squares}}));
    }
  return lines;
}

std::vector<Sentence> position_lines(chess::Setup const& setup) {
  std::vector<Sentence> lines = placement_lines(setup.placement);
  lines.push_back(say("{player} has the move.", {{"player", setup.turn}}));
  lines.push_back(say("FEN {fen}", {{"fen", notation::write_fen(setup)}}));
  return lines;
}

}  // namespace tactus::program
