// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/legal_beginning.hpp"

#include "core/chess/played_line.hpp"
#include "core/chess/setup_fault.hpp"
#include "core/legal/legal_description.hpp"

namespace tactus::chess {

std::optional<Position> position_of(StatedPosition const& stated) {
  auto const position = Position::from(stated.setup(), every_playable_fault);
  return position ? std::optional(*position) : std::nullopt;
}

std::optional<GameLine> legal_beginning(PlayedLine const& line) {
  auto const start = position_of(line.start());
  if (!start) return std::nullopt;
  GameLine legal{*start};
  for (Move const m : line.moves()) {
    if (!legal.current().is_legal(m)) break;
    legal.play(m);
  }
  return legal;
}

std::vector<ScoredMove> scored_legal(Position const& start, std::span<Move const> moves) {
  std::vector<ScoredMove> scored;
  Position position = start;
  for (Move const m : moves) {
    scored.push_back({position.fullmove_number(), position.turn(), describe(position, m)});
    position.play(m);
  }
  return scored;
}

}  // namespace tactus::chess
