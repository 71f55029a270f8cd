// SPDX-License-Identifier: GPL-3.0-or-later
// The tables at which twin games are played: what is agreed, what stands there, and what was said before.
#pragma once

#include "core/table/table_setup.hpp"

#include <iosfwd>
#include <string>
#include <vector>

namespace tactus {

struct Setting {
  std::string what;
  table::TableSetup setup;             // its start is another for each twin
  std::vector<std::string> options{};  // of `tactus play`
  bool has_offer = false;              // the opponent offers a draw before the questions
  bool has_claim = false;              // the player to move has claimed one
  bool has_braille = false;            // both read a display
  bool has_press_key = false;          // the press is typed, and no clock is read
  bool is_unannounced = false;         // nobody presses the announce key: the press alone tells the move
  std::string program = "tactus";      // or one with a leak in it

  bool has_clock_port() const { return setup.has_clock && !has_press_key; }
  bool has_board(chess::Color of) const { return setup.board(of) != table::BoardKind::keyboard; }
  bool has_boards() const { return has_board(chess::Color::white) || has_board(chess::Color::black); }
  bool says_check() const;
};
std::ostream& operator<<(std::ostream& out, Setting const& setting);

std::vector<Setting> const& settings();

}  // namespace tactus
