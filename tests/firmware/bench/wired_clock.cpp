// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/firmware/bench/wired_clock.hpp"

namespace tactus::firmware {

namespace {

constexpr std::array all_keys{Key::white_lever, Key::black_lever, Key::mode, Key::say};
constexpr Pin pin_of(Key key) { return {Port::d, static_cast<std::uint8_t>(2 + static_cast<unsigned>(key))}; }

}  // namespace

WiredClock::WiredClock()
    : bench_(firmware_named("clock"), [](Controller& controller) {
        for (Key const key : all_keys) controller.set_input(pin_of(key), true);
      }) {}

void WiredClock::press(chess::Color by, SimTime now) {
  press_key(by == chess::Color::white ? Key::white_lever : Key::black_lever, now);
}

void WiredClock::press_key(Key key, SimTime at, SimTime bounce) {
  SimTime moment = at;
  for (; moment < at + bounce; moment += SimTime{800}) {
    bench_.at(moment, [this, key] { hold(key, true); });
    bench_.at(moment + SimTime{400}, [this, key] { hold(key, false); });
  }
  bench_.at(moment, [this, key] { hold(key, true); });
  bench_.at(at + std::chrono::milliseconds{150}, [this, key] { hold(key, false); });
}

void WiredClock::hold(Key key, bool is_down) {
  if (bench_.controller() != nullptr) bench_.controller()->set_input(pin_of(key), !is_down);
}

void WiredClock::set_supply(unsigned millivolts, SimTime at) {
  bench_.at(at, [this, millivolts] {
    if (bench_.controller() != nullptr) bench_.controller()->set_supply(millivolts);
  });
}

void WiredClock::power_up(SimTime now) {
  now_ = now;
  take_output();
  if (bench_.controller() == nullptr) bench_.power_up(now);
}

void WiredClock::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  bench_.receive(bytes);
}

void WiredClock::advance(SimTime now) {
  now_ = now;
  bench_.advance(now);
  for (SentByte const& each : bench_.take_sent()) send({&each.byte, 1});
}

WiredClock::Lamps WiredClock::lamps() {
  auto const is_lit = [this](std::uint8_t bit) {
    return bench_.controller() != nullptr && bench_.controller()->output_level({Port::b, bit});
  };
  return {is_lit(0), is_lit(1), is_lit(2)};
}

}  // namespace tactus::firmware
