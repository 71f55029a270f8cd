// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/sheet/ruling_sheet.hpp"

#include "core/arbitration/book/law_lookup.hpp"
#include "src/arbiter/sheet/sheet_words.hpp"

#include <utility>

namespace tactus::program {
namespace {

using namespace arbitration::laws;
using chess::Color;

constexpr Color both_colors[]{Color::white, Color::black};

class Sheet {
 public:
  Sheet(Situation const& situation, Ruling const& ruling, MaybeByColor<Millis> const& clocks)
      : rules_(situation.regime.rules), ruling_(ruling), clocks_(clocks) {}

  std::vector<Message> lines() {
    decision();
    position();
    moves();
    tactile_move();
    next_steps();
    clocks();
    counts();
    sheets();
    regulations();
    articles();
    for (Message const& reason : ruling_.explanation) lines_.push_back(reason);
    for (Message const& notice : ruling_.notices) {
      add(say("Notice:"));
      lines_.push_back(notice);
    }
    return std::move(lines_);
  }

  std::vector<Message> acts() {
    decision();
    next_steps();
    clocks();
    return std::move(lines_);
  }

 private:
  void add(Message sentence) { lines_.push_back(std::move(sentence)); }
  void add_all(std::vector<Message> sentences) {
    for (Message& each : sentences) add(std::move(each));
  }
  void add_if(std::optional<bool> const& value, Message if_yes, Message if_no) {
    if (value) add(*value ? std::move(if_yes) : std::move(if_no));
  }
  template <class Value, class Line>
  void for_each_color(MaybeByColor<Value> const& values, Line line) {
    for (Color const color : both_colors)
      if (values[color]) line(color, *values[color]);
  }

  void decision() {
    add(outcome_words(ruling_.outcome));
    if (ruling_.result) add(say("Result: {score}", {{"score", std::string(score_text(*ruling_.result))}}));
    if (ruling_.is_ended_by_dead_position) add(say("The game was over before: dead position."));
    if (ruling_.may_arbiter_decide_otherwise) add(say("The arbiter may decide otherwise."));
    if (ruling_.is_left_to_arbiter) add(say("What comes of it, the arbiter decides."));
    for_each_color(ruling_.can_mate, [this](Color color, bool can) {
      add(can ? say("{player} can still mate.", {{"player", color}})
              : say("{player} can never mate.", {{"player", color}}));
    });
  }

  void position() {
    if (ruling_.restore) {
      add(say("Position to be set up:"));
      add_all(position_lines(*ruling_.restore));
    }
    if (ruling_.restore_ply) add(say("Go back to ply {ply}.", {{"ply", *ruling_.restore_ply}}));
    if (ruling_.after) {
      add(say("The position is now:"));
      add_all(position_lines(*ruling_.after));
    }
    if (ruling_.after_on_board) {
      add(say("The pieces then stand:"));
      add_all(placement_lines(*ruling_.after_on_board));
    }
    if (ruling_.promote_to) add(say("The pawn becomes: {piece}.", {{"piece", *ruling_.promote_to}}));
  }

  void moves() {
    for (chess::Square const from : ruling_.must_move_from)
      add(say("The piece on {square} must move.", {{"square", from}}));
    for (chess::Square const on : ruling_.must_capture_on)
      add(say("The piece on {square} must be captured.", {{"square", on}}));
    for (Wing const wing : ruling_.castling_forbidden)
      add(wing == Wing::kingside ? say("Castling kingside is not allowed now.")
                                 : say("Castling queenside is not allowed now."));
    if (ruling_.choices) {
      add(say("Moves to choose from: {count}", {{"count", static_cast<unsigned>(ruling_.choices->size())}}));
      add(say("{moves}", {{"moves", move_list(*ruling_.choices)}}));
    }
    if (ruling_.move) add(say("Move: {move}", {{"move", move_text(*ruling_.move)}}));
    if (ruling_.is_en_passant) add(say("It is en passant."));
    if (!ruling_.candidates.empty())
      add(say("Possible moves: {moves}", {{"moves", move_list(ruling_.candidates)}}));
    if (ruling_.sealed_move) add(say("Sealed move: {move}", {{"move", *ruling_.sealed_move}}));
    for (std::string const& text : ruling_.texts) add(say("Write: {text}", {{"text", text}}));
    if (!ruling_.spoken.empty()) add(say("Say: {words}", {{"words", joined(ruling_.spoken)}}));
  }

  void tactile_move() {
    add_if(ruling_.is_touched, say("Touched: yes."), say("Touched: no."));
    add_if(ruling_.is_made, say("Made: yes."), say("Made: no."));
    add_if(ruling_.may_press_clock, say("The clock may be pressed."), say("The clock may not be pressed."));
    if (ruling_.lacking)
      for (Lacking const each : *ruling_.lacking) add(lacking_words(each));
    add_if(ruling_.is_announcement_complete, say("The announcement is complete."),
           say("The announcement is not complete."));
    if (ruling_.announced) add(say("Announced: {move}", {{"move", move_text(*ruling_.announced)}}));
    if (ruling_.is_divergence_next) add(say("The boards differ: the arbiter is called."));
  }

  void next_steps() {
    for (NextStep const& step : ruling_.next_steps) add(step_words(step));
    if (ruling_.is_player_warned) add(say("The arbiter warns the player."));
    if (ruling_.reject_reason) add(reason_words(*ruling_.reject_reason));
  }

