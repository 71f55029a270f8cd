// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chess/sliders.hpp"

namespace tactus::chess {
namespace {

constexpr SquareTable lines_towards(Step step) {
  SquareTable table{};
  for (unsigned square = 0; square < 64; ++square) table[square] = whole_line(square, step);
  return table;
}

constexpr SubtractingSliders::Lines make_lines() {
  SubtractingSliders::Lines lines{lines_towards({0, 1}), lines_towards({1, 1}), lines_towards({1, -1}), {}};
  for (unsigned file = 0; file < 8; ++file) lines.rank[file] = attacks_along_rank(file);
  return lines;
}

}  // namespace

constexpr SubtractingSliders::Lines SubtractingSliders::lines = make_lines();

}  // namespace tactus::chess
