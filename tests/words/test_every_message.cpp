// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the player's program can say, in every language: whole, in words, and short for fingers.
#include "speech/braille/reading.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "tests/words/contents.hpp"
#include "tests/words/message_sources.hpp"
#include "tests/words/player_languages.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include <boost/test/unit_test.hpp>

namespace tactus::words {

BOOST_AUTO_TEST_SUITE(every_message)

namespace {

using namespace tactus::table;
using speech::Vocabulary;

std::string joined(std::vector<std::string> const& faults) {
  std::string text;
  for (std::string const& fault : faults) text += fault + "; ";
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_announcement_is_spoken_in_words_in_every_language) {
  auto const all = contents();
  std::set<std::size_t> kinds;
  for (Content const& content : all) kinds.insert(content.index());
  BOOST_TEST(kinds.size() == std::variant_size_v<Content::variant>);
  for (Language const language : player_languages)
    for (Vocabulary const vocabulary : {Vocabulary::appendix_d, Vocabulary::literate, Vocabulary::spelling}) {
      auto const wording = wording_in(language, vocabulary);
      for (Content const& content : all)
        for (bool const is_repeat : {false, true}) {
          Announcement const announcement{Audience::white, is_repeat, content};
          auto const faults = faults_of_speech(speech::phrase_of(announcement, wording));
          BOOST_TEST(faults.empty(), language.code() << ": " << joined(faults));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_numbers_of_moves_are_spoken_in_words_in_every_language) {
  for (Language const language : player_languages) {
    auto const sentences = sentences_in(language);
    for (unsigned number = 1; number < 300; ++number)
      for (bool const is_white : {true, false}) {
        auto const faults = faults_of_speech(speech::move_number_phrase(number, is_white, sentences));
        BOOST_TEST(faults.empty(), language.code() << ": " << joined(faults));
      }
  }
}

namespace {

bool is_list(Content const& content) {
  return std::holds_alternative<PiecesToPutBack>(content) || std::holds_alternative<PositionTold>(content) ||
         std::holds_alternative<StartTold>(content) || std::holds_alternative<StandingTold>(content);
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_announcement_but_a_list_fits_a_braille_display) {
  for (Language const language : player_languages) {
    auto const sentences = sentences_in(language);
    for (Content const& content : contents()) {
      std::string const line = speech::braille_of({Audience::white, false, content}, sentences);
      std::size_t cells = 0;
      for (char const c : line) cells += (c & '\xC0') == '\x80' ? 0U : 1U;
      BOOST_TEST(!line.empty());
      BOOST_TEST(line.find('{') == std::string::npos, line);
      if (!is_list(content)) BOOST_TEST(cells <= 40u, line);
    }
  }
}

namespace {

std::size_t pages_in(std::string const& line, unsigned columns) {
  return speech::braille_pages(line, {columns, 1}).size();
}

/// Not on a player's display, or with two moves of the longest kind.
bool is_longer_than_others(Content const& content) {
  return is_list(content) || std::holds_alternative<DutyTold>(content) ||
         std::holds_alternative<TimesToTell>(content) || std::holds_alternative<MovesToTell>(content) ||
         std::holds_alternative<CorrectionTold>(content) || std::holds_alternative<ReplaceTold>(content);
}

std::string name_of(speech::Earcon earcon) {
  switch (earcon) {
    case speech::Earcon::move_accepted: return "rising";
    case speech::Earcon::error: return "low";
    case speech::Earcon::none:
    case speech::Earcon::left_out:
    case speech::Earcon::entered: break;
  }
  return "";
}

/// The most pages of any of these contents in any language.
std::string most_pages(std::vector<Content> const& all, unsigned columns) {
  std::size_t most = 0;
  for (Language const language : player_languages) {
    auto const sentences = sentences_in(language);
    for (Content const& each : all)
      most = std::max(most, pages_in(speech::braille_of({Audience::white, false, each}, sentences), columns));
  }
  return std::to_string(most);
}

/// One row for each way of being perceived, in the order in which contents() meets them.
std::string table_of_lines() {
  std::vector<speech::Perception const*> met;
  std::map<speech::Perception const*, std::vector<Content>> by_perception;
  for (Content const& each : contents()) {
    auto const* const perception = &speech::perception_of(each);
    auto& same = by_perception[perception];
    if (same.empty()) met.push_back(perception);
    if (same.size() < 40) same.push_back(each);
  }
  std::string table = "| Spoken | Tone | In Braille | 14 | 20 | 40 |\n|---|---|---|---|---|---|\n";
  for (auto const* const each : met) {
    auto const& same = by_perception[each];
    table.append("| ").append(each->spoken).append(" | ").append(name_of(each->earcon)).append(" | `");
    table.append(speech::braille_of({Audience::white, false, same.back()}, sentences_in(Language::english)));
    table.append("` |");
    for (unsigned const columns : {14U, 20U, 40U})
      table.append(" ").append(most_pages(same, columns)).append(" |");
    table += '\n';
  }
  return table;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_announcement_but_a_list_takes_three_pages_of_fourteen_cells) {
  std::set<std::string> too_long;
  for (Language const language : player_languages) {
    auto const sentences = sentences_in(language);
    for (Content const& content : contents()) {
      std::string const line = speech::braille_of({Audience::white, false, content}, sentences);
      if (!is_longer_than_others(content) && pages_in(line, 14) > 3)
        too_long.insert(std::string{language.code()} + ": " + line);
    }
  }
  for (std::string const& line : too_long) BOOST_TEST(false, line);
}

BOOST_AUTO_TEST_CASE(the_table_of_lines_in_the_documents_is_made_from_the_code) {
  std::string const made = table_of_lines();
  if (char const* const file = std::getenv("TACTUS_WRITE_TABLE"))  // NOLINT: nothing changes it
    std::ofstream{file} << made;
  std::ifstream document{TACTUS_DOCS_DIR "/developers/lines.md"};
  std::string const written{std::istreambuf_iterator<char>{document}, {}};
  BOOST_TEST(written.ends_with(made),
             "docs/developers/lines.md: expected the table that TACTUS_WRITE_TABLE=FILE has this test write");
}

BOOST_AUTO_TEST_CASE(only_moves_and_squares_are_german_in_another_language) {
  for (Language const language :
       {Language::english, Language::finnish, Language::swedish, Language::french}) {
    auto const wording = wording_in(language, Vocabulary::appendix_d);
    for (Content const& content : contents())
      for (speech::Part const& part : speech::phrase_of({Audience::white, true, content}, wording)) {
        bool const is_of_board =
            std::holds_alternative<MoveSaid>(content) || std::holds_alternative<PiecesToPutBack>(content) ||
            std::holds_alternative<ScoreTold>(content) || std::holds_alternative<PositionTold>(content) ||
            std::holds_alternative<DutyTold>(content) || std::holds_alternative<TrainingTold>(content) ||
            std::holds_alternative<PromotionAsked>(content) ||
            std::holds_alternative<MovesMissing>(content) || std::holds_alternative<PromotionTold>(content) ||
            std::holds_alternative<SensorFoundBad>(content) || std::holds_alternative<StartTold>(content) ||
            std::holds_alternative<EndingProposed>(content) ||
            std::holds_alternative<SignatureTold>(content) ||
            std::holds_alternative<CorrectionTold>(content) || std::holds_alternative<ReplaceTold>(content) ||
            std::holds_alternative<RepeatTold>(content) ||
            std::holds_alternative<MoveRefused>(content);  // spelled
        BOOST_TEST((part.language == language || (is_of_board && part.language == Language::german)));
      }
  }
}

BOOST_AUTO_TEST_CASE(the_own_time_comes_first_in_every_language) {
  Announcement const told{Audience::white, false, TimesTold{Millis{725000}, Millis{61000}}};
  auto const said = [&](Language language) {
    return speech::caption_of(told, wording_in(language, Vocabulary::appendix_d));
  };
  BOOST_TEST(said(Language::english) ==
             "You have twelve minutes five seconds. Opponent: one minute one second. [to White]");
  BOOST_TEST(said(Language::finnish) ==
             "Sinulla kaksitoista minuuttia viisi sekuntia, vastustajalla yksi minuutti yksi sekunti. "
             "[valkealle]");
  BOOST_TEST(said(Language::german) ==
             "Sie haben zwölf Minuten fünf Sekunden. Gegner: eine Minute eine Sekunde. [an Weiß]");
  BOOST_TEST(said(Language::swedish) ==
             "Du har tolv minuter fem sekunder. Motståndaren: en minut en sekund. [till vit]");
  BOOST_TEST(said(Language::french) ==
             "Vous avez douze minutes cinq secondes. Adversaire : une minute une seconde. [aux Blancs]");
}

BOOST_AUTO_TEST_CASE(counts_have_their_plurals_in_every_language) {
  struct Row {
    Language language;
    char const *none, *one, *several;
  };
  Row const rows[] = {
      {Language::english, "No moves made.", "One move made.", "Twenty-one moves made."},
      {Language::finnish, "Ei vielä siirtoja.", "Yksi siirto tehty.", "Kaksikymmentäyksi siirtoa tehty."},
      {Language::german, "Noch kein Zug.", "Ein Zug.", "Einundzwanzig Züge."},
      {Language::swedish, "Inga drag ännu.", "Ett drag gjort.", "Tjugoett drag gjorda."},
      {Language::french, "Pas encore de coup.", "Un coup joué.", "Vingt et un coups joués."},
  };
  for (Row const& row : rows) {
    auto const wording = wording_in(row.language, Vocabulary::appendix_d);
    auto const said = [&](unsigned count) {
      return speech::caption_of({Audience::table, false, MoveNumberTold{count}}, wording);
    };
    BOOST_TEST(said(0) == row.none);
    BOOST_TEST(said(1) == row.one);
    BOOST_TEST(said(21) == row.several);
  }
}

BOOST_AUTO_TEST_CASE(every_fact_about_devices_is_spoken_in_words_in_every_language) {
  std::array<MessageFolder, 1> const folder{{{"src/equipment", say_marks}}};
  for (Language const language : player_languages) {
    auto const catalogue = load_catalogue(language, TACTUS_LOCALE_DIR).value();
    for (SourceMessage const& message : collected_messages(folder).messages) {
      if (message.file == "src/equipment/port_commands.cpp") continue;  // errors, which are shown alone
      std::vector<Argument> arguments;
      auto const names = argument_names(message.english);
      for (std::string const& name : names) arguments.push_back({name, value_of(name)});
      auto const phrase = equipment::spoken({message.english, arguments}, catalogue);
      for (std::string const& fault : faults_of_speech(phrase))
        if (fault.rfind("bare letter R ", 0) != 0 && fault.rfind("bare letter x ", 0) != 0)  // of the names
          BOOST_TEST(false, language.code() << ": " << message.english << ": " << fault);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::words
