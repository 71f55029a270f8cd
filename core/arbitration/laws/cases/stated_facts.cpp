// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/cases/stated_facts.hpp"

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"

#include <utility>

namespace tactus::arbitration::laws {

using chess::Color;

fact::Player stated_player(Situation const& situation, Color color) {
  fact::Player stated;
  stated.color = color;
  auto const take = [](std::optional<bool>& into, std::optional<bool> from) {
    if (from) into = from;
  };
  for (fact::Player const& player : situation.all<fact::Player>()) {
    if (player.color != color) continue;
    take(stated.is_visually_disabled, player.is_visually_disabled);
    take(stated.is_hearing_disabled, player.is_hearing_disabled);
    take(stated.has_assistant, player.has_assistant);
    take(stated.is_otherwise_disabled, player.is_otherwise_disabled);
  }
  return stated;
}

bool is_disabled(fact::Player const& player) {
  return player.is_visually_disabled.value_or(false) || player.is_hearing_disabled.value_or(false) ||
         player.is_otherwise_disabled.value_or(false);
}

bool is_visually_disabled(Situation const& situation, Color color) {
  return stated_player(situation, color).is_visually_disabled.value_or(false);
}

bool is_appendix_d_game(Situation const& situation) {
  return is_visually_disabled(situation, Color::white) || is_visually_disabled(situation, Color::black);
}

bool is_assistant_used(Situation const& situation) {
  auto const uses_one = [&](Color color) {
    auto const player = stated_player(situation, color);
    return player.is_visually_disabled.value_or(false) && player.has_assistant.value_or(false);
  };
  return uses_one(Color::white) || uses_one(Color::black);
}

bool has_special_rule(Situation const& situation) {
  auto const* event = situation.find<fact::Event>();
  return event && event->has_special_rule.value_or(false);
}

namespace {

using chess::Move;
using chess::Position;

tl::expected<Position, FactFault> playable(chess::Setup const& setup, std::string fact) {
  auto position = Position::from(setup, chess::unreachable_but_playable);
  if (!position) return wrong(std::move(fact), say("Please give a position from which moves can be played."));
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
    return contradictory("moves.fen_after", say("Please give the position that the moves lead to."));
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
  return missing("position", say("Please give the position on the board, or the moves of the game."));
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
        say("Please give a move in coordinates, like e2e4 or e7e8q; {move} is not one.", {{"move", uci}}));
  if (std::holds_alternative<notation::SeveralMoves>(read))
    return missing(std::move(fact),
                   say("Please name the piece of the promotion after {move}.", {{"move", uci}}));
  return wrong(std::move(fact), say("Please give a legal move: {move} is not legal here.", {{"move", uci}}));
}

std::vector<PlayedMove> played(Position const& before, std::span<Move const> moves) {
  std::vector<PlayedMove> result;
  result.reserve(moves.size());
  for (Move const m : moves) result.push_back({before, m});
  return result;
}

}  // namespace tactus::arbitration::laws
