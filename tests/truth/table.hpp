// SPDX-License-Identifier: GPL-3.0-or-later
// The seats of a game at a simulated table: two boards and a clock on the script of tests/core/table, and all
// that the program let out there.
#pragma once

#include "tests/core/table/script.hpp"
#include "tests/truth/people/acts.hpp"
#include "tests/truth/people/seats.hpp"
#include "tests/truth/statement.hpp"

#include <set>

namespace tactus::truth {

class Table : public Seats {
 public:
  explicit Table(Plan const& plan);

  Millis now() const override;
  void wait(Millis time) override;
  void lift(Color board, Square square) override;
  void put(Color board, Square square, Piece piece) override;
  Placement const& standing(Color board) const override { return standing_[board]; }
  void press(Color by) override;
  void stop_clock() override;
  void start_clock(Color to_move) override;
  void set_time(Color side, Millis left) override;
  void turn_board(Color board) override;
  void spoil(Color board, Square square) override;
  Millis left(Color side) const override { return left_[side]; }
  void exchange_boards() override { is_crosswise_ = true; }
  void reverse_clock() override { is_reversed_ = true; }
  void enter(Color by, Entry entry) override;
  void type(Color by, MoveDescription const& move) override;
  void type_text(Color by, std::string const& text) override;
  void claim_with(Color by, MoveDescription const& move) override;
  void say_back(Color by, MoveDescription const& move) override;
  void restore(Color by, std::size_t plies) override;
  void start_program() override;
  void kill_program() override;
  void resume_program() override;
  void sleep() override;
  void wake() override;
  void pull_cable(Color board) override;
  void plug_cable(Color board) override;
  void pull_clock() override;
  void plug_clock() override;
  void fill_disk() override;
  void empty_disk() override;
  bool is_asked_which_piece(Color player) const override;
  bool is_told_over() const override {
    return script_ && script_->state().result() != table::GameResult::open;
  }
  bool is_told_adjourned() const override { return script_->state().sealed_by().has_value(); }
  bool has_assistant_to_do(Color player) const override {
    return is_running() && script_->state().duty(player).has_value();
  }
  std::size_t shown_plies() const override { return script_->state().line().plies(); }

  /// All that left the program, in order, and the record at the end.
  Statements statements() const;
  table::Script const& script() const { return *script_; }

 private:
  void show(Color board, Square square);
  void show_clock();
  /// What waits for an answer, as `where` would tell it.
  void note_what_stands();
  void note_where(table::StandingTold const& told);
  clock::Reading reading() const;
  bool is_running() const { return script_ && !is_off_; }
  void feed(table::Input input);
  void claim(Color by, table::ClaimKind kind);
  /// At which it is plugged in.
  Color port_of(Color board) const { return is_crosswise_ ? opposite(board) : board; }
  Square told_for(Color board, Square square) const;

  table::TableSetup setup_;
  Placement start_;
  chess::ByColor<Placement> standing_;
  chess::ByColor<bool> is_turned_;
  chess::ByColor<chess::SquareSet> spoiled_;
  bool is_reversed_ = false, is_crosswise_ = false, is_clock_out_ = false;
  std::optional<table::Script> script_;
  bool is_off_ = false;
  Millis asleep_since_{};
  Millis before_start_{0};
  chess::ByColor<Millis> left_{Millis{5'400'000}, Millis{5'400'000}};
  std::optional<Color> runs_;       // whose time
  std::optional<Color> lever_for_;  // whose time it leaves running
  std::optional<Color> offer_seen_, end_seen_, claim_seen_, awaited_seen_;
  std::set<Trouble> troubles_seen_;
  std::vector<Statement> seen_;  // what stands, as a person could read it
};

}  // namespace tactus::truth
