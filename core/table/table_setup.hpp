// SPDX-License-Identifier: GPL-3.0-or-later
// What is agreed before the game starts at one table. It cannot change during the game.
#pragma once

#include "core/chess/position.hpp"
#include "core/clock/time_control.hpp"
#include "core/instant.hpp"

#include <optional>
#include <string>

namespace tactus::table {

struct Player {
  std::string name;
  bool is_blind = false;
};

/// How the moves of one board reach the program.
enum class BoardKind : std::uint8_t { keyboard, pieces, occupancy };

/// Who announces the blind player's moves: by default a person; the program only with the arbiter's leave.
enum class Announcer : std::uint8_t { person, tactus };

/// Who is told that the boards differ when no arbiter's watch is running (design section 5).
enum class DifferenceNotice : std::uint8_t { nobody, call_arbiter };

/// Deliberate waiting of the sensing, in event time.
struct Timing {
  Millis quiet{250};          // a board counts as settled after this long without a change
  Millis extendable{600};     // the same where the move seen could still become another one (e2-e3, e2-e4)
  Millis copy_settled{2000};  // a copy that does not match counts as finished, and as wrong, after this long
};

struct TableSetup {
  Player white, black;
  std::string event, site, date;  // date as in PGN: "2026.11.21" or "????.??.??"
  chess::Position start = chess::Position::initial();
  BoardKind white_board = BoardKind::keyboard;
  BoardKind black_board = BoardKind::keyboard;
  std::optional<clock::TimeControl> time_control;  // nothing: not told to the program
  bool has_clock = false;  // false: a move is completed by the key, or by the next ply
  Announcer announcer = Announcer::person;
  DifferenceNotice difference_notice = DifferenceNotice::nobody;
  Timing timing;

  Player const& player(chess::Color c) const { return c == chess::Color::white ? white : black; }
  BoardKind board(chess::Color c) const { return c == chess::Color::white ? white_board : black_board; }
};

}  // namespace tactus::table
