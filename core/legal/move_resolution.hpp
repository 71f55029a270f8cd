// SPDX-License-Identifier: GPL-3.0-or-later
// From a move text to the legal move it means, in two ways: one that understands every form, and a quick one
// for the form in which nearly all moves of game collections are written. Internal to core/notation; the door
// is move_text.hpp.
#pragma once

#include "core/legal/move_reading.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_fit.hpp"

#include <optional>
#include <string_view>

namespace tactus::notation {

/// Asks every legal move whether the text fits it.
ReadMove resolve_among_all(chess::Position const& position, std::string_view text,
                           PieceLetters const& letters);

/// All legal moves that the pattern fits.
ReadMove moves_fitting(chess::Position const& position, MovePattern const& pattern);

/// Plain SAN ("e4", "exd6", "Nbd2+", "R1xa3", "e8=Q#", "O-O") that one legal move fits; asks only the pieces
/// that reach the square. Nothing says only that the other way has to answer. Where it answers, both answer
/// alike.
std::optional<chess::Move> resolve_quickly(chess::Position const& position, std::string_view text,
                                           PieceLetters const& letters);

}  // namespace tactus::notation
