// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/dialogue.hpp"

#include "core/arbitration/laws/decide.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/rule/cases/fields.hpp"
#include "src/arbiter/rule/dialogue/answer.hpp"
#include "src/arbiter/rule/dialogue/explanations.hpp"
#include "src/arbiter/rule/dialogue/known_answer.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tactus::program::dialogue {
namespace {

using chess::Color;
using chess::Position;
namespace laws = arbitration::laws;

constexpr Option rules_options[]{{"fide-2023", translatable("FIDE 2023")},
                                 {"fide-2017", translatable("FIDE 2017")},
                                 {"fide-2014", translatable("FIDE 2014")},
                                 {"fi-blitz-2024-increment", translatable("Finnish team blitz, increment")},
                                 {"fi-blitz-2024-fixed", translatable("Finnish team blitz, fixed time")},
                                 {"fi-blitz-increment-old", translatable("Finnish team blitz, older print")}};
constexpr Option phase_options[]{{"standard", translatable("standard")},
                                 {"rapid", translatable("rapid")},
                                 {"blitz", translatable("blitz")}};
constexpr Option supervision_options[]{{"competition", translatable("Competition Rules in full")},
                                       {"basic", translatable("the basic rules, few arbiters")}};
constexpr Step ask_rules = choose("", "rules", translatable("Which rules?"), rules_options);
constexpr Step ask_phase = choose("", "phase", translatable("Which kind of game?"), phase_options);
constexpr Step ask_supervision =
    choose("", "supervision", translatable("How is it supervised?"), supervision_options);

std::vector<std::string_view> words_for(Form form) {
  switch (form) {
    case Form::happened:
    case Form::again:
    case Form::yes_no:
    case Form::word_if_no:
    case Form::word_if_yes: return {translatable("yes"), translatable("no")};
    case Form::color:
    case Form::disabled_player: return {translatable("white"), translatable("black")};
    case Form::players: return {translatable("white"), translatable("black"), translatable("both")};
    default: return {};
  }
}

Question question_of(Step const& step) {
  Question question{
      step.text,           {}, expected_by(step.form), step.may_be_empty, explanation_of(step.text),
      words_for(step.form)};
  if (step.form == Form::choice)
    for (Option const& option : step.options) question.options.push_back(option.label);
  return question;
}

bool is_fact(std::string_view item) {
  auto const facts = ruling::fact_readers();
  return std::any_of(facts.begin(), facts.end(), [item](auto const& reader) { return reader.name == item; });
}

bool is_position(Form form) {
  return form == Form::position || form == Form::position_before || form == Form::any_position ||
         form == Form::fen || form == Form::raw_moves;
}

/// Goes through the questions with the answers so far. Functions that ask return false where the way ends;
/// then `next_` says why.
class Walk {
 public:
  Walk(std::span<std::string const> answers, KnownGame const& game) : answers_(answers), game_(game) {}

  Next run() {
    if (ask_regime() && choose_matter() && walk_steps() && ask_what_hangs_on_it()) finish();
    return std::move(next_);
  }

 private:
  bool ask(Step const& step, Json& value) {
    if (auto told = known_answer(game_, step, player_, value)) {
      known_.push_back({step.text, *std::move(told)});
      return true;
    }
    if (used_ == answers_.size()) {
      auto question = question_of(step);
      question.known = known_;
      next_ = std::move(question);
      return false;
    }
    std::string const& text = answers_[used_];
    if (!text.empty() || !step.may_be_empty) {
      auto const read = read_answer(step, text, position_);
      if (!read) {
        next_ = Refused{read.error()};
        return false;
      }
      value = *read;
    }
    places_.emplace_back(std::string{step.item} + '.' + std::string{step.key}, used_);
    ++used_;
    return true;
  }

  bool ask_regime() {
    if (!ask(ask_rules, case_["rules"])) return false;
    auto const rules = laws::rule_set_named(case_["rules"].get<std::string>());
    is_finnish_blitz_ = rules && laws::is_finnish_blitz(*rules);
    case_["phase"] = "blitz";
    case_["supervision"] = "basic";
    if (!is_finnish_blitz_) {
      if (!ask(ask_phase, case_["phase"])) return false;
      if (case_["phase"] == "standard")
        case_["supervision"] = "competition";
      else if (!ask(ask_supervision, case_["supervision"]))
        return false;
    }
    answers_about_rules_ = used_;
    return true;
  }

  template <class Titled>
  bool choose_one(std::string_view question, std::span<Titled const> from, Titled const*& chosen) {
    std::vector<Option> options;
    for (Titled const& each : from) options.push_back({each.title, each.title});
    Json title;
    if (!ask(choose("", "", question, options), title)) return false;
    for (Titled const& each : from)
      if (title == each.title) chosen = &each;
    return true;
  }

