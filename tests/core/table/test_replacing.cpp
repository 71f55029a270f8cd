// SPDX-License-Identifier: GPL-3.0-or-later
// One old ply is replaced by the arbiter's word; what was played after it stands and nothing is typed again.
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(replacing)

namespace {

Input replaced(std::size_t ply, std::string const& text) {
  return ReplaceProposed{W, ply, stated(text), text};
}

Script five_plies(TableSetup const& setup = {}) {
  Script script = three_plies(setup);
  script.enter(B, "b8c6").enter(W, "f1c4");
  return script;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_was_played_after_it_stands) {
  Script script = five_plies();
  script.feed(replaced(3, "Nh3"));
  BOOST_TEST(script.log_of({"say"}).back() == "say table replace w 2 h3 for f3");
  script.feed(RestoreAgreed{W});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 b8c6 f1c4 ");
  script.feed(RestoreAgreed{B});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1h3 b8c6 f1c4 ");
  BOOST_TEST(script.log_of({"say"}).back() == "say table replaced w 2 h3 for f3");
  BOOST_TEST(joined(script.log_of({"back", "done"})).find("back w 3 g1f3 Nf3\ndone w 3 g1h3 Nh3\n") !=
             std::string::npos);
  BOOST_TEST(joined(script.log_of({"restored"})) ==
             "restored 5 r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/7N/PPPP1PPP/RNBQK2R b KQkq - 3 3\n");
  script.enter(B, "g8f6");
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1h3 b8c6 f1c4 g8f6 ");
}

BOOST_AUTO_TEST_CASE(where_a_word_was_agreed_it_alone_confirms) {
  TableSetup setup;
  setup.arbiter_word = "$y$j9T$...";
  Script script = five_plies(setup);
  script.feed(replaced(4, "Nf6")).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST(script.log_of({"say"}).back() == "say black word needed");
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 b8c6 f1c4 ");
  script.feed(ArbiterAgreed{});
  BOOST_TEST(script.log_of({"say"}).back() == "say table replaced b 2 f6 for c6");
}

BOOST_AUTO_TEST_CASE(a_move_behind_which_the_later_ones_cannot_stand_is_refused) {
  Script script = five_plies();
  script.feed(replaced(1, "d4")).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});  // then no bishop comes to c4
  script.feed(replaced(1, "e4"));
  BOOST_TEST(script.log_of({"say"}).back() == "say white nothing to correct");
  script.feed(replaced(1, "Nd5")).feed(replaced(6, "d6")).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST(moves_of(script) == "e2e4 e7e5 g1f3 b8c6 f1c4 ");
  BOOST_TEST(script.log_of({"back"}).empty());
}

BOOST_AUTO_TEST_CASE(a_move_of_either_kind_is_replaced_alike) {
  for (char const* const move : {"Ke2", "Qh5"}) {  // then Nf6 answers a check, or none
    Script script{TableSetup{}};
    script.enter(W, "e2e4").enter(B, "f7f5").enter(W, "g1f3").enter(B, "g8f6");
    script.feed(replaced(3, move)).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
    BOOST_TEST(script.log_of({"say"}).back().starts_with("say table replaced w 2"));
  }
}

BOOST_AUTO_TEST_CASE(boards_wait_until_they_show_it) {
  Script script{pair_with_clock()};
  script.wait(1000);
  open_with_e4(script);
  script.play(B, "e7e5").press().hands(W, "-e7 +e5p").wait(3000);
  script.feed(replaced(2, "e6")).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
  BOOST_TEST(moves_of(script) == "e2e4 e7e6 ");
  script.hands(W, "-e5 +e6p").hands(B, "-e5 +e6p").wait(3000).lever(W);
  BOOST_TEST(script.log_of({"differs"}).empty());
  script.play(W, "d2d4").press();
  BOOST_TEST(moves_of(script) == "e2e4 e7e6 d2d4 ");
}

BOOST_AUTO_TEST_CASE(what_an_assistant_has_done_is_not_asked_of_him_again) {
  Script script{blind_with_assistant()};
  script.enter(W, "e2e4");
  for (int duty = 0; duty < 4; ++duty)
    script.wait(3000).feed(DutyDone{W});  // made, announced, pressed, written
  script.enter(B, "e7e5");
  for (int duty = 0; duty < 3; ++duty) script.wait(3000).feed(DutyDone{W});
  BOOST_TEST(script.log_of({"say wa"}).back() == "say wa no duty");
  auto const told = script.log_of({"say wa"}).size();
  script.feed(replaced(1, "e3")).feed(RestoreAgreed{W}).feed(RestoreAgreed{B}).wait(3000);
  BOOST_TEST(moves_of(script) == "e2e3 e7e5 ");
  BOOST_TEST(script.log_of({"say wa"}).size() == told);
  BOOST_TEST(!script.state().duty(W).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
