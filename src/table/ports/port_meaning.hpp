// SPDX-License-Identifier: GPL-3.0-or-later
// What the events of one port mean at this table: whose board it is, which side of the clock is whose, and
// what of it is news. Pure; main thread.
#pragma once

#include "core/clock/reading.hpp"
#include "core/sensing/contacts.hpp"
#include "core/sensing/observation.hpp"
#include "core/table/event.hpp"
#include "devices/drivers/device_event.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::program {

// Which clock readings tell something new? A clock reports each second; plain ticking is not an event of the
// game (decision 2). Pure.

struct TimedReading {
  Instant time;
  clock::Reading reading;
};

/// True when `now` follows from `before` by nothing but the passing of time.
bool is_plain_ticking(TimedReading const& before, TimedReading const& now);

/// A port can be a board, a clock, or a board with a clock on it.
struct PortRole {
  std::optional<chess::Color> board;
  bool is_clock = false;
  chess::Color left = chess::Color::white;  // who sits left of the clock
};

/// "board of White", "clock".
std::string_view name_of(PortRole const& role);

/// The announce key, of a clock or of a keypad; whose it is depends on whose turn it is.
struct AnnounceKey {};
using Meaning = std::variant<table::Input, AnnounceKey>;

class PortMeaning {
 public:
  explicit PortMeaning(PortRole role) : role_(role) {}

  using Meant = std::vector<Meaning>;
  Meant take(Instant time, devices::DeviceEvent const& event);

  PortRole const& role() const { return role_; }
  std::vector<table::Device> devices() const;
  /// The next full state counts even if it is nothing new: it was asked for.
  void expect_full_state() {
    repeats_.wish();
    is_reading_wanted_ = true;
  }
  /// The board that the game has at this place, or none: one of another kind joins it when it answers, and
  /// that it is of another make is told when it is linked.
  void expect_board(table::BoardKind kind, std::optional<Millis> shortest_seen) {
    expected_kind_ = kind;
    expected_shortest_seen_ = shortest_seen;
  }
  /// After a restart: these devices are known to be lost already.
  void assume_lost(bool is_lost) { is_lost_ = is_lost; }

  bool is_linked() const { return is_linked_; }
  /// What kind of board answers; nothing before its first observation.
  std::optional<table::BoardKind> board_kind() const { return board_kind_; }
  /// Of the make that answers, as its row has it.
  std::optional<Millis> shortest_seen() const { return shortest_seen_; }
  std::optional<TimedReading> const& last_reading() const { return last_reading_; }
  /// All that a game can start with is known.
  bool is_ready() const;

 private:
  Meant found();
  Meant lost(std::string const& reason);
  Meant see(Instant time, sensing::Observation const& told);
  Meant believe(sensing::Observation const& observation);
  Meant distrust(chess::SquareSet chattering);
  Meant without_clock();
  bool is_of_another_kind(sensing::Observation const& observation) const;
  bool is_of_another_make() const;
  Meant read(Instant time, clock::Reading const& reading);
  clock::Reading by_colour(devices::SidesReading const& sides);

  PortRole role_;
  bool is_linked_ = false;
  bool is_lost_ = false;
  std::optional<table::BoardKind> board_kind_;
  std::optional<Millis> shortest_seen_;
  std::optional<table::BoardKind> expected_kind_;
  std::optional<Millis> expected_shortest_seen_;  // with it
  bool is_clock_absent_ = false;                  // of a board that answers; told as lost
  sensing::Chatter chatter_;
  sensing::Repeats repeats_;
  bool is_reading_wanted_ = false;
  std::optional<TimedReading> last_reading_;
  bool has_clock_run_ = false;
};

}  // namespace tactus::program
