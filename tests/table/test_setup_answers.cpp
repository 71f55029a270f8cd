// SPDX-License-Identifier: GPL-3.0-or-later
// Each question before a game takes each of its answers: by number, and in the words of every language,
// whichever language asks. What does not answer it is refused in that language.
#include "core/message/message.hpp"
#include "src/table/setup/choices.hpp"
#include "tests/table/asked_dialogue.hpp"
#include "tests/words/player_languages.hpp"

#include <map>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(setup_answers)

using namespace tactus::program;
using namespace tactus::test;

namespace {

/// Where everything is asked that can be asked.
Surroundings everything_found() {
  Surroundings around = nothing_found();
  around.languages = words::named_languages_in(TACTUS_LOCALE_DIR);
  around.unfinished = UnfinishedGame{"old.tactus", {}, 12, {UnfinishedGame{"older.tactus", {}, 3}}};
  around.ports = {{"/dev/ttyUSB0", "DGT board", true, true}, {"/dev/ttyACM1", "Sentio", true}};
  around.earphones = {"USB Audio", "HDA Intel"};
  around.last = {{"white", "Anna A."}, {"black", "Bo B."}};
  around.has_braille_display = true;
  return around;
}

/// Such that the questions are asked that hang on earlier answers.
std::string_view answered(std::string_view key) {
  static std::map<std::string_view, std::string_view> const answers{{"blind", "white"},
                                                                    {"phase", "rapid"},
                                                                    {"time-control", "30m"},
                                                                    {"board.white", "/dev/ttyUSB0"},
                                                                    {"clock", "/dev/ttyUSB0"}};
  auto const found = answers.find(key);
  return found == answers.end() ? std::string_view{} : found->second;
}
std::string_view answered_of_two_blind_players(std::string_view key) {
  return key == "blind" ? "both" : answered(key);
}

std::vector<SetupQuestion> all_questions() {
  auto const around = everything_found();
  std::vector<SetupQuestion> all;
  for (SetupStep const& step : setup_steps()) {
    auto question = step.ask(around, answered);
    if (!question) question = step.ask(around, answered_of_two_blind_players);
    BOOST_TEST_REQUIRE(question.has_value(), step.key << " is never asked");
    question->key = step.key;
    all.push_back(*std::move(question));
  }
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_answer_is_named_in_every_language_whichever_language_asks) {
  auto const languages = catalogues_in(TACTUS_LOCALE_DIR);
  BOOST_TEST_REQUIRE(languages.size() == words::player_languages.size());
  for (SetupQuestion const& question : all_questions())
    for (words::Catalogue const& each : languages)
      for (std::size_t i = 0; i < question.choices.size(); ++i) {
        std::string const label = words::shown_as_agreed(question.choices[i].label, each);
        BOOST_TEST((choice_named(question, label, {&each, 1}) == i), question.key << ": " << label);
        BOOST_TEST((choice_named(question, label, languages) == i), question.key << ": " << label);
      }
}

BOOST_AUTO_TEST_CASE(the_beginning_of_an_answer_is_enough_where_it_is_its_alone) {
  auto const languages = catalogues_in(TACTUS_LOCALE_DIR);
  auto const chosen = [&](std::string_view key, std::string_view text) {
    for (SetupQuestion const& question : all_questions())
      if (question.key == key) return choice_named(question, text, languages);
    return std::optional<std::size_t>{};
  };
  BOOST_TEST((chosen("announcer", "tactus") == std::nullopt));  // nothing parts it from what follows
  BOOST_TEST((chosen("difference-notice", "beide") == 1U));
  BOOST_TEST((chosen("board.white", "none") == 0U));
  BOOST_TEST((chosen("begin", "non") == 2U));
  BOOST_TEST((chosen("begin", "no") == 2U));
  BOOST_TEST((chosen("blind", "perhaps") == std::nullopt));
  BOOST_TEST((chosen("white", "Weiss") == 0U));  // the answer as a whole; talk asks its own language alone
}

BOOST_AUTO_TEST_CASE(yes_no_and_a_side_answer_in_any_language) {
  for (char const* const yes : {"yes", "kyllä", "ja", "oui"}) {
    auto dialogue = at_question("allow-position");
    BOOST_TEST(answer(dialogue, yes) == "");
    BOOST_TEST(dialogue.options().permissions.position, yes);
  }
  for (char const* const no : {"no", "ei", "nein", "nej", "non"}) {
    auto dialogue = at_question("begin");
    BOOST_TEST(answer(dialogue, no) == "");
    BOOST_TEST(!dialogue.is_begun(), no);
  }
  for (char const* const black : {"black", "musta", "schwarz", "svart", "noirs"}) {
    auto dialogue = at_question("blind");
    BOOST_TEST(answer(dialogue, black) == "");
    BOOST_TEST((dialogue.options().black.is_blind && !dialogue.options().white.is_blind), black);
  }
}

BOOST_AUTO_TEST_CASE(what_does_not_answer_is_refused_in_the_language_of_the_question) {
  auto const languages = catalogues_in(TACTUS_LOCALE_DIR);
  for (SetupStep const& step : setup_steps()) {
    SetupDialogue dialogue{nothing_found()};
    while (!dialogue.is_complete() && dialogue.question().key != step.key) answer(dialogue, "");
    if (dialogue.is_complete()) continue;  // not asked where nothing was found
    auto const taken = dialogue.take(std::string(101, '?'));
    BOOST_TEST_REQUIRE(!taken, step.key << " takes anything");
    for (words::Catalogue const& each : languages)
      BOOST_TEST((each.language() == Language::english || each.has(taken.error().english)),
                 step.key << ": " << taken.error().english);
  }
}

BOOST_AUTO_TEST_SUITE_END()
