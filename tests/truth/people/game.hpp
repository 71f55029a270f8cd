// SPDX-License-Identifier: GPL-3.0-or-later
// Two people play a game by legal moves at a table, with hands, pauses and mistakes, and write down what they
// really do.
#pragma once

#include "tests/truth/people/acts.hpp"
#include "tests/truth/people/truth_log.hpp"

namespace tactus::truth {

class Game {
 public:
  /// The log has to be empty.
  Game(Plan const& plan, Seats& seats, TruthLog& log);
  void play();

  // The acts; each plays the whole ply with this move (acts.cpp says what they are).
  void honest(chess::Move m);
  void wrong_square(chess::Move m);
  void changed_move(chess::Move m);
  void captured_last(chess::Move m);
  void captured_forgotten(chess::Move m);
  void rook_first(chess::Move m);
  void king_then_rook(chess::Move m);
  void passed_pawn_left(chess::Move m);
  void promotion_named_before(chess::Move m);
  void promotion_named_after(chess::Move m);
  void promotion_unnamed(chess::Move m);
  void promotion_piece_later(chess::Move m);
  void feels(chess::Move m);
  void lifts_and_puts_back(chess::Move m);
  void straightens(chess::Move m);
  void straightens_with_word(chess::Move m);
  void straightens_waiting(chess::Move m);
  void knocks_over(chess::Move m);
  void knocks_over_opponents_turn(chess::Move m);
  void copies_wrong_at_once(chess::Move m);
  void copies_wrong_later(chess::Move m);
  void copies_slowly(chess::Move m);
  void both_lift(chess::Move m);
  void replies_before_press(chess::Move m);
  void presses_early(chess::Move m);
  void presses_twice(chess::Move m);
  void opponent_presses_back(chess::Move m);
  void announces_another(chess::Move m);
  void announces_not(chess::Move m);
  void repeats_another(chess::Move m);
  void offer_lapses(chess::Move m);
  void offer_refused(chess::Move m);
  void offer_accepted(chess::Move m);
  void offer_untimely(chess::Move m);
  void resigns_once(chess::Move m);
  void resigns_by_slip(chess::Move m);
  void adjourns_and_continues(chess::Move m);
  void adjourns_and_forgets(chess::Move m);
  void restarts(chess::Move m);
  void restarts_long(chess::Move m);
  void sleeps(chess::Move m);
  void sleeps_long(chess::Move m);
  void starts_late(chess::Move m);
  void starts_very_late(chess::Move m);
  void cable_out(chess::Move m);
  void board_turned(chess::Move m);
  void clock_reversed(chess::Move m);
  void takes_back_with_restore(chess::Move m);
  void takes_back_silently(chess::Move m);
  void passed_pawn_forgotten(chess::Move m);
  void copy_set_straight(chess::Move m);
  void agrees_too_early(chess::Move m);
  void resigns(chess::Move m);
  void mates_by_slip(chess::Move m);
  void asks_times(chess::Move m);
  void clock_paused(chess::Move m);
  void dead_square(chess::Move m);
  void restarts_and_types(chess::Move m);
  void restores_and_types(chess::Move m);
  void clock_cable_out(chess::Move m);
  void boards_exchanged(chess::Move m);
  void sets_up_late(chess::Move m);
  void types_slip(chess::Move m);
  void chatters(chess::Move m);
  void two_hands(chess::Move m);
  void copies_very_late(chess::Move m);
  void hurries(chess::Move m);
  void kings_in_the_middle(chess::Move m);
  void claims_threefold(chess::Move m);
  void claims_normal_means(chess::Move m);
  void asks_for_seconds(chess::Move m);
  bool asks_in_vain(Entry what);
  void claims_flag(chess::Move m);
  void claims_illegal_move(chess::Move m);
  void repeats_and_claims(chess::Move m);
  void disk_full(chess::Move m);
  void asks_number(chess::Move m);
  void asks_again(chess::Move m);
  void presses_late(chess::Move m);
  void clock_set(chess::Move m);
  void enters_at_the_wrong_time(chess::Move m);
  void restarts_twice(chess::Move m);
  void copies_wrong_for_good(chess::Move m);
  void makes_another(chess::Move m);
  void stands_up_wrong(chess::Move m);
  void writes_another(chess::Move m);
  void types_moves(chess::Move m);
  void restarts_in_a_move(chess::Move m);
  void restarts_with_an_offer(chess::Move m);
  void restarts_with_a_claim(chess::Move m);
  void cable_out_in_a_move(chess::Move m);
  void clock_replaced(chess::Move m);
  void claims_with_a_move(chess::Move m);

