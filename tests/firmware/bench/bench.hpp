// SPDX-License-Identifier: GPL-3.0-or-later
// A controller on the bench: it has power from some moment on, and hands and contacts change its wires at
// moments to come.
#pragma once

#include "tests/firmware/bench/controller.hpp"

#include <functional>
#include <map>

namespace tactus::firmware {

class Bench {
 public:
  using Wiring = std::function<void(Controller&)>;
  /// `wiring`: connects a new controller's pins with the world, each time the power comes.
  Bench(std::filesystem::path elf, Wiring wiring) : elf_(std::move(elf)), wiring_(std::move(wiring)) {}

  void power_up(SimTime now);
  /// Nothing happens without power but what hands do.
  void advance(SimTime now);
  void receive(std::span<std::uint8_t const> bytes);
  /// What has left the line since this was last asked for; times of the world.
  std::vector<SentByte> take_sent();

  /// `change` is done at that moment, in the order of these calls where they are equal.
  void at(SimTime moment, std::function<void()> change) { changes_.emplace(moment, std::move(change)); }
  /// Null without power.
  Controller* controller() { return controller_.get(); }

 private:
  void run_until(SimTime moment);

  std::filesystem::path elf_;
  Wiring wiring_;
  std::unique_ptr<Controller> controller_;
  SimTime powered_at_{0};
  std::multimap<SimTime, std::function<void()>> changes_;
};

/// Of the compiled firmware: "board_registers" and so on.
std::filesystem::path firmware_named(std::string const& name);

}  // namespace tactus::firmware
