// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/ports/held_presses.hpp"

#include <utility>

namespace tactus::program {
namespace {

bool asks_what_stands(Meaning const& meaning) {
  auto const* const input = std::get_if<table::Input>(&meaning);
  return input == nullptr || std::holds_alternative<table::ClockSeen>(*input);
}

}  // namespace

bool HeldPresses::may_wait(Meaning const& meaning) {
  if (asks_what_stands(meaning)) return true;
  auto const* const input = std::get_if<table::Input>(&meaning);
  if (auto const* lost = std::get_if<table::DeviceWasLost>(input))
    return lost->device == table::Device::clock;
  if (auto const* found = std::get_if<table::DeviceWasFound>(input))
    return found->device == table::Device::clock;
  return false;
}

std::optional<Heard> HeldPresses::take(Instant now, Instant told_until) {
  if (held_.empty()) return std::nullopt;
  auto const& [heard, meaning] = held_.front();
  if (asks_what_stands(meaning) && told_until < heard && now < heard + longest) return std::nullopt;
  Heard next = std::move(held_.front());
  held_.pop_front();
  return next;
}

std::optional<Instant> HeldPresses::next_deadline() const {
  return held_.empty() ? std::nullopt : std::optional{held_.front().time + longest};
}

}  // namespace tactus::program
