// SPDX-License-Identifier: GPL-3.0-or-later
// A ruling on a game whose file is there: it begins at the reason.
#include "core/arbitration/laws/decide.hpp"
#include "core/message/written.hpp"
#include "src/arbiter/rule/dialogue/dialogue.hpp"
#include "tests/arbiter/evidence_of.hpp"
#include "tests/record/told_game.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program::dialogue;
using chess::Color;
using test::evidence_of;
using test::ToldGame;
namespace laws = tactus::arbitration::laws;

BOOST_AUTO_TEST_SUITE(known_games)

namespace {

using Answers = std::vector<std::string>;

table::TableSetup rapid_of_a_blind_player() {
  table::TableSetup setup;
  setup.regime = {RuleSet::fide_2023, Phase::rapid, Supervision::basic};
  setup.white.is_blind = true;
  setup.white.assistant = "Aino";
  setup.has_clock = true;
  return setup;
}

ToldGame rapid() {
  ToldGame game{rapid_of_a_blind_player()};
  game.input(table::ClockSeen{{Millis{3'600'000}, Millis{3'540'000}, Color::white, true}});
  return game;
}

/// The next question; empty: there is none.
std::string question_after(Answers const& answers, KnownGame const& game) {
  auto const next = after(answers, game);
  auto const* const question = std::get_if<Question>(&next);
  return question ? std::string(question->text) : std::string();
}

Finished finished_after(Answers const& answers, KnownGame const& game) {
  auto const next = after(answers, game);
  if (auto const* const question = std::get_if<Question>(&next)) BOOST_FAIL("asks " << question->text);
  BOOST_TEST_REQUIRE(std::holds_alternative<Finished>(next));
  return std::get<Finished>(next);
}

std::size_t plies_in(Finished const& finished) {
  auto const* const moves = finished.situation.find<laws::fact::Moves>();
  BOOST_TEST_REQUIRE((moves != nullptr));
  return moves->uci.size();
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_file_without_a_game_tells_nothing) {
  auto const game = known_game(program::GameEvidence{});
  BOOST_TEST(question_after({}, game) == "Which rules?");
}

BOOST_AUTO_TEST_CASE(the_first_question_is_what_happened) {
  ToldGame played = rapid();
  played.play({"e2e4", "e7e5", "g1f3"});
  auto const game = known_game(evidence_of(played));
  BOOST_TEST(question_after({}, game) == "What happened?");
  BOOST_TEST(question_after({"Clock pressed without", "black"}, game) == "Did the opponent claim?");
  auto const finished = finished_after({"Clock pressed without", "black", "yes"}, game);
  BOOST_TEST((finished.situation.regime == rapid_of_a_blind_player().regime));
  BOOST_TEST(plies_in(finished) == 3u);
  auto const* const before = finished.situation.find<laws::fact::IllegalCount>();
  BOOST_TEST_REQUIRE((before != nullptr));
  BOOST_TEST(before->before.black == 0u);
  BOOST_TEST(finished.clocks.white->count() == 3'600'000);
  auto const ruling = laws::decide(finished.situation);
  BOOST_TEST_REQUIRE(ruling.has_value());
  BOOST_TEST(ruling->time_added.white->count() == 60'000);
}

BOOST_AUTO_TEST_CASE(the_position_is_that_before_the_move_that_is_asked_about) {
  ToldGame played = rapid();
  played.play({"e2e4", "e7e5", "g1f3"});
  auto const game = known_game(evidence_of(played));
  BOOST_TEST(plies_in(finished_after({"A move with two", "white", "g1f3", "yes", "no"}, game)) == 2u);
  BOOST_TEST(plies_in(finished_after({"A move with two", "black", "b8c6", "no", "no"}, game)) == 3u);
}

BOOST_AUTO_TEST_CASE(an_illegal_move_that_was_recorded_is_put_back) {
  ToldGame played{table::TableSetup{}};
  played.play({"e2e4", "e7e5", "d1h5", "f7f6"});  // the pawn is pinned
  auto const game = known_game(evidence_of(played));
  auto const finished = finished_after({"An illegal move was", "black", "f7f6", ""}, game);
  BOOST_TEST(plies_in(finished) == 3u);
  auto const ruling = laws::decide(finished.situation);
  BOOST_TEST_REQUIRE(ruling.has_value());
  BOOST_TEST((ruling->outcome == laws::Outcome::restore_position));
  BOOST_TEST(ruling->restore_ply.value() == 3u);
  BOOST_TEST(ruling->illegal_count_after.black.value() == 1u);
}

BOOST_AUTO_TEST_CASE(an_illegal_move_counts_when_it_was_acted_on_and_play_has_gone_on) {
  ToldGame played{table::TableSetup{}};
  played.play({"e2e4"});
  played.input(table::ClaimMade{Color::black, table::ClaimKind::illegal_move, std::nullopt});
  played.input(table::ClaimAnswered{true});
  BOOST_TEST(known_game(evidence_of(played)).illegal_moves.white == 0u);
  played.play({"e7e5"});
  BOOST_TEST(known_game(evidence_of(played)).illegal_moves.white == 1u);
  BOOST_TEST(known_game(evidence_of(played)).illegal_moves.black == 0u);
  played.input(table::ClaimMade{Color::black, table::ClaimKind::illegal_move, std::nullopt});
  played.input(table::ClaimAnswered{false});
  played.play({"g1f3", "b8c6"});
  BOOST_TEST(known_game(evidence_of(played)).illegal_moves.white == 1u);
  auto const finished =
      finished_after({"An illegal move was", "white", "", ""}, known_game(evidence_of(played)));
  BOOST_TEST(finished.situation.find<laws::event::IllegalMoveCompleted>()->count.value() == 2u);
}

BOOST_AUTO_TEST_CASE(an_illegal_move_that_was_taken_back_counts_too) {
  ToldGame played{table::TableSetup{}};
  played.play({"e2e4", "e7e5", "d1h5", "f7f6"});
  played.input(table::RestoreProposed{Color::white, 3});
  for (Color const player : {Color::white, Color::black}) played.input(table::RestoreAgreed{player});
  BOOST_TEST(known_game(evidence_of(played)).illegal_moves.black == 0u);
  played.play({"b8c6"});
  BOOST_TEST(known_game(evidence_of(played)).illegal_moves.black == 1u);
}

BOOST_AUTO_TEST_CASE(who_is_blind_is_not_asked) {
  auto const game = known_game(evidence_of(rapid()));
  auto const finished = finished_after({"A player asks", "white", "1", "2"}, game);
  BOOST_TEST(finished.situation.find<laws::fact::Player>()->is_visually_disabled.value());
}

BOOST_AUTO_TEST_CASE(what_the_game_told_stands_on_the_sheet) {
  ToldGame played = rapid();
  played.play({"e2e4"});
  auto const game = known_game(evidence_of(played));
  auto const lines = known_lines(finished_after({"Clock pressed without", "white", "no"}, game).known);
  std::vector<std::string> told;
  for (Message const& each : lines) told.push_back(written(each));
  std::vector<std::string> const wanted{
      "From the game file:",
      "Which rules? FIDE 2023",
      "Which kind of game? rapid",
      "How is it supervised? the basic rules, few arbiters",
      "His earlier illegal moves? 0",
      "The clocks now, White first? 1:00:00 0:59:00",
      "Position? rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"};
  BOOST_TEST(told == wanted, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
