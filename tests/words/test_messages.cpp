// SPDX-License-Identifier: GPL-3.0-or-later
// Every message of the sources is in every catalogue, with the same arguments, in forms that exist.
#include "src/words/catalogue.hpp"
#include "tests/words/message_sources.hpp"

#include <fstream>
#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus::words;

BOOST_AUTO_TEST_SUITE(messages)

namespace {

Catalogue catalogue_in(Language language) { return load_catalogue(language, TACTUS_LOCALE_DIR).value(); }

void check_translations(Catalogue const& catalogue, CollectedMessages const& collected) {
  for (SourceMessage const& message : collected.messages) {
    BOOST_TEST_CONTEXT(catalogue.language().code() << " " << message.file << ": " << message.english) {
      BOOST_TEST(catalogue.has(message.english));
      std::string const translated(catalogue.translate(message.english));
      auto const names = argument_names(message.english);
      auto const translated_names = argument_names(translated);
      BOOST_TEST(names == translated_names, boost::test_tools::per_element());
      BOOST_TEST(!translated.empty());
    }
  }
}

void check_forms(Catalogue const& catalogue, CollectedMessages const& collected,
                 std::set<std::string> const& known) {
  for (SourceMessage const& message : collected.messages)
    tactus::walk(
        catalogue.translate(message.english), [](std::string_view) {},
        [&](std::string_view, std::string_view form) {
          BOOST_TEST(known.contains(std::string(form)), message.english << " has the form " << form);
        });
}

std::vector<std::string> lines_of_catalogue(Language language) {
  std::string const path =
      std::string(TACTUS_SOURCE_DIR "/locales/").append(language.code()).append("/tactus.po");
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_message_is_a_literal_that_catalogues_can_know) {
  auto const of_player = collected_messages(player_folders);
  auto const of_arbiter = collected_messages(arbiter_folders);
  for (std::string const& fault : of_player.faults) BOOST_TEST(false, fault);
  for (std::string const& fault : of_arbiter.faults) BOOST_TEST(false, fault);
  BOOST_TEST(of_player.messages.size() > 140u);
  BOOST_TEST(of_arbiter.messages.size() > 400u);
}

BOOST_AUTO_TEST_CASE(every_message_of_the_player_is_translated_with_the_same_arguments) {
  auto const collected = collected_messages(player_folders);
  for (Language const language : {Language::finnish, Language::german, Language::swedish, Language::french})
    check_translations(catalogue_in(language), collected);
}

/// A screen reader drops them, or says their names.
BOOST_AUTO_TEST_CASE(no_message_of_the_player_has_a_sign_that_an_ear_cannot_use) {
  auto const collected = collected_messages(player_folders);
  auto const is_for_eyes = [](std::string_view text) {
    return text.find_first_of("`|<>\\~^") != std::string_view::npos ||
           text.find("\u2192") != std::string_view::npos;
  };
  for (Language const language : {Language::finnish, Language::german, Language::swedish, Language::french}) {
    Catalogue const catalogue = catalogue_in(language);
    for (SourceMessage const& message : collected.messages) {
      if (message.english.starts_with("0=zero")) continue;  // the rule of the numbers
      BOOST_TEST(!is_for_eyes(message.english), message.english);
      BOOST_TEST(!is_for_eyes(catalogue.translate(message.english)), message.english);
    }
  }
}

BOOST_AUTO_TEST_CASE(every_message_of_the_arbiter_is_translated_into_finnish) {
  check_translations(catalogue_in(Language::finnish), collected_messages(arbiter_folders));
}

BOOST_AUTO_TEST_CASE(forms_are_those_that_words_have) {
  Catalogue const finnish = catalogue_in(Language::finnish);
  std::set<std::string> const cases{"", "capital", "n", "a", "lla", "lle", "lta", "ksi", "acc"};
  check_forms(finnish, collected_messages(player_folders), cases);
  check_forms(finnish, collected_messages(arbiter_folders), cases);
  check_forms(catalogue_in(Language::german), collected_messages(player_folders), {""});
  check_forms(catalogue_in(Language::swedish), collected_messages(player_folders), {"", "en"});
  check_forms(catalogue_in(Language::french), collected_messages(player_folders), {"", "f"});
}

BOOST_AUTO_TEST_CASE(every_message_of_the_player_has_a_note_for_translators) {
  for (Language const language : {Language::german, Language::swedish, Language::french}) {
    bool has_note = false;
    unsigned messages = 0;
    for (std::string const& line : lines_of_catalogue(language)) {
      if (line.empty()) has_note = false;
      if (line.rfind("#. Translators: ", 0) == 0) has_note = true;
      if (line.rfind("msgid ", 0) != 0) continue;
      if (++messages > 1) BOOST_TEST(has_note, language.code() << " without a note: " << line);
    }
    BOOST_TEST(messages > 140u);
  }
}

BOOST_AUTO_TEST_CASE(messages_are_collected_from_calls_only) {
  CollectedMessages collected;
  collect_from(R"(x = say("One " "sentence with \"quotes\".", {}); translatable("Two."); // as say() does
                  essay("no"); say(is_late ? "Late." : "Early."); Message say(std::string_view english))",
               "a.cpp", say_marks, collected);
  BOOST_TEST_REQUIRE(collected.messages.size() == 2u);
  BOOST_TEST(collected.messages[0].english == "One sentence with \"quotes\".");
  BOOST_TEST(collected.messages[1].english == "Two.");
  BOOST_TEST_REQUIRE(collected.faults.size() == 1u);
  BOOST_TEST(collected.faults[0].rfind("a.cpp: say(is_late", 0) == 0u);
  auto const names = argument_names("{time:n} for {player} of {player:lle}");
  BOOST_TEST(names == (std::vector<std::string>{"player", "time"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
