// SPDX-License-Identifier: GPL-3.0-or-later
// "What happened at board 7 at move 23?": for a protest, all that was recorded while some moves were played.
// Pure.
#pragma once

#include "src/arbiter/commands/round_tables.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

/// By the numbers of a scoresheet, both included.
struct AskedMoves {
  unsigned first = 1, last = 1;
};
/// "23" or "22-24".
std::optional<AskedMoves> asked_moves_in(std::string_view text);

/// Whose game it is, then each event with its time of day here: what `watch` tells, every announcement with
/// whom it was for, and after each move both clocks and the boards as they were sensed. The error: the game
/// has not got as far.
tl::expected<std::vector<std::string>, Message> lines_about(NamedGame const& game, AskedMoves asked,
                                                            words::Catalogue const& catalogue);

}  // namespace tactus::program
