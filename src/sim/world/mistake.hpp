// SPDX-License-Identifier: GPL-3.0-or-later
// What people get wrong when they set up boards and clock: one mistake at a time. Pure.
#pragma once

#include "core/chess/placement.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tactus::sim {

enum class Mistake : std::uint8_t {
  none,
  boards_exchanged,         // each board is at the other's port
  board_turned,             // White's, by half a turn
  board_turned_by_quarter,  // White's
  clock_exchanged,          // it stands the wrong way round
  king_and_queen,           // of Black stand interchanged on his board
  piece_missing,            // h2 is empty on White's board
};

struct NamedMistake {
  std::string_view name;
  Mistake mistake;
};
inline constexpr std::array named_mistakes{
    NamedMistake{"none", Mistake::none},
    NamedMistake{"boards-exchanged", Mistake::boards_exchanged},
    NamedMistake{"board-turned", Mistake::board_turned},
    NamedMistake{"board-turned-by-quarter", Mistake::board_turned_by_quarter},
    NamedMistake{"clock-exchanged", Mistake::clock_exchanged},
    NamedMistake{"king-and-queen", Mistake::king_and_queen},
    NamedMistake{"piece-missing", Mistake::piece_missing}};

/// Before the first move, as the sensors of this player's board see it.
chess::Placement standing_at_start(Mistake mistake, chess::Color board);
/// The square that the board tells when a hand is at this one.
chess::Square told_for(Mistake mistake, chess::Color board, chess::Square square);

}  // namespace tactus::sim
