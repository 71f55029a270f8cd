// SPDX-License-Identifier: GPL-3.0-or-later
// The questions before a game in their order: who plays, by which rules, what the arbiter allows.

#include "core/clock/time_control.hpp"
#include "core/message/message.hpp"
#include "src/table/setup/agreement.hpp"
#include "src/table/setup/dialogue.hpp"
#include "src/table/setup/discovery.hpp"

#include <array>
#include <charconv>

namespace tactus::program {
namespace {

using chess::Color;
using MaybeQuestion = std::optional<SetupQuestion>;
using Choices = std::vector<SetupChoice>;

SetupQuestion asking(Message text, Choices choices, std::size_t usual = 0,
                     FreeAnswer free = FreeAnswer::none) {
  return {{}, {}, std::move(text), std::move(choices), usual, free};
}

bool is_resuming(Answered const& answered) { return !answered("resume").empty(); }

// Choices that come more than once.

Message words_for(Color color) { return {"{player}", {{"player", color}}}; }
Message nobody() {
  // Translators: An answer to "Who is blind?" and the like; spoken too.
  return {translatable("nobody"), {}};
}
Message yes() {
  // Translators: An answer; spoken too.
  return {translatable("yes"), {}};
}
Message no() {
  // Translators: An answer; spoken too.
  return {translatable("no"), {}};
}
Choices players() {
  return {{words_for(Color::white), "white"},
          {words_for(Color::black), "black"},
          // Translators: An answer to "Who is blind?" and the like: both players; spoken too.
          {{translatable("both"), {}}, "both"},
          {nobody(), ""}};
}
constexpr std::size_t white_only = 0, no_player = 3;

// Which game.

/// "2026.11.21".
void add_date(std::vector<Message>& facts, std::string_view date) {
  std::array<unsigned, 3> parts{};
  char const* at = date.data();
  char const* const end = date.data() + date.size();
  for (unsigned& part : parts) {
    auto const [behind, fault] = std::from_chars(at, end, part);
    if (fault != std::errc{}) return;
    at = behind == end ? end : behind + 1;
  }
  // Translators: The day on which an unfinished game began, numbers; spoken too.
  facts.push_back({translatable("date: {year}-{month}-{day}"),
                   {{"year", parts[0]}, {"month", parts[1]}, {"day", parts[2]}}});
}

MaybeQuestion ask_to_resume(Surroundings const& surroundings, Answered const&) {
  if (!surroundings.unfinished) return std::nullopt;
  UnfinishedGame const& game = *surroundings.unfinished;
  // Translators: The question before a game whether to go on with one that has not ended; spoken too.
  auto question =
      asking({translatable("Go on with this unfinished game?"), {}}, {{yes(), game.file}, {no(), ""}});
  for (Color const color : {Color::white, Color::black})
    question.facts.push_back(
        {translatable("{player}: {name}"), {{"player", color}, {"name", game.setup.player(color).name}}});
  add_date(question.facts, game.setup.date);
  // Translators: How many moves an unfinished game has; spoken too.
  question.facts.push_back({translatable("moves: {count}"), {{"count", game.moves}}});
  if (!game.others.empty())
    // Translators: How many games besides the one that is offered have not ended; the others can be gone on
    // with by their names. Spoken too.
    question.facts.push_back({translatable("other unfinished games here: {count}"),
                              {{"count", static_cast<unsigned>(game.others.size())}}});
  constexpr std::size_t most = 7;  // answers are numbered, and one digit is enough
  for (std::size_t i = 0; i < std::min(game.others.size(), most); ++i) {
    UnfinishedGame const& other = game.others[i];
    // Translators: An answer to whether to go on with the newest unfinished game: with this older one; spoken
    // too.
    question.choices.push_back(
        {{translatable("that of {white} and {black}, moves: {count}"),
          {{"white", other.setup.white.name}, {"black", other.setup.black.name}, {"count", other.moves}}},
         other.file});
  }
  return question;
}

MaybeQuestion ask_for_likeness(Surroundings const& surroundings, Answered const& answered) {
  if (is_resuming(answered) || surroundings.last.empty()) return std::nullopt;
  auto question = asking(
      // Translators: The first question before a game; it follows who played the last one. Spoken too.
      {translatable("As last time?"), {}},
      {{yes(), std::string{value_of(Likeness::same)}},
       // Translators: An answer to "As last time?"; spoken too.
       {{translatable("yes, with the colours changed"), {}}, std::string{value_of(Likeness::colors_changed)}},
       // Translators: An answer to "As last time?"; spoken too.
       {{translatable("yes, against another opponent"), {}}, std::string{value_of(Likeness::other_opponent)}},
       // Translators: An answer to "As last time?"; spoken too.
       {{translatable("another opponent and other colours"), {}},
        std::string{value_of(Likeness::other_opponent_and_colors)}},
       {no(), ""}});
  for (Color const color : {Color::white, Color::black}) {
    auto const name = value_in(surroundings.last, color == Color::white ? "white" : "black", Likeness::same);
    if (!name.empty())
      question.facts.push_back(
          {translatable("{player}: {name}"), {{"player", color}, {"name", std::string{name}}}});
  }
  return question;
}

MaybeQuestion ask_language(Surroundings const& surroundings, Answered const&) {
  if (surroundings.languages.empty()) return std::nullopt;
  // Translators: A question before a game: the language of what is said; spoken too.
  auto question = asking({translatable("Language?"), {}}, {});
  for (auto const& [language, name] : surroundings.languages) {
    if (language == surroundings.language) question.usual = question.choices.size();
    question.choices.push_back({as_it_is(name), std::string{language.code()}});
  }
  return question;
}

// Who plays.

template <Color color>
MaybeQuestion ask_name(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered)) return std::nullopt;
  // Translators: A question before a game: the name of the player of the white or black pieces; spoken too.
  return asking({translatable("Name of {player}?"), {{"player", color}}}, {{words_for(color), ""}}, 0,
                FreeAnswer::name);
}

