// SPDX-License-Identifier: GPL-3.0-or-later
// A value for each player, by the colour of his pieces.
#pragma once

#include "core/chess/piece.hpp"

#include <array>

namespace tactus::chess {

inline constexpr std::array both_colors{Color::white, Color::black};

template <class Value>
struct ByColor {
  Value white{};
  Value black{};

  constexpr Value& operator[](Color color) { return color == Color::white ? white : black; }
  constexpr Value const& operator[](Color color) const { return color == Color::white ? white : black; }
  bool operator==(ByColor const&) const = default;
};

}  // namespace tactus::chess
