// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/setup/kept_agreement.hpp"

#include "core/message/message.hpp"
#include "src/equipment/spoken_catalogue.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tactus::program {
namespace {

using chess::Color;
using table::TableSetup;
using SentenceList = std::vector<Message>;

template <Color color>
SentenceList name(TableSetup const& setup) {
  // Translators: Behind "Not changed:", who has the white or black pieces; spoken too.
  return {{translatable("{player} is {name}"), {{"player", color}, {"name", setup.player(color).name}}}};
}

template <bool table::Player::*is_so>
SentenceList players(TableSetup const& setup, std::string_view of_player) {
  SentenceList facts;
  for (Color const each : {Color::white, Color::black})
    if (setup.player(each).*is_so) facts.push_back({of_player, {{"player", each}}});
  return facts;
}
SentenceList blind(TableSetup const& setup) {
  return players<&table::Player::is_blind>(setup, "{player}: blind");
}
SentenceList deaf(TableSetup const& setup) {
  return players<&table::Player::is_deaf>(setup, "{player}: hard of hearing");
}

SentenceList assistants(TableSetup const& setup) {
  SentenceList facts;
  for (Color const each : {Color::white, Color::black})
    if (auto const& assistant = setup.player(each).assistant; !assistant.empty())
      facts.push_back({"{player}: assistant {name}", {{"player", each}, {"name", assistant}}});
  return facts;
}
SentenceList duties(TableSetup const& setup) {
  SentenceList facts;
  for (Color const each : {Color::white, Color::black})
    if (!setup.player(each).guided.is_empty())
      facts.push_back({"{player}: the assistant is told his duties", {{"player", each}}});
  return facts;
}

SentenceList event(TableSetup const& setup) {
  if (setup.event.empty()) return {};
  // Translators: Behind "Not changed:", the name of the tournament; spoken too.
  return {{translatable("the tournament is {name}"), {{"name", setup.event}}}};
}
SentenceList site(TableSetup const& setup) {
  if (setup.site.empty()) return {};
  // Translators: Behind "Not changed:", where the game is played; spoken too.
  return {{translatable("the place is {name}"), {{"name", setup.site}}}};
}

SentenceList round(TableSetup const& setup) {
  if (!setup.round) return {};
  return {round_fact(*setup.round)};
}
SentenceList board_number(TableSetup const& setup) {
  if (!setup.board_number) return {};
  return {board_number_fact(*setup.board_number)};
}

SentenceList rules(TableSetup const& setup) { return {sentence_of(setup.regime.rules)}; }
SentenceList phase(TableSetup const& setup) { return {sentence_of(setup.regime.phase)}; }
SentenceList supervision(TableSetup const& setup) {
  if (!setup.regime.supervision) return {};
  return {sentence_of(*setup.regime.supervision)};
}
SentenceList start(TableSetup const& setup) {
  auto const fact = sentence_of(setup.start);
  return fact ? SentenceList{*fact} : SentenceList{};
}
SentenceList times(TableSetup const& setup) {
  return setup.time_control ? facts_of(*setup.time_control) : SentenceList{};
}
SentenceList quickplay(TableSetup const& setup) { return quickplay_facts(setup); }
SentenceList announcer(TableSetup const& setup) { return {sentence_of(setup.announcer)}; }
SentenceList notice(TableSetup const& setup) { return {sentence_of(setup.difference_notice)}; }

SentenceList position(TableSetup const& setup) {
  return permission_facts({.position = setup.permissions.position});
}
SentenceList low_time(TableSetup const& setup) {
  return permission_facts({.low_time_warning = setup.permissions.low_time_warning});
}
SentenceList check_word(TableSetup const& setup) {
  return permission_facts({.check_word = setup.permissions.check_word});
}
SentenceList allowed_assistants(TableSetup const& setup) {
  return permission_facts({.assistants = setup.permissions.assistants});
}
SentenceList word(TableSetup const& setup) { return word_facts(setup); }

// What may have been told wrong, and how it is put right.
using Correct = void (*)(TableSetup&, TableSetup const&);

template <Color color>
void correct_name(TableSetup& kept, TableSetup const& asked) {
  (color == Color::white ? kept.white : kept.black).name = asked.player(color).name;
}
template <auto table::Player::*what>
void correct_players(TableSetup& kept, TableSetup const& asked) {
  kept.white.*what = asked.white.*what;
  kept.black.*what = asked.black.*what;
}
/// Of whom nothing is said now keeps his.
void correct_assistants(TableSetup& kept, TableSetup const& asked) {
  if (!asked.white.assistant.empty()) kept.white.assistant = asked.white.assistant;
  if (!asked.black.assistant.empty()) kept.black.assistant = asked.black.assistant;
}
void correct_duties(TableSetup& kept, TableSetup const& asked) {
  if (!asked.white.guided.is_empty()) kept.white.guided = asked.white.guided;
  if (!asked.black.guided.is_empty()) kept.black.guided = asked.black.guided;
}
void correct_event(TableSetup& kept, TableSetup const& asked) { kept.event = asked.event; }
void correct_site(TableSetup& kept, TableSetup const& asked) { kept.site = asked.site; }
void correct_round(TableSetup& kept, TableSetup const& asked) { kept.round = asked.round; }
void correct_board_number(TableSetup& kept, TableSetup const& asked) {
  kept.board_number = asked.board_number;
}
void correct_phase(TableSetup& kept, TableSetup const& asked) { kept.regime.phase = asked.regime.phase; }
void correct_supervision(TableSetup& kept, TableSetup const& asked) {
  kept.regime.supervision = asked.regime.supervision;
}
void correct_allowed_assistants(TableSetup& kept, TableSetup const& asked) {
  kept.permissions.assistants = asked.permissions.assistants;
}
void correct_times(TableSetup& kept, TableSetup const& asked) { kept.time_control = asked.time_control; }

void correct_quickplay(TableSetup& kept, TableSetup const& asked) {
  kept.is_quickplay_finish_announced = asked.is_quickplay_finish_announced;
}

struct Agreed {
  std::string_view option;
  SentenceList (*facts)(TableSetup const&);  // none: what holds where nothing was agreed
  Correct correct = nullptr;                 // null: it holds for the whole game
};
constexpr Agreed all_agreed[] = {{"--white", &name<Color::white>, &correct_name<Color::white>},
                                 {"--black", &name<Color::black>, &correct_name<Color::black>},
                                 {"--blind", &blind, &correct_players<&table::Player::is_blind>},
                                 {"--deaf", &deaf, &correct_players<&table::Player::is_deaf>},
                                 {"--assistant", &assistants, &correct_assistants},
                                 {"--assist", &duties, &correct_duties},
                                 {"--event", &event, &correct_event},
                                 {"--site", &site, &correct_site},
                                 {"--round", &round, &correct_round},
                                 {"--board-number", &board_number, &correct_board_number},
                                 {"--rules", &rules},
                                 {"--phase", &phase, &correct_phase},
                                 {"--supervision", &supervision, &correct_supervision},
                                 {"--time-control", &times, &correct_times},
                                 {"--quickplay-finish", &quickplay, &correct_quickplay},
                                 {"--start", &start},
                                 {"--announcer", &announcer},
                                 {"--difference-notice", &notice},
                                 {"--allow-position", &position},
                                 {"--low-time-warning", &low_time},
                                 {"--check-word", &check_word},
                                 {"--allow-assistants", &allowed_assistants, &correct_allowed_assistants},
                                 {"--arbiter-password", &word}};

SentenceList first_without_second(SentenceList facts, SentenceList const& others) {
  std::erase_if(facts, [&](Message const& fact) {
    return std::find(others.begin(), others.end(), fact) != others.end();
  });
  return facts;
}

}  // namespace

