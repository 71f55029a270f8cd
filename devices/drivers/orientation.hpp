// SPDX-License-Identifier: GPL-3.0-or-later
// Boards count their squares from their own corner and never know on which side White sits.
#pragma once

#include "core/chess/placement.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::devices {

/// Precondition: field < 64. Field 0 is a8, field 63 is h1.
constexpr chess::Square square_of_field(unsigned field) { return chess::Square::from_index(field ^ 56U); }
constexpr unsigned field_of_square(chess::Square square) { return square.index() ^ 56U; }
/// As the board counts it, which may stand turned.
constexpr unsigned field_of_square(chess::Square square, bool is_rotated) {
  return is_rotated ? 63 - field_of_square(square) : field_of_square(square);
}

std::string board_letters(chess::Placement const& placement);
/// Nothing unless exactly 64 characters, each a FEN letter or '.'.
std::optional<chess::Placement> placement_from_letters(std::string_view letters);

std::string occupancy_hex(chess::SquareSet squares);
/// Nothing unless exactly 16 hexadecimal digits (either case).
std::optional<chess::SquareSet> occupancy_from_hex(std::string_view digits);

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
  /// What stands on all 64 fields, `letters` as for learn(); what is no piece is empty.
  chess::Placement placement(std::string_view letters) const;
  bool is_rotated() const { return is_rotated_; }

 private:
  bool detects_;
  bool is_rotated_;
};

}  // namespace tactus::devices
