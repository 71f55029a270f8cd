// SPDX-License-Identifier: GPL-3.0-or-later
// What the sensors of a board notice of what hands do: some are dead, contacts bounce, a slow board looks
// only now and then. Pure and repeatable.
#pragma once

#include "core/chess/placement.hpp"
#include "devices/simulators/device.hpp"

#include <memory>
#include <optional>
#include <random>

namespace tactus::devices::simulators {

struct SensorMake {
  chess::SquareSet dead = {};      // see nothing, whatever stands there
  unsigned bounce_in_hundred = 0;  // of so many in a hundred changes the contact opens and closes once more
  SimTime scan_time{0};            // time between two looks at all squares; 0: every change is seen at once
};

/// Without a piece: now the square looks empty.
struct SensedChange {
  SimTime at;
  chess::Square square;
  std::optional<chess::Piece> piece;
};

/// Time never runs backwards.
class Sensors {
 public:
  Sensors(chess::Placement const& standing, SensorMake make, std::uint32_t seed);

  /// A hand has put `piece` there, or has left the square empty.
  void set(chess::Square square, std::optional<chess::Piece> piece, SimTime at);
  /// What is noticed up to and including `until`, in order of time.
  std::vector<SensedChange> take_changes(SimTime until);
  /// When something may be noticed next; nothing while all is at rest.
  std::optional<SimTime> next_due() const;
  /// What they have noticed so far.
  chess::Placement const& reading() const { return reading_; }

 private:
  void add_edge(SensedChange const& edge);
  SensedChange take_edge();
  void notice(chess::Square square, SimTime at, std::vector<SensedChange>& changes);
  SimTime bounce() { return std::chrono::milliseconds{5 + generator_() % 11}; }

  SensorMake make_;
  std::mt19937 generator_;
  chess::Placement standing_;        // under the hands
  chess::Placement contacts_;        // electrically
  chess::Placement reading_;         // at the last look
  std::vector<SensedChange> edges_;  // of contacts, still to come, in order of time
  SimTime next_scan_{0};
};

// A board whose sensors are not perfect: hands move the pieces, the board inside learns what its sensors
// notice.

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
  chess::SquareSet lit() const override { return inside_->lit(); }

 private:
  Sensors sensors_;
  std::unique_ptr<SimulatedBoard> inside_;
};

}  // namespace tactus::devices::simulators
