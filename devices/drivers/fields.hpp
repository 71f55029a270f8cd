// SPDX-License-Identifier: GPL-3.0-or-later
// How boards count their squares, and write what stands on them. They count from a corner of their own and
// never know on which side White sits: which way round they lie is found behind them (core/sensing).
#pragma once

#include "core/chess/placement.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tactus::devices {

/// Precondition: field < 64. Field 0 is a8, field 63 is h1.
constexpr chess::Square square_of_field(unsigned field) { return chess::Square::from_index(field ^ 56U); }
constexpr unsigned field_of_square(chess::Square square) { return square.index() ^ 56U; }

std::string board_letters(chess::Placement const& placement);
/// Nothing unless exactly 64 characters, each a FEN letter or '.'.
std::optional<chess::Placement> placement_from_letters(std::string_view letters);

std::string occupancy_hex(chess::SquareSet squares);
/// Nothing unless exactly 16 hexadecimal digits (either case).
std::optional<chess::SquareSet> occupancy_from_hex(std::string_view digits);

/// What stands on all 64 fields, as FEN letters in the board's own order; what is no piece is empty.
chess::Placement placement_of_fields(std::string_view letters);

}  // namespace tactus::devices
