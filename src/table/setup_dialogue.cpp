// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/setup_dialogue.hpp"

#include "core/clock/time_control_text.hpp"
#include "core/notation/plain_line.hpp"
#include "devices/port_name.hpp"
#include "speech/translatable.hpp"
#include "src/table/arbiter_word.hpp"
#include "src/table/private_lines.hpp"
#include "src/table/settings.hpp"
#include "src/table/typed_text.hpp"

#include <algorithm>
#include <charconv>

namespace tactus::program {
namespace {

using equipment::Sentence;
using speech::translatable;

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

bool is_name(std::string_view text) { return notation::name_fault(text).empty(); }

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

Sentence expected_at(SetupQuestion const& question) {
  auto const count = static_cast<unsigned>(question.choices.size());
  std::string const example = example_of(question.free);
  std::vector<equipment::Argument> const numbers{{"first", 1U}, {"count", count}, {"example", example}};
  switch (question.free) {
    case FreeAnswer::none: break;
    case FreeAnswer::name:
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

tl::expected<std::string, Sentence> value_of(SetupQuestion const& question, std::string_view text) {
  if (text.empty()) return question.choices.at(question.usual).value;
  if (auto const number = number_in(text)) {
    if (*number >= 1 && *number <= question.choices.size()) return question.choices[*number - 1].value;
    return tl::unexpected(expected_at(question));
  }
  for (SetupChoice const& each : question.choices)
    if (!each.value.empty() && is_typed_for(text, each.value)) return each.value;
  if (may_be(question.free, text)) return std::string{text};
  return tl::unexpected(expected_at(question));
}

}  // namespace

SetupDialogue::SetupDialogue(Surroundings surroundings) : surroundings_(std::move(surroundings)) {
  ask_next();
}

std::string_view SetupDialogue::answer(std::string_view key) const {
  for (SetupAnswer const& each : answers_)
    if (each.key == key) return each.value;
  return {};
}

void SetupDialogue::ask_next() {
  auto const answered = [this](std::string_view key) { return answer(key); };
  auto const steps = setup_steps();
  auto step = steps.begin();
  if (surroundings_.is_word_alone) {
    key_ = answers_.empty() ? "arbiter-word" : std::string_view{};
    return;
  }
  if (!answers_.empty())
    step = std::find_if(steps.begin(), steps.end(),
                        [&](SetupStep const& each) { return each.key == answers_.back().key; }) +
           1;
  step = std::find_if(step, steps.end(),
                      [&](SetupStep const& each) { return each.ask(surroundings_, answered).has_value(); });
  key_ = step == steps.end() ? std::string_view{} : step->key;
}

SetupQuestion SetupDialogue::question() const {
  auto const steps = setup_steps();
  auto const step =
      std::find_if(steps.begin(), steps.end(), [&](SetupStep const& each) { return each.key == key_; });
  auto question = *step->ask(surroundings_, [this](std::string_view key) { return answer(key); });
  question.key = key_;
  if (key_ == "begin" && answer("resume").empty()) {
    auto const chosen = options();
    auto const agreed = agreed_setup(chosen, {});
    for (Sentence& fact : agreement_facts(agreed)) question.facts.push_back(std::move(fact));
    for (Sentence& fact : ear_facts(chosen, agreed)) question.facts.push_back(std::move(fact));
  }
  return question;
}

tl::expected<void, Sentence> SetupDialogue::take(std::string_view line) {
  std::string_view const text = without_blanks(line);
  if (is_typed_for(text, "back") || text == "0") {
    // Translators: "back" was typed at the first question before a game. Spoken too.
    if (answers_.empty()) return tl::unexpected(Sentence{translatable("this is the first question"), {}});
    key_ = answers_.back().key;
    answers_.pop_back();
    return {};
  }
  auto value = value_of(question(), text);
  if (!value) return tl::unexpected(std::move(value.error()));
  answers_.push_back({key_, *std::move(value)});
  ask_next();
  return {};
}

std::vector<SetupAnswer> SetupDialogue::values() const {
  std::vector<SetupAnswer> values;
  for (SetupAnswer const& each : answers_) {
    bool const is_word = each.key == "arbiter-word";  // a file keeps that one is asked for, not which
    if (setup_table().find(each.key) != nullptr && !each.value.empty())
      values.push_back(is_word ? SetupAnswer{each.key, "true"} : each);
    // There is nothing to ask then.
    if (auto const rules = rule_set_named(each.value);
        each.key == "rules" && rules && is_for_blitz_only(*rules))
      values.push_back({"phase", "blitz"});
  }
  return values;
}

PlayOptions SetupDialogue::options() const {
  PlayOptions options = surroundings_.options;
  if (auto const file = answer("resume"); !file.empty()) options.resume = file;
  std::vector<Setting> settings;
  for (SetupAnswer const& each : values()) settings.push_back({setup_table().find(each.key), each.value, 0});
  options.arbiter_word = answer("arbiter-word");
  (void)take_settings(options, settings);  // each was among the choices, or read as its option reads it
  return options;
}

}  // namespace tactus::program
