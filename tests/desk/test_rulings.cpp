// SPDX-License-Identifier: GPL-3.0-or-later
// Reconciliation and rulings as the page gets them.
#include "src/desk/web/rulings.hpp"
#include "tests/arbiter/evidence_of.hpp"
#include "tests/record/told_game.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
using chess::Color;
using desk::Json;

BOOST_AUTO_TEST_SUITE(desk_rulings)

namespace {

desk::Tongue english() { return desk::Tongue{words::Catalogue{}}; }

Json ruling_after(std::vector<std::string> const& answers) {
  return desk::ruling_dialogue(answers, english());
}

struct ThreePlies {
  program::GameEvidence evidence;
  ThreePlies() {
    test::ToldGame game{table::TableSetup{}};
    game.play({"e2e4", "e7e5", "g1f3"});
    evidence = test::evidence_of(game);
  }
};

constexpr char const* with_f3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
constexpr char const* with_h3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/7N/PPPP1PPP/RNBQKB1R";

}  // namespace

BOOST_FIXTURE_TEST_CASE(two_sheets_that_agree_name_the_wrong_board_and_the_article, ThreePlies) {
  auto const json = desk::reconciliation(
      evidence, {{"1. e4 e5\n2. Nf3", "1. e4 e5\n2. Nf3"}, {with_f3, with_h3}}, english());
  BOOST_TEST_REQUIRE(json.contains("sections"));
  auto const text = json.dump();
  BOOST_TEST(text.find("Black's board") != std::string::npos);
  BOOST_TEST(text.find("D.2.9") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(without_sheets_the_boards_are_compared_with_the_record, ThreePlies) {
  auto const json = desk::reconciliation(evidence, {{}, {with_f3, with_h3}}, english());
  BOOST_TEST_REQUIRE(json.contains("sections"));
  BOOST_TEST(json["sections"][0]["heading"] == "Not decided: both scoresheets are needed.");
}

BOOST_FIXTURE_TEST_CASE(a_board_that_is_not_sensed_has_to_be_told, ThreePlies) {
  auto const missing = desk::reconciliation(evidence, {{}, {with_f3, ""}}, english());
  BOOST_TEST(missing["field"] == "fen-black");
  auto const wrong = desk::reconciliation(evidence, {{}, {"nonsense", with_f3}}, english());
  BOOST_TEST(wrong["field"] == "fen-white");
  BOOST_TEST(wrong["error"].get<std::string>().find("FEN") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_dialogue_goes_from_question_to_question) {
  auto const first = ruling_after({});
  BOOST_TEST(first["question"] == "Which rules?");
  BOOST_TEST(first["options"].size() == 6u);
  auto const second = ruling_after({"1"});
  BOOST_TEST(second["question"] == "Which kind of game?");
  auto const refused = ruling_after({"99"});
  BOOST_TEST(refused["question"] == "Which rules?");
  BOOST_TEST(refused.contains("error"));
  BOOST_TEST(refused["taken"] == 0u);
}

BOOST_FIXTURE_TEST_CASE(the_dialogue_of_a_board_begins_at_what_happened, ThreePlies) {
  auto const game = program::dialogue::known_game(evidence);
  BOOST_TEST(desk::ruling_dialogue({}, english(), game)["question"] == "What happened?");
  std::vector<std::string> const answers{"Clock pressed without", "black", ""};
  auto const lines = desk::ruling_dialogue(answers, english(), game)["lines"];
  BOOST_TEST_REQUIRE(lines.is_array());
  BOOST_TEST(lines.dump().find("White gets 2 minutes more.") != std::string::npos);
  BOOST_TEST(lines.dump().find("From the game file:") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(the_ruling_begins_at_the_reason_with_what_it_tells, ThreePlies) {
  desk::Attention pressed{desk::Reason::pressed_early,     5,           Instant{}, say("x"),
                          arbitration::laws::law("7.5.3"), Color::white};
  auto const begun = desk::ruling_begun(evidence, pressed, english());
  BOOST_TEST(begun["answers"] == Json::array({"Clock pressed without a move", "white"}));
  BOOST_TEST(begun["given"] ==
             Json({"What happened? Clock pressed without a move", "Who pressed without a move? white"}));
  BOOST_TEST(begun["known"][0] == "From the game file:");
  BOOST_TEST(begun["known"].dump().find("Which rules? FIDE 2023") != std::string::npos);
  BOOST_TEST(begun["known"].dump().find("His earlier illegal moves? 0") != std::string::npos);
  BOOST_TEST(begun.contains("question") == !begun.contains("lines"));

  auto const late = desk::Attention{desk::Reason::pressed_late, 5, Instant{}, say("x")};
  auto const open = desk::ruling_begun(evidence, late, english());
  BOOST_TEST(open["answers"].empty());
  BOOST_TEST(open["question"] == "What happened?");
}

BOOST_AUTO_TEST_CASE(one_of_few_answers_is_chosen_and_not_typed) {
  desk::Json const players = ruling_after({"1", "1", "Two moves in a row"})["options"];
  BOOST_TEST(players == Json::array({{{"value", "white"}, {"label", "white"}},
                                     {{"value", "black"}, {"label", "black"}}}));
  BOOST_TEST(ruling_after({"1"})["options"][0] == Json({{"value", "1"}, {"label", "standard"}}));
}

BOOST_AUTO_TEST_CASE(any_list_of_answers_has_an_answer) {
  for (char const* text : {"", "1", "x", "2", "yes", "0", "-1", "e4"}) {
    auto const json = ruling_after(std::vector<std::string>(500, std::string{text}));
    BOOST_TEST((json.contains("question") || json.contains("lines")), text);
  }
}

BOOST_AUTO_TEST_CASE(an_answer_that_is_no_text_has_an_answer) {
  auto const json = ruling_after({"2", "1", "12", "1",
                                  "\xf0\xff\xff\xff"
                                  "2",
                                  "2", "1", "e1",
                                  "12\x1a"
                                  "1",
                                  "2", "1", ""});
  BOOST_TEST((json.contains("question") || json.contains("lines")));
}

BOOST_AUTO_TEST_SUITE_END()
