// SPDX-License-Identifier: GPL-3.0-or-later
// A slip of the keyboard is corrected, an arbiter's decision goes back: what is said, recorded and played on
// from; the same for legal and illegal moves.
#include "core/notation/fen.hpp"
#include "core/notation/move_pattern.hpp"
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(taking_back)

namespace {

Input corrected(Color by, std::string const& text) {
  return MoveCorrected{by, notation::parse_move(text, notation::english).value(), text};
}

std::string moves_of(Script const& script) {
  std::string text;
  for (chess::Move const move : script.state().line().moves())
    text += move.from().name() + move.to().name() + ' ';
  return text;
}

Script opening() {
  Script script{TableSetup{}};
  script.enter(W, "e2e4").enter(B, "e7e5").enter(W, "g1f3");
  return script;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_last_typed_move_is_corrected_until_the_other_side_moves) {
  Script script = opening();
  script.feed(corrected(W, "Nh3"));
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1h3 ");
  BOOST_TEST(joined(script.log_of({"back", "done"})) ==
             "done w 1 e2e4 e4\ndone b 2 e7e5 e5\ndone w 3 g1f3 Nf3\nback w 3 g1f3 Nf3\ndone w 3 g1h3 Nh3\n");
  script.enter(B, "b8c6").feed(corrected(W, "Nf3"));
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1h3 b8c6 ");
  BOOST_TEST(script.log_of({"say"}).back() == "say white nothing to correct");
}

BOOST_AUTO_TEST_CASE(what_corrects_is_understood_by_its_form_alone) {
  Script script = opening();
  script.feed(corrected(W, "Nd5"));  // no knight moves so
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
  BOOST_TEST(script.log_of({"back"}).empty());
}

BOOST_AUTO_TEST_CASE(both_players_confirm_where_the_game_goes_on) {
  Script script = opening();
  script.feed(RestoreProposed{W, 1}).feed(RestoreAgreed{W}).feed(RestoreAgreed{W});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
  script.feed(RestoreAgreed{B});
  BOOST_TEST(moves_of(script) == "e2e4 ");
  BOOST_TEST(joined(script.log_of({"back", "restored"})) ==
             "back w 3 g1f3 Nf3\nback b 2 e7e5 e5\n"
             "restored 1 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n");
  BOOST_TEST(script.log_of({"say"}).back() == "say table restored b 1");
  script.enter(B, "c7c5");
  BOOST_TEST(moves_of(script) == "e2e4 c7c5 ");
}

BOOST_AUTO_TEST_CASE(a_position_that_stood_nowhere_begins_the_line_anew) {
  Script script = opening();
  auto const position = notation::read_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 30").value();
  script.feed(RestoreProposed{B, 0, position, RemainingTimes{Millis{60'000}, Millis{70'000}}});
  script.feed(RestoreAgreed{B}).feed(RestoreAgreed{W});
  BOOST_TEST(script.log_of({"say"}).back() == "say table restored w 30");
  script.enter(W, "e2e4");
  BOOST_TEST(moves_of(script) == "e2e4 ");
  BOOST_TEST(script.log_of({"back"}).size() == 3U);
}

// Until it is confirmed nothing tells that Black's king stands attacked there.
BOOST_AUTO_TEST_CASE(a_position_that_no_game_goes_on_from_is_refused_when_it_is_confirmed) {
  Script script = opening();
  auto const position = notation::read_fen("4k3/8/8/8/8/8/8/K3R3 w - - 0 30").value();
  script.feed(RestoreProposed{B, 0, position});
  BOOST_TEST(script.log_of({"say"}).back() == "say table restore w 30");
  script.feed(RestoreAgreed{B}).feed(RestoreAgreed{W});
  BOOST_TEST(script.log_of({"say"}).back() == "say table restore refused");
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
}

BOOST_AUTO_TEST_CASE(where_a_word_was_agreed_it_alone_confirms) {
  TableSetup setup;
  setup.arbiter_word = "$y$j9T$...";
  Script script{setup};
  script.enter(W, "e2e4").feed(ArbiterNamed{B});
  BOOST_TEST(script.log_of({"say"}).back() == "say black nothing to sign");
  script.feed(RestoreProposed{W, 0}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST(script.log_of({"say"}).back() == "say black word needed");
  BOOST_TEST(moves_of(script) == "e2e4 ");
  script.feed(ArbiterNamed{B});
  BOOST_TEST(script.log_of({"say"}).back() == "say black word asked");
  script.feed(ArbiterWordRefused{B});
  BOOST_TEST(script.log_of({"say"}).back() == "say black word refused");
  BOOST_TEST(moves_of(script) == "e2e4 ");
  script.feed(ArbiterAgreed{});
  BOOST_TEST(moves_of(script) == "");
}

BOOST_AUTO_TEST_CASE(what_is_proposed_last_is_what_is_confirmed) {
  Script script = opening();
  script.feed(RestoreProposed{W, 1}).feed(ResultProposed{W, GameResult::draw, Ending::result});
  script.feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
  script.feed(RestoreProposed{W, 1}).feed(ResultAccepted{B});
  BOOST_TEST((script.state().result() == GameResult::open));
}

BOOST_AUTO_TEST_CASE(his_word_ends_the_game_as_it_is_proposed) {
  TableSetup setup;
  setup.arbiter_word = "$y$j9T$...";
  Script script{setup};
  script.enter(W, "e2e4").feed(ResultProposed{W, GameResult::draw, Ending::result}).feed(ArbiterAgreed{});
  BOOST_TEST((script.state().result() == GameResult::draw));
}

BOOST_AUTO_TEST_CASE(a_move_that_the_game_does_not_have_is_no_place_to_go_back_to) {
  Script script = opening();
  script.feed(RestoreProposed{W, 4});
  script.feed(RestoreAgreed{W});
  BOOST_TEST(script.log_of({"say"}).back() == "say white nothing to sign");
}

BOOST_AUTO_TEST_CASE(boards_are_put_up_and_then_read_again) {
  Script script{pair_with_clock()};
  script.wait(1000);
  open_with_e4(script);
  script.play(B, "e7e5").press().hands(W, "-e7 +e5p").wait(3000);
  script.feed(RestoreProposed{W, 1}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  script.hands(W, "-e5 +e7p").hands(B, "-e5 +e7p").wait(3000).lever(B);
  BOOST_TEST(script.log_of({"differs"}).empty());
  script.play(B, "c7c5").press();
  BOOST_TEST(moves_of(script) == "e2e4 c7c5 ");
  BOOST_TEST(script.log_of({"touched"}).back() == "touched b c7p");
}

BOOST_AUTO_TEST_SUITE_END()