  /// A matter may be named at once, by the words of its title.
  bool names_matter() {
    if (used_ == answers_.size()) return false;
    std::string const& text = answers_[used_];
    bool const is_chapter = std::ranges::any_of(chapters(), [&](auto const& each) {
      return is_called(each.title, text, Called::from_its_beginning);
    });
    std::vector<Matter const*> named;
    for (Called const how : {Called::from_its_beginning, Called::within})
      for (Chapter const& chapter : named.empty() ? chapters() : std::span<Chapter const>{})
        for (Matter const& matter : chapter.matters)
          if (text.size() > 2 && is_called(matter.title, text, how)) named.push_back(&matter);
    if (named.size() != 1 || is_chapter) return false;
    matter_ = named.front();
    ++used_;
    return true;
  }

  bool choose_matter() {
    if (names_matter()) return true;
    Chapter const* chapter = nullptr;
    return choose_one(translatable("What happened?"), chapters(), chapter) &&
           choose_one(translatable("What exactly?"), chapter->matters, matter_);
  }

  bool applies(When when) const {
    switch (when) {
      case When::always: return true;
      case When::basic: return case_["supervision"] == "basic";
      case When::finnish_blitz: return is_finnish_blitz_;
      case When::if_yes: return was_yes_;
      case When::if_it_matters:
      case When::at_the_end: break;  // see postpone
    }
    return true;
  }

  bool walk_steps() {
    auto const steps = matter_->steps;
    for (std::size_t index = 0; index < steps.size();) {
      if (index == 0 || steps[index].item != steps[index - 1].item) begin_run(index);
      if (!walk_step(steps, index)) return false;
    }
    return true;
  }

  /// Moves `index` to the step that comes next.
  bool walk_step(std::span<Step const> steps, std::size_t& index) {
    Step const& step = steps[index++];
    if (step.when == When::if_it_matters || step.when == When::at_the_end) return postpone(step);
    bool const does_apply = applies(step.when);
    Json value;
    if (step.form == Form::happened) {
      value = false;
      if (does_apply && !ask(step, value)) return false;
      if (value == true)
        open_item(step.item);
      else
        pass_over(steps, index);
    } else if (step.form == Form::again) {
      if (!ask(step, value)) return false;
      if (value == true) index = reopen_run(steps);
    } else if (does_apply) {
      return take(step);
    }
    return true;
  }

  /// Moves can be read only where the position is known: then it is asked for at once, and may be unknown.
  bool postpone(Step const& step) {
    late_ = step;
    if (step.when == When::at_the_end || game_.regime || !has_moves()) return true;
    Step now = step;
    now.may_be_empty = true;
    return take(now);
  }
  static bool is_read_in_position(Step const& step) {
    return step.form == Form::move || step.form == Form::any_move || step.form == Form::line;
  }
  bool has_moves() const { return std::ranges::any_of(matter_->steps, is_read_in_position); }

  /// The position of the game, as soon as it is needed. Where the game has none, it is asked for as ever.
  bool put_known_position(bool may_be_unknown) {
    if (!late_ || has_position_ || !game_.regime) return true;
    if (auto const* line = known_line(game_, late_->form, player_)) {
      known_.push_back({late_->text, as_it_is(notation::write_fen(line->current()))});
      has_position_ = true;
      position_ = line->current();
      situation_.insert(situation_.begin(), fact_of(*line));
      return true;
    }
    if (!may_be_unknown) return true;
    Json value;
    Step now = *late_;
    now.may_be_empty = true;
    late_.reset();
    if (!ask(now, value)) return false;
    if (value.is_null()) return true;
    has_position_ = true;
    position_ = position_in(value);
    situation_.insert(situation_.begin(), std::move(value));
    return true;
  }

  /// The position, where it is not known yet and the ruling cannot do without.
  bool ask_what_hangs_on_it() {
    if (!put_known_position(false)) return false;
    if (!late_ || has_position_) return true;
    if (late_->when == When::if_it_matters && !is_position_missed()) return true;
    Json value;
    if (!ask(*late_, value)) return false;
    if (!value.is_null()) situation_.insert(situation_.begin(), std::move(value));
    return true;
  }
  bool is_position_missed() const {
    auto const read = whole_case();
    if (!read) return false;
    auto const ruling = laws::decide(read->situation);
    return !ruling && ruling.error().kind == laws::FactFault::Kind::missing &&
           ruling.error().fact.starts_with("position");
  }
  tl::expected<ruling::Case, ruling::CaseFault> whole_case() const {
    Json whole = case_;
    whole["situation"] = situation_;
    whole["question"] = {{"ask", matter_->ask}};
    return ruling::read_case(whole.dump(-1, ' ', false, Json::error_handler_t::replace));
  }