MaybeQuestion ask_who_is_blind(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered)) return std::nullopt;
  // Translators: A question before a game: who of the players; spoken too.
  return asking({translatable("Who is blind?"), {}}, players(), white_only);
}

MaybeQuestion ask_who_is_deaf(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered)) return std::nullopt;
  // Translators: A question before a game: who of the players is hearing-impaired; spoken too.
  return asking({translatable("Who is hard of hearing?"), {}}, players(), no_player);
}

/// Asked where it can be one; who neither sees nor hears has nothing else.
MaybeQuestion ask_who_reads_braille(Surroundings const& surroundings, Answered const& answered) {
  bool const was_stated = !surroundings.options.braille.empty();
  auto const blind = answered("blind"), deaf = answered("deaf");
  auto const has_nothing_else = [&](Color each) { return is_one_of(blind, each) && is_one_of(deaf, each); };
  bool const is_needed = has_nothing_else(Color::white) || has_nothing_else(Color::black);
  bool const is_anybody_blind = !blind.empty() || is_resuming(answered);
  if (was_stated || !is_anybody_blind || !(surroundings.has_braille_display || is_needed))
    return std::nullopt;
  // Translators: A question before a game: who of the players; spoken too.
  auto question = asking({translatable("Who reads Braille?"), {}}, players(), no_player);
  auto const needs = is_needed ? deaf : blind;
  for (std::size_t i = 0; i < no_player; ++i)
    if (question.choices[i].value == needs) question.usual = i;
  if (is_needed) question.choices.pop_back();
  return question;
}

RuleSet rules_answered(Answered const& answered) {
  return rule_set_named(answered("rules")).value_or(RuleSet::fide_2023);
}

bool is_assistant_demanded(Answered const& answered) {
  table::TableSetup setup;
  setup.regime.rules = rules_answered(answered);
  setup.white = {"", is_one_of(answered("blind"), Color::white), is_one_of(answered("deaf"), Color::white),
                 Name::shown(answered("assistant.white"))};
  setup.black = {"", is_one_of(answered("blind"), Color::black), is_one_of(answered("deaf"), Color::black),
                 ""};
  return lacks_assistant(setup);
}

/// One of them sees, and the other one's assistant was named already (D.2.11).
bool has_opponents_assistant(Answered const& answered, Color player) {
  bool const is_one_blind =
      is_one_of(answered("blind"), Color::white) != is_one_of(answered("blind"), Color::black);
  auto const opponents = answered(player == Color::white ? "assistant.black" : "assistant.white");
  return is_one_blind && !opponents.empty();
}

template <Color color>
MaybeQuestion ask_assistant(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered) || has_opponents_assistant(answered, color)) return std::nullopt;
  auto question = asking(
      // Translators: A question before a game: the name of a player's assistant (D.2.10); spoken too.
      {translatable("Assistant of {player}?"), {{"player", color}}}, {}, 0, FreeAnswer::name);
  bool const is_demanded = is_assistant_demanded(answered);
  if (is_demanded)
    // Translators: The Laws (Article D.2.11) demand it; spoken too.
    question.facts.push_back(
        {translatable("a blind player and one hard of hearing need an assistant: {article}"),
         {{"article", std::string{"D.2.11"}}}});
  // The last one asked has no way round it.
  if (!is_demanded || color == Color::white)
    // Translators: An answer to "Assistant of White?"; spoken too.
    question.choices.push_back({{translatable("no assistant"), {}}, ""});
  // Translators: An answer: the player has an assistant; spoken too.
  question.choices.push_back({{translatable("yes, without a name"), {}}, "N.N."});
  return question;
}

