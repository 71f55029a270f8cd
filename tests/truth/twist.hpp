// SPDX-License-Identifier: GPL-3.0-or-later
// The judge is tried: a game in which nothing is to be found, one thing in it turned false, and what he has
// to find then.
#pragma once

#include "tests/truth/trial.hpp"

#include <ostream>
#include <variant>

namespace tactus::truth {

/// What a game has to have for a twist: a statement, something that the arbiter is told, or nothing of its
/// own.
using Wanted = std::variant<std::monostate, Kind, program::Happening>;
inline constexpr std::monostate any_game{};

struct Twist {
  char const* what;
  char const* act;
  Wanted wanted;
  void (*twist)(Trial&);
  Measure noticed;
};
std::ostream& operator<<(std::ostream& out, Twist const& twist);

/// In the first game of its act that is right and has what it wants.
void check_noticed(Twist const& twist);

}  // namespace tactus::truth
