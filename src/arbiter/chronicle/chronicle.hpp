// SPDX-License-Identifier: GPL-3.0-or-later
// One reading of a game file for all who tell the arbiter what happened at a table: the watch, the list of
// incidents, the desk's page and the evidence of a decision take theirs from it, so that none of them leaves
// out what another shows. Pure.
#pragma once

#include "core/arbitration/book/law.hpp"
#include "core/table/table_state.hpp"
#include "src/arbiter/chronicle/end_by_laws.hpp"
#include "src/arbiter/chronicle/incident.hpp"
#include "src/arbiter/chronicle/judged_moves.hpp"
#include "src/arbiter/chronicle/quick_presses.hpp"
#include "src/record/clock_told.hpp"
#include "src/record/game_end.hpp"
#include "src/record/happenings.hpp"
#include "src/store/replay.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace tactus::program {

/// The article that an arbiter looks up first.
arbitration::laws::Law article_of(table::IrregularityKind kind);
arbitration::laws::Law article_of(table::ClaimKind kind, RuleSet rules);
arbitration::laws::Law article_of(table::EquipmentFault fault);

class Chronicle {
 public:
  /// The clock is held against this time control, else against the one in the game file.
  explicit Chronicle(std::optional<clock::TimeControl> const& control = std::nullopt)
      : clock_told_(control) {}

  /// What the next event tells beside the moves, in its order.
  std::vector<Incident> take(table::StampedEvent const& event);

  /// After the event taken last.
  table::TableState const& state() const { return state_; }
  /// That event is an input that the table has refused in words: nothing came of it.
  bool has_refused() const { return has_refused_; }
  /// That event stands behind the end and is no part of the record.
  bool has_left_out() const { return has_left_out_; }
  /// The move that is made and not completed, and since when it waits for its press.
  std::optional<JudgedMoves::Made> const& made() const { return moves_.made(); }
  std::optional<Instant> waits_since() const { return moves_.waits_since(); }
  /// By the Laws; open while the game goes on.
  table::GameResult result() const { return result_ == table::GameResult::open ? state_.result() : result_; }
  /// As the players sit.
  table::RecordedClock const& clock() const { return end_.clock(); }
  /// With the move completed last, also when it has been taken back.
  chess::PlayedLine const& line_before() const { return line_before_; }

 private:
  void follow(table::StampedEvent const& event);
  std::vector<Incident> corrections(table::Input const& input) const;
  std::vector<Incident> flags(table::RecordedClock const& before) const;
  std::vector<Incident> of_clock(table::StampedEvent const& event);
  std::vector<Incident> ended(table::GameEnded ended, std::optional<chess::Move> made);
  std::vector<Incident> signed_now();
  std::optional<Incident> compared(table::StampedEvent const& event);
  std::vector<Incident> after(Instant at, table::Input const& input);
  bool is_found_unlost(table::Input const& input);
  std::vector<Incident> after(Instant at, table::Outcome const& outcome);
  unsigned plies() const { return static_cast<unsigned>(state_.line().plies()); }

  table::TableState state_;
  chess::PlayedLine line_before_;
  JudgedMoves moves_;
  QuickPresses presses_;
  record::ClockTold clock_told_;
  record::GameEnd end_;
  std::optional<chess::Move> made_at_end_;  // and not completed
  table::GameResult result_ = table::GameResult::open;
  std::set<table::Device> lost_;
  bool has_left_out_ = false, has_refused_ = false;
  store::Replay replay_;
  std::int64_t events_ = 0;
  bool is_of_program_ = false, is_difference_told_ = false;
  record::LiftedBeside lifted_;
  record::RookFirst rook_first_;
};

}  // namespace tactus::program
