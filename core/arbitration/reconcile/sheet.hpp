// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet as it was written, cell by cell, and the same as a row of entries to be read.
#pragma once

#include "core/arbitration/reconcile/damage.hpp"
#include "core/arbitration/reconcile/entry_text.hpp"
#include "core/notation/move_text.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace tactus::arbitration::reconcile {

/// One line of the form: the left cell is meant for White. Its printed number proves nothing.
struct SheetLine {
  std::string left;
  std::string right;
  bool operator==(SheetLine const&) const = default;
};

struct Sheet {
  notation::PieceLetters letters = notation::english;
  std::vector<SheetLine> lines;
};

/// The entries in the order in which they were written; after the last legible or illegible one the sheet has
/// stopped (8.4).
class Entries {
 public:
  explicit Entries(Sheet const& sheet);

  std::size_t size() const { return texts_.size(); }
  EntryText const& operator[](std::size_t i) const { return texts_[i]; }
  notation::PieceLetters const& letters() const { return letters_; }
  /// What it costs to pass over the line that begins with entry i because it is blank or repeats the line
  /// above; 0: no such line begins there.
  Damage damage_of_skipping(std::size_t i) const;
  /// What the entries from i on cost at least, whatever they are read as.
  Damage least_damage_from(std::size_t i) const { return i < least_damage_.size() ? least_damage_[i] : 0; }

 private:
  enum class LineKind : std::uint8_t { written, blank, repeated };

  notation::PieceLetters letters_;
  std::vector<EntryText> texts_;
  std::vector<LineKind> lines_;
  std::vector<Damage> least_damage_;
};

}  // namespace tactus::arbitration::reconcile
