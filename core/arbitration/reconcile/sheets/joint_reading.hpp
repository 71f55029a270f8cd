// SPDX-License-Identifier: GPL-3.0-or-later
// Two damaged scoresheets read together: the lines of legal moves that explain both with the least damage.
#pragma once

#include "core/arbitration/reconcile/sheets/sheet.hpp"
#include "core/legal/position.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace tactus::arbitration::reconcile {

/// The answer depends on the case and `positions` alone, unless time runs out first.
struct Effort {
  std::size_t positions = 25'000;              // to be read, in each search
  std::function<bool()> is_time_up = nullptr;  // asked about every hundred positions; nothing: never
};

/// Counts down one search.
class Allowance {
 public:
  explicit Allowance(Effort const& effort) : effort_(effort) {}
  /// False: no further position may be read.
  bool take() {
    if (is_spent_) return false;
    is_spent_ =
        taken_ == effort_.positions || (taken_ % 100 == 0 && effort_.is_time_up && effort_.is_time_up());
    ++taken_;
    return !is_spent_;
  }
  bool is_spent() const { return is_spent_; }

 private:
  Effort const& effort_;
  std::size_t taken_ = 0;
  bool is_spent_ = false;
};

/// How far one sheet has been read.
struct SheetPlace {
  std::uint16_t next = 0;          // entry to be read
  std::uint16_t last_written = 0;  // plies of the line when its last entry was read
  std::uint8_t owed = 0;           // entries that must be exact or incomplete, because a ply was left out
  std::uint8_t left_out = 0;       // plies in a row, the one just read included
  bool operator==(SheetPlace const&) const = default;
};
using SheetPlaces = ByColor<SheetPlace>;

/// The first ply at which both sheets clearly mean different moves.
struct Difference {
  unsigned ply = 0;            // plies before it: the sheets agree up to here
  ByColor<chess::Move> wrote;  // by each sheet; one of several where its entry is incomplete
  SheetPlaces places;          // before these entries
  bool is_clear = false;       // both entries are exact
  bool operator==(Difference const&) const = default;
};

/// One line of legal moves that reaches the end of both sheets.
struct JointReading {
  std::vector<chess::Move> moves;
  Damage damage = 0;
  std::vector<unsigned> unknown_plies;     // from 0: no sheet says anything about these moves
  std::vector<SheetPlaces> places_before;  // before each move
  SheetPlaces places;                      // at the end
  std::optional<Difference> difference;

  unsigned plies() const { return static_cast<unsigned>(moves.size()); }
};

struct JointReadings {
  std::vector<JointReading> best;         // the least damaged first; all that count as equally good
  std::optional<JointReading> runner_up;  // the best line among those that do not, if it was found quickly
  std::vector<chess::Move> furthest;      // the longest line looked at, for where none reached the end
  bool is_complete = true;                // false: the effort was spent before
};

/// From where to read on.
struct ReadingStart {
  chess::Position position;
  unsigned ply = 0;
  SheetPlaces places{};
};

struct ReadingLimits {
  bool may_contradict = true;
  Damage most = 400;  // lines with more are not looked for
  std::size_t most_lines = 2000;
  /// A reading ends where this holds, instead of at the end of both sheets.
  std::function<bool(chess::Position const&, SheetPlaces const&)> ends_at = nullptr;
  /// Beginnings for which this does not hold are given up.
  std::function<bool(chess::Position const&, SheetPlaces const&)> may_go_on = nullptr;
};

JointReadings read_jointly(ByColor<Entries> const& sheets, ReadingStart const& start, Effort const& effort,
                           ReadingLimits const& limits = {});

}  // namespace tactus::arbitration::reconcile
