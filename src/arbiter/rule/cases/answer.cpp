// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/cases/answer.hpp"

#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/rule/cases/names.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tactus::program::ruling {
namespace {

using chess::Color;
using laws::MaybeByColor;
using laws::PlayedMove;
using laws::Ruling;
using JsonValue = nlohmann::ordered_json;

// Values.

JsonValue value_json(bool value) { return value; }
JsonValue value_json(unsigned value) { return value; }
JsonValue value_json(Millis value) { return value.count(); }
JsonValue value_json(Color value) { return name_of(value); }
JsonValue value_json(laws::Phase value) { return name_of(value); }
JsonValue value_json(laws::RejectReason value) { return name_of(value); }
JsonValue value_json(laws::CastlingForm value) { return name_of(value); }
JsonValue value_json(laws::Score value) { return name_of(value); }
JsonValue value_json(laws::Lacking value) { return name_of(value); }
JsonValue value_json(laws::Wing value) { return name_of(value); }
JsonValue value_json(chess::Square value) { return value.name(); }
JsonValue value_json(chess::Placement const& value) { return notation::write_placement(value); }
/// A lower-case letter, as in coordinate notation.
JsonValue value_json(chess::Kind value) {
  return std::string(1, chess::Piece{Color::black, value}.fen_letter());
}
JsonValue value_json(std::string const& value) { return value; }

std::string step_name(laws::NextStep const& step) {
  std::string const player{name_of(step.color)};
  switch (step.action) {
    case laws::NextAction::announce_promotion_piece: return "announce-promotion-piece";
    case laws::NextAction::arbiter_asks_about_ply:
      return "arbiter-asks-" + player + "-about-ply-" + std::to_string(step.ply);
    case laws::NextAction::arbiter_stops_clock: return "arbiter-stops-clock";
    case laws::NextAction::both_update_scoresheets: return "both-update-scoresheets";
    case laws::NextAction::complete_promotion: return "complete-promotion";
    case laws::NextAction::repeat_announcement: return player + "-repeats-announcement";
    case laws::NextAction::sealer_makes_move_on_board: return "sealer-makes-move-on-board";
    case laws::NextAction::update_scoresheet: return player + "-updates-scoresheet";
    case laws::NextAction::complete_castling: return player + "-completes-castling";
    case laws::NextAction::write_move: return player + "-writes-move";
  }
  return {};
}
JsonValue value_json(laws::NextStep const& value) { return step_name(value); }

/// "black-move-10" for ply 20.
std::string move_name(unsigned ply) {
  return std::string(ply % 2 == 0 ? "black" : "white") + "-move-" + std::to_string((ply + 1) / 2);
}

class Writer {
 public:
  Writer(laws::Situation const& situation, Ruling const& ruling, words::Catalogue const& catalogue)
      : rules_(situation.regime.rules), ruling_(ruling), catalogue_(catalogue) {
    auto const positions = situation.all<fact::Position>();
    is_chess960_ = situation.has<fact::Chess960Setup>() ||
                   std::any_of(positions.begin(), positions.end(),
                               [](fact::Position const& each) { return each.is_chess960; });
  }

  JsonValue answer() {
    put("outcome", name_of(ruling_.outcome));
    put_game();
    put_position();
    put_choices();
    put_moves();
    put_tactile_move();
    put_clocks();
    put_penalties();
    put_sheets();
    put_regulations();
    put("articles", numbers(ruling_.articles));
    return std::move(answer_);
  }

  JsonValue lines(std::vector<Message> const& sentences) const {
    JsonValue list = JsonValue::array();
    for (Message const& each : sentences) list.push_back(words_of(each, rules_, catalogue_));
    return list;
  }

