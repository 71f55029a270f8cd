// SPDX-License-Identifier: GPL-3.0-or-later
// A move as people type it at the console.
#pragma once

#include "core/notation/move_text.hpp"

#include <string>

namespace tactus::program {

/// Digits alone, as from a numeric keypad, or any other notation.
notation::ReadMove read_typed(chess::Position const& position, std::string const& text,
                              notation::PieceLetters const& letters);

}  // namespace tactus::program