// By which rules.

MaybeQuestion ask_rules(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered)) return std::nullopt;
  // Translators: A question before a game: which Laws of Chess; spoken too.
  auto question = asking({translatable("Which rules?"), {}}, {});
  for (RuleSet const each :
       {RuleSet::fide_2023, RuleSet::fide_2017, RuleSet::fide_2014, RuleSet::fi_blitz_2024_increment,
        RuleSet::fi_blitz_2024_fixed, RuleSet::fi_blitz_increment_old})
    question.choices.push_back({sentence_of(each), std::string{name_of(each)}});
  return question;
}

MaybeQuestion ask_phase(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered) || is_finnish_blitz(rules_answered(answered))) return std::nullopt;
  // Translators: A question before a game: standard, rapid or blitz; spoken too.
  return asking({translatable("Standard, rapid or blitz?"), {}}, {{sentence_of(Phase::standard), ""},
                                                                  {sentence_of(Phase::rapid), "rapid"},
                                                                  {sentence_of(Phase::blitz), "blitz"}});
}

Phase phase_answered(Answered const& answered) {
  if (answered("phase") == "rapid") return Phase::rapid;
  bool const is_blitz = answered("phase") == "blitz" || is_finnish_blitz(rules_answered(answered));
  return is_blitz ? Phase::blitz : Phase::standard;
}

MaybeQuestion ask_supervision(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered) || phase_answered(answered) == Phase::standard) return std::nullopt;
  return asking(
      // Translators: A question before a game of rapid or blitz (A.4, B.2 of the Laws); spoken too.
      {translatable("How is it supervised?"), {}},
      // Translators: An answer: not stated; spoken too.
      {{{translatable("not told"), {}}, ""},
       {sentence_of(Supervision::competition), "competition"},
       {sentence_of(Supervision::basic), "basic"}});
}

Message label_of(clock::TimeControl const& control) {
  auto const& first = control.periods.front();
  std::vector<Argument> arguments{{"time", first.base}, {"more", control.increment}};
  if (first.moves) {
    arguments.push_back({"count", *first.moves});
    arguments.push_back({"rest", control.periods.back().base});
    // Translators: A time control; spoken too.
    return {translatable("{time} for {count} moves, then {rest}, {more} with each move"), arguments};
  }
  if (control.increment == Millis{0}) return {"{time}", arguments};
  // Translators: A time control; spoken too.
  return {translatable("{time}, {more} with each move"), arguments};
}

std::vector<std::string> usual_times(Phase phase) {
  switch (phase) {
    case Phase::standard: return {"90m/40+30m+30s", "90m+30s", "2h"};
    case Phase::rapid: return {"15m+10s", "25m+10s", "30m"};
    case Phase::blitz: break;
  }
  return {"3m+2s", "5m"};
}

MaybeQuestion ask_times(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered)) return std::nullopt;
  // Translators: A question before a game: the time control; spoken too.
  auto question = asking({translatable("Which time control?"), {}}, {{{translatable("not told"), {}}, ""}}, 0,
                         FreeAnswer::times);
  for (std::string const& each : usual_times(phase_answered(answered)))
    question.choices.push_back({label_of(*clock::read_time_control(each)), each});
  return question;
}

/// Where the rules can hold at all (III.2.2).
MaybeQuestion ask_quickplay_finish(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered)) return std::nullopt;
  table::TableSetup setup;
  setup.regime = {rules_answered(answered), phase_answered(answered)};
  setup.time_control = clock::read_time_control(answered("time-control"));
  setup.is_quickplay_finish_announced = true;
  if (!setup.time_control || !table::has_quickplay_finish(setup)) return std::nullopt;
  // Translators: A question before a game without increment (Guideline III, 2014 Appendix G); spoken too.
  return asking({translatable("Was a quickplay finish announced?"), {}}, {{no(), ""}, {yes(), "true"}});
}

// What the arbiter chooses.

MaybeQuestion ask_announcer(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered) || answered("blind").empty()) return std::nullopt;
  return asking(
      // Translators: A question before a game (D.2.1); spoken too.
      {translatable("Who announces a blind player's moves?"), {}},
      // Translators: An answer to "Who announces a blind player's moves?"; spoken too.
      {{{translatable("a person"), {}}, ""},
       // Translators: An answer to "Who announces a blind player's moves?"; spoken too.
       {{translatable("Tactus aloud, if the arbiter allows it"), {}}, "tactus"}});
}