 private:
  void put(char const* key, JsonValue value) { answer_[key] = std::move(value); }
  void put_if(bool holds, char const* key, JsonValue value) {
    if (holds) put(key, std::move(value));
  }
  template <class Value>
  void put_if(char const* key, std::optional<Value> const& value) {
    if (value) put(key, value_json(*value));
  }
  template <class Value>
  void put_if(char const* key, MaybeByColor<Value> const& values) {
    JsonValue both = JsonValue::object();
    for (Color const color : {Color::white, Color::black})
      if (values[color]) both[std::string(name_of(color))] = value_json(*values[color]);
    if (!both.empty()) put(key, std::move(both));
  }
  template <class Value>
  static JsonValue list_json(std::vector<Value> const& values) {
    JsonValue list = JsonValue::array();
    for (Value const& each : values) list.push_back(value_json(each));
    return list;
  }
  template <class Value>
  void put_unless_empty(char const* key, std::vector<Value> const& values) {
    put_if(!values.empty(), key, list_json(values));
  }

  std::string uci(PlayedMove const& played) const {
    if (is_chess960_ && played.move.is_castling()) return played.move.from().name() + played.move.to().name();
    return notation::write_uci(played.before, played.move);
  }
  void put_if(char const* key, std::optional<PlayedMove> const& played) {
    if (played) put(key, uci(*played));
  }
  JsonValue moves_json(std::vector<PlayedMove> const& moves) const {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (PlayedMove const& each : moves) texts.push_back(uci(each));
    return texts;
  }
  JsonValue sorted_moves_json(std::vector<PlayedMove> const& moves) const {
    JsonValue texts = moves_json(moves);
    std::sort(texts.begin(), texts.end());
    return texts;
  }
  void put_if(char const* key, std::optional<chess::Setup> const& setup) {
    if (setup) put(key, is_chess960_ ? notation::write_shredder_fen(*setup) : notation::write_fen(*setup));
  }
  /// Several provisions may share a number in an older edition.
  JsonValue numbers(std::vector<laws::Law> const& articles) const {
    JsonValue list = JsonValue::array();
    for (laws::Law const law : articles) {
      auto const number = laws::number_in(law, rules_);
      if (number && std::find(list.begin(), list.end(), *number) == list.end()) list.push_back(*number);
    }
    return list;
  }

