// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/game_line.hpp"

#include "core/chess/played_line.hpp"
#include "core/chess/stated_position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/rules/regime.hpp"

#include <algorithm>

namespace tactus::chess {

bool has_threefold(GameLine const& line) { return line.occurrences() >= threefold; }

bool makes_threefold(GameLine const& line, Move m) { return line.occurrences_after(m) >= threefold; }

bool can_claim_threefold(GameLine const& line) {
  MoveList const moves = line.current().legal_moves();
  return has_threefold(line) ||
         std::any_of(moves.begin(), moves.end(), [&line](Move m) { return makes_threefold(line, m); });
}

bool has_fifty_moves(Position const& position) {
  return position.halfmove_clock() >= plies_of_fifty_moves && position.count_legal_moves() > 0;
}

bool makes_fifty_moves(Position const& position, Move m) {
  return position.after(m).halfmove_clock() >=
         plies_of_fifty_moves;  // a capture or pawn move starts the count again
}

bool can_claim_fifty_moves(Position const& position) {
  MoveList const moves = position.legal_moves();
  return has_fifty_moves(position) || std::any_of(moves.begin(), moves.end(), [&position](Move m) {
           return makes_fifty_moves(position, m);
         });
}

GameLine::GameLine(Position const& start) : positions_{start} {}

void GameLine::play(Move m) {
  positions_.push_back(current().after(m));
  moves_.push_back(m);
}

void GameLine::take_back_to(std::size_t plies) {
  moves_.resize(plies);
  positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(plies) + 1, positions_.end());
}

unsigned GameLine::count(PositionKey key) const {
  auto const same = [key](Position const& p) { return p.key() == key; };
  return static_cast<unsigned>(std::count_if(positions_.begin(), positions_.end(), same));
}

unsigned GameLine::occurrences() const { return count(current().key()); }

unsigned GameLine::occurrences_after(Move m) const { return count(current().after(m).key()) + 1; }

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
