// SPDX-License-Identifier: GPL-3.0-or-later
// A chess clock with an announce key that speaks `$PTACC` sentences: the time each second and at each press.
// It counts down in simulated time; the increment is added to the presser's time at the press.
#pragma once

#include "core/chess/piece.hpp"
#include "core/instant.hpp"
#include "devices/simulators/device.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tactus::devices::simulators {

/// `body` without `$`, `*` and the checksum.
Bytes own_sentence(std::string_view body);

/// Collects a host's bytes and gives the query letter of each good `$PTACQ,<letter>*hh`.
class QueryReader {
 public:
  std::optional<char> feed(std::uint8_t byte);

 private:
  std::string line_;
};

/// 0 to 999, then 0 again.
class SequenceNumber {
 public:
  unsigned next() { return std::exchange(value_, (value_ + 1) % 1000); }

 private:
  unsigned value_ = 0;
};

// A tactile board that knows of each aperture only whether a peg is in it. Speaks `$PTACB` sentences.

class SimulatedTactileBoard : public SimulatedBoard {
 public:
  using SimulatedBoard::SimulatedBoard;

  /// Hands. Each change is told at once; a lift of nothing tells nothing.
  void lift(chess::Square square, SimTime now) override;
  void place(chess::Square square, chess::Piece piece, SimTime now) override;

  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return next_snapshot_; }

 private:
  void send_change(chess::Square square, bool is_occupied, SimTime now);
  void send_snapshot();
  void send_identification();

  SequenceNumber sequence_;
  QueryReader queries_;
  SimTime powered_at_{0};
  SimTime next_snapshot_{0};
};

class SimulatedTalkingClock : public SimulatedClock {
 public:
  SimulatedTalkingClock(Millis main_time, Millis increment);

  /// Hands. A press stops the presser's clock and starts the other; the first press, by Black or for him by
  /// the arbiter, starts White's clock and adds nothing (6.2.1). A press while the other clock runs does
  /// nothing.
  void press(chess::Color by, SimTime now) override;
  /// The announce key.
  void say(SimTime now) override;
  Millis remaining(chess::Color of, SimTime now);
  /// From now on it tells each side's time and turn as the other's.
  void stand_wrong_way_round() { is_wrong_way_round_ = true; }
  std::optional<chess::Color> to_move() const { return to_move_; }

  /// A clock has its own battery: pulling the plug of its line neither stops nor forgets the time.
  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return next_time_; }

 private:
  void count_down(SimTime now);
  void send_time();
  void send_button(std::string_view name);
  SimTime& time_of(chess::Color c) { return c == chess::Color::white ? white_ : black_; }

  SimTime white_;
  SimTime black_;
  SimTime increment_;
  std::optional<chess::Color> to_move_;
  bool is_wrong_way_round_ = false;
  SimTime counted_to_{0};
  SimTime next_time_{0};
  SequenceNumber sequence_;
  QueryReader queries_;
};

}  // namespace tactus::devices::simulators
