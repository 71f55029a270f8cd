// SPDX-License-Identifier: GPL-3.0-or-later
// A move as people type it at the console, by its form alone: no position is asked.
#pragma once

#include "core/notation/move_pattern.hpp"

#include <optional>
#include <string>

namespace tactus::program {

/// Digits alone, as from a numeric keypad, or any notation of Appendix C. Nothing: no move text.
std::optional<notation::MovePattern> read_stated(std::string const& text,
                                                 notation::PieceLetters const& letters);
/// The same, or said in the words of Appendix D (D.2.1).
std::optional<notation::MovePattern> read_said(std::string const& text,
                                               notation::PieceLetters const& letters);

}  // namespace tactus::program
