// SPDX-License-Identifier: GPL-3.0-or-later
// A board or a clock that exists only as its behaviour: what it sends, when, and what it does with what it is
// told. Pure: time is an argument, so a test can let an hour pass in no time. simulated_line puts it on a
// pseudo-terminal.
#pragma once

#include "core/chess/placement.hpp"

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tactus::devices::simulators {

/// Simulated time since the simulation began. Microseconds, because a byte at 9600 baud takes 1042 of them.
using SimTime = std::chrono::microseconds;
using Bytes = std::vector<std::uint8_t>;

/// Not thread-safe: one thread owns a device. `now` never runs backwards.
class SimulatedDevice {
 public:
  SimulatedDevice() = default;
  SimulatedDevice(SimulatedDevice const&) = delete;
  SimulatedDevice& operator=(SimulatedDevice const&) = delete;
  virtual ~SimulatedDevice() = default;

  /// The power comes (again): what the real one forgets without power is forgotten.
  virtual void power_up(SimTime now) = 0;
  /// A program has opened the port.
  virtual void opened(SimTime /*now*/) {}
  /// Bytes from the host.
  virtual void receive(std::span<std::uint8_t const> bytes, SimTime now) = 0;
  /// Does everything that is due up to and including `now`.
  virtual void advance(SimTime now) = 0;
  /// When advance() has something to do next.
  virtual SimTime next_due() const = 0;

  /// What it has sent since this was last asked for.
  Bytes take_output() { return std::exchange(output_, {}); }

 protected:
  void send(std::span<std::uint8_t const> bytes) {
    output_.insert(output_.end(), bytes.begin(), bytes.end());
  }

 private:
  Bytes output_;
};

/// A clock with two levers and a key that asks for words.
class SimulatedClock : public SimulatedDevice {
 public:
  /// Hands.
  virtual void press(chess::Color by, SimTime now) = 0;
  virtual void say(SimTime now) = 0;
};

// A board that scans all its squares again and again: pieces stand on it, hands move them.

class SimulatedBoard : public SimulatedDevice {
 public:
  explicit SimulatedBoard(chess::Placement const& standing) : standing_(standing) {}

  /// Hands. The board notices with its next scan.
  virtual void lift(chess::Square square, SimTime now) {
    advance(now);
    standing_.clear(square);
  }
  virtual void place(chess::Square square, chess::Piece piece, SimTime now) {
    advance(now);
    standing_.put(square, piece);
  }
  chess::Placement const& standing() const { return standing_; }

  /// The squares that its lamps show; none where it has no lamps.
  virtual chess::SquareSet lit() const { return {}; }

 protected:
  /// Field 0 is a8, 7 is h8, 63 is h1.
  static chess::Square square_of(unsigned field) {
    return chess::Square::from_index((7 - field / 8) * 8 + field % 8);
  }
  enum class FileA : std::uint8_t { lowest_bit, highest_bit };
  /// A byte for each rank, rank 8 first.
  static chess::SquareSet squares_of(std::span<std::uint8_t const, 8> ranks, FileA file_a) {
    chess::SquareSet squares;
    for (unsigned field = 0; field < 64; ++field) {
      unsigned const bit = file_a == FileA::lowest_bit ? field % 8 : 7 - field % 8;
      if ((ranks[field / 8] >> bit & 1U) != 0) squares.insert(square_of(field));
    }
    return squares;
  }
  /// FEN letters of all fields, '.' for empty.
  std::string letters() const {
    std::string text;
    for (unsigned field = 0; field < 64; ++field) {
      auto const piece = standing_.at(square_of(field));
      text += piece ? piece->fen_letter() : '.';
    }
    return text;
  }

 private:
  chess::Placement standing_;
};

}  // namespace tactus::devices::simulators
