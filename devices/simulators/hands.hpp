// SPDX-License-Identifier: GPL-3.0-or-later
// How hands make a move on a board, with all that they do besides: a piece felt first, two lifted at once,
// some knocked over, a piece tried on another square, slid, put straight. Pure and repeatable: the same seed
// gives the same hands.
#pragma once

#include "devices/simulators/touches.hpp"

#include <array>
#include <optional>
#include <ostream>
#include <random>
#include <string_view>
#include <vector>

namespace tactus::devices::simulators {

/// Chances in a hundred, for each move.
struct HandHabits {
  std::string_view name;
  unsigned pace;           // how long things take, percent
  unsigned feels_first;    // takes another piece out and puts it back
  unsigned lifts_two;      // and puts both back
  unsigned knocks_over;    // up to three pieces, put back one by one
  unsigned puts_back;      // the piece, and takes it again
  unsigned hesitates;      // on another square to which it may go
  unsigned misses;         // puts it into a free aperture to which it may not go
  unsigned slides;         // without lifting it clear of the squares between
  unsigned sets_straight;  // takes the moved piece out once more
  unsigned bounces;        // of its contacts (see SensorMake)
};

inline constexpr HandHabits clean{"clean", 100, 0, 0, 0, 0, 0, 0, 0, 0, 0};
inline constexpr HandHabits hurried{"hurried", 45, 3, 3, 2, 3, 3, 2, 25, 4, 20};
inline constexpr HandHabits feeling{"feeling", 130, 25, 10, 2, 15, 15, 5, 10, 12, 5};
inline constexpr HandHabits clumsy{"clumsy", 100, 12, 12, 10, 10, 12, 10, 15, 12, 30};
inline constexpr std::array hand_habits{clean, hurried, feeling, clumsy};
inline std::ostream& operator<<(std::ostream& out, HandHabits const& habits) { return out << habits.name; }
std::optional<HandHabits> habits_named(std::string_view name);

struct MadeMove {
  std::vector<HandAction> actions;
  std::size_t done = 0;  // so many of them make the move; what follows puts its piece straight
};

class Hands {
 public:
  Hands(HandHabits const& habits, std::uint32_t seed) : habits_(habits), generator_(seed) {}

  HandHabits const& habits() const { return habits_; }
  /// Legal or not. Precondition: before.has(move); `before` stands on the board.
  MadeMove make(chess::Diagram const& before, chess::Move move);

 private:
  HandHabits habits_;
  std::mt19937 generator_;
};

/// A piece pushed from its square to another one: the contacts on its way close for a moment. Those squares
/// that are not free are passed by.
std::vector<HandAction> slide(chess::Piece piece, chess::Square from, chess::Square to,
                              chess::SquareSet occupied, std::mt19937& generator);

}  // namespace tactus::devices::simulators
