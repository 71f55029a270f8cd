// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a table as the Laws see them (3.10, 7.5). The player's program keeps what was played, legal or
// not; only the arbiter's programs ask this.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/legal/game_line.hpp"
#include "core/table/table_state.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration {

class JudgedLine {
 public:
  explicit JudgedLine(chess::PlayedLine const& line);

  /// The position before the ply, counted from 1. Nothing: what stood there is no position, for example
  /// because a king was left in check before. Precondition: 1 <= ply <= plies + 1.
  std::optional<chess::Position> const& before(std::size_t ply) const { return before_[ply - 1]; }
  std::optional<chess::Position> const& current() const { return before_.back(); }
  /// False also where nobody can tell. Precondition: 1 <= ply <= plies.
  bool is_legal(std::size_t ply) const { return is_legal_[ply - 1]; }
  /// The ply of the first illegal move, counted from 1; nothing while there is none.
  std::optional<std::size_t> first_illegal() const;
  /// The legal moves since the last illegal one, for what is counted (9.2, 9.3). Nothing: as current().
  std::optional<chess::GameLine> const& line() const { return line_; }

 private:
  std::vector<std::optional<chess::Position>> before_;
  std::vector<bool> is_judged_, is_legal_;
  std::optional<chess::GameLine> line_;
};

/// The move that was put back or changed had been made by D.2.3: announced by a blind player and legal, so it
/// stands (4.7). `state`: before it was put back or after.
bool stands(table::MovePutBack const& back, table::TableState const& state);

// Where a board differs from the game, as facts for the arbiter (D.2.9): what should stand on each square and
// what is sensed there, and since which move. The words are made elsewhere.

struct SquareFact {
  chess::Square square;
  std::optional<chess::Piece> expected;  // nothing: the square must be empty
  bool is_filled = false;                // sensed
  std::optional<chess::Piece> sensed;    // nothing on a filled square: the board does not know its pieces
  bool operator==(SquareFact const&) const = default;
};

struct Divergence {
  chess::Color board;
  /// The first completed ply that the board does not show, counted from 1; 0: the start position is not
  /// right, or a board that stood right was disturbed and no ply is to blame (then `is_disturbed`).
  unsigned first_ply = 0;
  bool is_disturbed = false;
  /// Recorded as a difference. False: the player may still be moving or copying.
  bool is_settled = false;
  std::vector<SquareFact> squares{};  // from a1 to h8, never empty
  bool operator==(Divergence const&) const = default;
};

/// Nothing: the board stands right, is not read, or its player is making his own move on a board that was
/// right.
std::optional<Divergence> divergence(table::TableState const& state, chess::Color board);

}  // namespace tactus::arbitration
