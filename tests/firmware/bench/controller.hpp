// SPDX-License-Identifier: GPL-3.0-or-later
// An ATmega328P that runs a compiled firmware instruction by instruction (simavr), in simulated time: its
// serial line as bytes, its pins for whoever is wired to it. The same hands give the same bytes.
#pragma once

#include "devices/simulators/device.hpp"
#include "tests/firmware/bench/pins.hpp"

#include <array>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <vector>

struct avr_t;
struct avr_irq_t;

namespace tactus::firmware {

using devices::simulators::Bytes;
using devices::simulators::SimTime;

/// A byte that has left the line whole.
struct SentByte {
  SimTime at;
  std::uint8_t byte;
};

class Controller {
 public:
  /// Throws std::runtime_error where the file is no firmware.
  explicit Controller(std::filesystem::path const& elf);
  ~Controller();
  Controller(Controller const&) = delete;
  Controller& operator=(Controller const&) = delete;

  SimTime now() const;
  /// Up to an instruction behind `until`.
  void run_until(SimTime until);
  /// These bytes come at the pace of the line.
  void receive(std::span<std::uint8_t const> bytes);
  std::vector<SentByte> take_sent();

  /// An input is pulled to this level from outside from now on.
  void set_input(Pin pin, bool is_high);
  /// The voltage that it runs on; 5 V from the start.
  void set_supply(unsigned millivolts);
  bool output_level(Pin pin) const;
  /// Called when the pin's level changes.
  void on_level(Pin pin, std::function<void(bool is_high)> call);
  /// Called when pins of the port become inputs or outputs, before they do: these bits will be outputs.
  void on_direction(Port port, std::function<void(std::uint8_t outputs)> call);
  /// Called with each byte that goes out by SPI; gives the one that comes in.
  void on_spi(std::function<std::uint8_t(std::uint8_t)> exchange);

  /// The program stands still from now on, in one instruction that never ends; its interrupts go on.
  void hang();

 private:
  using Call = std::function<void(std::uint32_t)>;
  void call_on(avr_irq_t* irq, Call call);
  avr_irq_t* pin_irq(Port port, unsigned index) const;
  void feed_line();
  void tell_levels(Port port);
  void hold_inputs();

  std::unique_ptr<avr_t, void (*)(avr_t*)> avr_;
  std::deque<std::unique_ptr<Call>> calls_;  // simavr keeps their addresses
  std::vector<SentByte> sent_;
  std::deque<std::uint8_t> incoming_;
  SimTime incoming_free_at_{0};
  struct Levels {
    std::uint8_t mask = 0, values = 0;
  };
  Levels& levels_of(Port port) { return levels_.at(static_cast<unsigned>(port) - 'B'); }
  std::array<Levels, 3> levels_{};  // of inputs, from outside
};

}  // namespace tactus::firmware
