// SPDX-License-Identifier: GPL-3.0-or-later
// What the entries of scoresheets can mean in one position: each legal move with the ways to write it.
#pragma once

#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "core/arbitration/reconcile/sheets/sheet.hpp"
#include "core/arbitration/reconcile/sheets/written_move.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace tactus::arbitration::reconcile {

/// The number of entries, from `next` on, that denote legal moves one after the other.
std::size_t legal_entries(Entries const& sheet, std::size_t next, chess::Position const& position);
/// The same, but only the way the pieces go counts, not whether a king is left in check: players overlook
/// that.
std::size_t playable_entries(Entries const& sheet, std::size_t next, chess::Position const& position);

/// The entry denotes the move.
bool denotes(EntryText const& entry, WrittenMove const& move, notation::PieceLetters const& letters);

enum class Sense : std::uint8_t {
  silent,      // nothing legible
  exact,       // denotes one legal move
  incomplete,  // denotes several
  defective,   // denotes none; `moves` are those one slip away: it supports them and contradicts nothing
};

struct Reading {
  Sense sense = Sense::silent;
  std::vector<chess::Move> moves{};

  bool denotes() const { return sense == Sense::exact || sense == Sense::incomplete; }
  bool has(chess::Move m) const { return std::find(moves.begin(), moves.end(), m) != moves.end(); }
};

class ReadingTable {
 public:
  explicit ReadingTable(chess::Position const& position);

  std::vector<chess::Move> moves() const;
  /// Precondition: an entry of one of two sheets; one table is asked about two at most.
  Reading read(Entries const& sheet, std::size_t entry) const;

 private:
  struct Listed {
    chess::Move move;
    WrittenMove written;
    std::array<AskedMoves::Number, 2> numbers{};  // of each sheet that is asked
  };
  /// Which of the numbers are those of this sheet.
  std::size_t numbers_of(Entries const& sheet) const;

  mutable std::vector<Listed> moves_;
  mutable std::array<Entries const*, 2> sheets_{};
};

// One ply of a joint reading: which moves both sheets allow here, and what each costs.

struct ReadingStep {
  chess::Move move;
  Damage damage = 0;
  SheetPlaces places;            // after it
  bool is_unknown = false;       // no sheet says anything about it
  bool is_contradicted = false;  // the other sheet clearly means another move
};

/// Precondition: at least one sheet has an entry left.
std::vector<ReadingStep> steps(ByColor<Entries> const& sheets, ReadingTable const& table,
                               SheetPlaces const& places, bool may_contradict);

/// Precondition: a step from here is contradicted.
Difference difference_at(ByColor<Entries> const& sheets, chess::Position const& position, unsigned ply,
                         SheetPlaces const& places);

}  // namespace tactus::arbitration::reconcile