TableSetup corrected_by(std::vector<std::string> const& stated, TableSetup const& asked, TableSetup kept) {
  for (Agreed const& each : all_agreed)
    if (each.correct != nullptr && std::find(stated.begin(), stated.end(), each.option) != stated.end())
      each.correct(kept, asked);
  return kept;
}

SentenceList kept_facts(std::vector<std::string> const& stated, TableSetup const& asked,
                        TableSetup const& kept, words::Catalogue const& catalogue) {
  SentenceList told;
  auto const tell = [&](std::string_view english, SentenceList const& facts) {
    for (Message const& fact : facts)
      told.push_back({english, {{"fact", words::shown_as_agreed(fact, catalogue)}}});
  };
  for (Agreed const& each : all_agreed) {
    if (std::find(stated.begin(), stated.end(), each.option) == stated.end()) continue;
    if (each.correct != nullptr) {
      auto const right = corrected_by({std::string{each.option}}, asked, kept);
      auto const now = first_without_second(each.facts(right), each.facts(kept));
      // Translators: A game goes on, and this was told wrong before it; it is right from now on; spoken too.
      // The fact is a sentence of its own, as "White is Anna A.".
      tell(translatable("Changed: {fact}"), now);
      // Translators: The same of what does not hold any more, as "White: blind".
      if (now.empty())
        tell(translatable("No longer: {fact}"), first_without_second(each.facts(kept), each.facts(right)));
      continue;
    }
    auto const holds = first_without_second(each.facts(kept), each.facts(asked));
    // Translators: A game goes on with what was agreed before it, though something else was typed now; spoken
    // too. The fact is a sentence of its own, as "White is Anna A." or "FIDE Laws of 2023".
    tell(translatable("Not changed: {fact}"), holds);
    if (holds.empty())
      // Translators: A game goes on with what was agreed before it, and this was not; spoken too.
      tell(translatable("Not agreed: {fact}"), first_without_second(each.facts(asked), each.facts(kept)));
  }
  return told;
}

