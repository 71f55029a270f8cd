// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/earlier_end.hpp"

#include "core/arbitration/laws/game_end.hpp"

#include <fmt/format.h>

namespace tactus::program {
namespace {

using arbitration::laws::EndKind;
using arbitration::laws::law;

std::string article_of(EndKind kind, RuleSet rules) {
  auto const number = [rules](arbitration::laws::Law each) {
    return std::string{number_in(each, rules).value_or("9.6")};
  };
  switch (kind) {
    case EndKind::fivefold: return number(law("9.6.1"));
    case EndKind::seventy_five: return number(law("9.6.2"));
    case EndKind::dead_position: return number(law("5.2.2"));
    case EndKind::mate: return number(law("5.1.1"));
    case EndKind::stalemate: break;
  }
  return number(law("5.2.1"));
}

unsigned number_of_move(chess::GameLine const& line, std::size_t ply) {
  auto const black_first = line.start().turn() == chess::Color::black ? 1U : 0U;
  return line.start().fullmove_number() + static_cast<unsigned>(ply - 1 + black_first) / 2;
}

}  // namespace

std::string earlier_end(chess::GameLine const& line, Regime regime) {
  chess::GameLine played{line.start()};
  for (std::size_t ply = 1; ply < line.plies(); ++ply) {
    played.play(line.moves()[ply - 1]);
    if (auto const end = arbitration::laws::end_by_last_move(played, regime))
      return fmt::format("{} since move {}", article_of(end->kind, regime.rules), number_of_move(line, ply));
  }
  auto const end = arbitration::laws::end_of(line, regime);
  if (!end || end->kind != EndKind::dead_position) return {};
  return article_of(end->kind, regime.rules) + " on the board";
}

}  // namespace tactus::program
