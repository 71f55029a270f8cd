// SPDX-License-Identifier: GPL-3.0-or-later
// How a game is written in Braille, as tables: each sign with where it comes from (docs/players/score.md).
#pragma once

#include "core/braille/cells.hpp"
#include "core/braille/literary.hpp"
#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"
#include "core/message/language.hpp"
#include "core/notation/piece_letters.hpp"

#include <span>
#include <string_view>

namespace tactus::braille {

enum class Sign : std::uint8_t {
  digits,        // ten cells, 0 to 9, for ranks and move numbers; never behind a number sign
  piece_prefix,  // before a piece letter, where the letter alone could be a file
  king,
  queen,
  rook,
  bishop,
  knight,
  capture,
  check,          // before the square of arrival
  capture_check,  // both
  check_behind,   // behind the move
  mate,           // behind the move
  short_castling,
  long_castling,
  en_passant,
  black_moves,  // before a move of Black with no move of White before it
};

enum class Standing : std::uint8_t {
  published,    // read in the code's own text
  reported,     // told by others who read it
  unconfirmed,  // our choice; ask a player before relying on it
};

struct SignRow {
  Sign sign;
  CellView cells;
  Standing standing;
  std::string_view source;
};

/// Of several rows with one sign the first is written and all are read. A sign without a row is not used.
struct ChessCode {
  std::string_view name;
  LiteraryCode const& literary;  // of names, dates and the result
  std::span<SignRow const> rows;

  /// What is written for the sign; empty where the code has none.
  CellView cells(Sign sign) const;
  CellView piece(chess::Kind kind) const;  // empty for pawns
};

extern ChessCode const english_chess;
extern ChessCode const german_chess;
extern ChessCode const finnish_chess;

/// Null: none of the language is known to us.
ChessCode const* code_of(Language language);
/// The first one whose pieces have these letters in print; null: none is known to us.
ChessCode const* code_of(notation::PieceLetters const& letters);

std::string_view name_of(Sign sign);
std::string_view name_of(Standing standing);

/// The letters a to h.
Cell cell_of(chess::File file);

}  // namespace tactus::braille
