// SPDX-License-Identifier: GPL-3.0-or-later
// The board of firmware/board with its 64 contacts: pieces stand on it, hands move them, and what it says
// comes from the compiled firmware alone.
#pragma once

#include "tests/firmware/bench/bench.hpp"

namespace tactus::firmware {

enum class Wires { registers, matrix };

struct ContactChange {
  SimTime at;
  chess::Square square;
  bool is_closed;
};

class WiredBoard : public devices::simulators::SimulatedBoard {
 public:
  /// `firmware`: of the folder of compiled ones, without its ending; by default the one for these wires.
  WiredBoard(chess::Placement const& standing, Wires wires, std::string const& firmware = "");

  void lift(chess::Square square, SimTime now) override;
  void place(chess::Square square, chess::Piece piece, SimTime now) override;
  void power_up(SimTime now) override;
  void receive(std::span<std::uint8_t const> bytes, SimTime now) override;
  void advance(SimTime now) override;
  SimTime next_due() const override { return now_ + SimTime{1000}; }

  /// A contact changes without a piece: it bounces, a finger rubs.
  void set_contact(chess::Square square, bool is_closed, SimTime at);
  void press_say_key(SimTime at);
  /// Of the matrix: these squares have a wire where their diode should be.
  void leave_out_diodes(chess::SquareSet squares) { without_diode_ = squares; }
  chess::SquareSet lamps() const { return lamps_; }
  /// All that was sent, with the moment at which each byte was whole at the other end.
  std::vector<SentByte> const& sent() const { return sent_; }
  /// All changes of contacts, as they were ordered.
  std::vector<ContactChange> const& changes() const { return changes_; }
  /// When the host has sent something.
  std::vector<SimTime> const& asked() const { return asked_; }
  Bench& bench() { return bench_; }

 private:
  void connect(Controller& controller);
  void connect_registers(Controller& controller);
  void connect_matrix(Controller& controller);
  void drive_files(Controller& controller);
  bool is_pulled_low(unsigned file) const;
  void hold_say_key(bool is_down);

  Wires wires_;
  Bench bench_;
  SimTime now_{0};
  chess::SquareSet closed_;
  chess::SquareSet without_diode_;
  chess::SquareSet lamps_;
  bool is_say_key_down_ = false;
  std::uint8_t driven_ranks_ = 0;             // of the matrix; the lowest bit is rank 8
  std::array<std::uint8_t, 8> to_read_{};     // of the sensors' registers; the next byte first
  std::array<std::uint8_t, 8> shifted_in_{};  // to the lamps; what came first is first
  std::size_t next_ = 0;
  std::vector<SentByte> sent_;
  std::vector<ContactChange> changes_;
  std::vector<SimTime> asked_;
};

}  // namespace tactus::firmware
