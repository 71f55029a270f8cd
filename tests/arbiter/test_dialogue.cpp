// SPDX-License-Identifier: GPL-3.0-or-later
// The guided way to a ruling: every matter leads to a case that the laws answer, whatever is chosen on the
// way.
#include "core/arbitration/laws/decide.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/rule/cases/names.hpp"
#include "src/arbiter/rule/dialogue/answer.hpp"
#include "src/arbiter/rule/dialogue/dialogue.hpp"
#include "src/arbiter/rule/dialogue/explanations.hpp"
#include "src/arbiter/rule/dialogue/matter.hpp"

#include <map>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program::dialogue;
namespace laws = tactus::arbitration::laws;

namespace {

using Answers = std::vector<std::string>;

std::string words_of(Refused const& refused) {
  return tactus::program::ruling::words_of(refused.expected, laws::RuleSet::fide_2023);
}

/// A plausible answer to each form of question, by what the question says it expects.
std::string plausible(Question const& question, bool says_yes) {
  static std::map<std::string_view, std::string> const answers{
      {"white or black", "white"},
      {"a number of the list", "1"},
      {"white, black or both", "both"},
      {"a number", "1"},
      {"a time: 90, 1:30 or 1:30:00", "1:30"},
      {"a square: e4", "d2"},
      {"the moves so far, a FEN, or what stands where", "1. e4 e5 2. Nf3 Nc6"},
      {"two times: 1:30:00 0:45:00", "1:30:00 0:45:00"},
      {"start or a FEN", "1k5r/8/8/8/8/8/8/RK5R w HA - 0 1"},
      {"a FEN", "start"},
      {"a legal move: e2e4 or Nf3", "f1b5"},
      {"a move: e2e4; a legal one also Nf3", "e1e4"},
      {"moves from the start: e2e4 e7e5", "e2e5 e7e5"},
      {"moves: h7h5 d4b3", "f1b5"},
      {"the moves: 1. e4 e5 2. Nf3", "1. e4 e5 2. Nf3"},
      {"moves and times: 40/1:30:00 0:30:00", "40/1:30:00 0:30:00"},
      {"a text", "Nf3"},
  };
  if (question.expected == "yes or no") {
    // One repetition is enough.
    bool const is_more =
        question.text.find("nother piece") != std::string_view::npos || question.text == "One more move?";
    return says_yes && !is_more ? "yes" : "no";
  }
  auto const found = answers.find(question.expected);
  BOOST_TEST_REQUIRE((found != answers.end()), question.expected);
  return found->second;
}

/// Answers until the case is finished.
Finished led_to_the_end(Answers answers, bool says_yes, KnownGame const& game = {}) {
  for (unsigned asked = 0; asked < 50; ++asked) {
    auto next = after(answers, game);
    if (auto* const finished = std::get_if<Finished>(&next)) return *finished;
    if (auto* const refused = std::get_if<Refused>(&next))
      BOOST_FAIL("expected " + words_of(*refused) + " instead of " + answers.back());
    answers.push_back(plausible(std::get<Question>(next), says_yes));
  }
  BOOST_FAIL("no end");
  return {};
}

struct Way {
  std::string name;
  Answers answers;
};
std::ostream& operator<<(std::ostream& out, Way const& way) { return out << way.name; }

std::vector<Way> ways_to_all_matters() {
  std::vector<Way> ways;
  for (std::size_t i = 0; i < chapters().size(); ++i)
    for (std::size_t j = 0; j < chapters()[i].matters.size(); ++j)
      for (Answers const& rules : {Answers{"fide-2023", "standard"}, Answers{"fide-2014", "rapid", "basic"},
                                   Answers{"fi-blitz-2024-fixed"}}) {
        Way way{rules.front() + ", " + std::string(chapters()[i].matters[j].title), rules};
        way.answers.push_back(std::to_string(i + 1));
        way.answers.push_back(std::to_string(j + 1));
        ways.push_back(std::move(way));
      }
  return ways;
}

std::string refusal_of(Answers const& answers) {
  auto const next = after(answers);
  auto const* const refused = std::get_if<Refused>(&next);
  return refused == nullptr ? "taken" : words_of(*refused);
}

}  // namespace

BOOST_DATA_TEST_CASE(every_matter_leads_to_a_case_that_the_laws_answer, ways_to_all_matters(), way) {
  for (bool const says_yes : {true, false}) {
    auto const finished = led_to_the_end(way.answers, says_yes);
    auto const ruling = laws::decide(finished.situation);
    if (!ruling)
      BOOST_TEST((ruling.error().kind != laws::FactFault::Kind::unanswerable), "says yes: " << says_yes);
  }
}

