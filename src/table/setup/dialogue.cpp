// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/setup/dialogue.hpp"

#include "core/clock/time_control.hpp"
#include "core/message/message.hpp"
#include "core/message/name.hpp"
#include "core/message/unicode.hpp"
#include "devices/ports/port.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/options/arbiters_word.hpp"
#include "src/table/options/settings.hpp"
#include "src/table/setup/agreement.hpp"
#include "src/table/setup/discovery.hpp"
#include "src/table/setup/kept_agreement.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace tactus::program {
namespace {

std::optional<std::size_t> number_in(std::string_view text) {
  std::size_t number = 0;
  auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  bool const is_number = !text.empty() && fault == std::errc{} && end == text.data() + text.size();
  return is_number ? std::optional{number} : std::nullopt;
}

std::string_view without_blanks(std::string_view text) {
  auto const first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

bool is_name(std::string_view text) { return Name::read(text).has_value(); }

/// On a numeric keypad: "90*30" is 90 minutes and 30 seconds with each move, "45" are 45 minutes.
std::string keypad_times(std::string_view text) {
  auto const star = std::min(text.find('*'), text.size());
  auto const minutes = text.substr(0, star);
  auto const seconds = text.substr(std::min(star + 1, text.size()));
  bool const is_times = number_in(minutes) && (star == text.size() || number_in(seconds));
  if (!is_times) return std::string{text};
  return std::string{minutes} + (seconds.empty() ? "m" : "m+" + std::string{seconds} + "s");
}

bool may_be(FreeAnswer free, std::string_view text) {
  switch (free) {
    case FreeAnswer::none: return false;
    case FreeAnswer::name: return is_name(text);
    case FreeAnswer::times: return clock::read_time_control(text).has_value();
    case FreeAnswer::port: return devices::is_port_name(text) && is_name(text);
    case FreeAnswer::duration: return clock::read_duration(text).has_value();
    case FreeAnswer::word: return is_word_hash(text);
  }
  return false;
}

/// Of what can be typed beside the numbers.
std::string example_of(FreeAnswer free) {
  switch (free) {
    case FreeAnswer::none:
    case FreeAnswer::name:
    case FreeAnswer::word: break;
    case FreeAnswer::times: return "90m/40+30m+30s";
    case FreeAnswer::port: return "/dev/ttyUSB0";
    case FreeAnswer::duration: return "5m";
  }
  return {};
}

Message expected_at(SetupQuestion const& question) {
  auto const count = static_cast<unsigned>(question.choices.size());
  std::string const example = example_of(question.free);
  std::vector<Argument> const numbers{{"first", 1U}, {"count", count}, {"example", example}};
  switch (question.free) {
    case FreeAnswer::none: break;
    case FreeAnswer::name:
      // Translators: An answer was not understood; what can be typed. Spoken too.
      if (count == 1) return {translatable("expected {first}, or a name"), numbers};
      // Translators: An answer was not understood; what can be typed. Spoken too.
      return {translatable("expected a number from {first} to {count}, or a name"), numbers};
    case FreeAnswer::times:
      // Translators: An answer was not understood; what can be typed. Spoken too.
      return {translatable("expected a number from {first} to {count}, or times like {example}"), numbers};
    case FreeAnswer::port:
      // Translators: An answer was not understood; what can be typed. Spoken too.
      return {translatable("expected a number from {first} to {count}, or a port like {example}"), numbers};
    case FreeAnswer::duration:
      // Translators: An answer was not understood; what can be typed. Spoken too.
      return {translatable("expected a number from {first} to {count}, or a time like {example}"), numbers};
    case FreeAnswer::word:
      // Translators: An answer was not understood: the arbiter's word was too short. Spoken too.
      return {
          translatable("expected a password of {first} to {count} characters"),
          {{"first", static_cast<unsigned>(shortest_word)}, {"count", static_cast<unsigned>(longest_word)}}};
  }
  // Translators: An answer was not understood; what can be typed. Spoken too.
  return {translatable("expected a number from {first} to {count}"), numbers};
}

bool says(SetupChoice const& choice, bool is_yes) {
  std::string_view const label = choice.label.english;
  std::string_view const word = is_yes ? "yes" : "no";
  return label.starts_with(word) &&
         (label.size() == word.size() || label[word.size()] == ',' || (!is_yes && label[word.size()] == ' '));
}

/// "yes", "no" or a side, as at every question of a game.
SetupChoice const* named_in_any_language(SetupQuestion const& question, std::string_view text) {
  auto const reply = read_yes_no(text);
  auto const side = read_side(text);
  for (SetupChoice const& each : question.choices) {
    bool const is_side = side && each.value == (*side == chess::Color::white ? "white" : "black");
    if (is_side || (reply && says(each, *reply))) return &each;
  }
  return nullptr;
}

tl::expected<std::string, Message> value_of(SetupQuestion const& question, std::string_view text) {
  if (text.empty()) return question.choices.at(question.usual).value;
  bool const is_time = question.free == FreeAnswer::times || question.free == FreeAnswer::duration;
  if (auto const number = number_in(text)) {
    if (*number >= 1 && *number <= question.choices.size()) return question.choices[*number - 1].value;
    if (!is_time) return tl::unexpected(expected_at(question));
  }
  if (auto const* const choice = named_in_any_language(question, text)) return choice->value;
  for (SetupChoice const& each : question.choices)
    if (!each.value.empty() && unicode::is_typed_for(text, each.value)) return each.value;
  std::string const typed = is_time ? keypad_times(text) : std::string{text};
  if (may_be(question.free, typed)) return typed;
  return tl::unexpected(expected_at(question));
}

/// Each of the answers was among the choices, or read as its option reads it.
PlayOptions options_with(PlayOptions options, std::vector<SetupAnswer> const& answers) {
  std::vector<Setting> settings;
  for (SetupAnswer const& each : answers) {
    settings.push_back({setup_table().find(each.key), each.value, 0});
    // There is nothing to ask then.
    if (auto const rules = rule_set_named(each.value);
        each.key == "rules" && rules && is_finnish_blitz(*rules))
      settings.push_back({setup_table().find("phase"), "blitz", 0});
  }
  (void)take_settings(options, settings);
  return options;
}

}  // namespace

SetupDialogue::SetupDialogue(Surroundings surroundings) : surroundings_(std::move(surroundings)) {
  ask_next();
}

std::string_view SetupDialogue::answer(std::string_view key) const {
  for (SetupAnswer const& each : answers_)
    if (each.key == key) return each.value;
  if (auto const* const said = said_by_hall(key)) return said->value;
  if (key == "resume" || key == "again" || key == "begin") return {};
  // The questions come in the language and by the earphone of the last game until these are asked.
  bool const is_of_questions = key == "language" || key == "private.sound";
  if (!is_of_questions && !answer("resume").empty()) return {};
  Likeness const like = is_of_questions ? Likeness::same : likeness();
  auto const blind = value_in(surroundings_.last, "blind", like);
  if (!is_answered_by(surroundings_, key, like, blind)) return {};
  return value_in(surroundings_.last, key, like);
}

SetupAnswer const* SetupDialogue::said_by_hall(std::string_view key) const {
  auto const said = std::ranges::find(surroundings_.hall, key, &SetupAnswer::key);
  return said != surroundings_.hall.end() && is_by_hall() ? &*said : nullptr;
}

bool SetupDialogue::is_by_hall() const {
  bool const is_resuming = std::ranges::any_of(
      answers_, [](SetupAnswer const& each) { return each.key == "resume" && !each.value.empty(); });
  return !surroundings_.hall.empty() && !is_resuming && !is_hall_left_out_;
}

Likeness SetupDialogue::likeness() const {
  return is_by_hall() ? likeness_of_hall(surroundings_.last, surroundings_.hall)
                      : likeness_of(answer("again"));
}

bool SetupDialogue::is_asked(SetupStep const& step) const {
  auto const answered = [this](std::string_view key) { return answer(key); };
  bool const is_said =
      said_by_hall(step.key) != nullptr || (step.key == "again" && !surroundings_.hall.empty());
  return !is_said && step.ask(surroundings_, answered).has_value() &&
         !is_answered_by(surroundings_, step.key, likeness(), answer("blind"));
}

void SetupDialogue::ask_next() {
  auto const steps = setup_steps();
  auto step = steps.begin();
  if (surroundings_.is_word_alone) {
    key_ = answers_.empty() ? "arbiter-password" : std::string_view{};
    return;
  }
  if (!answers_.empty())
    step = std::find_if(steps.begin(), steps.end(),
                        [&](SetupStep const& each) { return each.key == answers_.back().key; }) +
           1;
  step = std::find_if(step, steps.end(), [this](SetupStep const& each) { return is_asked(each); });
  key_ = step == steps.end() ? std::string_view{} : step->key;
}

bool SetupDialogue::had_ports() const {
  return std::any_of(surroundings_.last.begin(), surroundings_.last.end(),
                     [](SetupAnswer const& each) { return each.value.starts_with("/dev/"); });
}

bool SetupDialogue::may_be_passed() const {
  bool const is_word_wanted = !value_in(surroundings_.last, "arbiter-password", Likeness::same).empty();
  return !is_complete() && key_ != "begin" && (key_ != "arbiter-password" || !is_word_wanted);
}

void SetupDialogue::know(std::vector<FoundPort> ports) {
  surroundings_.ports = std::move(ports);
  if (!is_complete() && !is_of_word_alone()) ask_next();
}

namespace {

/// The answer of the last game is the usual one now, where it can be given again.
void offer_last(SetupQuestion& question, std::string_view value) {
  auto const same = std::find_if(question.choices.begin(), question.choices.end(),
                                 [&](SetupChoice const& each) { return each.value == value; });
  if (same == question.choices.end() &&
      (question.free == FreeAnswer::none || question.free == FreeAnswer::port))
    return;
  question.usual = static_cast<std::size_t>(same - question.choices.begin());
  if (same == question.choices.end())
    question.choices.push_back({as_it_is(std::string{value}), std::string{value}});
}

}  // namespace

SetupQuestion SetupDialogue::question(bool is_whole) const {
  auto const steps = setup_steps();
  auto const step =
      std::find_if(steps.begin(), steps.end(), [&](SetupStep const& each) { return each.key == key_; });
  auto question = *step->ask(surroundings_, [this](std::string_view key) { return answer(key); });
  question.key = key_;
  auto const offered = value_in(surroundings_.hall, key_, Likeness::same);
  auto const last = offered.empty() ? value_in(surroundings_.last, key_, likeness()) : offered;
  if (!last.empty() && question.free != FreeAnswer::word) offer_last(question, last);
  if (key_ == "begin" && answer("resume").empty()) add_what_was_agreed(question, is_whole);
  return question;
}

namespace {

std::vector<Message> told_of(PlayOptions const& chosen) {
  auto const agreed = agreed_setup(chosen, {});
  auto facts = agreement_facts(agreed);
  for (Message& fact : ear_facts(chosen, agreed)) facts.push_back(std::move(fact));
  return facts;
}

}  // namespace

/// Of the hall's game who plays, and where, is never known before: it is told each time.
PlayOptions SetupDialogue::options_before() const {
  auto before = options_with(surroundings_.options, surroundings_.last);
  if (!is_by_hall()) return before;
  before.white.name = before.black.name = Name{};
  return before;
}

void SetupDialogue::add_what_was_agreed(SetupQuestion& question, bool is_whole) const {
  for (Message& fact : told_of(options())) question.facts.push_back(std::move(fact));
  if (is_whole || likeness() == Likeness::none) return;
  auto const in_last = [this](std::string_view key) {
    return value_in(surroundings_.last, key, Likeness::same);
  };
  auto known = device_facts(surroundings_, in_last);
  auto const before = options_before();
  for (Message& fact : told_of(before)) known.push_back(std::move(fact));
  std::erase_if(question.facts, [&](Message const& fact) {
    return std::find(known.begin(), known.end(), fact) != known.end();
  });
  if (is_by_hall())
    for (Message& fact : gone_facts(agreed_setup(options(), {}), agreed_setup(before, {})))
      question.facts.push_back(std::move(fact));
  if (question.facts.empty())
    // Translators: Before a game: all is agreed as for the game before. Spoken too.
    question.facts.push_back({translatable("all as last time"), {}});
}

tl::expected<void, Message> SetupDialogue::take(std::string_view line) {
  std::string_view const text = without_blanks(line);
  if (unicode::is_typed_for(text, "back") || text == "-") {
    // Translators: "back" was typed at the first question before a game. Spoken too.
    if (answers_.empty()) return tl::unexpected(Message{translatable("this is the first question"), {}});
    key_ = answers_.back().key;
    answers_.pop_back();
    return {};
  }
  auto value = value_of(question(), text);
  if (!value) return tl::unexpected(std::move(value.error()));
  if (key_ == "begin" && *value == "ask") {
    is_hall_left_out_ = true;
    answers_.clear();
  } else {
    answers_.push_back({key_, *std::move(value)});
  }
  ask_next();
  return {};
}

std::vector<SetupAnswer> SetupDialogue::values() const {
  std::vector<SetupAnswer> values;
  for (SetupStep const& step : setup_steps()) {
    auto const value = answer(step.key);
    if (setup_table().find(step.key) == nullptr || value.empty()) continue;
    bool const is_word = step.key == "arbiter-password";  // a file keeps that one is asked for, not which
    values.push_back({step.key, is_word ? "true" : std::string{value}});
  }
  return values;
}

/// What the hall says and nobody is asked: event, place, round, board, start position, file.
std::vector<Setting> SetupDialogue::unasked_of_hall() const {
  std::vector<Setting> unasked;
  if (!answer("resume").empty()) return unasked;
  std::ranges::copy_if(surroundings_.options.of_hall, std::back_inserter(unasked), [](Setting const& each) {
    return std::ranges::find(setup_steps(), each.key->key, &SetupStep::key) == setup_steps().end();
  });
  return unasked;
}

PlayOptions SetupDialogue::options() const {
  auto options = surroundings_.options;
  (void)take_settings(options, unasked_of_hall());
  options = options_with(std::move(options), values());
  if (auto const file = answer("resume"); !file.empty()) options.resume = file;
  options.arbiter_word = answer("arbiter-password");
  return options;
}

}  // namespace tactus::program
