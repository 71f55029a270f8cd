// SPDX-License-Identifier: GPL-3.0-or-later
// The completed moves as a game file records them, whatever its inputs would lead to: what stands in the file
// is the game.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/table/event.hpp"

#include <optional>
#include <vector>

namespace tactus::table {

/// From where a restored game goes on; nothing: an edited file.
std::optional<chess::StatedPosition> position_of(PositionRestored const& restored,
                                                 chess::CastlingHomes homes);

class RecordedLine {
 public:
  enum class Change : std::uint8_t {
    none,
    played,
    taken_back,   // the last move
    named,        // the piece of a promotion
    begun_anew,   // from a position that stood nowhere in the game
    out_of_line,  // a move that no piece on the board makes, or of another ply: moves before it are missing
  };

  explicit RecordedLine(chess::StatedPosition const& start = chess::StatedPosition::initial())
      : line_(start) {}

  Change take(Outcome const& outcome);
  /// Precondition: line().current().has(move).
  void play(chess::Move move) { line_.play(move); }
  chess::PlayedLine const& line() const { return line_; }
  /// Completed moves that cannot be placed, because moves before them are missing; until a position is
  /// restored.
  std::vector<MoveCompleted> const& out_of_line() const { return out_of_line_; }

 private:
  Change complete(MoveCompleted const& completed);
  Change take_back(MoveTakenBack const& back);
  Change restore(PositionRestored const& restored);

  chess::PlayedLine line_;
  std::vector<MoveCompleted> out_of_line_;
};

/// How many of their first moves are the same.
std::size_t plies_in_common(chess::PlayedLine const& one, chess::PlayedLine const& other);

}  // namespace tactus::table
