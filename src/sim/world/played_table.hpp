// SPDX-License-Identifier: GPL-3.0-or-later
// A table at which a game is played in simulated time: what core/table makes of two boards and of all that is
// entered. Hands change what stands on the boards, and the boards tell it; they answer when they are asked,
// and no deadline is missed. No thread, no file, no waiting.
//
//   PlayedTable table{Instant{Millis{0}}};
//   table.enter(table::GameStarted{setup});
//   table.touch(Color::white, e2, std::nullopt);  // lifted
//   table.wait(Millis{400});
//   table.touch(Color::white, e4, pawn);
#pragma once

#include "core/chess/placement.hpp"
#include "core/table/table_state.hpp"

#include <deque>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tactus::sim {

class PlayedTable {
 public:
  explicit PlayedTable(Instant now) : now_(now) {}
  PlayedTable(PlayedTable const&) = default;
  PlayedTable(PlayedTable&&) = default;
  PlayedTable& operator=(PlayedTable const&) = default;
  PlayedTable& operator=(PlayedTable&&) = default;
  virtual ~PlayedTable() = default;

  /// At once. With the start of the game the boards stand as it begins; a board that is lost or found, or
  /// joins, is cut off, or read again, from then on.
  void enter(table::Input input);
  /// A game goes on of which this was recorded; it does not stand in events().
  void take_up(std::vector<table::StampedEvent> const& recorded);
  /// A move as the player to move types it, in English letters.
  void type(std::string_view text);
  /// The one that it states, legal or not. Precondition: there is one.
  chess::Move meant(std::string_view text) const;

  /// What stands there changes and is told.
  void touch(chess::Color board, chess::Square square, std::optional<chess::Piece> piece);
  /// What the sensors of a board see; a change here is not told.
  chess::Placement& standing(chess::Color board) { return standing_[board]; }
  /// The board tells what stands on the square, or on all of them, unasked.
  void report(chess::Color board, chess::Square square);
  void report_all(chess::Color board);

  /// So much time goes by: boards answer 40 ms after they were asked, deadlines pass when they are due.
  void wait(Millis time) { wait_until(now_ + time); }
  void wait_until(Instant end);
  /// The same, but a deadline of that very moment is still to come: something else happens first.
  void arrive_at(Instant moment);
  /// So much time goes by, and nobody tells the program.
  void skip(Millis time) { now_ += time; }
  /// When a board answers, or a deadline passes.
  std::optional<Instant> next_due() const;
  /// From now on the program does not run: nothing reaches it, and no time passes for it.
  void sleep();
  /// It runs again and is told so (`Resumed`, `StoodStill`); then the boards say how they stand.
  void wake(table::Input how);

  Instant now() const { return now_; }
  table::TableState const& state() const { return state_; }
  /// As the game file has them: each input, then what it led to.
  std::vector<table::StampedEvent> const& events() const { return events_; }
  /// The same; they are forgotten here.
  std::vector<table::StampedEvent> take_events() { return std::exchange(events_, {}); }
  /// Recorded by a program that saw more than this one.
  void record(table::Outcome outcome) { events_.push_back({now_, std::move(outcome)}); }

 protected:
  /// What came of an input.
  virtual void followed(table::StampedInput const& /*input*/, std::vector<table::Effect> const& /*effects*/) {
  }

 private:
  struct Answer {
    Instant at;
    chess::Color board;
  };
  /// Answers until `end`, deadlines until `last_deadline`.
  void go_on(Instant end, Instant last_deadline);
  void pass(Instant deadline);
  void heed(table::Input const& input);
  void send(table::Input input);
  sensing::Observation all_of(chess::Color board) const;

  Instant now_;
  table::TableState state_;
  chess::ByColor<table::BoardKind> kinds_{table::BoardKind::keyboard, table::BoardKind::keyboard};
  chess::ByColor<chess::Placement> standing_;
  chess::ByColor<bool> is_cut_off_{};
  std::deque<Answer> answers_;  // full states of boards that were asked, in time's order
  bool is_asleep_ = false;
  std::vector<table::StampedEvent> events_;
};

}  // namespace tactus::sim
