// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/firmware/bench/wired_board.hpp"

namespace tactus::firmware {

using devices::simulators::SimulatedBoard;

namespace {

constexpr Pin load = pin_for(register_wires, "load"), latch = pin_for(register_wires, "latch"),
              say_of_registers = pin_for(register_wires, "announce key"),
              say_of_matrix = pin_for(matrix_wires, "announce key");

/// Row 0 is rank 8.
chess::Square square_at(unsigned row, unsigned file) {
  return chess::Square::from_index((7 - row) * 8 + file);
}

Pin rank_pin(unsigned row) { return matrix_wires.at(row).pin; }
Pin file_pin(unsigned file) { return matrix_wires.at(8 + file).pin; }

}  // namespace

WiredBoard::WiredBoard(chess::Placement const& standing, Wires wires, std::string const& firmware)
    : SimulatedBoard(standing),
      wires_(wires),
      bench_(firmware_named(!firmware.empty()           ? firmware
                            : wires == Wires::registers ? "board_registers"
                                                        : "board_matrix"),
             [this](Controller& controller) { connect(controller); }),
      closed_(standing.occupied()) {}

void WiredBoard::lift(chess::Square square, SimTime now) {
  SimulatedBoard::lift(square, now);
  set_contact(square, false, now);
}

void WiredBoard::place(chess::Square square, chess::Piece piece, SimTime now) {
  SimulatedBoard::place(square, piece, now);
  set_contact(square, true, now);
}

void WiredBoard::set_contact(chess::Square square, bool is_closed, SimTime at) {
  changes_.push_back({at, square, is_closed});
  bench_.at(at, [this, square, is_closed] {
    if (is_closed)
      closed_.insert(square);
    else
      closed_.erase(square);
  });
}

void WiredBoard::press_say_key(SimTime at) {
  bench_.at(at, [this] { hold_say_key(true); });
  bench_.at(at + std::chrono::milliseconds{150}, [this] { hold_say_key(false); });
}

void WiredBoard::hold_say_key(bool is_down) {
  is_say_key_down_ = is_down;
  if (bench_.controller() != nullptr)
    bench_.controller()->set_input(wires_ == Wires::registers ? say_of_registers : say_of_matrix, !is_down);
}

void WiredBoard::power_up(SimTime now) {
  now_ = now;
  take_output();
  bench_.power_up(now);
}

void WiredBoard::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  asked_.push_back(now);
  bench_.receive(bytes);
}

void WiredBoard::advance(SimTime now) {
  now_ = now;
  bench_.advance(now);
  for (SentByte const& each : bench_.take_sent()) {
    send({&each.byte, 1});
    sent_.push_back(each);
  }
}

void WiredBoard::connect(Controller& controller) {
  if (wires_ == Wires::registers)
    connect_registers(controller);
  else
    connect_matrix(controller);
  hold_say_key(is_say_key_down_);
}

void WiredBoard::connect_registers(Controller& controller) {
  controller.on_level(load, [this](bool is_high) {
    if (is_high) return;  // while it is low the registers follow their inputs
    for (unsigned place = 0; place < 8; ++place) {
      unsigned bits = 0;  // that of rank 1 is read first, and of it file a
      for (unsigned file = 0; file < 8; ++file)
        bits = bits << 1U | (closed_.contains(square_at(7 - place, file)) ? 0U : 1U);
      to_read_.at(place) = static_cast<std::uint8_t>(bits);
    }
    next_ = 0;
  });
  controller.on_spi([this](std::uint8_t out) -> std::uint8_t {
    if (next_ >= to_read_.size()) return 0xFF;
    shifted_in_.at(next_) = out;
    return to_read_.at(next_++);
  });
  controller.on_level(latch, [this](bool is_high) {
    if (!is_high) return;
    lamps_ = {};
    for (unsigned place = 0; place < 8; ++place)
      for (unsigned file = 0; file < 8; ++file)
        if ((shifted_in_.at(place) >> (7 - file) & 1U) != 0) lamps_.insert(square_at(7 - place, file));
  });
}

void WiredBoard::connect_matrix(Controller& controller) {
  for (unsigned row = 0; row < 8; ++row)
    controller.set_input(rank_pin(row), true);  // drawn up through closed contacts
  driven_ranks_ = 0;
  controller.on_direction(Port::d, [this, &controller](std::uint8_t outputs) {
    driven_ranks_ = static_cast<std::uint8_t>((driven_ranks_ & 0xC0U) | (outputs >> 2U));
    drive_files(controller);
  });
  controller.on_direction(Port::b, [this, &controller](std::uint8_t outputs) {
    driven_ranks_ = static_cast<std::uint8_t>((driven_ranks_ & 0x3FU) | (outputs << 6U));
    drive_files(controller);
  });
  drive_files(controller);
}

void WiredBoard::drive_files(Controller& controller) {
  for (unsigned file = 0; file < 8; ++file) controller.set_input(file_pin(file), !is_pulled_low(file));
}

/// Directly, or by the way round that a contact without a diode opens: from this file backwards through it to
/// another rank, and from there through the contact of another file.
bool WiredBoard::is_pulled_low(unsigned file) const {
  for (unsigned row = 0; row < 8; ++row) {
    if ((driven_ranks_ >> row & 1U) == 0) continue;
    if (closed_.contains(square_at(row, file))) return true;
    for (unsigned other = 0; other < 8; ++other)
      for (unsigned by = 0; by < 8; ++by)
        if (closed_.contains(square_at(other, file)) && closed_.contains(square_at(other, by)) &&
            without_diode_.contains(square_at(other, by)) && closed_.contains(square_at(row, by)))
          return true;
  }
  return false;
}

}  // namespace tactus::firmware
