// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/firmware/bench/wired_clock.hpp"

namespace tactus::firmware {

namespace {

constexpr std::array all_keys{Key::white_lever, Key::black_lever, Key::mode, Key::say};
Pin pin_of(Key key) { return clock_wires.at(static_cast<std::size_t>(key)).pin; }

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
  auto const is_lit = [this](std::string_view which) {
    return bench_.controller() != nullptr && bench_.controller()->output_level(pin_for(clock_wires, which));
  };
  return {is_lit("lamp, White's clock runs"), is_lit("lamp, Black's clock runs"),
          is_lit("lamp, a flag has fallen")};
}

}  // namespace tactus::firmware
