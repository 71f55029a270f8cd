// SPDX-License-Identifier: GPL-3.0-or-later
// What is agreed before the game starts at one table. It cannot change during the game.
#pragma once

#include "core/chess/stated_position.hpp"
#include "core/clock/time_control.hpp"
#include "core/instant.hpp"
#include "core/message/name.hpp"
#include "core/rules/set_up_fault.hpp"
#include "core/table/claim_kind.hpp"
#include "core/table/duty.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::table {

struct Player {
  Name name;
  bool is_blind = false;
  bool is_deaf = false;  // hearing-impaired: an assistant must be used (D.2.11 of 2017 and 2023)
  Name assistant{};      // the name of his assistant (D.2.10, D.2.11); empty: he has none
  DutySet guided{};      // of the assistant's duties those that Tactus tells him one by one; empty: none
  bool operator==(Player const&) const = default;
};

/// How the moves of one board reach the program.
enum class BoardKind : std::uint8_t { keyboard, pieces, occupancy };

/// Who announces the blind player's moves: by default a person; the program only with the arbiter's leave.
enum class Announcer : std::uint8_t { person, tactus };

/// Who is told that the boards differ when no arbiter's watch is running.
enum class DifferenceNotice : std::uint8_t { nobody, call_arbiter };

/// What players have only where the arbiter allowed it before the game.
struct Permissions {
  bool position = false;                     // what stands on his own board, on request
  std::optional<Millis> low_time_warning{};  // once, when his time falls below this
  bool check_word = false;                   // that a completed move gives check
  bool assistants = false;                   // one for each player, though one of them sees (D.2.11)
  bool operator==(Permissions const&) const = default;
};

/// In less time nobody makes a move on a second board: two presses less far apart blame nobody.
inline constexpr Millis at_once{600};

/// Deliberate waiting of the sensing, in event time.
struct Timing {
  Millis quiet{250};          // a board counts as settled after this long without a change
  Millis extendable{600};     // the same where the move seen could still become another one (e2-e3, e2-e4)
  Millis copy_settled{2000};  // a copy that does not match counts as finished, and as wrong, after this long
  Millis hand_done{
      15'000};  // of a difference nobody is told at the table sooner after the last change or a press
  bool operator==(Timing const&) const = default;
};

struct TableSetup {
  Player white, black;
  Regime regime;
  Name event, site;
  std::string date;                             // as in PGN: "2026.11.21" or "????.??.??"
  std::optional<unsigned> round, board_number;  // of the tournament, both from 1
  chess::StatedPosition start = chess::StatedPosition::initial();
  BoardKind white_board = BoardKind::keyboard;
  BoardKind black_board = BoardKind::keyboard;
  std::optional<clock::TimeControl> time_control;  // nothing: not told to the program
  bool is_quickplay_finish_announced = false;      // Guideline III (2014: Appendix G) is in force
  bool has_clock = false;  // false: a move is completed by the key, or by the next ply
  Announcer announcer = Announcer::person;
  DifferenceNotice difference_notice = DifferenceNotice::nobody;
  Permissions permissions;
  std::string arbiter_word;  // by which the arbiter confirms, as a yescrypt hash; empty: none was agreed
  Timing timing;

  Player const& player(chess::Color c) const { return c == chess::Color::white ? white : black; }
  BoardKind board(chess::Color c) const { return c == chess::Color::white ? white_board : black_board; }
  bool operator==(TableSetup const&) const = default;
};

/// What may have been told wrong before the game, as it is right: names, who is blind or deaf, assistants,
/// event, place, phase, supervision, time control. What would change the game itself stays: the start, boards
/// and clock, what the arbiter has allowed, his word.
TableSetup corrected(TableSetup setup, TableSetup const& right);

/// What of it has to stand together.
AgreedRules agreed_rules(TableSetup const& setup);
bool has_quickplay_finish(TableSetup const& setup);

/// Which claims exist in this game, whoever would be right; when one may be made, and whether in time, the
/// arbiter says.
bool has_claim(TableSetup const& setup, ClaimKind kind);

// Which duties an assistant has at this table, and in which order they come with each move. Pure; what is
// done of them, and what is next, is in the state (assistance.cpp).

/// By his name, or because he is told his duties.
bool has_assistant(Player const& player);

/// One player sees, the other does not, and both have one: D.2.11 (2014: D.2.10) leaves that to the arbiter.
bool has_one_assistant_too_many(TableSetup const& setup);

/// What the Laws leave to this player's assistant. All to that of a visually disabled player (D.2.10); to
/// that of a sighted one, whose opponent is visually disabled and has none (or where the arbiter allowed
/// both), only to make and to announce moves (D.2.11); to anybody else's nothing.
DutySet duties_allowed(TableSetup const& setup, chess::Color player);

/// What the player's assistant, guided by Tactus, does about each move of `mover`, in this order. Where both
/// have an assistant, each makes the moves on the board of his own player and announces those that his player
/// made. What Tactus announces itself he does not announce, but to an opponent who does not hear it.
std::vector<DutyKind> duties_with_move(TableSetup const& setup, chess::Color player, chess::Color mover);

/// The article that gives this duty to the player's assistant, as the rules of this game number it.
std::string article_of(DutyKind kind, TableSetup const& setup, chess::Color player);

}  // namespace tactus::table
