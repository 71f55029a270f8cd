// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/spoken_move_reading.hpp"

#include "core/legal/move_resolution.hpp"
#include "core/notation/spoken_move.hpp"

namespace tactus::notation {

ReadMove read_spoken_move(chess::Position const& position, std::string_view words) {
  auto const pattern = parse_spoken_move(words);
  if (!pattern) return NotAMove{};
  return moves_fitting(position, *pattern);
}

}  // namespace tactus::notation
