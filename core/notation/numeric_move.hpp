// SPDX-License-Identifier: GPL-3.0-or-later
// Moves in digits, as players by correspondence write them (ICCF numeric notation): 5254 is e2e4. It can be
// typed on a numeric keypad alone.
#pragma once

#include "core/notation/move_text.hpp"

namespace tactus::notation {

/// Origin and arrival, each as file and rank from 1 to 8; castling as the king's move (5171; king takes rook
/// in Chess960). A fifth digit is the promotion: 1 queen, 2 rook, 3 bishop, 4 knight; without it a promotion
/// is SeveralMoves. NotAMove: any other text.
ReadMove read_numeric(chess::Position const& position, std::string_view text);

}  // namespace tactus::notation
