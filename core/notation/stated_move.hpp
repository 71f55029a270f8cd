// SPDX-License-Identifier: GPL-3.0-or-later
// What a text of a move may mean where people write or type one: the one reader of form, and what each place
// reads besides Appendix C. Which of several readings is meant is told by which piece goes there over what
// stands, never by what is legal.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/piece_letters.hpp"

#include <optional>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::notation {

/// Everywhere read: typeset signs and figurines, zeros, dashes of all kinds, a number before the move and a
/// point behind it, captures by piece ("QxB"), "e.p.", words of check, a new piece in any form.
struct FormsRead {
  bool digits = false;        // "5254", as on a numeric keypad
  bool other_cases = false;   // Caps Lock and small letters: "NF3", "nf3", "E4", "o-o"
  bool english_too = false;   // English letters besides those of the game
  bool knight_as_s = false;   // "Sf3" in English, as in its Braille chess code
  bool doubled_keys = false;  // "bb4": a key that was pressed twice
  bool words = false;         // of Appendix D (D.2.1), where nothing else is read
};
inline constexpr FormsRead on_a_sheet{};
inline constexpr FormsRead in_a_file{.other_cases = true};
inline constexpr FormsRead at_a_keyboard{
    .digits = true, .other_cases = true, .english_too = true, .knight_as_s = true, .doubled_keys = true};
inline constexpr FormsRead said_or_typed{.digits = true,
                                         .other_cases = true,
                                         .english_too = true,
                                         .knight_as_s = true,
                                         .doubled_keys = true,
                                         .words = true};

/// What a text may mean, by its form alone. Nothing in it: no move text.
struct StatedMove {
  std::optional<MovePattern> as_typed;
  /// With its letters in other cases, or those of English, each once.
  std::vector<MovePattern> otherwise;
};
StatedMove read_stated(std::string_view text, PieceLetters const& letters, FormsRead const& forms);

/// A word that belongs to the move before it: its new piece, "e.p.", check or mate, an offered draw, a
/// remark.
bool belongs_to_move_before(std::string_view word);

enum class Unclear : std::uint8_t { not_a_move, several_moves };

/// The reading that is meant over what stands: the text as it was typed where some piece goes so, else the
/// one other reading of which that is true. `several_moves`: there are two ("BC4": a bishop or the b-pawn).
/// Where no reading fits it is one of them. Null: none is chosen by what stands.
tl::expected<MovePattern, Unclear> reading_meant(StatedMove const& stated, chess::Diagram const* before);

}  // namespace tactus::notation