BOOST_DATA_TEST_CASE(with_a_game_every_matter_leads_to_a_case_and_nothing_is_asked_that_it_tells,
                     ways_to_all_matters(), way) {
  KnownGame game;
  game.regime =
      Regime{laws::rule_set_named(way.answers.front()).value(), laws::Phase::rapid, laws::Supervision::basic};
  chess::GameLine line;
  for (char const* move : {"e2e4", "e7e5", "g1f3", "b8c6"}) {
    game.line_before = line;
    line.play(std::get<chess::Move>(notation::read_uci(line.current(), move)));
  }
  game.line = line;
  game.moves = laws::ByColor<unsigned>{2, 2};
  game.is_blind.white = true;
  game.clocks = clock::Reading{.white = Millis{600'000}, .black = Millis{540'000}, .to_move = {}};
  Answers const answers(way.answers.end() - 2, way.answers.end());
  for (bool const says_yes : {true, false}) {
    auto const finished = led_to_the_end(answers, says_yes, game);
    BOOST_TEST((finished.situation.regime.rules == game.regime->rules));
    BOOST_TEST(finished.answers_about_rules == 0u);
    auto const ruling = laws::decide(finished.situation);
    if (!ruling)
      BOOST_TEST((ruling.error().kind != laws::FactFault::Kind::unanswerable), "says yes: " << says_yes);
    std::set<std::string_view> told;
    for (Known const& each : finished.known)
      BOOST_TEST(told.insert(each.question).second, each.question << " is answered twice");
  }
}

