// SPDX-License-Identifier: GPL-3.0-or-later
// The answer to a typed text that is not one legal move: what was wrong and what was expected.
#pragma once

#include "core/legal/move_reading.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_text.hpp"
#include "speech/sentences.hpp"

#include <string>
#include <string_view>

namespace tactus::program {

/// Empty when `read` is a move.
std::string move_fault(notation::ReadMove const& read, chess::Position const& position, std::string_view text,
                       notation::PieceLetters const& letters, speech::Sentences const& sentences);

}  // namespace tactus::program
