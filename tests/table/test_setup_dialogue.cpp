// SPDX-License-Identifier: GPL-3.0-or-later
// The questions before a game, without a terminal: what is asked when, what an answer means, what is refused.
#include "src/equipment/spoken_catalogue.hpp"
#include "src/table/setup/dialogue.hpp"
#include "src/table/setup/discovery.hpp"
#include "tests/table/asked_dialogue.hpp"
#include "tests/words/player_languages.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(setup_dialogue)

using namespace tactus::program;
using namespace tactus::test;

namespace {

UnfinishedGame unfinished(table::BoardKind white_board, bool has_clock) {
  UnfinishedGame game{"old.tactus", {}, 12};
  game.setup.white.name = "Anna A.";
  game.setup.black.name = "Bo B.";
  game.setup.date = "2026.11.21";
  game.setup.white_board = white_board;
  game.setup.has_clock = has_clock;
  return game;
}

std::vector<std::string> choices_of(SetupDialogue const& dialogue) {
  std::vector<std::string> labels;
  for (auto const& each : dialogue.question().choices) labels.push_back(words::shown(each.label, english));
  return labels;
}

struct BadAnswer {
  char const* key;
  char const* text;
  char const* expected;
};
std::ostream& operator<<(std::ostream& out, BadAnswer const& row) {
  return out << row.key << ' ' << row.text;
}

std::string const too_long(101, 'a');
BadAnswer const bad_answers[] = {
    {"blind", "5", "expected a number from 1 to 4"},
    {"blind", "perhaps", "expected a number from 1 to 4"},
    {"blind", "99999999999999999999999", "expected a number from 1 to 4"},
    {"white", "2", "expected 1, or a name"},
    {"white", "A\x1b[A", "expected 1, or a name"},
    {"white", too_long.c_str(), "expected 1, or a name"},
    {"time-control", "0", "expected a number from 1 to 4, or times like 90m/40+30m+30s"},
    {"time-control", "90*", "expected a number from 1 to 4, or times like 90m/40+30m+30s"},
    {"board.white", "ttyUSB0", "expected a number from 1 to 1, or a port like /dev/ttyUSB0"},
    {"low-time-warning", "soon", "expected a number from 1 to 3, or a time like 5m"},
    {"arbiter-password", "rook", "expected a password of 6 to 100 characters"},
    {"begin", "maybe", "expected a number from 1 to 3"},
};

}  // namespace

BOOST_AUTO_TEST_CASE(enter_alone_leads_to_a_game_of_a_blind_player_with_white) {
  SetupDialogue dialogue{nothing_found()};
  std::vector<std::string> questions;
  while (!dialogue.is_complete()) {
    questions.push_back(asked(dialogue));
    BOOST_TEST_REQUIRE(answer(dialogue, "") == "");
  }
  std::vector<std::string> const expected{"Name of White?",
                                          "Name of Black?",
                                          "Who is blind?",
                                          "Who is hard of hearing?",
                                          "Which rules?",
                                          "Standard, rapid or blitz?",
                                          "Assistant of White?",
                                          "Assistant of Black?",
                                          "Which time control?",
                                          "Board of White?",
                                          "Board of Black?",
                                          "Clock?",
                                          "Who announces a blind player's moves?",
                                          "Who is told that the boards differ?",
                                          "May a player have his own board read out?",
                                          "Is a player warned when his time runs low?",
                                          "The arbiter's password, typed unseen?",
                                          "Begin?"};
  BOOST_TEST(questions == expected, boost::test_tools::per_element());
  BOOST_TEST(dialogue.is_begun());
  BOOST_TEST(!dialogue.is_to_be_saved());
  auto const options = dialogue.options();
  BOOST_TEST(options.white.is_blind);
  BOOST_TEST(!options.black.is_blind);
  BOOST_TEST((options.regime == Regime{}));
  BOOST_TEST(!options.time_control.has_value());
  BOOST_TEST(options.white_board == "keyboard");
  BOOST_TEST(options.clock == "none");
  BOOST_TEST(!options.resume.has_value());
}