  void clocks() {
    for_each_color(ruling_.time_added, [this](Color color, Millis time) {
      add(say("{player} gets {time} more.", {{"player", color}, {"time", time}}));
    });
    if (ruling_.time_added.white || ruling_.time_added.black)
      for_each_color(clocks_, [this](Color color, Millis time) {
        set_clock(color, time + ruling_.time_added[color].value_or(Millis{0}));
      });
    for_each_color(ruling_.clock, [this](Color color, Millis time) { set_clock(color, time); });
    for_each_color(ruling_.time_used_added, [this](Color color, Millis time) {
      add(say("{time} count as used by {player}.", {{"player", color}, {"time", time}}));
    });
    for_each_color(ruling_.time_lost, [this](Color color, Millis time) {
      add(say("{player} loses {time}.", {{"player", color}, {"time", time}}));
    });
    for_each_color(ruling_.increment, [this](Color color, Millis time) {
      add(say("{player} has an increment of {time}.", {{"player", color}, {"time", time}}));
    });
    for_each_color(ruling_.delay, [this](Color color, Millis time) {
      add(say("{player} has a delay of {time}.", {{"player", color}, {"time", time}}));
    });
    clock_duties();
  }
  void set_clock(Color color, Millis time) {
    add(say("Clock of {player}: {reading}", {{"player", color}, {"reading", clock_text(time)}}));
  }
  void clock_duties() {
    if (ruling_.are_clocks_left_to_arbiter) add(say("The clocks: the arbiter decides."));
    if (ruling_.on_time_of) add(say("On the time of {player}.", {{"player", *ruling_.on_time_of}}));
    if (ruling_.clock_restarted)
      add(say("The clock of {player} is started again.", {{"player", *ruling_.clock_restarted}}));
    if (ruling_.may_either_stop_clock == true) add(say("Either player may stop the clock."));
    if (ruling_.is_next_move_first_of_next_period) add(say("The next move is the first of the next period."));
  }

  void counts() {
    for_each_color(ruling_.illegal_count_after, [this](Color color, unsigned count) {
      add(say("Illegal moves of {player} now: {count}", {{"player", color}, {"count", count}}));
    });
    if (ruling_.repetition_count)
      add(say("The position has occurred: {count}", {{"count", *ruling_.repetition_count}}));
  }

  void sheets() {
    add_if(ruling_.do_sheets_agree, say("The scoresheets agree."), say("The scoresheets differ."));
    if (ruling_.agreed_ply) add(say("Agreed up to ply {ply}.", {{"ply", *ruling_.agreed_ply}}));
    if (ruling_.first_difference_ply)
      add(say("First difference at ply {ply}.", {{"ply", *ruling_.first_difference_ply}}));
    if (!ruling_.unconfirmed_tail.empty())
      add(say("On one sheet only: {moves}", {{"moves", move_list(ruling_.unconfirmed_tail)}}));
    add_if(ruling_.are_boards_equal, say("The boards agree."), say("The boards differ."));
    if (ruling_.corrects)
      for (Color const color : both_colors)
        if ((*ruling_.corrects)[color]) add(say("{player} corrects his board.", {{"player", color}}));
    if (ruling_.last_valid_ply) add(say("Valid up to ply {ply}.", {{"ply", *ruling_.last_valid_ply}}));
    if (ruling_.missing_ply) add(say("Missing: ply {ply}.", {{"ply", *ruling_.missing_ply}}));
    if (ruling_.plies) add(say("Plies: {count}", {{"count", *ruling_.plies}}));
    if (ruling_.draw_offer_by) add(say("{player} has offered a draw.", {{"player", *ruling_.draw_offer_by}}));
    for_each_color(ruling_.must_record, [this](Color color, bool must) {
      add(must ? say("{player} must record.", {{"player", color}})
               : say("{player} need not record.", {{"player", color}}));
    });
    if (ruling_.may_use_opponents_sheet == true) add(say("He may use the opponent's sheet."));
    if (ruling_.must_return_sheet_before_moving == true) add(say("He returns it before he moves."));
  }

  void regulations() {
    if (ruling_.time_class) add(phase_words(*ruling_.time_class));
    if (ruling_.total_time) add(say("Time for 60 moves: {time}", {{"time", *ruling_.total_time}}));
    add_if(ruling_.are_conditions_met, say("The conditions are met."), say("The conditions are not met."));
    for (Law const mode : ruling_.modes) add(say("Possible: {article}", {{"article", mode}}));
    add_if(ruling_.is_assistant_required, say("An assistant must be used."),
           say("An assistant need not be used."));
  }

  void articles() {
    add(say("Articles: {count}", {{"count", static_cast<unsigned>(ruling_.articles.size())}}));
    for (Law const law : ruling_.articles) {
      add(say("Article {article}:", {{"article", law}}));
      if (auto const text = text_of(law, rules_)) add(*text);
    }
    add(say("Why:"));
  }

  RuleSet rules_;
  Ruling const& ruling_;
  MaybeByColor<Millis> const& clocks_;
  std::vector<Message> lines_;
};

}  // namespace

std::vector<Message> ruling_sheet(Situation const& situation, Ruling const& ruling,
                                  MaybeByColor<Millis> const& clocks) {
  return Sheet{situation, ruling, clocks}.lines();
}

std::vector<Message> ruling_acts(Situation const& situation, Ruling const& ruling,
                                 MaybeByColor<Millis> const& clocks) {
  return Sheet{situation, ruling, clocks}.acts();
}

}  // namespace tactus::program
