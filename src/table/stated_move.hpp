// SPDX-License-Identifier: GPL-3.0-or-later
// A move as people type it at the console: read by its form, with Caps Lock or in small letters too, and
// where several readings are left, by which piece goes there. Only at the table: sheets and PGN keep to their
// letters.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/table/announcement.hpp"

#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

/// What a text may mean, by its form alone. Nothing in it: no move text.
struct StatedMove {
  std::optional<notation::MovePattern> as_typed;
  /// With its letters in other cases ("NF3", "nf3", "o-o"), each once.
  std::vector<notation::MovePattern> otherwise;
};

/// Digits alone, as from a numeric keypad, or any notation of Appendix C.
StatedMove read_stated(std::string const& text, notation::PieceLetters const& letters);
/// The same, or said in the words of Appendix D (D.2.1).
StatedMove read_said(std::string const& text, notation::PieceLetters const& letters);

/// The reading that is meant over what stands: the text as it was typed where some piece goes so, else the
/// one other reading of which that is true. `several_moves`: there are two ("BC4": a bishop or the b-pawn).
/// Where no reading fits it is one of them. Beside a board that is read pass null: none is chosen by what
/// stands.
tl::expected<notation::MovePattern, table::MoveRefusal> meant(StatedMove const& stated,
                                                              chess::Diagram const* before);

}  // namespace tactus::program
