// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can follow a position of at most four men, as bits. Shares with the solver nothing but the
// legal moves.
#pragma once

#include "core/legal/position.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace tactus::test {

/// Explores for White: can he mate? Positions that are the same but for a reflection are looked at once, and
/// those of one question are remembered for the next.
class FewMen {
 public:
  /// No mate by White can follow. Looks at all positions that can, unless there is a mate among them.
  bool is_never_mate(chess::Position const& start);
  std::size_t positions() const { return positions_; }

 private:
  using Kinds = std::array<std::uint8_t, 4>;  // of the men, in order
  /// True the first time.
  bool is_new(chess::Position const& position);

  std::map<Kinds, std::vector<bool>> seen_;
  std::size_t positions_ = 0;
};

}  // namespace tactus::test
