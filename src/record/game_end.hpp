// SPDX-License-Identifier: GPL-3.0-or-later
// How a game ended, as its events tell it: what was entered, whose flag had fallen, who has confirmed it.
// What the Laws make of it the arbiter's programs say.
#pragma once

#include "core/table/event.hpp"
#include "core/table/recorded_clock.hpp"

#include <array>
#include <optional>
#include <string>

namespace tactus::record {

struct RecordedEnd {
  table::GameResult result = table::GameResult::open;
  std::string reason{};
  /// Of the loser by this result: as the clock was read last, or as the arbiter or both players took it
  /// (6.8), where a claim of it was upheld and no move has followed.
  std::optional<chess::Color> flag_fallen{};
  bool is_by_arbiter = false;  // by his word
  bool is_signed = false;      // by both players (8.7)
  bool operator==(RecordedEnd const&) const = default;
};

class GameEnd {
 public:
  /// In the order of the file.
  void take(table::TableEvent const& event);

  RecordedEnd const& end() const { return end_; }
  /// Names and the like may still be put right: while the game goes on, and behind its end until the first of
  /// the players has signed (8.7).
  bool is_open() const { return !is_over() || !(has_signed_[0] || has_signed_[1]); }
  table::RecordedClock const& clock() const { return clock_; }

 private:
  bool is_over() const { return end_.result != table::GameResult::open; }
  void note(table::Input const& input);
  void note(table::Outcome const& outcome);
  void note(table::Announcement const& told);
  std::optional<chess::Color> flag_of_loser(table::GameResult result) const;

  table::RecordedClock clock_;
  RecordedEnd end_;
  bool is_by_arbiter_ = false;  // what comes now
  std::array<bool, 2> has_signed_{};
  std::optional<chess::Color> claimant_;  // whatever he claimed last
  std::optional<chess::Color> claimed_, upheld_;
};

/// It puts names and the like right.
bool is_correction(table::TableEvent const& event);

}  // namespace tactus::record
