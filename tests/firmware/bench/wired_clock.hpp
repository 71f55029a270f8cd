// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of firmware/clock with its levers and keys.
#pragma once

#include "core/chess/piece.hpp"
#include "tests/firmware/bench/bench.hpp"

namespace tactus::firmware {

enum class Key : std::uint8_t { white_lever, black_lever, mode, say };

class WiredClock : public devices::simulators::SimulatedClock {
 public:
  WiredClock();

  void press(chess::Color by, SimTime now) override;
  void say(SimTime now) override { press_key(Key::say, now); }
  /// It has a battery: a plug that is pulled from its line takes no power from it.
  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return now_ + SimTime{1000}; }

  /// For 150 ms; its contact bounces for the first `bounce`, opening and closing each 0.4 ms.
  void press_key(Key key, SimTime at, SimTime bounce = SimTime{0});
  /// From this moment on its battery gives so much.
  void set_supply(unsigned millivolts, SimTime at);
  /// Whether White's clock runs, Black's, a flag has fallen.
  struct Lamps {
    bool white, black, flag;
    bool operator==(Lamps const&) const = default;
  };
  Lamps lamps();
  Bench& bench() { return bench_; }

 private:
  void hold(Key key, bool is_down);

  Bench bench_;
  SimTime now_{0};
};

}  // namespace tactus::firmware
