// SPDX-License-Identifier: GPL-3.0-or-later
// Every message of the sources is in every catalogue, with the same arguments, in forms that exist.
#include "src/words/catalogue.hpp"
#include "tests/words/message_sources.hpp"

#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus::words;

namespace {

Catalogue finnish() { return load_catalogue(Language::finnish, TACTUS_LOCALE_DIR).value(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(messages)

BOOST_AUTO_TEST_CASE(every_message_is_a_literal_that_catalogues_can_know) {
  auto const collected = collected_messages();
  for (std::string const& fault : collected.faults) BOOST_TEST(false, fault);
  BOOST_TEST(collected.messages.size() > 400u);
}

BOOST_AUTO_TEST_CASE(every_message_is_translated_with_the_same_arguments) {
  Catalogue const catalogue = finnish();
  for (SourceMessage const& message : collected_messages().messages) {
    BOOST_TEST_CONTEXT(message.file << ": " << message.english) {
      BOOST_TEST(catalogue.has(message.english));
      std::string const translated(catalogue.translate(message.english));
      auto const names = argument_names(message.english);
      auto const translated_names = argument_names(translated);
      BOOST_TEST(names == translated_names, boost::test_tools::per_element());
      BOOST_TEST(!translated.empty());
    }
  }
}

BOOST_AUTO_TEST_CASE(finnish_forms_are_those_that_words_have) {
  Catalogue const catalogue = finnish();
  std::set<std::string> const known{"", "n", "a", "lla", "lle", "lta", "ksi", "acc"};
  for (SourceMessage const& message : collected_messages().messages) {
    filled(catalogue.translate(message.english), [&](std::string_view, std::string_view form) {
      BOOST_TEST(known.contains(std::string(form)), message.english << " has the form " << form);
      return ArgumentText{};
    });
  }
}

BOOST_AUTO_TEST_CASE(messages_are_collected_from_calls_only) {
  CollectedMessages collected;
  collect_from(R"(x = say("One " "sentence with \"quotes\".", {}); says("Two."); // as say() does
                  essay("no"); say(is_late ? "Late." : "Early."); Sentence say(std::string_view english))",
               "a.cpp", collected);
  BOOST_TEST_REQUIRE(collected.messages.size() == 2u);
  BOOST_TEST(collected.messages[0].english == "One sentence with \"quotes\".");
  BOOST_TEST(collected.messages[1].english == "Two.");
  BOOST_TEST_REQUIRE(collected.faults.size() == 1u);
  BOOST_TEST(collected.faults[0].rfind("a.cpp: say(is_late", 0) == 0u);
  auto const names = argument_names("{time:n} for {player} of {player:lle}");
  BOOST_TEST(names == (std::vector<std::string>{"player", "time"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
