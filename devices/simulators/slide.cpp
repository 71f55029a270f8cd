// SPDX-License-Identifier: GPL-3.0-or-later
// See hands.hpp.
#include "devices/simulators/hands.hpp"

#include <cstdlib>

namespace tactus::devices::simulators {

namespace {

SimTime between(int low_ms, int high_ms, std::mt19937& generator) {
  return std::chrono::milliseconds{
      low_ms + static_cast<int>(generator() % static_cast<unsigned>(high_ms - low_ms + 1))};
}

}  // namespace

std::optional<std::vector<chess::Square>> squares_between(chess::Square from, chess::Square to) {
  int const files = static_cast<int>(to.file()) - static_cast<int>(from.file());
  int const ranks = static_cast<int>(to.rank()) - static_cast<int>(from.rank());
  bool const is_straight = files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
  if (from == to || !is_straight) return std::nullopt;
  int const steps = std::max(std::abs(files), std::abs(ranks));
  int const stride = files / steps + 8 * (ranks / steps);
  std::vector<chess::Square> squares;
  for (int i = 1; i < steps; ++i)
    squares.push_back(
        chess::Square::from_index(static_cast<unsigned>(static_cast<int>(from.index()) + i * stride)));
  return squares;
}

std::vector<HandAction> slide(chess::Piece piece, chess::Square from, chess::Square to,
                              chess::SquareSet occupied, std::mt19937& generator) {
  using enum HandAction::What;
  std::vector<HandAction> actions{{between(300, 700, generator), lift, from, piece}};
  for (chess::Square const square : squares_between(from, to).value_or(std::vector<chess::Square>{})) {
    if (occupied.contains(square)) continue;
    actions.push_back({between(20, 120, generator), place, square, piece});
    actions.push_back({between(8, 60, generator), lift, square, piece});
  }
  actions.push_back({between(40, 160, generator), place, to, piece});
  return actions;
}

}  // namespace tactus::devices::simulators
