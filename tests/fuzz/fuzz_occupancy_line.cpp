// SPDX-License-Identifier: GPL-3.0-or-later
// Framer of the simplest home-made boards, and the whole line, on any bytes.
#include "devices/drivers/occupancy/driver.hpp"
#include "tests/fuzz/line_checks.hpp"

using namespace tactus;
using namespace tactus::devices;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::span<std::uint8_t const> const bytes{data, size};
  OccupancyFramer whole;
  OccupancyFramer pieces;
  auto const found = whole.feed(bytes);
  std::vector<OccupancyLexeme> in_pieces;
  fuzz::in_pieces(bytes, [&](auto piece) {
    for (auto const& lexeme : pieces.feed(piece)) in_pieces.push_back(lexeme);
  });
  fuzz::require(found == in_pieces && whole.discarded() == pieces.discarded());
  fuzz::require(whole.discarded() <= size);
  fuzz::run_line(bytes, Protocol::occupancy);
  return 0;
}
