// SPDX-License-Identifier: GPL-3.0-or-later
// Text as keyboards give it: Caps Lock, no accents, accents as signs of their own, blanks of other kinds.
#include "core/message/unicode.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/console/commands.hpp"
#include "src/training/commands.hpp"
#include "tests/words/player_languages.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(typed_text)

using namespace tactus::program;

namespace {

/// Words of all commands, also those that tactus-training adds.
std::vector<std::vector<std::string>> words_of_commands(speech::Sentences const& sentences) {
  std::vector<std::vector<std::string>> all;
  for (ConsoleCommand const& command : commands()) all.push_back(words_of(command, sentences));
  for (training::CommandRow const& row : training::command_rows())
    all.push_back(training::words_of(row, sentences));
  return all;
}

bool are_the_same(std::vector<std::string> const& some, std::vector<std::string> const& others) {
  for (std::string const& each : some)
    for (std::string const& other : others)
      if (unicode::is_typed_for(each, other)) return true;
  return false;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_word_is_known_without_accents_spelled_out_and_composed_otherwise) {
  for (char const* typed : {"m\u00e4\u00e4r\u00e4", "M\u00c4\u00c4R\u00c4", "maara", "MAARA",
                            "ma\u0308a\u0308ra\u0308", "m\u00e4ara", "MA\u0308A\u0308RA\u0308"})
    BOOST_TEST(unicode::is_typed_for(typed, "m\u00e4\u00e4r\u00e4"), typed);
  for (char const* typed : {"z\u00fcge", "zuge", "zuege", "ZUEGE", "zu\u0308ge"})
    BOOST_TEST(unicode::is_typed_for(typed, "z\u00fcge"), typed);
  BOOST_TEST(unicode::is_typed_for("repete", "r\u00e9p\u00e8te"));
  BOOST_TEST(unicode::is_typed_for("hjaelp", "hj\u00e4lp"));
  BOOST_TEST(unicode::is_typed_for("ou", "o\u00f9"));
  BOOST_TEST(unicode::is_typed_for("WEISS", "wei\u00df"));
  BOOST_TEST(!unicode::is_typed_for("maar", "m\u00e4\u00e4r\u00e4"));
  BOOST_TEST(!unicode::is_typed_for("zoge", "z\u00fcge"));
  BOOST_TEST(!unicode::is_typed_for("", "z\u00fcge"));
}

BOOST_AUTO_TEST_CASE(no_typed_word_is_meant_for_two_commands) {
  for (Language const language : words::player_languages) {
    auto const all = words_of_commands(words::sentences_in(language));
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t k = 0; k < all.size(); ++k)
        if (i != k) BOOST_TEST(!are_the_same(all[i], all[k]), language.code() << ": " << all[i].front());
  }
}

BOOST_AUTO_TEST_CASE(every_accented_letter_of_a_command_can_be_typed_without_its_accent) {
  auto const is_known = [](std::string const& word, std::size_t at) {
    for (char const* plain : {"a", "c", "e", "i", "o", "u", "ss", "oe", "ae"})
      if (unicode::is_typed_for(word.substr(0, at) + plain + word.substr(at + 2), word)) return true;
    return false;
  };
  for (Language const language : words::player_languages)
    for (auto const& all : words_of_commands(words::sentences_in(language)))
      for (std::string const& word : all)
        for (std::size_t i = 0; i < word.size(); ++i)
          if ((word[i] & '\xC0') == '\xC0') BOOST_TEST(is_known(word, i), word);
}

BOOST_AUTO_TEST_CASE(sides_are_named_in_any_case) {
  auto const german = words::sentences_in(Language::german);
  for (char const* typed : {"wei\u00df", "WEISS", "weiss", "white", "WHITE", "White"})
    BOOST_TEST((side_named(typed, german) == chess::Color::white), typed);
  for (char const* typed : {"schwarz", "SCHWARZ", "BLACK"})
    BOOST_TEST((side_named(typed, german) == chess::Color::black), typed);
  BOOST_TEST(!side_named("grau", german));
}

BOOST_AUTO_TEST_CASE(blanks_of_other_kinds_are_blanks) {
  BOOST_TEST(unicode::with_plain_blanks("\u00a0e4\u202f") == " e4 ");
  BOOST_TEST(unicode::with_plain_blanks("\ufeffscore\u300012") == " score 12");
  BOOST_TEST(unicode::with_plain_blanks("m\u00e4\u00e4r\u00e4 x") == "m\u00e4\u00e4r\u00e4 x");
  BOOST_TEST(unicode::with_plain_blanks("\xe2\x80") == "\xe2\x80");
}

BOOST_AUTO_TEST_SUITE_END()
