// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/setup/agreement.hpp"

#include "core/chess/start_positions.hpp"
#include "core/message/message.hpp"
#include "core/notation/fen.hpp"
#include "core/table/table_setup.hpp"
#include "src/table/console/announcer.hpp"

#include <algorithm>
#include <utility>

namespace tactus::program {
namespace {

using chess::Color;
using SentenceList = std::vector<Message>;

/// Who has no name of his own is called by his colour, in any language.
ArgumentValue name_of(table::Player const& player, Color color) {
  bool const is_unnamed = player.name == (color == Color::white ? "White" : "Black");
  if (is_unnamed) return std::vector{Message{"{player}", {{"player", color}}}};
  return player.name;
}

void add_player(SentenceList& facts, Color color, table::Player const& player) {
  // Translators: The player of the white or black pieces and his name, spoken too.
  facts.push_back({translatable("{player}: {name}"), {{"player", color}, {"name", name_of(player, color)}}});
  // Translators: Of a player, spoken too.
  if (player.is_blind) facts.push_back({translatable("{player}: blind"), {{"player", color}}});
  // Translators: Of a player who is hearing-impaired, spoken too.
  if (player.is_deaf) facts.push_back({translatable("{player}: hard of hearing"), {{"player", color}}});
  if (!player.assistant.empty())
    // Translators: Of a player who has an assistant by D.2.10; spoken too.
    facts.push_back(
        {translatable("{player}: assistant {name}"), {{"player", color}, {"name", player.assistant}}});
  if (!player.guided.is_empty())
    // Translators: Of a player whose assistant is told by the program what to do next; spoken too.
    facts.push_back({translatable("{player}: the assistant is told his duties"), {{"player", color}}});
}

}  // namespace

Message round_fact(unsigned number) {
  // Translators: The number of the round of a tournament; spoken too.
  return {translatable("round {number}"), {{"number", number}}};
}
Message board_number_fact(unsigned number) {
  // Translators: The number of the board in a round of a tournament; spoken too.
  return {translatable("board number {number}"), {{"number", number}}};
}

namespace {

/// The Laws leave him none of the duties that he is to be told.
bool has_assistant_without_duty(table::TableSetup const& setup) {
  auto const is_without = [&](Color player) {
    auto const guided = setup.player(player).guided;
    return !guided.is_empty() && (guided & table::duties_allowed(setup, player)).is_empty();
  };
  return is_without(Color::white) || is_without(Color::black);
}

bool demands_assistant(RuleSet rules) { return rules != RuleSet::fide_2014; }

}  // namespace

table::TableSetup agreed_setup(PlayOptions const& options, std::string date) {
  table::TableSetup setup;
  setup.white = options.white;
  setup.black = options.black;
  setup.regime = options.regime;
  setup.start = options.start;
  setup.event = options.event;
  setup.site = options.site;
  setup.round = options.round;
  setup.board_number = options.board_number;
  setup.date = std::move(date);
  setup.time_control = options.time_control;
  setup.is_quickplay_finish_announced = options.is_quickplay_finish_announced;
  setup.announcer = options.announcer;
  setup.difference_notice = options.difference_notice;
  setup.permissions = options.permissions;
  setup.arbiter_word = options.arbiter_word;
  // Of a game that goes on: only whether one was asked for is compared with it.
  if (options.resume && options.asks_arbiter_word) setup.arbiter_word = "asked for";
  setup.permissions.check_word = options.moves.wording.says_check;
  guide_assistants(setup, options.assist);
  return setup;
}

Message sentence_of(RuleSet rules) {
  switch (rules) {
    // Translators: The FIDE Laws of Chess by the year of their edition; spoken too.
    case RuleSet::fide_2014: return {translatable("FIDE Laws of {year}"), {{"year", 2014U}}};
    case RuleSet::fide_2017: return {translatable("FIDE Laws of {year}"), {{"year", 2017U}}};
    case RuleSet::fide_2023: return {translatable("FIDE Laws of {year}"), {{"year", 2023U}}};
    case RuleSet::fi_blitz_2024_increment:
      // Translators: Rules of the Finnish championship of blitz teams; spoken too.
      return {translatable("Finnish team blitz {year}, with increment"), {{"year", 2024U}}};
    case RuleSet::fi_blitz_2024_fixed:
      // Translators: Rules of the Finnish championship of blitz teams; spoken too.
      return {translatable("Finnish team blitz {year}, fixed time"), {{"year", 2024U}}};
    case RuleSet::fi_blitz_increment_old: break;
  }
  // Translators: Rules of the Finnish championship of blitz teams; spoken too.
  return {translatable("Finnish team blitz, older, with increment"), {}};
}

Message sentence_of(Phase phase) {
  switch (phase) {
    // Translators: Which chess is played (A.1, B.1 of the Laws); spoken too.
    case Phase::standard: return {translatable("standard chess"), {}};
    // Translators: Which chess is played (A.1, B.1 of the Laws); spoken too.
    case Phase::rapid: return {translatable("rapid chess"), {}};
    case Phase::blitz: break;
  }
  // Translators: Which chess is played (A.1, B.1 of the Laws); spoken too.
  return {translatable("blitz"), {}};
}

Message sentence_of(Supervision supervision) {
  // Translators: How rapid or blitz is supervised (A.4, B.2 of the Laws); spoken too.
  if (supervision == Supervision::competition) return {translatable("Competition Rules in full"), {}};
  // Translators: How rapid or blitz is supervised (A.5, B.3 of the Laws); spoken too.
  return {translatable("basic supervision"), {}};
}

Message sentence_of(table::Announcer announcer) {
  // Translators: Who announces a blind player's moves (D.2.1); spoken too.
  if (announcer == table::Announcer::person) return {translatable("announcing: a person"), {}};
  // Translators: Who announces a blind player's moves (D.2.1); spoken too.
  return {translatable("announcing: Tactus, aloud"), {}};
}

Message sentence_of(table::DifferenceNotice notice) {
  // Translators: Who is told when the two boards differ; spoken too.
  if (notice == table::DifferenceNotice::nobody) return {translatable("boards differ: nobody is told"), {}};
  // Translators: Who is told when the two boards differ; spoken too.
  return {translatable("boards differ: both call the arbiter"), {}};
}

SentenceList permission_facts(table::Permissions const& permissions) {
  SentenceList facts;
  // Translators: What the arbiter allowed a player to hear; spoken too.
  if (permissions.position) facts.push_back({translatable("allowed: reading out a player's own board"), {}});
  if (permissions.low_time_warning)
    // Translators: What the arbiter allowed a player to hear; spoken too.
    facts.push_back(
        {translatable("allowed: one warning with {time} left"), {{"time", *permissions.low_time_warning}}});
  // Translators: What the arbiter allowed the players to hear; spoken too. "Schach" is said behind a
  // completed move.
  if (permissions.check_word) facts.push_back({translatable("allowed: saying check"), {}});
  // Translators: The arbiter allowed it, though one of the players sees (D.2.11); spoken too.
  if (permissions.assistants) facts.push_back({translatable("allowed: an assistant for each player"), {}});
  return facts;
}

SentenceList word_facts(table::TableSetup const& setup) {
  if (setup.arbiter_word.empty()) return {};
  // Translators: The arbiter confirms his decisions at the table by a word that he typed unseen; spoken too.
  return {{translatable("the arbiter's password: agreed"), {}}};
}

SentenceList facts_of(clock::TimeControl const& control) {
  SentenceList facts;
  for (clock::Period const& period : control.periods) {
    if (period.moves)
      // Translators: A period of the time control; spoken too.
      facts.push_back({translatable("time: {time} for {count} moves"),
                       {{"time", period.base}, {"count", *period.moves}}});
    else if (control.periods.size() == 1)
      // Translators: The only period of the time control; spoken too.
      facts.push_back({translatable("time: {time} for the game"), {{"time", period.base}}});
    else
      // Translators: The last period of the time control; spoken too.
      facts.push_back({translatable("time: {time} for the rest"), {{"time", period.base}}});
  }
  if (control.increment > Millis{0})
    // Translators: Of the time control; spoken too.
    facts.push_back({translatable("increment per move: {time}"), {{"time", control.increment}}});
  if (control.delay > Millis{0})
    // Translators: Of the time control, the delay of the Bronstein mode; spoken too.
    facts.push_back({translatable("delay per move: {time}"), {{"time", control.delay}}});
  return facts;
}

SentenceList quickplay_facts(table::TableSetup const& setup) {
  if (!setup.is_quickplay_finish_announced) return {};
  // Translators: Guideline III (in 2014 Appendix G) holds in the last period; spoken too.
  return {{translatable("quickplay finish: announced"), {}}};
}

std::optional<Message> sentence_of(chess::StatedPosition const& start) {
  auto const number = chess::number_of_start(start);
  if (number == chess::usual_start) return std::nullopt;
  if (!number)
    // Translators: Before a game that does not begin from the initial position, which is given as a FEN;
    // shown.
    return Message{translatable("start position: {fen}"), {{"fen", notation::write_fen(start)}}};
  // Translators: Before a game of Chess960: the number of its start position and what stands on White's first
  // rank, from the a-file on; spoken too.
  return Message{translatable("start position {count}: {pieces}"),
                 {{"count", *number}, {"pieces", chess::first_rank_of(start)}}};
}

SentenceList agreement_facts(table::TableSetup const& setup) {
  SentenceList facts;
  if (setup.round) facts.push_back(round_fact(*setup.round));
  if (setup.board_number) facts.push_back(board_number_fact(*setup.board_number));
  add_player(facts, Color::white, setup.white);
  add_player(facts, Color::black, setup.black);
  facts.push_back(sentence_of(setup.regime.rules));
  facts.push_back(sentence_of(setup.regime.phase));
  if (auto start = sentence_of(setup.start)) facts.push_back(*std::move(start));
  if (setup.regime.supervision) facts.push_back(sentence_of(*setup.regime.supervision));
  if (setup.time_control)
    for (Message& each : facts_of(*setup.time_control)) facts.push_back(std::move(each));
  else
    // Translators: Nobody has told the program the time control; spoken too.
    facts.push_back({translatable("time: not told"), {}});
  for (Message& each : quickplay_facts(setup)) facts.push_back(std::move(each));
  facts.push_back(sentence_of(setup.announcer));
  facts.push_back(sentence_of(setup.difference_notice));
  for (Message& each : permission_facts(setup.permissions)) facts.push_back(std::move(each));
  if (setup.permissions == table::Permissions{})
    // Translators: The arbiter has not allowed the players to hear anything more; spoken too.
    facts.push_back({translatable("allowed besides: nothing"), {}});
  for (Message& each : word_facts(setup)) facts.push_back(std::move(each));
  if (setup.arbiter_word.empty())
    // Translators: No password was agreed with the arbiter, so who types at the keyboard confirms; spoken
    // too.
    facts.push_back({translatable("no password agreed: confirmations come from one keyboard"), {}});
  return facts;
}

bool lacks_assistant(table::TableSetup const& setup) {
  bool const meets_deaf =
      (setup.white.is_blind && setup.black.is_deaf) || (setup.black.is_blind && setup.white.is_deaf);
  return meets_deaf && demands_assistant(setup.regime.rules) && !table::has_assistant(setup.white) &&
         !table::has_assistant(setup.black);
}

std::optional<Message> agreement_fault(table::TableSetup const& setup) {
  if (lacks_assistant(setup))
    // Translators: The Laws (Article D.2.11) demand it; the game is not begun. "--assistant" is typed and
    // stays.
    return Message{translatable("D.2.11: a blind player and one hard of hearing need an assistant; expected "
                                "--assistant white=NAME or black=NAME"),
                   {}};
  if (table::has_one_assistant_too_many(setup))
    // Translators: The Laws (Article D.2.11) leave the choice to the blind player; the game is not begun.
    // "--allow-assistants" is typed and stays.
    return Message{
        translatable("D.2.11: a blind player and his sighted opponent do not both have an assistant; "
                     "expected one, or --allow-assistants where the arbiter allows both"),
        {}};
  if (has_assistant_without_duty(setup))
    // Translators: The Laws (Articles D.2.10 and D.2.11) leave this assistant nothing to do; the game is not
    // begun. "--assist" is typed and stays.
    return Message{
        translatable("--assist: expected the assistant of a blind player, or that of his opponent where he "
                     "has none, who only makes and announces moves (D.2.10, D.2.11)"),
        {}};
  if (auto fault = fault_of(table::agreed_rules(setup))) return std::move(fault->expected);
  return std::nullopt;
}

namespace {

using chess::Color;

bool reads_screen(PlayOptions const& options, Color blind) {
  return options.has_screen_reader || reads_braille(options, blind);
}

/// Both need it, and there is one.
bool is_earphone_shared(SoundOptions const& sound, table::TableSetup const& setup) {
  auto const needs = [&](Color player) {
    return setup.player(player).is_blind && !setup.player(player).is_deaf;
  };
  auto const plan = sound.plan();
  bool const has_one = plan.white == plan.black && !sound.speech_server;
  bool const has_one_server = sound.speech_server == speech::Whose::both;
  return needs(Color::white) && needs(Color::black) && (has_one || has_one_server);
}

}  // namespace

bool reads_braille(PlayOptions const& options, Color player) {
  return std::any_of(options.braille.begin(), options.braille.end(), [&](BrailleReader const& each) {
    return speech::is_for(each.reader, table::audience_of(player));
  });
}

std::optional<Message> channel_fault(PlayOptions const& options, table::TableSetup const& setup) {
  for (Color const each : {Color::white, Color::black}) {
    bool const is_deaf_blind = setup.player(each).is_blind && setup.player(each).is_deaf;
    bool const is_spelled_to = !setup.player(each).guided.is_empty();  // into his hand, by his assistant
    if (is_deaf_blind && !is_spelled_to && !reads_braille(options, each))
      // Translators: The game is not begun: nothing that it tells would reach this player. "--braille" and
      // "--assist" are typed and stay.
      return Message{
          translatable(
              "{player} neither sees nor hears and would be told nothing; expected --braille or --assist"),
          {{"player", each}}};
  }
  return std::nullopt;
}

std::optional<Color> hidden_on_screen(PlayOptions const& options, table::TableSetup const& setup) {
  if (setup.white.is_blind == setup.black.is_blind) return std::nullopt;
  Color const blind = setup.white.is_blind ? Color::white : Color::black;
  return reads_screen(options, blind) ? std::optional(chess::opposite(blind)) : std::nullopt;
}

std::vector<Color> without_ear(PlayOptions const& options, table::TableSetup const& setup) {
  std::vector<Color> players;
  auto const ears = options.sound.ears_of(setup);
  auto const hidden = hidden_on_screen(options, setup);
  for (Color const each : {Color::white, Color::black})
    if (ears.of(each) != speech::Hearing::all && (is_heard_by_somebody(options.sound) || hidden == each))
      players.push_back(each);
  return players;
}

std::vector<Message> ear_facts(PlayOptions const& options, table::TableSetup const& setup) {
  std::vector<Message> facts;
  for (Color const each : without_ear(options, setup))
    // Translators: Before a game: what is for this player alone is not spoken, for he has no earphone of his
    // own, or does not hear; spoken too.
    facts.push_back({translatable("{player}: no earphone of his own"), {{"player", each}}});
  if (is_heard_by_somebody(options.sound) && is_earphone_shared(options.sound, setup))
    // Translators: Before a game of two blind players who have one sound device: what one of them asks, the
    // other hears as well; spoken too.
    facts.push_back({translatable("one earphone for both: each hears the other's answers"), {}});
  return facts;
}

}  // namespace tactus::program
