// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/draw_lines.hpp"

#include "core/arbitration/laws/game_end.hpp"

#include <fmt/format.h>

namespace tactus::program {
namespace {

using arbitration::laws::EndKind;
using arbitration::laws::law;

constexpr unsigned plies_of_fifty_moves = 100;

std::vector<std::string> lines_of_claims(chess::GameLine const& line) {
  std::vector<std::string> lines;
  if (line.occurrences() == 3) lines.emplace_back("same position: third time, a draw may be claimed (9.2)");
  if (line.current().halfmove_clock() == plies_of_fifty_moves)
    lines.emplace_back("fifty moves: no capture, no pawn move, a draw may be claimed (9.3)");
  return lines;
}

/// Finnish 10c: where it is in force.
std::vector<std::string> lines_of_power(chess::GameLine const& line, RuleSet rules) {
  bool const is_due = line.current().halfmove_clock() == plies_of_fifty_moves;
  if (!is_due || !number_in(law("FI-10c"), rules)) return {};
  return {"fifty moves: no capture, no pawn move, the arbiter may declare a draw (FI-10c)"};
}

}  // namespace

std::vector<std::string> draw_lines(chess::GameLine const& line, Regime regime) {
  if (line.current().is_checkmate()) return {};  // 9.3, 9.6.2: mate takes precedence
  auto lines = arbitration::laws::has_draw_claims(regime.rules) ? lines_of_claims(line)
                                                                : lines_of_power(line, regime.rules);
  auto const end = arbitration::laws::end_by_last_move(line, regime);
  auto const article = [&](arbitration::laws::Law l) { return number_in(l, regime.rules).value_or("9.6"); };
  if (end && end->kind == EndKind::fivefold)
    lines.push_back(fmt::format("same position: fifth time, the game is drawn ({})", article(law("9.6.1"))));
  if (end && end->kind == EndKind::seventy_five)
    lines.push_back(fmt::format("seventy-five moves: the game is drawn ({})", article(law("9.6.2"))));
  return lines;
}

}  // namespace tactus::program
