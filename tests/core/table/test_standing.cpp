// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands, on one key: what is wrong comes first, then what is asked, then who is awaited; to who
// asked, and to whoever acts for him.
#include "tests/core/table/after_e4.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(standing)

namespace {

/// What is said of it.
std::string said(Script& script, Input const& input) {
  auto const before = script.log().size();
  script.feed(input);
  std::string text;
  for (std::size_t i = before; i < script.log().size(); ++i)
    if (script.log()[i].starts_with("say ")) text += script.log()[i] + "\n";
  return text;
}

std::string answer(Script& script, Color by = W) {
  return said(script, Requested{by, Request::where, std::nullopt});
}

}  // namespace

BOOST_AUTO_TEST_CASE(who_is_awaited_is_all_where_nothing_is_wrong) {
  AfterE4 table;
  BOOST_TEST(answer(table.script) == "say white standing; awaited b\n");
  table.script.enter(B, "e7e5").press();
  BOOST_TEST(answer(table.script, B) == "say black standing; awaited w\n");
}

BOOST_AUTO_TEST_CASE(a_lost_disk_is_told_first_and_an_offer_before_who_is_awaited) {
  Script script{pair_with_clock()};
  script.feed(DrawOffered{W}).feed(DeviceWasLost{Device::clock, "unplugged"});
  script.feed(DeviceWasLost{Device::disk, "full"});
  auto const disk = std::to_string(static_cast<int>(Device::disk));
  auto const clock = std::to_string(static_cast<int>(Device::clock));
  BOOST_TEST(answer(script) ==
             "say white standing; lost " + disk + "; lost " + clock + "; draw offer w; awaited w\n");
  script.feed(DeviceWasFound{Device::disk}).feed(DeviceWasFound{Device::clock});
  BOOST_TEST(answer(script) == "say white standing; draw offer w; awaited w\n");
}

BOOST_AUTO_TEST_CASE(an_adjourned_game_waits_for_nobody) {
  AfterE4 table;
  table.script.feed(AdjournmentEntered{B, std::nullopt});
  BOOST_TEST(answer(table.script) == "say white standing; adjourned b 1\n");
  table.script.feed(PlayContinued{});
  BOOST_TEST(answer(table.script) == "say white standing; awaited b\n");
}

BOOST_AUTO_TEST_CASE(the_end_is_all_behind_it) {
  AfterE4 table;
  table.script.feed(ResultEntered{GameResult::draw});
  BOOST_TEST(answer(table.script).find("awaited") == std::string::npos);
  BOOST_TEST(answer(table.script).find("over") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(who_has_resigned_hears_no_result_behind_the_end) {
  auto setup = typed_with_clock();
  setup.announcer = Announcer::tactus;
  Script script{setup};
  script.feed(ResignationEntered{B}).feed(ResignationEntered{B});
  BOOST_TEST(answer(script) == "say white standing; has resigned b\n");
  BOOST_TEST(said(script, Requested{B, Request::announce, std::nullopt}) == "say black has resigned b\n");
  BOOST_TEST(said(script, Resumed{}).find("has resigned b") != std::string::npos);
  BOOST_TEST(joined(script.log_of({"say"})).find("over") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(fallen_pieces_that_stand_again_are_left_out) {
  Script script{pair_with_clock()};
  open_with_e4(script).lift(W, "g1").lift(W, "g2").lift(W, "h2").wait(2500);
  BOOST_TEST(answer(script) == "say white standing; put back g1 g2 h2; awaited b\n");
  script.hands(W, "+h2P +g1N ").wait(3000);
  BOOST_TEST(answer(script) == "say white standing; put back g2; awaited b\n");
}

BOOST_AUTO_TEST_CASE(what_the_keyboard_asks_him_alone_is_told_to_him_alone) {
  AfterE4 table;
  table.script.feed(ResignationEntered{B});
  BOOST_TEST(answer(table.script, W) == "say white standing; awaited b\n");
  auto const his = answer(table.script, B);
  BOOST_TEST(his.find("say black standing; ") == 0U);
  BOOST_TEST(his.find("; awaited b\n") != std::string::npos);
  BOOST_TEST(his != "say black standing; awaited b\n");
}

BOOST_AUTO_TEST_CASE(an_assistant_hears_it_and_never_that_there_is_nothing_to_do_while_something_is_wrong) {
  Script script{blind_with_assistant()};
  BOOST_TEST(answer(script).find("say wa standing; awaited w\n") != std::string::npos);
  script.enter(W, "e2e4").enter(B, "e7e5");
  for (unsigned i = 0; i < 12; ++i) script.wait(3000).feed(DutyDone{W});
  BOOST_TEST(said(script, DutyAsked{W}) == "say wa no duty\n");
  script.feed(DeviceWasLost{Device::disk, "full"});
  BOOST_TEST(said(script, DutyAsked{W}).starts_with("say wa standing; lost "));
}

BOOST_AUTO_TEST_SUITE_END()
