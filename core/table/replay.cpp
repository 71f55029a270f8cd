// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/replay.hpp"

namespace tactus::table {
namespace {

Ending ending_of(GameEnded const& ended) {
  if (ended.reason == "checkmate") return Ending::checkmate;
  if (ended.reason == "stalemate") return Ending::stalemate;
  return ended.reason == "resigned" ? Ending::resignation : Ending::result;
}

TableState ended_by_itself(TableState state, Instant time, GameEnded const& ended) {
  chess::Color const by = chess::opposite(state.to_move());
  state = apply(std::move(state), {time, ResultProposed{by, ended.result, ending_of(ended)}}).state;
  return apply(std::move(state), {time, ResultAccepted{chess::opposite(by)}}).state;
}

}  // namespace

TableState replayed(TableState state, StampedEvent const& event) {
  if (auto const* const input = std::get_if<Input>(&event.event))
    return apply(std::move(state), {event.time, *input}).state;
  auto const* const ended = std::get_if<GameEnded>(&std::get<Outcome>(event.event));
  if (ended == nullptr || !state.is_started() || state.result() != GameResult::open) return state;
  return ended_by_itself(std::move(state), event.time, *ended);
}

}  // namespace tactus::table
