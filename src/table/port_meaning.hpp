// SPDX-License-Identifier: GPL-3.0-or-later
// What the events of one port mean at this table: whose board it is, which side of the clock is whose, and
// what of it is news. Pure; main thread.
#pragma once

#include "core/table/event.hpp"
#include "devices/device_event.hpp"
#include "src/table/board_turn.hpp"
#include "src/table/clock_news.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::program {

/// A port can be a board, a clock, or a board with a clock on it.
struct PortRole {
  std::optional<chess::Color> board;
  bool is_clock = false;
  chess::Color left = chess::Color::white;  // who sits left of the clock
};

/// "board of White", "clock".
std::string_view name_of(PortRole const& role);

/// The announce key of a clock; whose it is depends on whose turn it is.
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
  void expect_full_state() { is_full_state_wanted_ = is_reading_wanted_ = true; }
  /// What should stand on the board now, by the game.
  void expect_placement(chess::Placement const& placement) { turn_.expect(placement); }
  /// After a restart: these devices are known to be lost already.
  void assume_lost(bool is_lost) { is_lost_ = is_lost; }

  bool is_linked() const { return is_linked_; }
  /// What kind of board answers; nothing before its first observation.
  std::optional<table::BoardKind> board_kind() const { return board_kind_; }
  std::optional<TimedReading> const& last_reading() const { return last_reading_; }
  /// All that a game can start with is known.
  bool is_ready() const;

 private:
  Meant found();
  Meant lost(std::string const& reason);
  Meant see(sensing::Observation const& observation);
  Meant read(Instant time, clock::Reading const& reading);
  clock::Reading by_colour(devices::SidesReading const& sides);
  bool is_news(sensing::Observation const& observation);

  PortRole role_;
  bool is_linked_ = false;
  bool is_lost_ = false;
  std::optional<table::BoardKind> board_kind_;
  BoardTurn turn_;
  std::optional<sensing::Observation> last_full_state_;  // reset by single changes
  bool is_full_state_wanted_ = false;
  bool is_reading_wanted_ = false;
  std::optional<TimedReading> last_reading_;
  bool has_clock_run_ = false;
};

}  // namespace tactus::program
