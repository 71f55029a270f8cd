// SPDX-License-Identifier: GPL-3.0-or-later
// Which duties the Laws leave to whose assistant (D.2.10, D.2.11), and how two assistants share them.
#include "core/table/table_setup.hpp"
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(duties)

namespace {

std::string names(std::vector<DutyKind> const& kinds) {
  std::string const each[] = {"make", "announce", "clock", "write", "tell"};
  std::string text;
  for (DutyKind const kind : kinds) text += (text.empty() ? "" : " ") + each[static_cast<unsigned>(kind)];
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_visually_disabled_player_s_assistant_has_all_duties) {
  auto const setup = blind_with_assistant();
  BOOST_TEST((duties_allowed(setup, W) == DutySet::all()));
  BOOST_TEST(names(duties_with_move(setup, W, W)) == "make announce clock write");
  BOOST_TEST(names(duties_with_move(setup, W, B)) == "announce make write");
}

BOOST_AUTO_TEST_CASE(a_sighted_player_s_assistant_only_makes_and_announces_moves) {
  auto setup = blind_with_assistant();
  setup.white.guided = {};
  setup.black.guided = DutySet::all();
  BOOST_TEST((duties_allowed(setup, B) == DutySet{DutyKind::make_move, DutyKind::announce_move}));
  BOOST_TEST(names(duties_with_move(setup, B, B)) == "make announce");
  BOOST_TEST(names(duties_with_move(setup, B, W)) == "announce make");
}

BOOST_AUTO_TEST_CASE(a_sighted_player_has_none_where_his_opponent_has_one_or_sees) {
  auto setup = blind_with_assistant();
  setup.black.guided = DutySet::all();
  BOOST_TEST(duties_allowed(setup, B).is_empty());
  setup.white.guided = {};
  setup.white.assistant = "Oğuz";
  BOOST_TEST(duties_allowed(setup, B).is_empty());
  setup.white = {};
  BOOST_TEST(duties_allowed(setup, B).is_empty());
  BOOST_TEST(names(duties_with_move(setup, B, B)) == "");
}

BOOST_AUTO_TEST_CASE(of_a_blind_and_a_sighted_player_one_has_an_assistant_unless_the_arbiter_allows_both) {
  auto setup = blind_with_assistant();
  setup.black.assistant = "Kim";
  BOOST_TEST(has_one_assistant_too_many(setup));
  setup.black.is_blind = true;
  BOOST_TEST(!has_one_assistant_too_many(setup));
  setup.black.is_blind = false;
  setup.permissions.assistants = true;
  BOOST_TEST(!has_one_assistant_too_many(setup));
  BOOST_TEST((duties_allowed(setup, B) == DutySet{DutyKind::make_move, DutyKind::announce_move}));
}

BOOST_AUTO_TEST_CASE(an_assistant_may_have_some_duties_only) {
  auto setup = blind_with_assistant();
  setup.white.guided = {DutyKind::write_move, DutyKind::announce_move};
  BOOST_TEST(names(duties_with_move(setup, W, W)) == "announce write");
  BOOST_TEST(names(duties_with_move(setup, W, B)) == "announce write");
}

BOOST_AUTO_TEST_CASE(of_two_assistants_each_serves_the_board_and_the_voice_of_his_own_player) {
  auto setup = blind_with_assistant();
  setup.black = setup.white;
  for (Color const player : {W, B}) {
    BOOST_TEST(names(duties_with_move(setup, player, player)) == "announce clock write");
    BOOST_TEST(names(duties_with_move(setup, player, opposite(player))) == "make write");
  }
}

BOOST_AUTO_TEST_CASE(what_tactus_announces_is_announced_once_but_for_a_deaf_opponent) {
  auto setup = blind_with_assistant();
  setup.announcer = Announcer::tactus;
  BOOST_TEST(names(duties_with_move(setup, W, W)) == "make clock write");
  BOOST_TEST(names(duties_with_move(setup, W, B)) == "make write");
  setup.black.is_deaf = true;
  BOOST_TEST(names(duties_with_move(setup, W, W)) == "make announce clock write");
  BOOST_TEST(names(duties_with_move(setup, W, B)) == "make write");
}

BOOST_AUTO_TEST_CASE(each_duty_has_its_article_in_the_edition_of_the_game) {
  auto setup = blind_with_assistant();
  auto const articles = [&](Color player) {
    std::string text;
    for (DutyKind const kind : all_duty_kinds) text += article_of(kind, setup, player) + "; ";
    return text;
  };
  BOOST_TEST(articles(W) == "D.2.10.1; D.2.10.2; D.2.10.3; D.2.10.3; D.2.10.4; D.2.10.6; D.2.10.6; ");
  BOOST_TEST(article_of(DutyKind::announce_move, setup, B) == "D.2.11, D.2.10.2");
  setup.regime.rules = RuleSet::fide_2014;
  BOOST_TEST(articles(W) == "D.2.9.a; D.2.9.b; D.2.9.c; D.2.9.c; D.2.9.d; D.2.9.f; D.2.9.f; ");
  BOOST_TEST(article_of(DutyKind::announce_move, setup, B) == "D.2.10");
}

BOOST_AUTO_TEST_SUITE_END()
