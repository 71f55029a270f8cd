// SPDX-License-Identifier: GPL-3.0-or-later
// One thing is told in one word, and an answer is one to its question.
#include "speech/words/phrasebook.hpp"
#include "tests/words/message_sources.hpp"
#include "tests/words/player_languages.hpp"

#include <array>
#include <set>
#include <utility>

#include <boost/test/unit_test.hpp>

namespace tactus::words {

using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(wording)

namespace {

/// "perd" of "Pendule perdue.": alike for each gender.
std::string state_in(std::string const& line) {
  std::string const last = line.substr(line.rfind(' ') + 1);
  return last.substr(0, 4);
}

struct Told {
  std::set<std::string> spoken, braille;
};
Told told_in(Language language, std::vector<Content> const& contents) {
  speech::Wording wording;
  wording.sentences = sentences_in(language);
  Told told;
  for (Content const& each : contents) {
    told.spoken.insert(state_in(speech::caption_of({Audience::table, false, each}, wording)));
    told.braille.insert(state_in(speech::braille_of({Audience::table, false, each}, wording.sentences)));
  }
  return told;
}

/// A disk has no plug: it is told what its loss means.
bool has_plug(Device device) { return device != Device::disk; }

std::vector<Content> all_lost() {
  std::vector<Content> all{RecorderTold{RecorderFact::microphone_lost}};
  for (Device const device : all_devices)
    if (has_plug(device)) all.emplace_back(DeviceLost{device});
  return all;
}
std::vector<Content> all_found() {
  std::vector<Content> all{RecorderTold{RecorderFact::microphone_found}};
  for (Device const device : all_devices)
    if (has_plug(device)) all.emplace_back(DeviceFound{device});
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_device_with_a_plug_is_lost_and_found_in_the_same_word) {
  for (Language const language : player_languages) {
    auto const lost = told_in(language, all_lost());
    auto const found = told_in(language, all_found());
    BOOST_TEST(lost.spoken.size() == 1U, language.code());
    BOOST_TEST(lost.braille.size() == 1U, language.code());
    BOOST_TEST(found.spoken.size() == 1U, language.code());
    BOOST_TEST(found.braille.size() == 1U, language.code());
  }
}

// Where two boards may differ, "ei vastaa" is "does not match" too.
BOOST_AUTO_TEST_CASE(a_finnish_board_that_came_off_is_not_one_that_differs) {
  auto const sentences = sentences_in(Language::finnish);
  for (auto const board : {Device::white_board, Device::black_board})
    BOOST_TEST(speech::braille_of({Audience::table, false, DeviceLost{board}}, sentences).ends_with(" irti"));
}

BOOST_AUTO_TEST_CASE(an_answer_before_the_game_is_in_the_case_of_its_question) {
  struct Row {
    Language language;
    char const *to_who_is_blind, *to_assistant_of_white, *to_who_is_told;
  };
  Row const rows[] = {
      {Language::english, "nobody", "no assistant", "nobody is told"},
      {Language::finnish, "ei kumpikaan", "ei avustajaa", "ei kummallekaan"},
      {Language::german, "niemand", "kein Assistent", "niemand"},
      {Language::swedish, "ingen", "ingen assistent", "ingen"},
      {Language::french, "personne", "pas d'assistant", "personne n'est averti"},
  };
  for (Row const& row : rows) {
    auto const sentences = sentences_in(row.language);
    BOOST_TEST(sentences.translated("nobody") == row.to_who_is_blind);
    BOOST_TEST(sentences.translated("no assistant") == row.to_assistant_of_white);
    BOOST_TEST(sentences.translated("nobody is told") == row.to_who_is_told);
  }
}

namespace {

std::set<std::string> words_of(std::string const& line) {
  std::set<std::string> words;
  std::string word;
  for (char const c : line + ' ') {
    bool const is_letter = (c & '\x80') != 0 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (is_letter) word += c;
    if (!is_letter && !word.empty()) words.insert(std::exchange(word, {}));
  }
  return words;
}

/// All that is typed for commands.
std::set<std::string> commands_in(Language language, std::vector<SourceMessage> const& messages) {
  auto const sentences = sentences_in(language);
  std::set<std::string> commands;
  for (SourceMessage const& each : messages)
    if (each.english.starts_with("command: ")) commands.merge(words_of(sentences.translated(each.english)));
  commands.erase("command");
  return commands;
}

}  // namespace

// A screen reader says a word of another language as one of its own.
BOOST_AUTO_TEST_CASE(an_error_of_a_game_names_commands_as_the_help_does) {
  static constexpr std::array<MessageFolder, 1> table{{{"src/table", all_marks}}};
  auto const messages = collected_messages(table).messages;
  auto const english = commands_in(Language::english, messages);
  BOOST_TEST(english.contains("confirm"));
  unsigned named = 0;
  for (Language const language : player_languages) {
    if (language == Language::english) continue;
    auto const own = commands_in(language, messages);
    auto const sentences = sentences_in(language);
    for (SourceMessage const& each : messages) {
      auto const expected = each.english.find("expected ");
      if (!each.file.starts_with("src/table/session/") || expected == std::string::npos) continue;
      auto const said = words_of(sentences.translated(each.english));
      for (std::string const& word : words_of(each.english.substr(expected))) {
        if (!english.contains(word) || own.contains(word)) continue;
        ++named;
        BOOST_TEST(!said.contains(word), language.code() << ": " << sentences.translated(each.english));
      }
    }
  }
  BOOST_TEST(named > 40U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::words
