// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/line_support.hpp"

#include "core/arbitration/reconcile/lone_reading.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

constexpr std::size_t furthest_shift = 6;  // entries that a ply may stand later than the one before it

/// Which plies stand on this sheet.
std::vector<bool> plies_on(Entries const& sheet, chess::Position position,
                           std::vector<chess::Move> const& line) {
  std::vector<bool> is_there(line.size());
  std::size_t next = 0;    // entry after the last one that was found
  std::size_t missed = 0;  // plies since then
  for (std::size_t ply = 0; ply < line.size(); ++ply) {
    WrittenMove const move = written(position, line[ply]);
    std::size_t const end = std::min(sheet.size(), next + missed + furthest_shift);
    std::size_t entry = next;
    while (entry < end && (sheet[entry].is_silent() || !denotes(sheet[entry], move, sheet.letters())))
      ++entry;
    is_there[ply] = entry < end;
    next = is_there[ply] ? entry + 1 : next;
    missed = is_there[ply] ? 0 : missed + 1;
    position.play(line[ply]);
  }
  return is_there;
}

}  // namespace

unsigned written_plies(Case const& found, std::vector<chess::Move> const& line) {
  auto const on_one = plies_on(Entries{found.sheets.blind}, found.start, line);
  auto const on_other = plies_on(Entries{found.sheets.sighted}, found.start, line);
  unsigned count = 0;
  for (std::size_t ply = 0; ply < line.size(); ++ply) count += on_one[ply] || on_other[ply] ? 1 : 0;
  return count;
}

bool is_borne_out(Case const& found, std::vector<chess::Move> const& line) {
  std::size_t const count = written_plies(found, line);
  return count > 0 && 2 * count >= line.size();
}

}  // namespace tactus::arbitration::reconcile
