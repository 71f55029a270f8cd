// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/sheet.hpp"

namespace tactus::arbitration::reconcile {
namespace {

bool is_empty(std::string const& cell) { return cell.find_first_not_of(" \t") == std::string::npos; }

}  // namespace

Entries::Entries(Sheet const& sheet) : letters_(sheet.letters) {
  std::size_t written_cells = 0;
  SheetLine const* above = nullptr;
  for (SheetLine const& line : sheet.lines) {
    bool const is_blank = is_empty(line.left) && is_empty(line.right);
    bool const is_repeated = above != nullptr && *above == line;
    lines_.push_back(is_blank ? LineKind::blank : is_repeated ? LineKind::repeated : LineKind::written);
    for (std::string const* const cell : {&line.left, &line.right}) {
      texts_.push_back(EntryText::of(*cell));
      if (!is_empty(*cell)) written_cells = texts_.size();
    }
    above = &line;
  }
  texts_.resize(written_cells);
  // Passing over a line costs more than its silent entries.
  static_assert(2 * damage::silent <= damage::blank_line && 2 * damage::silent <= damage::repeated_line);
  least_damage_.resize(written_cells);
  Damage least = 0;
  for (std::size_t i = written_cells; i-- > 0;) {
    if (texts_[i].is_silent()) least = static_cast<Damage>(least + damage::silent);
    least_damage_[i] = least;
  }
}

Damage Entries::damage_of_skipping(std::size_t i) const {
  if (i % 2 != 0 || i >= texts_.size()) return 0;
  switch (lines_[i / 2]) {
    case LineKind::written: return 0;
    case LineKind::blank: return damage::blank_line;
    case LineKind::repeated: return damage::repeated_line;
  }
  return 0;
}

}  // namespace tactus::arbitration::reconcile
