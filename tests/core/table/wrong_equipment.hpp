// SPDX-License-Identifier: GPL-3.0-or-later
// Two boards and a clock that may be set up wrongly, and an opening that is played on them.
#pragma once

#include "tests/core/table/tables.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::table {

inline std::string lines(Script const& script, std::vector<std::string_view> const& words) {
  return joined(script.log_of(words));
}

inline TableSetup two_boards(BoardKind white, BoardKind black) {
  TableSetup setup = pair_with_clock();
  setup.announcer = Announcer::person;
  setup.white_board = white;
  setup.black_board = black;
  return setup;
}

struct Ply {
  Color by;
  char const* uci;
  char const* steps;  // of the copy
};
inline Ply const ruy_lopez[] = {{W, "e2e4", "-e2 +e4P"},     {B, "e7e5", "-e7 +e5p"},
                                {W, "g1f3", "-g1 +f3N"},     {B, "b8c6", "-b8 +c6n"},
                                {W, "f1b5", "-f1 +b5B"},     {B, "a7a6", "-a7 +a6p"},
                                {W, "b5c6", "-c6 -b5 +c6B"}, {B, "d7c6", "-c6 -d7 +c6p"}};

inline Color other(Color c) { return chess::opposite(c); }

/// Its first plies, each made, pressed and copied.
inline void play_ruy_lopez(Script& script, std::size_t plies) {
  for (Ply const& ply : std::span{ruy_lopez}.first(plies))
    script.play(ply.by, ply.uci).press().wait(1500).hands(other(ply.by), ply.steps).wait(2500);
}

/// The same hands on a board that stands turned by half.
inline std::string turned(std::string_view steps) {
  std::string result;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    char const c = steps[i];
    bool const is_square = i + 1 < steps.size() && c >= 'a' && c <= 'h' && steps[i + 1] >= '1' &&
                           steps[i + 1] <= '8' && i > 0 && (steps[i - 1] == '-' || steps[i - 1] == '+');
    if (is_square) {
      result += static_cast<char>('a' + 'h' - c);
      result += static_cast<char>('1' + '8' - steps[++i]);
    } else {
      result += c;
    }
  }
  return result;
}

}  // namespace tactus::table
