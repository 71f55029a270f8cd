// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which Appendix C lets one move be written, and the articles that a way rests on.
#pragma once

#include "core/arbitration/book/law.hpp"
#include "core/arbitration/laws/cases/facts.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactus::arbitration::laws {

/// With all optional marks first; then without them, and the long form where the edition names it (C.8).
/// Empty for the descriptive system. Precondition: m is legal in `before`.
std::vector<std::string> written_forms(chess::Position const& before, chess::Move m, SheetLanguage language,
                                       Regime regime);

/// Most telling first. Precondition: m is legal in `before`.
std::vector<Law> laws_of_notation(chess::Position const& before, chess::Move m, std::string_view text);

/// For a text that means no legal move: the provisions for texts of its form.
std::vector<Law> laws_of_invalid(std::string_view text, notation::PieceLetters const& letters);

/// "(=)" stands with the move (C.12).
bool offers_draw(std::string_view text);

// A game written in one line or on a sheet, played through as far as it goes. Internal to written_moves.

bool is_written_game(Situation const& situation);
RulingOrFault parse_game(Situation const& situation);

}  // namespace tactus::arbitration::laws
