// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/stated_position.hpp"

#include "core/arbitration/laws/ruled.hpp"
#include "core/legal/move_reading.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_text.hpp"

#include <utility>

namespace tactus::arbitration::laws {
namespace {

using chess::Move;
using chess::Position;

tl::expected<Position, FactFault> playable(chess::Setup const& setup, std::string fact) {
  auto position = Position::from(setup, chess::unreachable_but_playable);
  if (!position)
    return wrong(std::move(fact), say("A position from which moves can be played was expected."));
  return *position;
}

tl::expected<StatedGame, FactFault> game_of(fact::Moves const& moves) {
  auto start = playable(moves.from, "moves.from");
  if (!start) return tl::unexpected(start.error());
  StatedGame game{*start, {}};
  Position position = game.start;
  for (std::string const& uci : moves.uci) {
    auto const move = stated_move(position, uci, "moves.uci");
    if (!move) return tl::unexpected(move.error());
    game.moves.push_back(*move);
    position.play(*move);
  }
  if (moves.after && moves.after->placement != position.placement())
    return contradictory("moves.fen_after", say("The position that the moves lead to was expected."));
  return game;
}

}  // namespace

bool states_position(Situation const& situation) {
  return situation.has<fact::Position>() || situation.has<fact::Moves>();
}

Position StatedGame::position() const {
  Position reached = start;
  for (Move const m : moves) reached.play(m);
  return reached;
}

tl::expected<StatedGame, FactFault> stated_game(Situation const& situation) {
  for (auto item = situation.items.rbegin(); item != situation.items.rend(); ++item) {
    if (auto const* moves = item->as<fact::Moves>()) return game_of(*moves);
    if (auto const* stated = item->as<fact::Position>()) {
      auto position = playable(stated->setup, "position.fen");
      if (!position) return tl::unexpected(position.error());
      return StatedGame{*position, {}};
    }
  }
  return missing("position", say("The position on the board was expected, or the moves of the game."));
}

tl::expected<Position, FactFault> stated_position(Situation const& situation) {
  auto const game = stated_game(situation);
  if (!game) return tl::unexpected(game.error());
  return game->position();
}

tl::expected<Move, FactFault> stated_move(Position const& before, std::string const& uci, std::string fact) {
  auto const read = notation::read_uci(before, uci);
  if (auto const* move = std::get_if<Move>(&read)) return *move;
  if (std::holds_alternative<notation::NotAMove>(read))
    return wrong(
        std::move(fact),
        say("A move in coordinates like e2e4 or e7e8q was expected, but {move} was read.", {{"move", uci}}));
  if (std::holds_alternative<notation::SeveralMoves>(read))
    return missing(std::move(fact),
                   say("The piece of the promotion was expected after {move}.", {{"move", uci}}));
  return wrong(std::move(fact),
               say("A legal move was expected, but {move} is not legal here.", {{"move", uci}}));
}

std::vector<PlayedMove> played(Position const& before, std::span<Move const> moves) {
  std::vector<PlayedMove> result;
  result.reserve(moves.size());
  for (Move const m : moves) result.push_back({before, m});
  return result;
}

}  // namespace tactus::arbitration::laws
