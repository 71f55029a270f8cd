// SPDX-License-Identifier: GPL-3.0-or-later
// What a table knows of its boards and its clock beside what they tell: which way they lie, whose time runs.
// Part of the table's state (table_state.hpp); any thread, no clock of its own.
#pragma once

#include "core/clock/reading.hpp"
#include "core/instant.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace tactus::table {

/// Of the clock that is read: a move counts only where it runs, or its lever was pressed while it ran
/// (6.2.1).
struct ClockRun {
  bool has_started = false;
  bool runs = false;
  bool is_told = false;    // that the boards went on while it stood
  bool is_unread = false;  // nobody looked: the press that the next reading shows was made meanwhile
  Instant runs_since{};    // since it was started last
  std::optional<Instant> stopped_at{};  // it ran before
  // It says that it stands, and its times fall: such a clock never tells whose time runs, and counts as not
  // read. So many readings in a row say so.
  unsigned falls = 0;
  Instant read_at{};

  static constexpr unsigned enough_falls = 2;
  bool is_mute() const { return falls >= enough_falls; }
  /// In its last pause: the arbiter is at the table, and what hands do is no play.
  bool stood_at(Instant t) const { return stopped_at && t >= *stopped_at && (!runs || t <= runs_since); }
};

/// Whose time ran when the clock was first seen to run.
enum class FirstRun : std::uint8_t {
  usual,           // the mover's, or it was pressed before
  for_other_side,  // nobody had moved
  unexplained      // the other side's, and the mover's board had not told yet how it stands
};

/// How boards and clock stand, where it is not as the set-up has it: found from play, and read so.
struct Seating {
  bool are_boards_exchanged = false;
  bool are_ports_known = false;  // a move was read on its player's own board, since the ports were named
  bool is_clock_exchanged = false;
  // So many plies were completed when the opponent's board last showed the move at the press, and the mover's
  // did not.
  std::optional<std::size_t> crossed_at{};
  FirstRun first_run = FirstRun::usual;
  std::optional<clock::Reading> ran_first{};  // what it told then, where its sides may be wrong
  unsigned late_presses = 0;            // in a row: each behind the reply to the move that it counted for
  std::array<bool, 2> is_clock_told{};  // to White, to Black, what may be the other's
  bool is_start_looked_at = false;      // times and pieces, once
  std::optional<std::size_t> taken_back_at{};  // told: the boards were set back from so many plies
  std::size_t set_back_to = 0;                 // with it: they stand as after so many
  bool is_played_on_told = false;              // with it
  bool are_moves_missed = false;               // told, until both boards fit the game again
  // With it, or while the game is adjourned: play goes on, nobody knows from where.
  bool is_pressed_since = false;
  // From this ply on they are being typed; who types one that the boards have told already hears that.
  std::optional<std::size_t> catching_up{};
  // So many were completed when nobody looked: who types one of his own that the boards have told since hears
  // that.
  std::optional<std::size_t> unseen_from{};
};

}  // namespace tactus::table
