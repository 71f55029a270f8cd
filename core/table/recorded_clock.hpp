// SPDX-License-Identifier: GPL-3.0-or-later
// The clock as a game file tells it, each time and each flag those of the player whose they are: what was
// read while its sides were taken the wrong way round is put right. Pure.
#pragma once

#include "core/clock/reading.hpp"
#include "core/table/event.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace tactus::table {

/// What it tells where it stands the other way round.
clock::Reading exchanged(clock::Reading reading);

/// Of plies that were counted while the sides were taken the wrong way round, from the first one on: each as
/// completed at the press of the next one. Their `reading` is the one at the press.
template <class Ply>
void put_times_right(std::vector<Ply>& plies, std::optional<clock::Reading> at_first_press) {
  for (Ply& each : plies) {
    if (each.reading) each.reading = exchanged(*each.reading);
    std::swap(each.reading, at_first_press);
  }
}

class RecordedClock {
 public:
  /// In the order of the file.
  void take(TableEvent const& event);

  /// As it was read last. Nothing: it was not read.
  std::optional<clock::Reading> reading() const { return as_it_stands(last_); }
  bool is_flag_shown(Color player) const;
  /// Its sides are taken the other way round than its driver tells them.
  bool is_exchanged() const { return is_exchanged_; }
  /// Since the event that was taken last: what was read before is to be put right.
  bool has_turned() const { return has_turned_; }
  /// What it showed when it first ran, for put_times_right().
  std::optional<clock::Reading> at_first_press() const { return as_it_stands(ran_first_); }

 private:
  std::optional<clock::Reading> as_it_stands(std::optional<clock::Reading> const& told) const;
  void turn(EquipmentFault explained);

  std::optional<clock::Reading> last_, ran_first_;
  bool is_exchanged_ = false, has_turned_ = false;
};

}  // namespace tactus::table
