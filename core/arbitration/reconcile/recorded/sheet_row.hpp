// SPDX-License-Identifier: GPL-3.0-or-later
// One sheet beside a line of moves: how cheaply its first entries can be read as the moves made so far.
// Entries may be too many, plies may have none, whole stretches may be shifted.
#pragma once

#include "core/arbitration/reconcile/sheets/sheet.hpp"
#include "core/arbitration/reconcile/sheets/sheet_reading.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tactus::arbitration::reconcile {

using Cost = std::uint16_t;  // in tenths of a slip, as Damage

namespace cost {
inline constexpr Cost silent = 3;
inline constexpr Cost incomplete = 1;
inline constexpr Cost slip = 7;
inline constexpr Cost against = 11;          // clearly another move
inline constexpr Cost no_sense = 10;         // not even one slip away from a move
inline constexpr Cost left_out = 10;         // a ply without an entry
inline constexpr Cost not_begun = 2;         // the same, where the sheet was begun late
inline constexpr Cost not_yet = 1;           // the same, where the sheet has stopped
inline constexpr Cost too_many = 14;         // a legible entry that is none of the moves
inline constexpr Cost too_many_in_line = 5;  // of a line that repeats the one above, or is silent
}  // namespace cost

/// What the entries of a sheet mean in one position, read only where they are asked for.
class EntriesRead {
 public:
  EntriesRead(ReadingTable const& table, Entries const& sheet) : table_(table), sheet_(sheet) {}

  Reading const& of(std::size_t entry);
  Cost cost(std::size_t entry, chess::Move m);
  /// An entry that was asked for so far means the move, or is one slip away.
  bool is_named(chess::Move m) const;

 private:
  ReadingTable const& table_;
  Entries const& sheet_;
  std::vector<std::pair<std::size_t, Reading>> read_;
};

class SheetRow {
 public:
  /// Before the first move.
  explicit SheetRow(Entries const& sheet);

  /// After one more move. `read`: in the position before it.
  SheetRow after(Entries const& sheet, EntriesRead& read, chess::Move m) const;
  /// The game goes on.
  Cost least() const;
  /// The game ends here: what is written beyond counts.
  Cost at_end(Entries const& sheet) const;

  // For the way back through a line, from its end.
  std::size_t best_end(Entries const& sheet) const;
  /// The entry before `next` was read as this move; nothing: this ply has none. `next` moves back.
  std::optional<std::size_t> entry_before(Entries const& sheet, EntriesRead& read, chess::Move m,
                                          SheetRow const& before, std::size_t& next) const;

 private:
  static constexpr std::size_t width = 33;
  static constexpr Cost never = 60'000;
  static constexpr unsigned latest_beginning = 16;  // plies

  Cost at(std::size_t next) const;
  /// This ply has no entry.
  Cost cost_of_leaving_out(Entries const& sheet, std::size_t next) const;
  void put(std::size_t next, Cost cost);
  void pass_over(Entries const& sheet);

  std::size_t first_ = 0;  // the least number of entries read
  unsigned ply_ = 0;
  std::array<Cost, width> costs_{};
};

}  // namespace tactus::arbitration::reconcile
