// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chess/sliders.hpp"

namespace tactus::chess {
namespace {

constexpr Bits walk(unsigned square, Step step, Bits occupied) {
  Bits walked = 0;
  for (Bits next = stepped(square, step); next != 0;
       next = stepped(static_cast<unsigned>(std::countr_zero(next)), step)) {
    walked |= next;
    if ((next & occupied) != 0) break;
  }
  return walked;
}

constexpr SquareTable both_ways(Step step) {
  SquareTable table{};
  for (unsigned square = 0; square < 64; ++square)
    table[square] = walk(square, step, 0) | walk(square, {-step.files, -step.ranks}, 0);
  return table;
}

constexpr SubtractingSliders::Lines make_lines() {
  SubtractingSliders::Lines lines{both_ways({0, 1}), both_ways({1, 1}), both_ways({1, -1}), {}};
  for (unsigned file = 0; file < 8; ++file)
    for (unsigned inner = 0; inner < 64; ++inner)
      lines.rank[file][inner] =
          static_cast<std::uint8_t>(walk(file, {1, 0}, inner << 1U) | walk(file, {-1, 0}, inner << 1U));
  return lines;
}

}  // namespace

constexpr SubtractingSliders::Lines SubtractingSliders::lines = make_lines();

}  // namespace tactus::chess
