// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game has ended by itself: mate (5.1.1), stalemate (5.2.1), dead position (5.2.2), fivefold
// repetition and 75 moves (9.6). What comes later, claim or flag, does not revive it.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/legal/game_line.hpp"

namespace tactus::arbitration::laws {

/// The game that the newest `position` or `moves` states.
tl::expected<chess::GameLine, FactFault> stated_line(Situation const& situation);
/// With every legal move that was made in the items before number `until`.
tl::expected<chess::GameLine, FactFault> line_until(Situation const& situation, std::size_t until);

/// How often the position after `ply` plies had occurred by then, itself included (9.2.2).
unsigned occurrences_at(chess::GameLine const& line, std::size_t ply);

enum class EndKind : std::uint8_t { mate, stalemate, dead_position, fivefold, seventy_five };

struct GameEnd {
  EndKind kind = EndKind::mate;
  chess::Color mated = chess::Color::white;  // only for mate
  unsigned occurrences = 1;                  // of the last position
  bool is_after_75_moves = false;            // mate by the last of them (9.6.2)
};

/// The first end in the line; dead positions are not looked for.
std::optional<GameEnd> end_at_sight(chess::GameLine const& line, Regime regime);
/// A dead position, too. One that is not found out in reasonable time counts as alive.
std::optional<GameEnd> end_of(chess::GameLine const& line, Regime regime);

/// The end that the last position is by itself; dead positions are not looked for.
std::optional<GameEnd> end_on_board(chess::GameLine const& line, Regime regime);
/// The same, where the last move brought it: nothing where the game had ended so before and went on.
std::optional<GameEnd> end_by_last_move(chess::GameLine const& line, Regime regime);

/// Win or draw by this end, with its articles and why.
Ruling ruling_of(GameEnd const& end, Regime regime);

}  // namespace tactus::arbitration::laws