  void begin_run(std::size_t index) {
    run_begin_ = index;
    is_open_ = false;
  }
  std::size_t reopen_run(std::span<Step const> steps) {
    is_open_ = false;
    return steps[run_begin_].form == Form::happened ? run_begin_ + 1 : run_begin_;
  }
  static void pass_over(std::span<Step const> steps, std::size_t& index) {
    std::string_view const item = steps[index - 1].item;
    while (index < steps.size() && steps[index].item == item && steps[index].form != Form::happened) ++index;
  }

  void open_item(std::string_view item) {
    situation_.push_back({{is_fact(item) ? "fact" : "event", item}});
    is_open_ = true;
  }
  void set(Step const& step, Json value) {
    if (value.is_null()) return;
    if (step.item == clocks_for_sheet) {
      clocks_ = {Millis{value[0].get<std::int64_t>()}, Millis{value[1].get<std::int64_t>()}};
      return;
    }
    if (!is_open_) open_item(step.item);
    bool const is_of_player = step.form == Form::count_of_player;
    situation_.back()[is_of_player ? name_of_player() : std::string(step.key)] = std::move(value);
  }
  std::string name_of_player() const { return player_ == Color::black ? "black" : "white"; }
  /// Arbiters number moves, the Laws' cases count plies.
  Json ply_of(Step const& step, Json const& number) const {
    unsigned const moves = number.get<unsigned>();
    bool const is_whites = step.form == Form::ply && player_ != Color::black;
    return moves == 0 ? 0 : 2 * moves - (is_whites ? 1 : 0);
  }

  bool take(Step const& step) {
    if (step.form == Form::bare) {
      open_item(step.item);
      return true;
    }
    if (step.form == Form::fixed) {
      set(step, case_value(step.text));
      return true;
    }
    if (step.form == Form::player || step.form == Form::opponent) {
      bool const is_white = (player_ == Color::white) == (step.form == Form::player);
      set(step, is_white ? "white" : "black");
      return true;
    }
    if (is_read_in_position(step) && !put_known_position(true)) return false;
    Json value;
    return ask(step, value) && (keep(step, std::move(value)), true);
  }

  void keep(Step const& step, Json value) {
    if (value.is_null()) return;
    bool const is_player = step.form == Form::color || step.form == Form::disabled_player;
    if (is_player && !player_) player_ = value == "white" ? Color::white : Color::black;
    if (step.form == Form::yes_no) was_yes_ = value == true;
    if (step.form == Form::ply || step.form == Form::ply_of_black) {
      set(step, ply_of(step, value));
    } else if (is_position(step.form)) {
      has_position_ = true;
      position_ = position_in(value);
      situation_.push_back(std::move(value));
      is_open_ = true;
    } else if (step.form == Form::word_if_no || step.form == Form::word_if_yes) {
      if (value == (step.form == Form::word_if_yes)) set(step, step.options.front().value);
    } else {
      set(step, std::move(value));
    }
  }

  void finish() {
    auto read = whole_case();
    if (read)
      next_ = Finished{std::move(read->situation), clocks_, answers_about_rules_, std::move(known_),
                       std::move(places_)};
    else
      next_ = Refused{say("{fault}", {{"fault", read.error().message}})};
  }

  std::span<std::string const> answers_;
  KnownGame const& game_;
  std::vector<Known> known_;                                 // what the game answered
  std::vector<std::pair<std::string, std::size_t>> places_;  // by which answer each fact was given
  std::size_t used_ = 0;
  std::size_t answers_about_rules_ = 0;
  Json case_ = Json::object();
  Json situation_ = Json::array();
  laws::MaybeByColor<Millis> clocks_;
  Matter const* matter_ = nullptr;
  std::size_t run_begin_ = 0;
  bool is_open_ = false;
  bool is_finnish_blitz_ = false;
  bool was_yes_ = false;
  bool has_position_ = false;
  std::optional<Step> late_;  // the question for the position, which may wait
  std::optional<Color> player_;
  std::optional<Position> position_;
  Next next_;
};

}  // namespace

std::string_view as_told(Question const& question, std::string const& answer) {
  if (answer.empty()) return translatable("not known");
  for (std::size_t i = 0; i < question.options.size(); ++i)
    if (answer == std::to_string(i + 1)) return question.options[i];
  return answer;
}

std::optional<std::size_t> Finished::answer_of(std::string_view fact) const {
  std::string_view const item = fact.substr(0, fact.find('.'));
  std::optional<std::size_t> of_item;
  for (auto const& [given, place] : places) {
    if (given == fact) return place;
    if (std::string_view{given}.substr(0, given.find('.')) == item) of_item = place;
  }
  return of_item;
}

Next after(std::span<std::string const> answers, KnownGame const& game) { return Walk{answers, game}.run(); }

}  // namespace tactus::program::dialogue
