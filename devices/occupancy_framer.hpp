// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the lines of the simplest board (docs/home-made-board.md): 16 hexadecimal digits and a line end. Any
// other character begins anew, so noise before the digits does no harm. Pure; never grows.
#pragma once

#include "core/chess/square_set.hpp"
#include "devices/dropped.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tactus::devices {

struct OccupancyFrame {
  chess::SquareSet squares;   // as the board counts them: a8 first
  bool is_whole_line = true;  // nothing else stood in the line
  bool operator==(OccupancyFrame const&) const = default;
};
using OccupancyLexeme = std::variant<OccupancyFrame, Dropped>;

class OccupancyFramer {
 public:
  /// The result does not depend on how the bytes are cut into calls.
  std::vector<OccupancyLexeme> feed(std::span<std::uint8_t const> bytes);
  /// All bytes dropped so far.
  std::size_t discarded() const { return discarded_; }

 private:
  std::optional<OccupancyLexeme> push(char c);
  std::optional<OccupancyLexeme> finish();

  std::string digits_;      // since the last other character; at most one too many
  std::size_t others_ = 0;  // characters of this line that are no use
  std::size_t discarded_ = 0;
};

}  // namespace tactus::devices
