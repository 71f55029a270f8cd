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
#include "src/arbiter/chronicle/chronicle.hpp"
#include "src/record/happenings.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace tactus::program {

class GameEvidence {
 public:
  /// What the event tells beside the moves, for those who show it.
  std::vector<Incident> take(table::StampedEvent const& event);

  table::TableState const& state() const { return chronicle_.state(); }
  Chronicle const& chronicle() const { return chronicle_; }
  bool has_left_out() const { return chronicle_.has_left_out(); }
  bool is_started() const { return state().is_started(); }
  /// Of the game's own clock; without one there are no presses.
  arbitration::reconcile::ClockLog clocks() const;
  /// What the clock completed and both boards showed, up to the first ply that one of them does not show or a
  /// promotion of which nobody named the piece; nothing: a board without sensors.
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
  struct Difference {
    unsigned ply = 0;    // completed when it was found
    unsigned shown = 0;  // so many of them this board had shown
  };
  void note(Instant time, table::Input const& input);
  void note(Instant time, table::Outcome const& outcome);
  void note(Instant time, table::MoveCompleted const& completed);
  void note(Incident const& incident);
  void note_illegal(table::Input const& input);
  void settle_illegal();
  void add(unsigned ply, Message sentence) { facts_.push_back({ply, std::move(sentence)}); }
  unsigned shown_plies(chess::Color board) const;
  unsigned completed_plies() const { return static_cast<unsigned>(state().line().plies()); }

  Chronicle chronicle_;
  std::optional<clock::Reading> first_reading_;
  arbitration::laws::ByColor<std::optional<Difference>> difference_;  // the first that is not put right
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
