// SPDX-License-Identifier: GPL-3.0-or-later
// What a board with lamps shall show to those who see: a set of squares.
#pragma once

#include "core/chess/square_set.hpp"

namespace tactus::devices {

/// These squares are lit from now on and no others; an empty set puts all lamps out.
struct LightsOn {
  chess::SquareSet squares;
  bool operator==(LightsOn const&) const = default;
};

}  // namespace tactus::devices
