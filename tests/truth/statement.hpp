// SPDX-License-Identifier: GPL-3.0-or-later
// What left the product during a game, to ears, screens, the arbiter and the record, as facts.
#pragma once

#include "core/table/event.hpp"
#include "tests/truth/people/seats.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace tactus::truth {

enum class Kind : std::uint8_t {
  move_said,  // to an ear
  completed,  // the watch, the record
  put_back,   // "made, then put back"
  changed,    // the watch's accusation behind it
  lifted,     // "lifted: e7, then moved 4. d3, White"
  accused,    // `accusation`
  promotion_unclear,
  equipment,  // `fault`
  clock_stands,
  boards_differ,
  fell,  // to his ear
  stand_again,
  offer_stands,  // as it can be read; nobody: none
  offer_told,
  end_proposed,
  end_stands,    // as it can be read; nobody: none
  claim_stands,  // as it can be read; nobody: none
  over,
  times_told,
  number_told,
  duty_told,      // to his assistant: a move to be made, announced or written
  text_refused,   // "not understood", or with `is_several` "several moves fit"
  told,           // anything else to an ear, by its name in the game file
  moves_missing,  // `to_players` or to the arbiter
  not_seen,       // nobody's fault: a sensor
  stands,         // as `where` has it from now on: `trouble`, or whose move it is
  stands_no_more,
  found,  // a move that nobody was seen making, beside the statement of the move
};
/// What `where` may say is wrong, or waits for somebody.
enum class Trouble : std::uint8_t { adjourned, board_lost, clock_lost, disk_lost, offer, claim, end, none };
char const* name_of(Kind kind);

struct Statement {
  Millis at;
  Kind kind;
  std::optional<Color> of{};  // who is spoken of, or whose board
  unsigned ply = 0;
  std::optional<MoveDescription> move{};
  chess::SquareSet squares{};
  std::optional<table::IrregularityKind> accusation{};
  std::optional<table::EquipmentFault> fault{};
  std::optional<table::Audience> to{};  // nothing: the arbiter
  bool is_repeat = false;
  bool is_several = false;
  Trouble trouble = Trouble::none;  // of `stands`; none: it is the move of `of`
  std::string name{};               // of `told`
  std::array<Millis, 2> times{};
  unsigned number = 0;  // of moves
};

struct Statements {
  std::vector<Statement> list;
  std::vector<MoveDescription> record;  // the moves of the PGN
  std::string pgn;
};

/// `offset`: from the times of the events to those of the log.
Statements gathered(std::vector<table::StampedEvent> const& events, Millis offset);

/// "12.3 s  to White: move said e4".
std::string line_of(Statement const& statement);

}  // namespace tactus::truth
