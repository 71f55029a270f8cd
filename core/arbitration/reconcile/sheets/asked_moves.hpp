// SPDX-License-Identifier: GPL-3.0-or-later
// What the entries of a sheet say of moves. It depends on the text and on the move as it is written alone, so
// each is asked once, however often a search meets them.
#pragma once

#include "core/arbitration/reconcile/sheets/key_numbers.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tactus::arbitration::reconcile {

class AskedMoves {
 public:
  using Number = std::uint32_t;

  explicit AskedMoves(std::size_t entries) : said_(entries) {}

  /// Of a move, by its key; the same whenever it is asked.
  Number number_of(std::uint32_t key) {
    auto const [number, is_new] = numbers_.number_of(key);
    moves_ += is_new ? 1 : 0;
    return number;
  }
  /// What this entry says of each move that has a number, by it; 0 at first. Valid until the next is asked.
  std::vector<std::uint8_t>& said_by(std::size_t entry) {
    if (said_[entry].size() < moves_) said_[entry].resize(moves_);
    return said_[entry];
  }

 private:
  KeyNumbers numbers_;
  std::size_t moves_ = 0;
  std::vector<std::vector<std::uint8_t>> said_;
};

}  // namespace tactus::arbitration::reconcile
