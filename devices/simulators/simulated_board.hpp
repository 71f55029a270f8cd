// SPDX-License-Identifier: GPL-3.0-or-later
// A board that scans all its squares again and again: pieces stand on it, hands move them.
#pragma once

#include "core/chess/placement.hpp"
#include "devices/simulators/simulated_device.hpp"

#include <string>

namespace tactus::devices::simulators {

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

 protected:
  /// Field 0 is a8, 7 is h8, 63 is h1.
  static chess::Square square_of(unsigned field) {
    return chess::Square::from_index((7 - field / 8) * 8 + field % 8);
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
