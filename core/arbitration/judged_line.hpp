// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a table as the Laws see them (3.10, 7.5). The player's program keeps what was played, legal or
// not; only the arbiter's programs ask this.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/legal/game_line.hpp"

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
  std::vector<bool> is_legal_;
  std::optional<chess::GameLine> line_;
};

}  // namespace tactus::arbitration
