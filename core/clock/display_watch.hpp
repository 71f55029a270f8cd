// SPDX-License-Identifier: GPL-3.0-or-later
// Does a clock's display go as the time control says, and as time passes? The display is the truth for the
// game; where it is not what it should be, the arbiter is told and decides (6.10.2). Never a flag fall from
// our own counting. Pure.
#pragma once

#include "core/clock/reading.hpp"
#include "core/clock/time_control.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tactus::clock {

enum class DisplayFault : std::uint8_t {
  changed_without_press,  // it was set by hand, or lost its time
  wrong_after_press,      // not what was used, with what the move brings
  period_too_early,       // the next period's time came before its moves were made: its move counter is wrong
  jumped_at_press,        // more than the time that passed was taken, or more than a move brings was added
  of_no_control,          // so much time no game has
  set_while_it_stood,     // by the arbiter, as a rule; nobody's fault
  jumped_unread,          // more or less than the time could bring while nobody read it
};
/// It tells what no clock can know: against one second a second, in whatever direction. What a move brings,
/// the time of a period, and what is set while the clock stands are none.
bool is_jump(DisplayFault fault);

struct DisplayDisagreement {
  DisplayFault fault;
  chess::Color player;
  Millis shown;
  Millis expected;
  bool operator==(DisplayDisagreement const&) const = default;
};

class DisplayWatch {
 public:
  /// Without a time control it is held against the time that passes alone.
  explicit DisplayWatch(std::optional<TimeControl> control = std::nullopt) : control_(std::move(control)) {}

  /// The clock was read. After a disagreement the display is believed again.
  std::vector<DisplayDisagreement> read(Instant at, Reading const& reading);
  /// The game has one more completed move of this player.
  void completed(chess::Color by) { ++of(by).moves; }
  /// Readings were missed: the next one is held against what so long a time can bring.
  void miss() { has_missed_ = true; }
  /// The next one is compared with nothing.
  void forget() { last_.reset(); }
  /// Another time control holds from now on.
  void go_by(std::optional<TimeControl> control) { control_ = std::move(control); }
  bool has_control() const { return control_ && !control_->periods.empty(); }

 private:
  struct Player {
    unsigned moves = 0;            // completed
    unsigned moves_read = 0;       // of them, when the clock was read last
    std::size_t periods_seen = 0;  // whose time was added on the display
    std::optional<Instant> pressed_at{};
  };
  struct Last {
    Instant at;
    Reading reading;
  };
  /// What a display may show: from the least to the most.
  struct Range {
    Millis least, most;
  };
  /// One player's time in the reading before and in this one.
  struct Step {
    chess::Color player;
    Millis was, shown, elapsed;
    bool has_stood, has_run, has_pressed;
    bool had_flag, has_flag;
  };

  Player& of(chess::Color c) { return players_[static_cast<unsigned>(c)]; }
  Step step_of(chess::Color c, Instant at, Reading const& now) const;
  Range by_control(Step const& step) const;
  Range by_time(Step const& step, Instant at) const;
  unsigned moves_in_gap(Step const& step) const;
  Range by_gap(Step const& step) const;
  static bool is_behind_flag(Step const& step, Millis ran);
  std::optional<DisplayDisagreement> compare(Step const& step, Instant at);
  std::optional<DisplayDisagreement> compare_with_control(Step const& step, Instant at);
  std::optional<DisplayDisagreement> compare_after_gap(Step const& step, bool is_running);
  bool is_some_period(Step const& step, Range const& range);
  bool is_period_in_gap(Step const& step, Range const& range);
  bool is_of_no_control(Millis shown) const;
  unsigned moves_until(std::size_t period) const;

  std::optional<TimeControl> control_;
  std::array<Player, 2> players_{};
  std::optional<Last> last_;
  bool has_run_ = false, has_missed_ = false;
};

}  // namespace tactus::clock
