// SPDX-License-Identifier: GPL-3.0-or-later
// Two hands that write one game at a real rate of slips, beside boards without a record: squares beside the
// right one, letters that look alike, pieces and moves left out.
#pragma once

#include "tests/core/arbitration/reconcile/written_table.hpp"

#include <cstdint>
#include <optional>

namespace tactus::test {

struct TwoWriters {
  WrittenTable table;
  Color erred = Color::white;  // his board stands wrong; the other one shows the end of the game
  ByColor<unsigned> slips{};   // entries that are not what was played
};

/// `moves`: the whole game, from the initial position. Nothing: the board of who erred shows a move to come.
std::optional<TwoWriters> two_writers(unsigned seed, std::vector<chess::Move> moves);

/// A game in which captures and pawn moves come as often as with people: `plies` long, if it goes so far.
std::vector<chess::Move> likely_game(unsigned seed, std::size_t plies);

}  // namespace tactus::test
