// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of a player's time (6.3, A.1, B.1). Pure; all times in milliseconds. Precondition of all
// functions: no time is negative, and sums fit (times up to a century and moves up to 100,000 do).
#pragma once

#include "core/clock/reading.hpp"
#include "core/clock/time_control.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace tactus::clock {

/// A.1, B.1: the time for a game of sixty moves, by which a game is blitz, rapid or standard.
Millis total_time(TimeControl const& control);

/// One player's time between two of his moves.
struct PlayersTime {
  Millis left{};              // main time; an increment for the next move is not in it yet
  std::size_t period = 0;     // index in TimeControl::periods
  unsigned moves = 0;         // completed in this period
  bool is_flag_down = false;  // `left` ran out: nothing is added any more

  bool operator==(PlayersTime const&) const = default;
};

PlayersTime at_start(TimeControl const& control);

/// The player thought for `used` and completed his move. In delay mode only what goes beyond the delay is
/// taken (6.3.2); in cumulative mode the increment counts for the move that it comes with. After the last
/// move of a period the next one's time is added to what was saved.
PlayersTime after_move(TimeControl const& control, PlayersTime before, Millis used);

/// The same for `moves` moves of one period that took `used` together. Precondition: no delay.
PlayersTime after_moves(TimeControl const& control, PlayersTime before, unsigned moves, Millis used);

/// Time given to a player or taken from him (12.9.2, 12.9.3); never below zero.
Millis with_added(Millis left, Millis added);

// Does a clock's display go as the time control says? The display is the truth for the game; where it is not
// what it should be, the arbiter is told and decides (6.10.2). Never a flag fall from our own counting. Pure.

enum class DisplayFault : std::uint8_t {
  changed_without_press,  // it was set by hand, or lost its time
  wrong_after_press,      // not what was used, with what the move brings
  period_too_early,       // the next period's time came before its moves were made: its move counter is wrong
};

struct DisplayDisagreement {
  DisplayFault fault;
  chess::Color player;
  Millis shown;
  Millis expected;
  bool operator==(DisplayDisagreement const&) const = default;
};

class DisplayWatch {
 public:
  explicit DisplayWatch(TimeControl control) : control_(std::move(control)) {}

  /// The clock was read. After a disagreement the display is believed again.
  std::vector<DisplayDisagreement> read(Instant at, Reading const& reading);
  /// The game has one more completed move of this player.
  void completed(chess::Color by) { ++of(by).moves; }
  /// Readings were missed: the next one is compared with nothing.
  void forget() { last_.reset(); }

 private:
  struct Player {
    unsigned moves = 0;            // completed
    std::size_t periods_seen = 0;  // whose time was added on the display
  };
  struct Last {
    Instant at;
    Reading reading;
  };
  /// What a display may show: from the least to the most.
  struct Range {
    Millis least, most;
  };

  Player& of(chess::Color c) { return players_[static_cast<unsigned>(c)]; }
  Range expected(chess::Color c, Reading const& now, Millis elapsed, bool has_pressed) const;
  std::optional<DisplayDisagreement> compare(chess::Color c, Reading const& now, Millis elapsed);
  unsigned moves_until(std::size_t period) const;

  TimeControl control_;
  std::array<Player, 2> players_{};
  std::optional<Last> last_;
};

}  // namespace tactus::clock
