// SPDX-License-Identifier: GPL-3.0-or-later
// How much time the players have: periods with numbers of moves, and what is added or held back per move
// (6.3).
#pragma once

#include "core/instant.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::clock {

struct Period {
  std::optional<unsigned> moves;  // that must be completed in it; nothing: the rest of the game
  Millis base{};

  bool operator==(Period const&) const = default;
};

struct TimeControl {
  std::vector<Period> periods;  // in order; each but the last has a number of moves
  Millis increment{};           // cumulative (Fischer) mode: added with each move
  Millis delay{};               // delay (Bronstein) mode: of each move, what does not touch the main time

  bool operator==(TimeControl const&) const = default;
};

// Time controls as people write them: "90m/40+30m+30s" is ninety minutes for forty moves, then thirty minutes
// for the rest, and thirty seconds with each move from the first.

/// Parts joined by "+": periods (a number and h, m or s; "/" and a number of moves for all but the last),
/// then if wanted what each move brings, in seconds: "30s" added, "d10s" delay. Nothing for any other text.
std::optional<TimeControl> read_time_control(std::string_view text);

/// One time, as its parts are: "5m", "90s", "2h". Nothing for any other text.
std::optional<Millis> read_duration(std::string_view text);

/// The same way of writing; what is read from it is `control` again.
std::string text_of(TimeControl const& control);
/// As PGN has it in its tag TimeControl: "40/5400+30:1800+30". It has no word for a delay, which is left out.
std::string pgn_text_of(TimeControl const& control);

// How much time a player has been given so far (6.3), to tell from what is left how much he used.

/// After so many completed moves: the periods that he has reached, and the increments of these moves and of
/// the one that he thinks about, which clocks add when they start for it. Delays are not counted: what falls
/// into them is never taken.
Millis time_given(TimeControl const& control, unsigned moves);

}  // namespace tactus::clock
