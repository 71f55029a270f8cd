// SPDX-License-Identifier: GPL-3.0-or-later
// Boards count their squares from their own corner and never know on which side White sits.
#pragma once

#include "devices/reading_order.hpp"

#include <cstdint>
#include <string_view>

namespace tactus::devices {

/// `normal`: the cable is on White's left. `rotated`: on White's right. `detect`: read from a full state with
/// the start position and only from that, normal until then. In mid-game never guess: configure it.
enum class Orientation : std::uint8_t { detect, normal, rotated };

class BoardOrientation {
 public:
  explicit BoardOrientation(Orientation orientation)
      : detects_(orientation == Orientation::detect), is_rotated_(orientation == Orientation::rotated) {}

  /// `letters`: the FEN letters of all 64 fields in the board's own order, '.' for empty.
  void learn(std::string_view letters);
  /// Precondition: field < 64.
  chess::Square square(unsigned field) const { return square_of_field(is_rotated_ ? 63 - field : field); }
  bool is_rotated() const { return is_rotated_; }

 private:
  bool detects_;
  bool is_rotated_;
};

}  // namespace tactus::devices