  void put_game() {
    put_if("result", ruling_.result);
    put_if(ruling_.is_ended_by_dead_position, "ended_earlier", "dead-position");
    put_if("can_mate", ruling_.can_mate);
    put_if("repetition_count", ruling_.repetition_count);
    put_if(ruling_.may_arbiter_decide_otherwise, "unless", "arbiter-decides");
    put_if(ruling_.is_left_to_arbiter, "decision", "arbiter-decides");
  }
  void put_position() {
    put_if("restore_fen", ruling_.restore);
    put_if("restore_ply", ruling_.restore_ply);
    put_if("fen_after", ruling_.after);
    put_if("fen_after_board", ruling_.after_on_board);
  }
  void put_choices() {
    if (ruling_.choices) put("choices_uci", sorted_moves_json(*ruling_.choices));
    put_unless_empty("must_move_from", ruling_.must_move_from);
    put_unless_empty("must_capture_on", ruling_.must_capture_on);
    put_unless_empty("castling_forbidden", ruling_.castling_forbidden);
  }
  void put_moves() {
    put_if("uci", ruling_.move);
    put_if(!ruling_.candidates.empty(), "candidates_uci", sorted_moves_json(ruling_.candidates));
    put_if(ruling_.move || ruling_.is_en_passant, "en_passant", ruling_.is_en_passant);
    put_if("promote_to", ruling_.promote_to);
    put_if("form", ruling_.castling_form);
    put_if("sealed_move", ruling_.sealed_move);
    put_unless_empty("tokens_in_order", ruling_.spoken);
    put_unless_empty("text_any_of", ruling_.texts);
  }
  void put_tactile_move() {
    put_if("touched", ruling_.is_touched);
    put_if("made", ruling_.is_made);
    put_if("clock_may_be_pressed", ruling_.may_press_clock);
    if (ruling_.lacking) put("missing", list_json(*ruling_.lacking));
    put_if("announcement_complete", ruling_.is_announcement_complete);
    put_if("announced_uci", ruling_.announced);
    put_if(ruling_.is_divergence_next, "next", "arbiter-divergence-D.2.9");
    put_unless_empty("next_actions", ruling_.next_steps);
  }
  void put_clocks() {
    put_if("time_add_ms", ruling_.time_added);
    put_if("clock_ms", ruling_.clock);
    put_if("time_used_add_ms", ruling_.time_used_added);
    put_if("time_lost_ms", ruling_.time_lost);
    put_if("increment_ms", ruling_.increment);
    put_if("delay_ms", ruling_.delay);
    put_if(ruling_.are_clocks_left_to_arbiter, "clocks", "arbiter");
    put_if("on_time_of", ruling_.on_time_of);
    put_if("clock_restarted", ruling_.clock_restarted);
    put_if("either_may_stop_clock", ruling_.may_either_stop_clock);
    put_if(ruling_.is_next_move_first_of_next_period, "next_move_is", "first-of-next-period");
  }
  void put_penalties() {
    put_if("illegal_count_after", ruling_.illegal_count_after);
    put_if("reason", ruling_.reject_reason);
    put_if(ruling_.is_player_warned, "arbiter_action", "warn-player");
  }
  void put_sheets() {
    put_if("sheets_agree", ruling_.do_sheets_agree);
    put_if("agreed_ply", ruling_.agreed_ply);
    put_if("first_difference_ply", ruling_.first_difference_ply);
    put_if(!ruling_.unconfirmed_tail.empty(), "unconfirmed_tail", moves_json(ruling_.unconfirmed_tail));
    put_if("boards_equal", ruling_.are_boards_equal);
    if (ruling_.corrects) put("corrects", players_json(*ruling_.corrects));
    put_if("last_valid_ply", ruling_.last_valid_ply);
    if (ruling_.missing_ply) put("missing", move_name(*ruling_.missing_ply));
    put_if("plies", ruling_.plies);
    put_if("draw_offer_by", ruling_.draw_offer_by);
    put_if("must_record", ruling_.must_record);
    put_if("may_use_opponents_sheet", ruling_.may_use_opponents_sheet);
    put_if("return_sheet_before_moving", ruling_.must_return_sheet_before_moving);
  }
  void put_regulations() {
    put_if("class", ruling_.time_class);
    put_if("total_ms", ruling_.total_time);
    put_if("conditions_met", ruling_.are_conditions_met);
    put_if(!ruling_.modes.empty(), "modes", numbers(ruling_.modes));
    put_if("assistant_required", ruling_.is_assistant_required);
    put_if("must", ruling_.must);
  }
  static JsonValue players_json(laws::ByColor<bool> const& players) {
    JsonValue list = JsonValue::array();
    for (Color const color : {Color::white, Color::black})
      if (players[color]) list.push_back(name_of(color));
    return list;
  }

  laws::RuleSet rules_;
  Ruling const& ruling_;
  words::Catalogue const& catalogue_;
  bool is_chess960_ = false;
  JsonValue answer_ = JsonValue::object();
};

std::string text_of(JsonValue const& value) {
  return value.dump(-1, ' ', false, JsonValue::error_handler_t::replace);
}

/// `id` is JSON already.
std::string with_id(std::string const& id, std::string const& rest) {
  return "{\"id\":" + id + ',' + rest + '}';
}

std::string fault_line(std::string const& id, std::string_view code, std::string const& message) {
  return with_id(id, "\"error\":" + text_of(JsonValue{{"code", code}, {"message", message}}));
}

}  // namespace

std::string write_answer(Case const& asked, Ruling const& ruling, words::Catalogue const& catalogue) {
  Writer writer{asked.situation, ruling, catalogue};
  std::string rest = "\"answer\":" + text_of(writer.answer());
  rest += ",\"explanation\":" + text_of(writer.lines(ruling.explanation));
  if (!ruling.notices.empty()) rest += ",\"notices\":" + text_of(writer.lines(ruling.notices));
  return with_id(asked.id, rest);
}

std::string write_fault(Case const& asked, laws::FactFault const& fault, words::Catalogue const& catalogue) {
  return fault_line(asked.id, name_of(fault.kind),
                    fault.fact + ": " + words_of(fault.expected, asked.situation.regime.rules, catalogue));
}

std::string write_fault(CaseFault const& fault) { return fault_line(fault.id, fault.code, fault.message); }

}  // namespace tactus::program::ruling