MaybeQuestion ask_difference_notice(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered)) return std::nullopt;
  return asking(
      // Translators: A question before a game; spoken too.
      {translatable("Who is told that the boards differ?"), {}},
      // Translators: An answer to "Who is told that the boards differ?"; spoken too.
      {{{translatable("nobody is told"), {}}, ""},
       // Translators: An answer to "Who is told that the boards differ?"; spoken too.
       {{translatable("both: please call the arbiter"), {}}, "call-arbiter"}});
}

MaybeQuestion ask_position_permission(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered)) return std::nullopt;
  // Translators: A question before a game: what the arbiter allows; spoken too.
  return asking({translatable("May a player have his own board read out?"), {}},
                {{no(), ""}, {yes(), "true"}});
}

MaybeQuestion ask_low_time_warning(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered)) return std::nullopt;
  using std::chrono::minutes;
  return asking(
      // Translators: A question before a game: what the arbiter allows; spoken too.
      {translatable("Is a player warned when his time runs low?"), {}},
      {{no(), ""}, {{"{time}", {{"time", minutes{5}}}}, "5m"}, {{"{time}", {{"time", minutes{1}}}}, "1m"}}, 0,
      FreeAnswer::duration);
}

MaybeQuestion ask_arbiter_word(Surroundings const&, Answered const& answered) {
  if (is_resuming(answered)) return std::nullopt;
  // Translators: A question before a game: the word by which the arbiter will confirm his decisions at the
  // table; it is typed and not shown. Spoken too.
  return asking({translatable("The arbiter's password, typed unseen?"), {}},
                // Translators: An answer: no word is agreed with the arbiter; spoken too.
                {{{translatable("none"), {}}, ""}}, 0, FreeAnswer::word);
}

MaybeQuestion ask_to_begin(Surroundings const& surroundings, Answered const& answered) {
  // Translators: The last question before a game, behind all that was agreed; spoken too.
  auto question = asking({translatable("Begin?"), {}}, {{yes(), "begin"}});
  bool const is_by_hall = !surroundings.hall.empty() && !is_resuming(answered);
  if (!is_resuming(answered))
    // Translators: An answer to "Begin?"; spoken too.
    question.choices.push_back({{translatable("yes, and save these answers"), {}}, "save"});
  // Translators: An answer to "Begin?": the program ends; spoken too.
  question.choices.push_back({{translatable("no, end"), {}}, "quit"});
  if (is_by_hall)
    // Translators: An answer to "Begin?", where the desk of a tournament has said who plays: all is asked,
    // and what the desk said is offered. Spoken too.
    question.choices.push_back({{translatable("no, ask me everything"), {}}, "ask"});
  question.facts = device_facts(surroundings, answered);
  return question;
}

constexpr std::array steps{
    SetupStep{"resume", ask_to_resume},
    SetupStep{"again", ask_for_likeness},
    SetupStep{"language", ask_language},
    SetupStep{"white", ask_name<Color::white>},
    SetupStep{"black", ask_name<Color::black>},
    SetupStep{"blind", ask_who_is_blind},
    SetupStep{"deaf", ask_who_is_deaf},
    SetupStep{"braille", ask_who_reads_braille},
    SetupStep{"rules", ask_rules},
    SetupStep{"phase", ask_phase},
    SetupStep{"supervision", ask_supervision},
    SetupStep{"assistant.white", ask_assistant<Color::white>},
    SetupStep{"assistant.black", ask_assistant<Color::black>},
    SetupStep{"time-control", ask_times},
    SetupStep{"quickplay-finish", ask_quickplay_finish},
    SetupStep{"board.white", ask_white_board},
    SetupStep{"board.black", ask_black_board},
    SetupStep{"clock", ask_clock},
    SetupStep{"left", ask_left},
    SetupStep{"private.sound", ask_earphone},
    SetupStep{"white.sound", ask_white_earphone},
    SetupStep{"black.sound", ask_black_earphone},
    SetupStep{"announcer", ask_announcer},
    SetupStep{"difference-notice", ask_difference_notice},
    SetupStep{"allow-position", ask_position_permission},
    SetupStep{"low-time-warning", ask_low_time_warning},
    SetupStep{"arbiter-password", ask_arbiter_word},
    SetupStep{"begin", ask_to_begin},
};

}  // namespace

std::span<SetupStep const> setup_steps() { return steps; }

}  // namespace tactus::program
