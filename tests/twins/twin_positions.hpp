// SPDX-License-Identifier: GPL-3.0-or-later
// Twin positions: one and the same move is legal in one and not in the other, and nothing that the player's
// program asks tells them apart: the same pieces on the same squares, or pieces that differ in one that is
// not to move.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace tactus {

struct Twins {
  std::string what;
  std::string one;    // FEN; the move is legal here
  std::string other;  // and not here
  std::string move;   // in coordinates
  bool has_same_placement = true;
};
std::ostream& operator<<(std::ostream& out, Twins const& twins);

/// Castling and en passant by what was before; pins, checks and attacks by a far piece of the other side that
/// is a knight in one twin. Both colours.
std::vector<Twins> const& twin_positions();

/// Twins with a history: the same pieces stand at the end of two games of the same length, which end in the
/// same moves. So there is none of en passant: what allows it is the last move.
struct TwinGames {
  std::string what;
  std::vector<std::string> one;  // moves in coordinates from the initial position
  std::vector<std::string> other;
  std::string move;
};
std::ostream& operator<<(std::ostream& out, TwinGames const& twins);

std::vector<TwinGames> const& twin_games();

}  // namespace tactus