 private:
  enum class Order : std::uint8_t { calm, captured_last, rook_first, pawn_last };
  struct Step {
    Square square;
    std::optional<Piece> piece;  // nothing: lifted
  };

  Color mover() const { return position_.turn(); }
  Color other() const { return opposite(mover()); }
  unsigned ply() const { return static_cast<unsigned>(log_.plies.size()) + 1; }
  MoveDescription described(chess::Move m) const;
  chess::Move choose(Dice& dice, PlannedAct const* act) const;
  chess::Move any_move() const;
  /// Another legal move of the same piece, or of any.
  std::optional<chess::Move> another(chess::Move m) const;
  std::vector<Step> steps(chess::Position const& before, chess::Move m, Order order) const;

  void pause(unsigned low, unsigned high);
  void note(What what, std::optional<Color> by, std::optional<chess::Move> move = std::nullopt,
            chess::SquareSet squares = {});
  void lift(Color board, Square square);
  void put(Color board, Square square, Piece piece);
  void carry_out(Color board, std::vector<Step> const& all);
  void execute(Color board, chess::Position const& before, chess::Move m, Order order = Order::calm);
  /// Own piece set down, named where his board cannot tell what it became.
  void make(chess::Move m, Order order = Order::calm);
  void name_piece(chess::Move m);
  /// In some notation; now and then a text of nothing or of two moves first.
  void type_somehow(chess::Move m);
  /// What the form leaves open: another piece of the kind goes there, too.
  std::optional<std::string> text_of_several(chess::Move m) const;
  void announce(chess::Move m);
  void press(chess::Move m);
  /// Once more, or at last.
  void press_for_last(Color by);
  /// To him, as the display has it.
  void note_left(Color by);
  /// As far as the players are concerned.
  void complete(chess::Move m);
  void copy();
  /// Assistants write it, and do what else they are told.
  void assist();
  /// What comes behind the piece: announcement, press, copy.
  void finish(chess::Move m);
  void play_plies(unsigned count);
  std::vector<Square> some_pieces(Color board, Color of, std::size_t count, chess::SquareSet spare);
  void lift_and_return(Color board, std::vector<Square> const& squares, unsigned low, unsigned high);
  /// An empty square, to which no move leads from there.
  Square out_of_reach(Square from) const;
  /// `is_one_astray`: one of them stands on another square from then on.
  void fall(Color board, bool is_one_astray = false);
  void stand_as(Color board, Placement const& wanted);
  void take_back(std::size_t plies);
  void unseen(What what) { note(what, std::nullopt); }
  /// The program does, and a moment goes by.
  void looks_again();
  enum class Gap : std::uint8_t { restart, sleep };
  /// One ply at most is played meanwhile, or with `is_long` several.
  void goes_unseen(Gap gap, chess::Move m, bool is_long);
  Color plays_and_offers(chess::Move m);
  void lets_lapse(Color by);
  void offer(Color by);
  /// What is typed or keyed, and wants an answer.
  void enter(Color by, Entry entry);
  void copy_wrongly(chess::Move m, bool is_found_late);
  /// An empty square of this file, where his copy of the move stands wrong.
  std::optional<Square> beside(chess::Move m) const;
  /// One of them stops the clock: the boards differ.
  void call_arbiter();
  void stop_program();
  void go_on_program();
  void adjourn(chess::Move m, bool is_continued);
  void remembers_behind(chess::Move m);
  void claim(Color by, Entry what);
  void reject_claim(Color of);

  Plan const& plan_;
  Seats& seats_;
  TruthLog& log_;
  chess::Position position_;                    // before the next ply
  std::optional<chess::Position> before_last_;  // of the last ply
  std::vector<chess::Position> history_;        // before each standing ply, and the current one
  Dice dice_{0};                                // of this ply or act
  bool is_over_ = false;
};

}  // namespace tactus::truth
