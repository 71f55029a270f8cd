// SPDX-License-Identifier: GPL-3.0-or-later
// A slip of the keyboard is corrected until the other side has moved: what is said and recorded of it.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(correcting)

namespace {

Input corrected(Color by, std::string const& text) { return MoveCorrected{by, stated(text), text}; }

}  // namespace

// D.2.8, 4.7: it was said and completed, so the other side has a word in it.
BOOST_AUTO_TEST_CASE(the_last_typed_move_is_corrected_until_the_other_side_moves) {
  Script script = three_plies();
  script.feed(corrected(W, "Nh3"));
  BOOST_TEST(script.log_of({"say"}).back() == "say table meant w h3 for f3");
  script.feed(CorrectionAgreed{W});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
  script.feed(CorrectionAgreed{B});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1h3 ");
  BOOST_TEST(joined(script.log_of({"say"})).find("say table corrected w h3 for f3") != std::string::npos);
  BOOST_TEST(joined(script.log_of({"back", "done"})) ==
             "done w 1 e2e4 e4\ndone b 2 e7e5 e5\ndone w 3 g1f3 Nf3\nback w 3 g1f3 Nf3\ndone w 3 g1h3 Nh3\n");
  script.enter(B, "b8c6").feed(corrected(W, "Nf3"));
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1h3 b8c6 ");
  BOOST_TEST(script.log_of({"say"}).back() == "say white nothing to correct");
}

BOOST_AUTO_TEST_CASE(what_corrects_is_understood_by_its_form_alone) {
  Script script = three_plies();
  script.feed(corrected(W, "Nd5")).feed(CorrectionAgreed{B});  // no knight moves so
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 ");
  BOOST_TEST(script.log_of({"back"}).empty());
}

BOOST_AUTO_TEST_CASE(a_correction_drops_what_was_proposed_on_the_slip) {
  Script script = three_plies();
  script.feed(ResultProposed{W, GameResult::white_wins, Ending::checkmate});
  BOOST_TEST(script.log_of({"say"}).back() == "say table proposed w mate 1 by f3");
  script.feed(corrected(W, "Nh3")).feed(ResultAccepted{B});
  BOOST_TEST(joined(script.log_of({"say"})).find("no longer meant, replaced") != std::string::npos);
  BOOST_TEST((script.state().result() == GameResult::open));
}

BOOST_AUTO_TEST_CASE(a_text_that_was_refused_is_corrected_and_not_the_opponents_move) {
  Script script = three_plies();
  script.feed(MoveTextRefused{B, "o-o", MoveRefusal::not_a_move});
  BOOST_TEST(script.state().was_text_refused());
  script.feed(corrected(B, "Nc6"));
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 b8c6 ");
  BOOST_TEST(script.log_of({"back"}).empty());
  BOOST_TEST(!script.state().was_text_refused());
}

BOOST_AUTO_TEST_CASE(a_correction_waits_for_the_other_side_and_lapses_like_all_that_is_proposed) {
  Script script = three_plies();
  script.feed(corrected(W, "Nh3")).enter(B, "b8c6");
  BOOST_TEST(joined(script.log_of({"say"})).find("no longer meant, moved") != std::string::npos);
  script.feed(CorrectionAgreed{B});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 b8c6 ");
  script.feed(corrected(B, "Na6")).feed(DrawAnswered{W, false});
  BOOST_TEST(script.log_of({"say"}).back() == "say table no longer meant, declined");
  script.feed(corrected(B, "Na6")).feed(Resumed{});
  BOOST_TEST(script.log_of({"say"}).back() == "say table repeat meant b a6 for c6");
  script.feed(CorrectionAgreed{W});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 b8a6 ");
}

BOOST_AUTO_TEST_CASE(the_arbiters_word_confirms_a_correction_too) {
  TableSetup setup;
  setup.arbiter_word = "$y$j9T$...";
  Script script{setup};
  script.enter(W, "e2e4").enter(B, "e7e5").feed(corrected(B, "e6"));
  BOOST_TEST(script.state().awaits_arbiter());
  script.feed(ArbiterAgreed{});
  BOOST_TEST(moves_of(script) == "e2e4 e7e6 ");
}

// 4.3: what he touches he moves; so he has gone on.
BOOST_AUTO_TEST_CASE(a_slip_stands_once_the_other_side_has_touched_a_piece_to_move_it) {
  TableSetup setup;
  setup.has_clock = true;
  setup.black_board = BoardKind::pieces;
  Script script{setup};
  script.enter(W, "e2e4").press().hands(B, "-e2 +e4P").wait(3000);
  script.feed(corrected(W, "e3")).feed(DrawAnswered{B, false});
  BOOST_TEST(script.log_of({"say"}).back() == "say table no longer meant, declined");
  script.lift(B, "e7").wait(1000).feed(corrected(W, "e3"));
  BOOST_TEST(script.log_of({"say"}).back() == "say white nothing to correct");
}

BOOST_AUTO_TEST_SUITE_END()
