// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet as it was written, cell by cell, and the same as a row of entries to be read.
#pragma once

#include "core/arbitration/reconcile/sheets/asked_moves.hpp"
#include "core/chess/piece.hpp"
#include "core/message/name.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/piece_letters.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::arbitration::reconcile {

using Damage = std::uint16_t;  // in tenths of a slip

namespace damage {
inline constexpr Damage incomplete = 1;
inline constexpr Damage silent = 4;
inline constexpr Damage both_silent = 5;  // on top of that of each
inline constexpr Damage slip = 10;
inline constexpr Damage defective = 20;      // not even one slip away from the move
inline constexpr Damage left_out = 20;       // a ply that has no cell
inline constexpr Damage left_out_again = 5;  // the next one in a row: a whole move was left out
inline constexpr Damage blank_line = 10;
inline constexpr Damage repeated_line = 12;
/// An entry that clearly means another move than the one read: as if it were defective.
inline constexpr Damage contradiction = 20;

/// Readings this close to the best one count as equally good.
inline constexpr Damage equally_good = 9;
}  // namespace damage

// One entry of a scoresheet as it was written, reduced to the signs that tell one move from another
// (Appendix C.2 to C.13), and how far it is from a way to write a move.

/// Up to eight signs in one word, so that two texts are compared at once.
class Signs {
 public:
  static constexpr unsigned capacity = 8;

  constexpr Signs() = default;
  /// Precondition: at most eight characters.
  constexpr explicit Signs(std::string_view text) {
    for (char const c : text) push(c);
  }
  /// Precondition: fewer than eight signs so far.
  constexpr void push(char c) { word_ |= std::uint64_t{static_cast<unsigned char>(c)} << (8U * size_++); }
  constexpr unsigned size() const { return size_; }
  constexpr char operator[](unsigned i) const { return static_cast<char>(word_ >> (8U * i) & 0xFFU); }
  constexpr bool operator==(Signs const&) const = default;

 private:
  std::uint64_t word_ = 0;
  unsigned size_ = 0;
};

/// What is written in one cell. "?" inside it is one illegible sign, which may be any.
class EntryText {
 public:
  EntryText() = default;
  /// What it states is read as everywhere (core/notation/stated_move.hpp). To tell how far it is from a move
  /// that it does not state, marks that tell nothing are dropped: + # ! x : - = ( ), blanks and "e.p."; O is
  /// read as 0.
  static EntryText of(std::string_view cell, notation::PieceLetters const& letters);

  /// Nothing legible: an empty cell or one of question marks.
  bool is_silent() const { return !has_legible_sign_; }
  bool operator==(EntryText const&) const = default;
  /// The first eight; whether that is all of them, equals() and is_one_slip_from() know.
  Signs signs() const { return signs_; }
  bool equals(Signs form) const;
  /// Nothing: a sign is illegible, or it is no text of a move.
  std::optional<notation::MovePattern> const& stated() const { return stated_; }
  /// What it would state in another hand: files in capitals or pieces in small letters, and a rank as the
  /// letter whose Braille cell it shares ("Nfc" for Nf3).
  std::vector<notation::MovePattern> const& in_other_hands() const { return in_other_hands_; }
  /// One sign is wrong, missing or too many, or two neighbours are swapped.
  bool is_one_slip_from(Signs form) const;

 private:
  bool fits_at(unsigned i, char sign) const { return signs_[i] == '?' || signs_[i] == sign; }
  bool has_one_wrong_or_swapped(Signs form) const;
  bool has_one_too_many(Signs form) const;
  bool lacks_one_of(Signs form) const;

  std::string text() const;

  std::optional<notation::MovePattern> stated_;
  std::vector<notation::MovePattern> in_other_hands_;
  Signs signs_;
  bool has_legible_sign_ = false;
  bool is_too_long_ = false;  // for any move, slips included
  bool has_illegible_sign_ = false;
};

// The players of a game with two boards (D.1), by colour, have each a board and a scoresheet.

using chess::both_colors;
using chess::ByColor;
using chess::Color;

/// One line of the form: the left cell is meant for White. Its printed number proves nothing.
struct SheetLine {
  std::string left;
  std::string right;
  bool operator==(SheetLine const&) const = default;
};

/// The names at the head of a scoresheet, and who signed it; empty: nothing legible.
struct SheetHeader {
  Name white, black, writer;
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
  bool has_none() const { return texts_.empty(); }
  EntryText const& operator[](std::size_t i) const { return texts_[i]; }
  notation::PieceLetters const& letters() const { return letters_; }
  /// What has been asked of them so far: for one thread at a time.
  AskedMoves& asked() const { return asked_; }
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
  mutable AskedMoves asked_{0};
};

}  // namespace tactus::arbitration::reconcile
