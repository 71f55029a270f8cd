// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/full_state.hpp"

#include <utility>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

DeviceEvent tell(sensing::Observation const& observation) { return {observation}; }

}  // namespace

/// The state before this one, if it was of the same kind.
template <class State>
std::optional<State> FullStates::exchange_last(State const& now) {
  auto const before = std::exchange(last_, now);
  auto const* same_kind = before ? std::get_if<State>(&*before) : nullptr;
  return same_kind ? std::optional{*same_kind} : std::nullopt;
}

std::vector<DeviceEvent> FullStates::take(sensing::AllPieces const& now) {
  auto const before = exchange_last(now);
  if (!before) return {tell(now)};
  auto const changed = now.placement.difference(before->placement);
  auto const filled = changed & now.placement.occupied();
  std::vector<DeviceEvent> events;
  for (auto const square : changed - filled) events.push_back(tell(sensing::SquarePiece{square, {}}));
  for (auto const square : filled)
    events.push_back(tell(sensing::SquarePiece{square, now.placement.at(square)}));
  return events;
}

std::vector<DeviceEvent> FullStates::take(sensing::AllOccupied const& now) {
  auto const before = exchange_last(now);
  if (!before) return {tell(now)};
  std::vector<DeviceEvent> events;
  for (auto const square : before->squares - now.squares)
    events.push_back(tell(sensing::SquareOccupied{square, false}));
  for (auto const square : now.squares - before->squares)
    events.push_back(tell(sensing::SquareOccupied{square, true}));
  return events;
}

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
