// SPDX-License-Identifier: GPL-3.0-or-later
// A DGT e-board as its public protocol descriptions tell it: one-byte commands, scanned fields, a clock
// where one is connected. It never sends a maker's trademark; what it calls itself is `TACTUS SIM`.
#pragma once

#include "core/instant.hpp"
#include "devices/simulators/device.hpp"

#include <cstdint>
#include <span>
#include <string>

namespace tactus::devices::simulators {

enum class ClockSide : std::uint8_t { none, left, right };

/// A DGT 3000: a command that it knows is acknowledged, what it shows or sounds meanwhile is not simulated.
class SimulatedDgtClock {
 public:
  /// Both sides show `time`, nothing runs.
  explicit SimulatedDgtClock(Millis time, Millis increment = Millis{0})
      : left_(time), right_(time), increment_(increment) {}

  /// Hands: the lever goes down on this side, and the time of the other one runs. Nothing where it is down.
  void press(ClockSide side, SimTime now);

  /// Hands: the option in which a host may set it. A clock that is in another one refuses.
  void set_computer_mode(bool is_on) { is_in_computer_mode_ = is_on; }

  /// A command without its first two bytes, `03 cmd data... 00`; the seven bytes of the answer, or none.
  Bytes obey(std::span<std::uint8_t const> command, SimTime now);
  /// The seven bytes of a clock message.
  Bytes reading(SimTime now);

 private:
  void set(std::span<std::uint8_t const> data);
  void count_down(SimTime now);

  SimTime left_;
  SimTime right_;
  SimTime increment_;  // for each move
  ClockSide running_ = ClockSide::none;
  ClockSide high_ = ClockSide::left;  // the lever
  SimTime counted_to_{0};
  bool is_in_computer_mode_ = true;
};

struct DgtBoardMake {
  std::string serial_number = "01025";     // five digits
  bool has_cable_on_whites_right = false;  // then the board numbers its fields the other way round
  SimTime scan_time = std::chrono::milliseconds{220};
  bool is_pegasus = false;  // tells only which squares are filled, has no clock, one update mode, and sleeps
                            // until its reset
};

/// It notices what hands do when its scan comes to that square, so a piece may be seen in its new place
/// before it is missed from the old one.
class SimulatedDgtBoard : public SimulatedBoard {
 public:
  /// `standing`: the pieces on it.
  explicit SimulatedDgtBoard(chess::Placement const& standing, DgtBoardMake make = {});

  /// A clock is plugged into the board; it must outlive it.
  void connect(SimulatedDgtClock& clock) { clock_ = &clock; }

  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override;

  /// Commands that no driver may send: they start the boot loader, write the EEPROM or block the line. The
  /// board has kept silent since a boot loader command.
  Bytes const& forbidden_commands() const { return forbidden_; }

 private:
  enum class Mode : std::uint8_t { bus, idle, update, update_with_clock, boot_loader };

  void obey(std::uint8_t command, SimTime now);
  void take_clock_command(std::uint8_t byte, SimTime now);
  void scan_next_field();
  void send_message(std::uint8_t id, std::span<std::uint8_t const> payload);
  void send_dump();
  void send_clock(SimTime now);
  bool tells_clock() const;
  chess::Square square_at(unsigned field) const;
  std::uint8_t code_on(chess::Placement const& placement, unsigned field) const;

  DgtBoardMake make_;
  chess::Placement scanned_;
  Mode mode_ = Mode::bus;
  unsigned next_field_ = 0;
  SimTime next_scan_{0};
  SimTime next_clock_{0};
  static constexpr unsigned length_comes_next = 256;
  unsigned clock_command_left_ = 0;  // bytes of `2B n ...` that are still to come
  Bytes clock_command_;
  SimulatedDgtClock* clock_ = nullptr;
  Bytes last_told_;  // of the clock
  Bytes forbidden_;
};

}  // namespace tactus::devices::simulators