BOOST_AUTO_TEST_CASE(questions_fit_a_braille_line) {
  for (Chapter const& chapter : chapters()) {
    BOOST_TEST(chapter.title.size() <= 37u, chapter.title);
    for (Matter const& matter : chapter.matters) {
      BOOST_TEST(matter.title.size() <= 37u, matter.title);
      for (Step const& step : matter.steps) {
        BOOST_TEST(step.text.size() <= 42u, step.text);
        for (Option const& option : step.options) BOOST_TEST(option.label.size() <= 38u, option.label);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(each_question_says_what_hangs_on_it) {
  for (std::string_view const each : {"Which rules?", "Which kind of game?", "How is it supervised?",
                                      "What happened?", "What exactly?", "Another ruling?"})
    BOOST_TEST(!explanation_of(each).empty(), each);
  for (Chapter const& chapter : chapters())
    for (Matter const& matter : chapter.matters)
      for (Step const& step : matter.steps)
        if (!expected_by(step.form).empty()) {
          BOOST_TEST(!explanation_of(step.text).empty(), step.text);
          BOOST_TEST(explanation_of(step.text) != expected_by(step.form), step.text);
        }
}

namespace {

/// Not "reply".
bool speaks_of_plies(std::string_view text) {
  return text.starts_with("ply") || text.find(" ply") != std::string_view::npos ||
         text.find(" plies") != std::string_view::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_question_speaks_of_plies) {
  for (Chapter const& chapter : chapters())
    for (Matter const& matter : chapter.matters)
      for (Step const& step : matter.steps)
        for (std::string_view const text : {step.text, explanation_of(step.text), expected_by(step.form)})
          BOOST_TEST(!speaks_of_plies(text), text);
}

BOOST_AUTO_TEST_CASE(an_answer_that_does_not_fit_is_refused_with_what_was_expected) {
  BOOST_TEST(refusal_of({"fide-1999"}) == "a number from 1 to 6");
  BOOST_TEST(refusal_of({"1", "0"}) == "a number from 1 to 3");
  Answers const illegal_move{"1", "standard", "Illegal moves", "1"};
  auto with = [&](std::initializer_list<std::string> more) {
    Answers all = illegal_move;
    all.insert(all.end(), more);
    return refusal_of(all);
  };
  BOOST_TEST(with({"8/8 w"}) == "a FEN. A FEN has six fields, or four when the counters are left out.");
  BOOST_TEST(with({"8/8/8/8/8/8/8/K7 w - - 0 1"}).starts_with("a FEN that can be played on. "));
  BOOST_TEST(with({"1. e4 e5 2. Ke3"}) == "legal moves; move 2, Ke3, is not one");
  BOOST_TEST(with({"start", "grey"}) == "white or black");
  BOOST_TEST(with({"start", "white", "e9"}) == "a move: e2e4; a legal one also Nf3");
  BOOST_TEST(with({"start", "white", "e2e5", "-1"}) == "a number");
  BOOST_TEST(with({"", "white", "", "1", "1:75"}) == "two times: 1:30:00 0:45:00");
  BOOST_TEST(with({"white Ke1 black Kz9"}) == "what stands where: white Ke1 Ra1, black Ke8, white to move");
}

BOOST_AUTO_TEST_CASE(choices_are_taken_by_number_by_name_and_by_a_beginning_that_only_one_has) {
  for (std::string const rules : {"3", "fide-2014", "FIDE 2014"}) BOOST_TEST(refusal_of({rules}) == "taken");
  BOOST_TEST(refusal_of({"FIDE"}) == "a number from 1 to 6");
  BOOST_TEST(refusal_of({"1", "r"}) == "taken");
}

BOOST_AUTO_TEST_CASE(answers_become_the_items_of_the_case_in_order) {
  auto const finished = led_to_the_end(
      {"1", "rapid", "basic", "1", "1",  //
       "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "w", "a1b3", "1", "yes", "no", "yes", "no", "10:00 9:00"},
      false);
  auto const& situation = finished.situation;
  BOOST_TEST((situation.regime ==
              laws::Regime{laws::RuleSet::fide_2023, laws::Phase::rapid, laws::Supervision::basic}));
  BOOST_TEST_REQUIRE(situation.items.size() == 4u);
  BOOST_TEST(situation.items[0].is<laws::fact::Position>());
  auto const* const illegal = situation.items[1].as<laws::event::IllegalMoveCompleted>();
  BOOST_TEST_REQUIRE(illegal != nullptr);
  BOOST_TEST(illegal->uci.value() == "a1b3");
  BOOST_TEST(illegal->count.value() == 1u);
  BOOST_TEST(situation.has<laws::event::ArbiterObserves>());
  auto const* const claim = situation.find<laws::event::Claim>();
  BOOST_TEST_REQUIRE(claim != nullptr);
  BOOST_TEST((claim->by == laws::Actor::black));
  BOOST_TEST(finished.clocks.white->count() == 600'000);
  BOOST_TEST(finished.clocks.black->count() == 540'000);
  BOOST_TEST(finished.answers_about_rules == 3u);
}

BOOST_AUTO_TEST_CASE(several_items_of_one_kind_are_asked_for_one_by_one) {
  auto const finished = led_to_the_end({"1", "standard", "Touching", "1", "no", "white", "b1", "1", "yes",
                                        "yes", "black", "g8", "2", "no", "no", "start"},
                                       false);
  auto const touches = finished.situation.all<laws::event::Touch>();
  BOOST_TEST_REQUIRE(touches.size() == 2u);
  BOOST_TEST(touches[0].is_order_known);
  BOOST_TEST(touches[1].square.name() == "g8");
  BOOST_TEST(!touches[1].is_order_known);
}

BOOST_AUTO_TEST_CASE(a_position_that_cannot_stand_is_kept_as_not_valid_where_it_is_the_matter) {
  auto const finished = led_to_the_end(
      {"1", "rapid", "basic", "An illegal position", "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1"}, true);
  BOOST_TEST(!finished.situation.find<laws::fact::Position>()->is_declared_valid);
}

// Without a FEN where none is needed.

namespace {

struct Exam {
  std::string question;
  Answers answers;
  std::string_view outcome;  // as in a case
};
std::ostream& operator<<(std::ostream& out, Exam const& exam) { return out << exam.question; }

/// Questions of the exams, as an arbiter would answer them at the table.
Exam const exams[] = {
    {"colours reversed, thirteen moves", {"2023", "standard", "Colours", "13", "13"}, "game-continues"},
    {"colours reversed, four moves", {"2023", "standard", "Colours", "4", "4"}, "new-game"},
    {"bishop and knight exchanged, found late", {"2023", "standard", "Wrong initial", "1", "25"}, "new-game"},
    {"a piece knocked over and pressed",
     {"2023", "blitz", "basic", "Pieces displaced", "black", "yes", "2", "no"},
     "arbiter-decides"},
    {"first illegal move",
     {"2023", "standard", "An illegal move was", "", "white", "", "1", ""},
     "restore-position"},
    {"pressed without a move", {"2023", "standard", "Clock pressed without", "white", "0", ""}, "time-added"},
    {"a phone rings", {"2023", "standard", "A phone", "white", "1", "2", "no"}, "white-loses"},
    {"draw after two moves each", {"2023", "standard", "Draw agreed", "2", "2"}, "draw"},
    {"draw without a move", {"2023", "standard", "Draw agreed", "0", "0"}, "game-continues"},
    {"a player resigns", {"2023", "standard", "A player resigned", "black", ""}, "black-loses"},
    {"ten minutes and five seconds", {"2023", "rapid", "basic", "Blitz, rapid", "10:00", "5"}, "computed"},
    {"pressed with the other hand", {"2023", "standard", "A clock handled", "white", "1"}, "arbiter-decides"},
    {"clocks stopped for the toilet",
     {"2023", "standard", "Clocks stopped", "white", "the toilet"},
     "arbiter-decides"},
    {"clocks stopped: no queen at hand",
     {"2023", "standard", "Clocks stopped", "white", "2"},
     "game-continues"},
    {"a parent claims a flag", {"2023", "rapid", "basic", "Claimed by", "a parent", "1"}, "claim-rejected"},
    {"smoking in the toilet",
     {"2023", "standard", "A player smokes", "white", "no", "no"},
     "arbiter-decides"},
    {"an offer with a condition",
     {"2023", "standard", "How a draw", "white", "1", "yes", "1", "yes"},
     "game-continues"},
    {"agreed before move thirty",
     {"2023", "standard", "Agreed where", "30", "no", "12", "12"},
     "game-continues"},
    {"castled by half and pressed",
     {"2023", "standard", "King moved", "white Ke1 Rh1 black Ke8", "white", "e1g1", "yes", "0"},
     "restore-position"},
    {"a pawn on the last rank", {"2023", "standard", "A pawn left", "white", "a8", "yes", "0"}, "time-added"},
    {"may a blind player ask for the move",
     {"2023", "standard", "A player asks", "white", "yes", "2", "the move"},
     "allowed"},
    {"both flags, not the last period",
     {"2014", "standard", "Both flags", "3", "no", "", "2", ""},
     "game-continues"},
};

}  // namespace

BOOST_DATA_TEST_CASE(an_exam_question_takes_eight_answers_at_most, boost::unit_test::data::make(exams),
                     exam) {
  Answers answers = exam.answers;
  answers.front() = "FIDE " + answers.front();
  auto next = after(answers);
  BOOST_TEST(answers.size() <= 8u);
  if (auto const* const refused = std::get_if<Refused>(&next)) BOOST_FAIL(words_of(*refused));
  if (auto const* const question = std::get_if<Question>(&next)) BOOST_FAIL("asks " << question->text);
  auto const ruling = laws::decide(std::get<Finished>(next).situation);
  BOOST_TEST_REQUIRE(ruling.has_value());
  BOOST_TEST((tactus::program::ruling::name_of<laws::Outcome>(ruling->outcome)) == exam.outcome);
}

BOOST_AUTO_TEST_CASE(what_stands_where_may_be_said_in_words) {
  for (std::string const words :
       {"white Ke1 Ra1 a2 black Ke8, white to move", "white king e1, rook a1, pawn a2; black king e8",
        "valkea kuningas e1 torni a1 sotilas a2 musta kuningas e8, valkea siirtää",
        "valkea Ke1 Ta1 Sa2, musta Ke8, valkea siirrossa"}) {
    auto const finished =
        led_to_the_end({"1", "standard", "Illegal moves", "1", words, "white", "a1b3", "1", ""}, false);
    auto const* const position = finished.situation.find<laws::fact::Position>();
    BOOST_TEST_REQUIRE((position != nullptr), words);
    BOOST_TEST(notation::write_fen(position->setup) == "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", words);
  }
}

BOOST_AUTO_TEST_CASE(a_matter_is_called_by_any_of_its_words_in_any_case) {
  auto const asked_after = [](std::string const& matter) {
    auto const next = after(Answers{"1", "1", matter});
    auto const* const question = std::get_if<Question>(&next);
    return question == nullptr ? std::string{} : std::string{question->text};
  };
  BOOST_TEST_REQUIRE(!asked_after("Colours").empty());
  BOOST_TEST(asked_after("colours") == asked_after("Colours"));
  BOOST_TEST(asked_after("COLOURS") == asked_after("Colours"));
  BOOST_TEST(asked_after("reversed") == asked_after("Colours"));
}

BOOST_AUTO_TEST_CASE(a_fact_that_cannot_be_leads_back_to_its_own_question) {
  Answers const answers{"1", "1", "An illegal move was completed", "start", "white", "e2e5", "0", ""};
  auto const next = after(answers);
  auto const* const finished = std::get_if<Finished>(&next);
  BOOST_TEST_REQUIRE(finished != nullptr);
  auto const ruling = laws::decide(finished->situation);
  BOOST_TEST_REQUIRE(!ruling.has_value());
  BOOST_TEST(ruling.error().fact == "illegal-move-completed.count");
  BOOST_TEST((finished->answer_of(ruling.error().fact) == 6U));
  BOOST_TEST(!finished->answer_of("clock.white_ms"));
}

BOOST_AUTO_TEST_CASE(moves_are_counted_as_arbiters_do) {
  auto const finished = led_to_the_end(
      {"1", "standard", "An illegal move found", "e2e5 e7e5 g1f3 b8c6", "white", "1", "2", "0"}, false);
  auto const* const found = finished.situation.find<laws::fact::IllegalMoveInHistory>();
  BOOST_TEST_REQUIRE(found != nullptr);
  BOOST_TEST(found->ply == 1u);
  BOOST_TEST(found->found_at_ply.value() == 4u);
}
