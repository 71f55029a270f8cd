// SPDX-License-Identifier: GPL-3.0-or-later
// Alone in its file, so that a program which never sets a clock holds no code that could: see tests/house.

#include "devices/drivers/dgt/commands.hpp"

#include <array>

namespace tactus::devices {

namespace {

constexpr std::uint8_t cmd_set_and_run = 0x0A;

struct ClockFace {
  std::uint8_t hours, minutes, seconds;
};

std::optional<ClockFace> face_of(Millis time) {
  auto const seconds = std::chrono::floor<std::chrono::seconds>(time).count();
  if (seconds < 0 || seconds >= 36'000) return std::nullopt;
  return ClockFace{static_cast<std::uint8_t>(seconds / 3600), static_cast<std::uint8_t>(seconds / 60 % 60),
                   static_cast<std::uint8_t>(seconds % 60)};
}

}  // namespace

std::optional<DgtCommand> DgtCommand::clock_set(Millis left, Millis right, Running running) {
  auto const l = face_of(left);
  auto const r = face_of(right);
  if (!l || !r) return std::nullopt;
  std::array const data{
      l->hours, l->minutes, l->seconds, r->hours, r->minutes, r->seconds, static_cast<std::uint8_t>(running)};
  return to_clock(cmd_set_and_run, data);
}

}  // namespace tactus::devices
