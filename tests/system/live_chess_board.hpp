// SPDX-License-Identifier: GPL-3.0-or-later
// A DGT board whose cable is at LiveChess, and the bridge that offers it, as one device at a port.
#pragma once

#include "devices/simulators/device.hpp"
#include "src/bridge/held_board.hpp"

#include <cstdint>
#include <random>

namespace tactus::system_test {

class LiveChessBoard final : public devices::simulators::SimulatedBoard {
 public:
  LiveChessBoard(chess::Placement const& standing, std::uint32_t seed)
      : SimulatedBoard(standing), generator_(seed) {}

  void power_up(devices::simulators::SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, devices::simulators::SimTime now) override;
  void advance(devices::simulators::SimTime now) override;
  devices::simulators::SimTime next_due() const override;

 private:
  void carry(bridge::Reaction const& step, Instant now);
  void tell(Instant now);

  bridge::HeldBoard board_{std::nullopt};
  std::string told_;
  devices::simulators::SimTime next_scan_ = devices::simulators::SimTime::max();
  std::minstd_rand generator_;
};

}  // namespace tactus::system_test
