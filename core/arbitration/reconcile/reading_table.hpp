// SPDX-License-Identifier: GPL-3.0-or-later
// What the entries of scoresheets can mean in one position: each legal move with the ways to write it.
#pragma once

#include "core/arbitration/reconcile/written_move.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <vector>

namespace tactus::arbitration::reconcile {

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

  std::vector<chess::Move> const& moves() const { return moves_; }
  Reading read(EntryText const& entry, notation::PieceLetters const& letters) const;

 private:
  template <class Fits>
  std::vector<chess::Move> moves_with(notation::PieceLetters const& letters, Fits fits) const;

  std::vector<chess::Move> moves_;
  std::vector<WrittenMove> written_;  // one for each move
};

}  // namespace tactus::arbitration::reconcile
