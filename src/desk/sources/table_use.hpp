// SPDX-License-Identifier: GPL-3.0-or-later
// How much one table of a hall may send: whoever has its password could else fill the disk and the page. A
// table that plays stays far below. Pure; time is an argument.
#pragma once

#include "src/desk/sources/source.hpp"
#include "src/hall/delivery.hpp"

#include <cstdint>
#include <optional>

namespace tactus::desk {

struct TableLimits {
  std::size_t games = 100;                              // in the desk's copy
  std::int64_t bytes = std::int64_t{64} * 1024 * 1024;  // in the desk's copy; some hundred games
  /// A table whose whole game was lost sends tens of thousands at once; a board with a bad contact sends a
  /// few hundred a second.
  double events_at_once = 50'000;
  double events_a_second = 200;
};

class TableUse {
 public:
  explicit TableUse(TableLimits const& limits = {}) : limits_(limits), events_left_(limits.events_at_once) {}

  /// What the desk's copy holds of it already.
  void keep(std::size_t games, std::int64_t bytes);
  /// An event has come; `is_new_game`: the first one of its game. Nothing: it is welcome, and a new game is
  /// counted from now on.
  std::optional<Excess> receive(bool is_new_game, std::int64_t bytes, hall::Moment now);
  /// The event is taken into the copy.
  void take(std::int64_t bytes) { bytes_ += bytes; }
  /// A round and board under which nothing was heard of it before.
  std::optional<Excess> sit_down();

 private:
  TableLimits limits_;
  std::size_t games_ = 0, places_ = 0;
  std::int64_t bytes_ = 0;
  double events_left_;
  std::optional<hall::Moment> filled_at_{};
};

/// What one table is told to have sent too much of: until it is calm for a while, where it is the number of
/// events; else for good.
class ToldExcess {
 public:
  static constexpr std::chrono::seconds calm_after{30};

  /// True: it is news.
  bool refuse(Excess excess, hall::Moment now);
  /// True: it is over.
  bool is_over(hall::Moment now);

 private:
  std::optional<Excess> told_{};
  hall::Moment last_{};
};

}  // namespace tactus::desk