SentenceList gone_facts(TableSetup const& now, TableSetup const& before) {
  SentenceList gone;
  for (Agreed const& each : all_agreed) {
    auto const held = each.facts(before), holds = each.facts(now);
    if (!first_without_second(holds, held).empty()) continue;
    for (Message& fact : first_without_second(held, holds))
      gone.push_back({"No longer: {fact}", {{"fact", std::vector{std::move(fact)}}}});
  }
  return gone;
}

std::optional<Message> fault_after_signature(std::vector<std::string> const& stated, TableSetup const& asked,
                                             TableSetup const& kept) {
  for (std::string const& option : stated)
    if (corrected_by({option}, asked, kept) != kept)
      return say(
          "{option}: the game is signed, and its record is not changed any more; expected no {option}, "
          "or what was agreed",
          {{"option", option}});
  return std::nullopt;
}

namespace {

using speech::SoundRoute;

std::optional<SoundRoute> table_of(SoundOptions const& sound) {
  return sound.table == SoundRoute{} ? std::nullopt : std::optional(sound.table);
}
void set_table(SoundOptions& sound, SoundRoute route) { sound.table = std::move(route); }

template <std::optional<SoundRoute> SoundOptions::*route>
std::optional<SoundRoute> one_of(SoundOptions const& sound) {
  return sound.*route;
}
template <std::optional<SoundRoute> SoundOptions::*route>
void set_one(SoundOptions& sound, SoundRoute to) {
  sound.*route = std::move(to);
}

struct Route {
  std::string_view of;
  std::optional<SoundRoute> (*get)(SoundOptions const&);
  void (*set)(SoundOptions&, SoundRoute);
};
constexpr std::array<Route, 7> routes{
    {{"table", &table_of, &set_table},
     {"private", &one_of<&SoundOptions::one_player>, &set_one<&SoundOptions::one_player>},
     {"white", &one_of<&SoundOptions::white>, &set_one<&SoundOptions::white>},
     {"black", &one_of<&SoundOptions::black>, &set_one<&SoundOptions::black>},
     {"assistant", &one_of<&SoundOptions::assistant>, &set_one<&SoundOptions::assistant>},
     {"white-assistant", &one_of<&SoundOptions::white_assistant>, &set_one<&SoundOptions::white_assistant>},
     {"black-assistant", &one_of<&SoundOptions::black_assistant>, &set_one<&SoundOptions::black_assistant>}}};

}  // namespace

std::vector<table::SoundKept> kept_routes(SoundOptions const& sound) {
  std::vector<table::SoundKept> kept;
  for (Route const& each : routes)
    if (auto const route = each.get(sound)) kept.push_back({std::string{each.of}, speech::text_of(*route)});
  return kept;
}

SoundOptions with_kept_routes(SoundOptions sound, std::vector<table::SoundKept> const& kept,
                              std::vector<std::string> const& stated) {
  for (table::SoundKept const& each : kept) {
    auto const option = "--" + each.of + "-sound";
    auto const known =
        std::find_if(routes.begin(), routes.end(), [&](Route const& route) { return route.of == each.of; });
    auto const route = speech::read_sound_route(each.route);
    bool const is_stated = std::find(stated.begin(), stated.end(), option) != stated.end();
    if (known != routes.end() && route && !is_stated) known->set(sound, *route);
  }
  return sound;
}

std::vector<table::SoundKept> routes_in(std::vector<table::StampedEvent> const& events) {
  std::vector<table::SoundKept> kept;
  for (table::StampedEvent const& each : events) {
    auto const* const input = std::get_if<table::Input>(&each.event);
    auto const* const program = input != nullptr ? std::get_if<table::ProgramStarted>(input) : nullptr;
    if (program != nullptr && program->refused.empty()) kept = program->sound;
  }
  return kept;
}

}  // namespace tactus::program
