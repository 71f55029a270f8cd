// SPDX-License-Identifier: GPL-3.0-or-later
// One reading of a game file for all who tell the arbiter what happened at a table: the watch, the list of
// incidents, the desk's page and the evidence of a decision take theirs from it, so that none of them leaves
// out what another shows. Pure.
#pragma once

#include "core/arbitration/book/law.hpp"
#include "core/clock/reading.hpp"
#include "core/legal/game_line.hpp"
#include "core/notation/pgn/pgn_writer.hpp"
#include "core/table/table_state.hpp"
#include "src/arbiter/chronicle/incident.hpp"
#include "src/arbiter/chronicle/judged_moves.hpp"
#include "src/arbiter/chronicle/quick_presses.hpp"
#include "src/record/clock_told.hpp"
#include "src/record/fallen_flags.hpp"
#include "src/record/first_signature.hpp"
#include "src/record/happenings.hpp"
#include "src/store/replay.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace tactus::program {

/// The article that an arbiter looks up first.
arbitration::laws::Law article_of(table::IrregularityKind kind);
arbitration::laws::Law article_of(table::ClaimKind kind, RuleSet rules);
arbitration::laws::Law article_of(table::EquipmentFault fault);

/// By the edition that is played (5.1.1, 5.2.1, 9.6).
notation::PgnResult result_by_the_laws(chess::GameLine const& line, Regime regime);
/// What is wrong with a recorded end: the board shows another (8.7), it was agreed before both players had
/// moved (5.2.3), or who wins it cannot mate (5.1.2, 6.9). Nothing is said where nobody can tell, as behind
/// an illegal move that left a king in check. `made`: the move that was made last and not completed.
std::vector<Message> faults_of_end(table::GameEnded const& ended, chess::PlayedLine const& line,
                                   std::optional<chess::Move> made, Regime regime,
                                   std::optional<chess::Color> flag_fallen = {});
/// 5.1.2, by the edition, of a resignation; 6.9 where the loser's flag has fallen. Nothing: he can, or it is
/// not found out.
std::optional<Message> winner_cannot_mate(table::GameResult result, std::string_view reason,
                                          chess::PlayedLine const& line, Regime regime,
                                          std::optional<chess::Color> flag_fallen = {});
/// 5.2.3, by the edition that is played.
std::optional<Message> agreed_too_early(table::GameResult result, std::string_view reason,
                                        chess::PlayedLine const& line, Regime regime);

class Chronicle {
 public:
  /// The clock is held against this time control, else against the one in the game file.
  explicit Chronicle(std::optional<clock::TimeControl> const& control = std::nullopt) : clock_(control) {}

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
  /// With the move completed last, also when it has been taken back.
  chess::PlayedLine const& line_before() const { return line_before_; }

 private:
  void follow(table::StampedEvent const& event);
  std::vector<Incident> before(table::Input const& input) const;
  std::vector<Incident> of_clock(table::StampedEvent const& event);
  std::optional<Incident> compared(table::StampedEvent const& event);
  std::vector<Incident> after(Instant at, table::Input const& input);
  bool is_found_unlost(table::Input const& input);
  std::vector<Incident> after(Instant at, table::Outcome const& outcome);
  unsigned plies() const { return static_cast<unsigned>(state_.line().plies()); }

  table::TableState state_;
  chess::PlayedLine line_before_;
  JudgedMoves moves_;
  QuickPresses presses_;
  record::ClockTold clock_;
  record::FirstSignature signature_;
  record::FallenFlags fallen_flags_;
  std::set<table::Device> lost_;
  bool has_left_out_ = false, has_refused_ = false;
  store::Replay replay_;
  std::int64_t events_ = 0;
  bool is_of_program_ = false, is_difference_told_ = false;
  record::LiftedBeside lifted_;
  record::RookFirst rook_first_;
};

}  // namespace tactus::program
