// SPDX-License-Identifier: GPL-3.0-or-later
// What the lamps of a board show, and to whom.
#include "core/table/table_state.hpp"
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(lamps)

namespace {

std::string lit(Script const& script, Color board) {
  std::string text;
  for (chess::Square const square : squares_to_light(script.state(), board)) text += square.name() + " ";
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_move_is_lit_from_its_announcement_until_the_reply) {
  Script script{pair_with_clock()};
  BOOST_TEST(lit(script, B) == "");
  script.play(W, "e2e4");
  BOOST_TEST(lit(script, B) == "");  // not announced yet
  script.request(W, Request::announce);
  BOOST_TEST(lit(script, B) == "e2 e4 ");
  script.press().hands(B, "-e2 +e4P").wait(1000);
  BOOST_TEST(lit(script, B) == "e2 e4 ");  // the same whether his copy is right or not
  script.play(B, "e7e5").press();
  BOOST_TEST(lit(script, B) == "");
}

BOOST_AUTO_TEST_CASE(a_wrong_copy_is_lit_like_a_right_one) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +e3P").wait(5000);
  BOOST_TEST(lit(script, B) == "e2 e4 ");
}

BOOST_AUTO_TEST_CASE(a_blind_players_board_stays_dark) {
  Script script{pair_with_clock()};
  open_with_e4(script).play(B, "e7e5").press();
  BOOST_TEST(script.state().line().plies() == 2U);
  BOOST_TEST(lit(script, W) == "");
}

BOOST_AUTO_TEST_CASE(where_a_person_announces_the_completed_move_is_lit) {
  Script script{TableSetup{}};
  script.enter(W, "g1f3");
  BOOST_TEST(lit(script, B) == "g1 f3 ");
  BOOST_TEST(lit(script, W) == "");
}

BOOST_AUTO_TEST_CASE(where_the_table_of_disclosure_is_shut_nothing_is_lit) {
  Script script{TableSetup{}};
  script.enter(W, "g1f3");
  Disclosures shut = disclosures;
  shut[static_cast<std::size_t>(Information::move_made)].to_player = Disclosed::never;
  BOOST_TEST(squares_to_light(script.state(), B, shut).empty());
}

BOOST_AUTO_TEST_SUITE_END()
