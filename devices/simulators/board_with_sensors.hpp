// SPDX-License-Identifier: GPL-3.0-or-later
// A board whose sensors are not perfect: hands move the pieces, the board inside learns what its sensors
// notice.
#pragma once

#include "devices/simulators/sensors.hpp"
#include "devices/simulators/simulated_board.hpp"

#include <memory>

namespace tactus::devices::simulators {

class BoardWithSensors : public SimulatedBoard {
 public:
  /// `standing`: the pieces on it. Precondition: `inside` begins with sensors.reading().
  BoardWithSensors(chess::Placement const& standing, Sensors sensors, std::unique_ptr<SimulatedBoard> inside)
      : SimulatedBoard(standing), sensors_(std::move(sensors)), inside_(std::move(inside)) {}

  void lift(chess::Square square, SimTime now) override;
  void place(chess::Square square, chess::Piece piece, SimTime now) override;
  void power_up(SimTime now) override;
  void opened(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override;

 private:
  Sensors sensors_;
  std::unique_ptr<SimulatedBoard> inside_;
};

}  // namespace tactus::devices::simulators