BOOST_AUTO_TEST_CASE(answers_become_what_the_options_would_have_made_of_them) {
  SetupDialogue dialogue{nothing_found()};
  std::string const word = "$y$j9T$Ck4.pRGgrZqtKdX0KVVcL/$e/A4.9bQHsNGAgkMmFx1Ps3Uv/3yn52N4uYAnOODfX1";
  for (char const* text : {"Anna A.", " Bo B. ", "2", "4", "2", "2", "2", "Cleo", "15m+10s", "sim:/w",
                           "/dev/ttyUSB7", "/dev/ttyUSB7", "2", "2", "2", "2", "5m", word.c_str(), "2"})
    BOOST_TEST_REQUIRE(answer(dialogue, text) == "", asked(dialogue) << " refuses " << text);
  BOOST_TEST_REQUIRE(dialogue.is_complete());
  BOOST_TEST(dialogue.is_to_be_saved());
  auto const options = dialogue.options();
  BOOST_TEST(options.white.name == "Anna A.");
  BOOST_TEST(options.black.name == "Bo B.");
  BOOST_TEST(options.black.is_blind);
  BOOST_TEST(options.white.assistant == "Cleo");
  BOOST_TEST(options.black.assistant == "");  // not asked: D.2.11 leaves one to the two of them
  BOOST_TEST((options.regime == Regime{RuleSet::fide_2017, Phase::rapid, Supervision::competition}));
  BOOST_TEST(options.time_control->increment.count() == 10'000);
  BOOST_TEST(options.white_board == "sim:/w");
  BOOST_TEST(options.black_board == "/dev/ttyUSB7");
  BOOST_TEST(options.clock == "/dev/ttyUSB7");
  BOOST_TEST((options.left == chess::Color::black));
  BOOST_TEST((options.announcer == table::Announcer::tactus));
  BOOST_TEST((options.difference_notice == table::DifferenceNotice::call_arbiter));
  BOOST_TEST(options.permissions.position);
  BOOST_TEST((options.permissions.low_time_warning == std::optional<Millis>{std::chrono::minutes{5}}));
  BOOST_TEST(options.arbiter_word == word);
}

BOOST_AUTO_TEST_CASE(back_asks_again_and_forgets_the_answer) {
  for (char const* back : {"back", "-"}) {
    SetupDialogue dialogue{nothing_found()};
    BOOST_TEST(answer(dialogue, back) == "this is the first question");
    answer(dialogue, "Anna");
    answer(dialogue, "Bo");
    BOOST_TEST(answer(dialogue, back) == "");
    BOOST_TEST(answer(dialogue, back) == "");
    BOOST_TEST(asked(dialogue) == "Name of White?");
    answer(dialogue, "Zoe");
    answer(dialogue, "");
    BOOST_TEST(dialogue.options().white.name == "Zoe");
    BOOST_TEST(dialogue.options().black.name == "Black");
  }
}

BOOST_AUTO_TEST_CASE(back_passes_over_questions_that_were_not_asked) {
  auto dialogue = at_question("rules");
  BOOST_TEST(answer(dialogue, "fi-blitz-2024-fixed") == "");
  BOOST_TEST(asked(dialogue) == "How is it supervised?");
  BOOST_TEST((dialogue.options().regime.phase == Phase::blitz));
  BOOST_TEST(answer(dialogue, "back") == "");
  BOOST_TEST(asked(dialogue) == "Which rules?");
  answer(dialogue, "1");
  BOOST_TEST(asked(dialogue) == "Standard, rapid or blitz?");
  BOOST_TEST((dialogue.options().regime.phase == Phase::standard));
}

BOOST_AUTO_TEST_CASE(a_quickplay_finish_is_asked_about_where_its_rules_can_hold) {
  constexpr char const* question = "Was a quickplay finish announced?";
  auto dialogue = at_question("time-control");
  answer(dialogue, "2h");
  BOOST_TEST_REQUIRE(asked(dialogue) == question);
  answer(dialogue, "2");
  BOOST_TEST(dialogue.options().is_quickplay_finish_announced);
  for (char const* times : {"90m+30s", "90m+d10s", ""}) {
    auto other = at_question("time-control");
    answer(other, times);
    BOOST_TEST(asked(other) != question, times);
  }
  auto blitz = at_question("phase");
  answer(blitz, "blitz");
  while (blitz.question().key != "time-control") answer(blitz, "");
  answer(blitz, "5m");
  BOOST_TEST(asked(blitz) != question);
}

BOOST_DATA_TEST_CASE(an_answer_that_does_not_fit_says_what_does, boost::unit_test::data::make(bad_answers),
                     row) {
  auto dialogue = at_question(row.key);
  BOOST_TEST(answer(dialogue, row.text) == row.expected);
  BOOST_TEST(dialogue.question().key == row.key);
}

BOOST_AUTO_TEST_CASE(a_blind_player_and_a_deaf_one_get_no_game_without_an_assistant) {
  auto dialogue = at_question("deaf");
  answer(dialogue, "black");
  answer(dialogue, "");  // rules of 2023
  answer(dialogue, "");
  BOOST_TEST(facts_of(dialogue).at(0) == "a blind player and one hard of hearing need an assistant: D.2.11");
  BOOST_TEST(answer(dialogue, "1") == "");  // nobody: then the other one has to
  BOOST_TEST(asked(dialogue) == "Assistant of Black?");
  BOOST_TEST(choices_of(dialogue) == (std::vector<std::string>{"yes, without a name"}),
             boost::test_tools::per_element());
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST(!agreement_fault(agreed_setup(dialogue.options(), "")).has_value());
}

BOOST_AUTO_TEST_CASE(what_answers_at_the_ports_is_offered_first) {
  auto around = nothing_found();
  around.ports = {
      {"/dev/ttyS0", ""}, {"/dev/ttyUSB0", "DGT board", true, true}, {"/dev/ttyACM1", "Sentio", true}};
  auto dialogue = at_question("board.white", around);
  BOOST_TEST(
      choices_of(dialogue) == (std::vector<std::string>{"none, moves are typed", "/dev/ttyS0",
                                                        "/dev/ttyUSB0, DGT board", "/dev/ttyACM1, Sentio"}),
      boost::test_tools::per_element());
  answer(dialogue, "");
  BOOST_TEST(dialogue.options().white_board == "/dev/ttyUSB0");
  BOOST_TEST(choices_of(dialogue).size() == 3U);  // the board of White is taken
  answer(dialogue, "");
  BOOST_TEST(dialogue.options().black_board == "/dev/ttyACM1");
  answer(dialogue, "");
  BOOST_TEST(dialogue.options().clock == "/dev/ttyUSB0");  // it is at the board of White
  BOOST_TEST(asked(dialogue) == "Facing the clock, who sits on your left?");
}

BOOST_AUTO_TEST_CASE(a_finding_is_told_by_what_showed_itself) {
  equipment::PortFinding finding;
  finding.port = "/dev/ttyUSB0";
  BOOST_TEST(!found_port(finding).has_board);
  finding.device.take(devices::LinkFound{"dgt"});
  finding.device.take(sensing::Observation{sensing::AllOccupied{}});
  finding.device.take(clock::Reading{});
  auto const port = found_port(finding);
  BOOST_TEST(port.device == "dgt");
  BOOST_TEST(port.has_board);
  BOOST_TEST(port.has_clock);
}

BOOST_AUTO_TEST_CASE(an_earphone_is_asked_for_where_there_is_a_choice) {
  auto around = nothing_found();
  around.earphones = {"USB Audio", "HDA Intel"};
  auto dialogue = at_question("private.sound", around);
  answer(dialogue, "3");
  BOOST_TEST(dialogue.options().sound.one_player->device == "HDA Intel");
}

BOOST_AUTO_TEST_CASE(of_two_blind_players_each_is_asked_for_his_earphone) {
  auto around = nothing_found();
  around.earphones = {"USB Audio"};
  auto dialogue = at_question("private.sound", around);  // of one
  dialogue = SetupDialogue{around};
  while (dialogue.question().key != "blind") answer(dialogue, "");
  answer(dialogue, "3");
  while (dialogue.question().key != "white.sound") answer(dialogue, "");
  BOOST_TEST(asked(dialogue) == "Earphone of White?");
  answer(dialogue, "3");
  BOOST_TEST(asked(dialogue) == "Earphone of Black?");
  answer(dialogue, "4");
  auto const plan = dialogue.options().sound.plan();
  BOOST_TEST((plan.white == speech::SoundRoute{"", speech::Side::left}));
  BOOST_TEST((plan.black == speech::SoundRoute{"", speech::Side::right}));
  while (dialogue.question().key != "begin") answer(dialogue, "");
  auto const facts = facts_of(dialogue);
  for (char const* fact : {"earphone of White: left", "earphone of Black: right"})
    BOOST_TEST((std::find(facts.begin(), facts.end(), fact) != facts.end()), fact);
}

BOOST_AUTO_TEST_CASE(where_a_display_may_be_it_is_asked_who_reads_braille) {
  BOOST_TEST(asked(at_question("rules")) != "Who reads Braille?");
  auto around = nothing_found();
  around.has_braille_display = true;
  auto dialogue = at_question("braille", around);
  BOOST_TEST(asked(dialogue) == "Who reads Braille?");
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST_REQUIRE(dialogue.options().braille.size() == 1U);
  BOOST_TEST((dialogue.options().braille.front().reader == speech::Whose::white));  // who is blind
}

BOOST_AUTO_TEST_CASE(who_neither_sees_nor_hears_reads_braille) {
  auto dialogue = at_question("deaf");
  answer(dialogue, "1");
  BOOST_TEST(asked(dialogue) == "Who reads Braille?");
  BOOST_TEST(choices_of(dialogue) == (std::vector<std::string>{"White", "Black", "both"}),
             boost::test_tools::per_element());
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST_REQUIRE(dialogue.options().braille.size() == 1U);
}

BOOST_AUTO_TEST_CASE(an_unfinished_game_of_typed_moves_goes_on_at_once) {
  auto around = nothing_found();
  around.unfinished = unfinished(table::BoardKind::keyboard, false);
  SetupDialogue dialogue{around};
  BOOST_TEST(facts_of(dialogue) == (std::vector<std::string>{"White: Anna A.", "Black: Bo B.",
                                                             "date: 2026-11-21", "moves: 12"}),
             boost::test_tools::per_element());
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST(asked(dialogue) == "Begin?");
  BOOST_TEST(choices_of(dialogue) == (std::vector<std::string>{"yes", "no, end"}),
             boost::test_tools::per_element());
  BOOST_TEST(answer(dialogue, "") == "");
  BOOST_TEST(dialogue.options().resume.value() == "old.tactus");
}

BOOST_AUTO_TEST_CASE(other_unfinished_games_are_counted_and_can_be_chosen) {
  auto around = nothing_found();
  around.unfinished = unfinished(table::BoardKind::keyboard, false);
  auto older = unfinished(table::BoardKind::pieces, false);
  older.file = "older.tactus";
  older.setup.white.name = "Eva E.";
  around.unfinished->others = {older};
  SetupDialogue dialogue{around};
  BOOST_TEST(facts_of(dialogue).back() == "other unfinished games here: 1");
  BOOST_TEST(
      choices_of(dialogue) == (std::vector<std::string>{"yes", "no", "that of Eva E. and Bo B., moves: 12"}),
      boost::test_tools::per_element());
  BOOST_TEST(answer(dialogue, "3") == "");
  BOOST_TEST(asked(dialogue) == "Board of White?");  // of that game, not of the newest
  answer(dialogue, "");
  answer(dialogue, "");
  BOOST_TEST(dialogue.options().resume.value() == "older.tactus");
}

BOOST_AUTO_TEST_CASE(an_unfinished_game_is_asked_for_the_ports_of_its_devices) {
  auto around = nothing_found();
  around.unfinished = unfinished(table::BoardKind::pieces, true);
  SetupDialogue dialogue{around};
  answer(dialogue, "1");
  BOOST_TEST(asked(dialogue) == "Board of White?");
  answer(dialogue, "/dev/ttyUSB0");
  BOOST_TEST(asked(dialogue) == "Clock?");
  answer(dialogue, "");
  BOOST_TEST(asked(dialogue) == "Begin?");
  BOOST_TEST(dialogue.options().white_board == "/dev/ttyUSB0");
}

BOOST_AUTO_TEST_CASE(who_does_not_want_the_unfinished_game_is_asked_for_a_new_one) {
  auto around = nothing_found();
  around.unfinished = unfinished(table::BoardKind::keyboard, false);
  SetupDialogue dialogue{around};
  answer(dialogue, "2");
  BOOST_TEST(asked(dialogue) == "Name of White?");
  BOOST_TEST(!dialogue.options().resume.has_value());
}

BOOST_AUTO_TEST_CASE(all_that_was_agreed_is_read_out_before_the_beginning) {
  auto dialogue = at_question("begin");
  std::vector<std::string> const expected{"board of White: none, moves are typed",
                                          "board of Black: none, moves are typed",
                                          "clock: not connected",
                                          "White: White",
                                          "White: blind",
                                          "Black: Black",
                                          "FIDE Laws of 2023",
                                          "standard chess",
                                          "time: not told",
                                          "announcing: a person",
                                          "boards differ: nobody is told",
                                          "allowed besides: nothing",
                                          "no password agreed: confirmations come from one keyboard",
                                          "Black: no earphone of his own"};
  BOOST_TEST(facts_of(dialogue) == expected, boost::test_tools::per_element());
  answer(dialogue, "3");
  BOOST_TEST(!dialogue.is_begun());
}

BOOST_AUTO_TEST_CASE(every_question_is_spoken_in_words_in_every_language) {
  auto around = nothing_found();
  around.languages = words::named_languages_in(TACTUS_LOCALE_DIR);
  around.unfinished = unfinished(table::BoardKind::keyboard, false);
  around.ports = {{"/dev/ttyUSB0", "DGT board", true, true}};
  around.earphones = {"USB Audio"};
  around.has_braille_display = true;
  around.last = {{"white", "Anna A."}, {"deaf", "black"}};
  for (Language const language : words::player_languages) {
    auto const catalogue = words::load_catalogue(language, TACTUS_LOCALE_DIR).value();
    auto const check = [&](Message const& sentence) {
      auto const phrase = equipment::spoken(sentence, catalogue);
      for (std::string const& fault : words::faults_of_speech(phrase))
        if (!fault.starts_with("bare letter")) BOOST_TEST(false, language.code() << ": " << fault);
    };
    for (bool const are_both_blind : {false, true}) {
      SetupDialogue dialogue{around};
      unsigned questions = 0;
      for (; !dialogue.is_complete(); ++questions) {
        auto const question = dialogue.question();
        check(question.text);
        for (auto const& fact : question.facts) check(fact);
        for (auto const& choice : question.choices) check(choice.label);
        if (auto const refused = dialogue.take("0"); !refused) check(refused.error());
        // Not the unfinished game; blind and deaf, rapid, times of every kind.
        bool const takes_second = question.key == "resume" || question.key == "phase" ||
                                  (question.key == "deaf" && !are_both_blind);
        bool const takes_third = question.key == "blind" && are_both_blind;
        auto const* const typed = question.key == "again" ? "5" : takes_second ? "2" : takes_third ? "3" : "";
        BOOST_TEST_REQUIRE(dialogue.take(typed).has_value());
      }
      BOOST_TEST(questions == 25U);
    }
  }
}

BOOST_AUTO_TEST_CASE(times_are_typed_on_a_keypad) {
  for (auto const& [typed, means] : {std::pair{"90*30", "90m+30s"}, {"45", "45m"}, {"5*3", "5m+3s"}}) {
    auto dialogue = at_question("time-control");
    BOOST_TEST(answer(dialogue, typed) == "");
    BOOST_TEST(dialogue.values().back().value == means);
  }
}

BOOST_AUTO_TEST_SUITE_END()
