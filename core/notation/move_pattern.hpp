// SPDX-License-Identifier: GPL-3.0-or-later
// What one move text states, before any position is asked: the grammar of Appendix C and of the common
// habits. Internal to core/notation; the door is move_text.hpp.
#pragma once

#include "core/notation/move_text.hpp"

#include <optional>
#include <string_view>

namespace tactus::notation {

/// A square of which the file or the rank may be left out.
struct PartOfSquare {
  std::optional<chess::File> file;
  std::optional<chess::Rank> rank;
  bool is_empty() const { return !file && !rank; }
  bool is_whole() const { return file && rank; }
  bool fits(chess::Square s) const {
    return file.value_or(s.file()) == s.file() && rank.value_or(s.rank()) == s.rank();
  }
};

/// Kinds of pieces as a set: a lower-case letter may mean two kinds where the sheet is not English.
class KindSet {
 public:
  void insert(chess::Kind k) { bits_ |= 1U << static_cast<unsigned>(k); }
  bool empty() const { return bits_ == 0; }
  bool contains(chess::Kind k) const { return (bits_ >> static_cast<unsigned>(k) & 1U) != 0; }

 private:
  unsigned bits_ = 0;
};

struct MovePattern {
  enum class Castling : std::uint8_t { none, to_h_side, to_a_side };
  Castling castling = Castling::none;  // then no piece, square or promotion is set
  std::optional<chess::Kind> piece;    // none: a pawn, or any piece when the whole origin is stated
  PartOfSquare from;
  PartOfSquare to;  // a pawn capture "ed" states only the file
  bool says_capture = false;
  bool says_en_passant = false;
  KindSet promotion;  // empty: not stated

  bool is_coordinates() const { return !piece && from.is_whole(); }
};

/// Nothing for a character that is no piece on this sheet.
std::optional<chess::Kind> kind_of_letter(char letter, PieceLetters const& letters);

/// Nothing when the text is not a move text in these letters.
std::optional<MovePattern> parse_move(std::string_view text, PieceLetters const& letters);

}  // namespace tactus::notation
