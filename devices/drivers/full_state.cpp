// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/full_state.hpp"

#include <utility>

#include <fmt/format.h>

namespace tactus::devices {

template <class State>
std::vector<DeviceEvent> FullStates::take_state(State const& now) {
  auto const before = std::exchange(last_, now);
  auto const* same_kind = before ? std::get_if<State>(&*before) : nullptr;
  if (same_kind == nullptr) return {sensing::Observation{now}};
  auto const told = sensing::changes(*same_kind, now);
  return {told.begin(), told.end()};
}

std::vector<DeviceEvent> FullStates::take(sensing::AllPieces const& now) { return take_state(now); }
std::vector<DeviceEvent> FullStates::take(sensing::AllOccupied const& now) { return take_state(now); }

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
