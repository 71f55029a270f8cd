// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at one table: inputs, and the outcomes that follow from them.
#pragma once

#include "core/chess/move.hpp"
#include "core/table/input.hpp"

#include <optional>
#include <string>
#include <variant>

namespace tactus::table {

// What apply() made of the inputs: recorded beside them, so that a person (and the arbiter's program) can
// read the file as it stands.

/// A piece was taken out of its aperture by the player to move (D.2.2; sighted: 4.3). Not for copies.
struct PieceTouched {
  Color by;
  chess::Square square;
  chess::Piece piece;
};
/// All that D.2.3 asks for has been done.
struct MoveMade {
  Color by;
  unsigned ply;
  chess::Move move;
};
/// A made move was put back before the press: it was not played (4.7 may ask for the arbiter).
struct MovePutBack {
  Color by;
  unsigned ply;
  chess::Move move;
  std::string san;
};
/// The clock was pressed after a made move (D.2.4, 6.2.1). `san` is for readers of the file.
struct MoveCompleted {
  Color by;
  unsigned ply;
  chess::Move move;
  std::string san;
  std::optional<clock::Reading> reading;
  bool is_found = false;  // no hand was seen making it: it stood there when the boards were looked at again
};
/// Which piece the pawn of a completed move became, where it was not known until now.
struct PromotionNamed {
  Color by;
  unsigned ply;
  chess::Move move;
  std::string san;
};
/// A completed move does not stand: it was corrected, or the arbiter's decision goes back before it. Latest
/// first.
struct MoveTakenBack {
  Color by;
  unsigned ply;
  chess::Move move;
  std::string san;
};
/// From here the game goes on.
struct PositionRestored {
  unsigned plies;        // that stand
  std::string position;  // FEN
  std::optional<RemainingTimes> times;
};
/// The end was a slip, as the arbiter or both players have confirmed: the game goes on.
struct EndTakenBack {
  GameResult result;  // that does not stand
};
/// A board is not read until its pieces stand where the game goes on; these squares differ. Its board agrees
/// again when they do.
struct BoardAwaitsPosition {
  Color board;
  unsigned ply;
  chess::SquareSet squares;
};
/// The opponent executed the move on his own board.
struct MoveCopied {
  Color board;
  unsigned ply;
};
/// The board of `board`'s player, settled, is not what it must be after `ply` completed plies (D.2.9).
struct BoardDiffers {
  Color board;
  unsigned ply;
  chess::SquareSet squares;
};
struct BoardAgreesAgain {
  Color board;
  unsigned ply;
};
enum class EquipmentFault : std::uint8_t {
  boards_exchanged,         // the board of each player is read as the other's
  board_turned,             // by half a turn (7.2.2)
  clock_sides_exchanged,    // each player's time is read as the other's
  time_not_as_agreed,       // when the clock was started (6.10.2)
  not_start_position,       // when it was started (7.2.1)
  moves_missed,             // both boards stand alike, further than the game: its moves are to be entered
  board_turned_by_quarter,  // 2.1
  another_kind,             // of board answers at the port
  king_not_seen,            // lifted before the game: a sensor is bad, or the board is not read
  clock_sides_right,        // after all: what was read exchanged, from the first move on, is put right
  pieces_fell,              // several at once, of a player who sees them (7.4)
  moves_taken_back,         // while the clock stood both boards were set as after an earlier move
};
/// What explains best what boards and clock tell; nobody's fault. What is exchanged, turned or
/// of another kind is put right at once: from now on it is read as it stands.
struct EquipmentExplained {
  EquipmentFault fault;
  std::optional<Color> of;  // whose board; nothing: both, or the clock
  chess::SquareSet squares;
};
enum class IrregularityKind : std::uint8_t {
  pressed_without_move,        // the settled board shows no single move at the press
  pressed_without_announcing,  // D.2.3.3 was missing
  announced_another_move,      // announcement and board do not agree at the press
  repeated_another_move,       // D.2.1: what was said back is not what was announced
  offered_draw_untimely,       // 9.1.2.1, 11.5: valid, but not between his move and his press
  clock_stands,                // the boards go on, while the clock was not started or is stopped
  arrival_not_seen,            // nobody's fault: the sensor there is bad, and nothing else told of it
  promotion_not_named,         // the board does not tell the piece, nobody named it: it is not known
  moved_after_resigning,       // a move was made after the end (5.1.2)
  pressed_while_announced,     // D.2.3.3: the words of the announcement had not ended
  capture_not_seen,            // nobody's fault: the board never told that the captured piece left (D.2.3.1)
};
/// For the arbiter only (12.7).
struct Irregularity {
  IrregularityKind kind;
  Color by;
  unsigned ply;
  chess::SquareSet squares;
};
/// Somebody was told something; the arbiter can read all of it.
struct Told {
  Announcement announcement;
};
struct GameEnded {
  GameResult result;
  std::string reason;
};
/// What Guideline I.2 wants on the envelope beside the set-up of the game; date and time are the event's.
struct GameAdjourned {
  Color sealed_by;
  unsigned number;       // of the sealed move
  std::string position;  // FEN, before the sealed move
  std::optional<clock::Reading> reading;
  std::optional<Color> offer;  // of a draw, not answered yet
};

using OutcomeTypes =
    std::variant<PieceTouched, MoveMade, MoveCompleted, MoveCopied, BoardDiffers, BoardAgreesAgain,
                 Irregularity, Told, GameEnded, GameAdjourned, MoveTakenBack, PositionRestored, MovePutBack,
                 EndTakenBack, BoardAwaitsPosition, EquipmentExplained, PromotionNamed>;

struct Outcome : OutcomeTypes {
  using OutcomeTypes::OutcomeTypes;
  Outcome(Outcome const&);
  Outcome(Outcome&&) noexcept;
  Outcome& operator=(Outcome const&);
  Outcome& operator=(Outcome&&) noexcept;
  ~Outcome();
};

using InputOrOutcome = std::variant<Input, Outcome>;

struct TableEvent : InputOrOutcome {
  using InputOrOutcome::InputOrOutcome;
  TableEvent(TableEvent const&);
  TableEvent(TableEvent&&) noexcept;
  TableEvent& operator=(TableEvent const&);
  TableEvent& operator=(TableEvent&&) noexcept;
  ~TableEvent();
};

struct StampedInput {
  Instant time;
  Input input;
};
struct StampedEvent {
  Instant time;
  TableEvent event;
};

}  // namespace tactus::table
