// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/known_game.hpp"

#include "core/arbitration/judged_line.hpp"
#include "core/table/table_setup.hpp"
#include "src/arbiter/chronicle/end_by_laws.hpp"
#include "src/judged/judged_game.hpp"

#include <utility>

namespace tactus::program::dialogue {
namespace {

using arbitration::JudgedLine;
using chess::Color;

std::optional<chess::GameLine> line_before_last(chess::PlayedLine line) {
  if (line.plies() == 0) return std::nullopt;
  line.take_back_to(line.plies() - 1);
  return JudgedLine{line}.line();
}

std::optional<arbitration::laws::ByColor<unsigned>> moves_made(chess::PlayedLine const& line) {
  if (line.start() != chess::StatedPosition::initial()) return std::nullopt;
  auto const plies = static_cast<unsigned>(line.plies());
  return arbitration::laws::ByColor<unsigned>{(plies + 1) / 2, plies / 2};
}

std::optional<KnownGame::IllegalMove> answered_illegal_move(chess::PlayedLine const& line) {
  auto const ply = JudgedLine{line}.first_illegal();
  bool const is_meant = ply && *ply < line.plies() && line.start().diagram().turn() == Color::white;
  if (!is_meant) return std::nullopt;
  return KnownGame::IllegalMove{line, static_cast<unsigned>(*ply)};
}

}  // namespace

KnownGame known_game(GameEvidence const& evidence) {
  KnownGame known;
  if (!evidence.is_started()) return known;
  auto const& state = evidence.state();
  known.regime = state.setup().regime;
  known.line = JudgedLine{state.line()}.line();
  if (auto const& made = evidence.chronicle().made(); made && known.line)
    known.line = with_end(*std::move(known.line), made->move, *known.regime, result_by_the_laws);
  known.line_before = line_before_last(state.line());
  known.moves = moves_made(state.line());
  known.illegal_moves = evidence.illegal_moves();
  for (Color const player : {Color::white, Color::black}) {
    known.is_blind[player] = state.setup().player(player).is_blind;
    known.has_assistant[player] = table::has_assistant(state.setup().player(player));
  }
  known.clocks = state.last_reading();
  known.illegal = answered_illegal_move(state.line());
  return known;
}

}  // namespace tactus::program::dialogue
