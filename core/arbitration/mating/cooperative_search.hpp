// SPDX-License-Identifier: GPL-3.0-or-later
// Both players work together towards mate by one of them. Ends with the mate, with the proof that all
// positions were seen, or at the limit.
#pragma once

#include "core/arbitration/mating/position_set.hpp"
#include "core/arbitration/mating/verdict.hpp"

namespace tactus::arbitration {

struct SearchResult {
  enum class End { mate, exhausted, limit } end = End::limit;
  std::vector<chess::Move> line;
  std::size_t positions = 0;
};

SearchResult search_mate(chess::Position const& start, chess::Color winner, MatingBudget const& budget);

}  // namespace tactus::arbitration
