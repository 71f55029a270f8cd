// SPDX-License-Identifier: GPL-3.0-or-later
// What a table's game file tells about two boards: how they stand, what the clocks showed, and what happened
// around the first difference. Evidence stands beside a verdict and never makes one. Pure.
#pragma once

#include "core/arbitration/laws/cases/facts.hpp"
#include "core/arbitration/reconcile/found_board.hpp"
#include "core/arbitration/reconcile/settlement.hpp"
#include "core/chess/played_line.hpp"
#include "core/message/message.hpp"
#include "core/table/table_state.hpp"
#include "src/record/happenings.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace tactus::program {

class GameEvidence {
 public:
  void take(table::StampedEvent const& event);

  table::TableState const& state() const { return state_; }
  /// As it was before moves were taken back last.
  chess::PlayedLine const& line_before() const { return line_; }
  bool is_started() const { return state_.is_started(); }
  /// Of the game's own clock; without one there are no presses.
  arbitration::reconcile::ClockLog clocks() const;
  /// What both boards and the clock completed, up to the first difference; nothing: a board without sensors.
  std::optional<std::vector<arbitration::reconcile::RecordedMove>> record() const;
  /// The first recorded difference that was not put right: after so many completed plies. Nothing: none.
  std::optional<unsigned> first_difference() const;
  /// Illegal moves of each player that are settled: a claim was upheld or an illegal move taken back, and
  /// play has gone on since. The one that is being ruled on is not among them.
  arbitration::laws::ByColor<unsigned> illegal_moves() const { return illegal_moves_; }
  /// One fact each, in the order in which they happened, from shortly before the first difference.
  std::vector<Message> lines() const;

 private:
  struct Fact {
    unsigned ply = 0;  // completed then
    Message sentence;
  };
  void note(Instant time, table::Input const& input);
  void note(Instant time, table::Outcome const& outcome);
  void note(Instant time, table::MoveCompleted const& completed);
  void note_illegal(table::Input const& input);
  void settle_illegal();
  void add(unsigned ply, Message sentence) { facts_.push_back({ply, std::move(sentence)}); }
  unsigned completed_plies() const { return static_cast<unsigned>(state_.line().plies()); }

  chess::PlayedLine line_;  // with the move completed last, also when it is taken back
  table::TableState state_;
  std::optional<clock::Reading> first_reading_;
  arbitration::laws::ByColor<std::optional<unsigned>> left_after_;  // plies; not put right since
  record::LiftedBeside lifted_;
  arbitration::laws::ByColor<unsigned> illegal_moves_;
  std::optional<chess::Color> acted_on_;  // an illegal move of this player, and play has not gone on since
  std::vector<Fact> facts_;
};

/// "14:05:12", by the clock of this machine.
std::string time_of_day(Instant time);

// A board as somebody typed it.

/// The pieces of a FEN (its further fields are passed over), or 16 hexadecimal digits for filled squares
/// only.
std::optional<arbitration::reconcile::FoundBoard> read_found_board(std::string_view text);

// A board of a table as its sensors see it now.

/// Nothing: that player's board has no sensors.
std::optional<arbitration::reconcile::FoundBoard> sensed_board(table::TableState const& state,
                                                               chess::Color player);

}  // namespace tactus::program
