// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the board as a situation tells it in time, illegal moves included: whatever was played
// stands there until somebody puts it right.
#pragma once

#include "core/arbitration/laws/cases/situation.hpp"
#include "core/legal/game_line.hpp"

#include <optional>
#include <string_view>

namespace tactus::arbitration::laws {

class FollowedBoard {
 public:
  explicit FollowedBoard(chess::Position const& start) : line_(start) {}

  /// In coordinates. A move that is not legal is carried out on the board all the same, and a new line begins
  /// behind it. Nothing happens where it names no piece, or where no game can go on behind it.
  void play(std::string_view uci);

  /// Since the start, or since the last illegal move.
  chess::GameLine const& line() const { return line_; }
  bool has_illegal_move() const { return has_illegal_move_; }
  /// The last move brought this position by the rules of Article 3; a board on which nothing was played
  /// counts as such.
  bool is_reached_legally() const { return is_reached_legally_; }

 private:
  chess::GameLine line_;
  bool has_illegal_move_ = false;
  bool is_reached_legally_ = true;
};

/// What this happening plays on the board, in coordinates. Nothing: no move, or it is not told which.
std::optional<std::string> played_by(Item const& item);

}  // namespace tactus::arbitration::laws
