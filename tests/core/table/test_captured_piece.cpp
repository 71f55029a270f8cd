// SPDX-License-Identifier: GPL-3.0-or-later
// D.2.3.1: the captured piece is taken off the board. Where a board that tells whatever hands do never told
// so, nothing is announced aloud, the press completes the move, and the arbiter is told once.
#include "tests/core/table/tables.hpp"

#include <optional>
#include <string>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

namespace {

constexpr char const* before_capture = "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1";
constexpr Millis of_a_quick_make{100}, of_a_slow_make{250};

/// White is blind and takes on d5; his board is of a make that sees what is out for so long.
GameStarted capturing(BoardKind board, std::optional<Millis> shortest_seen, Announcer announcer) {
  auto setup = pair_with_clock();
  setup.white_board = board;
  setup.announcer = announcer;
  return {from(before_capture, setup), shortest_seen, {}};
}

std::string told_of_capture(Script const& script) {
  return joined(script.log_of({"say table 1", "irregular", "done"}));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(captured_pieces)

BOOST_AUTO_TEST_CASE(while_it_may_be_in_the_hand_nothing_is_announced_aloud) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script{capturing(kind, of_a_quick_make, Announcer::tactus)};
    script.hands(W, "-e4").wait(3000).request(W, Request::announce).wait(5000);
    BOOST_TEST(joined(script.log_of({"say"})) == "say white no move to announce\n");
    script.hands(W, "-d5 +d5P").request(W, Request::announce).wait(2000).press().wait(2000);
    BOOST_TEST(told_of_capture(script) == "say table 1 e4d5\ndone w 1 e4d5 exd5\n");
  }
}

BOOST_AUTO_TEST_CASE(the_press_completes_what_was_named_and_the_arbiter_is_told_once) {
  Script script{capturing(BoardKind::occupancy, of_a_quick_make, Announcer::person)};
  script.hands(W, "-e4").wait(1000).enter(W, "e4d5").wait(1000).press().wait(10'000);
  BOOST_TEST(told_of_capture(script) == "irregular w 1 capture not seen\ndone w 1 e4d5 exd5\n");
  script.hands(B, "-d5 -e4 +d5P").wait(5000).play(B, "e8e7").press().wait(3000);
  BOOST_TEST(script.log_of({"irregular"}).size() == 1U);
  BOOST_TEST(script.state().line().plies() == 2U);
}

// Copied and captured in one go: that the captured piece left is not seen apart from its arrival.
BOOST_AUTO_TEST_CASE(who_copied_and_captured_in_one_go_is_told_to_nobody) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    auto setup = pair_with_clock();
    setup.announcer = Announcer::person;
    setup.white_board = BoardKind::keyboard;
    setup.black_board = kind;
    Script script{GameStarted{from("4k3/8/3p4/8/8/5N2/8/4K3 w - - 0 1", setup), {}, of_a_quick_make}};
    script.hands(B, "-f3 +e5N -e5 -d6 +e5p").wait(500).enter(W, "f3e5").press().wait(1500).press();
    script.wait(5000);
    BOOST_TEST(script.log_of({"done"}).back() == "done b 2 d6e5 dxe5");
    BOOST_TEST(joined(script.log_of({"irregular b 2 capture"})) == "");
  }
}

BOOST_AUTO_TEST_CASE(what_the_copy_shows_is_completed_and_told_alike) {
  Script script{capturing(BoardKind::occupancy, of_a_quick_make, Announcer::person)};
  script.hands(W, "-e4").wait(1000).press().wait(1000).hands(B, "-d5 -e4 +d5P").wait(5000);
  BOOST_TEST(told_of_capture(script) == "irregular w 1 capture not seen\ndone w 1 e4d5 exd5\n");
}

/// Whether a slow make saw it or not nobody knows.
BOOST_AUTO_TEST_CASE(of_a_make_that_may_miss_quick_hands_nothing_is_told) {
  for (auto const shortest : {std::optional(of_a_slow_make), std::optional<Millis>()}) {
    Script script{capturing(BoardKind::occupancy, shortest, Announcer::person)};
    script.hands(W, "-e4").wait(1000).enter(W, "e4d5").wait(1000).press().wait(10'000);
    BOOST_TEST(told_of_capture(script) == "done w 1 e4d5 exd5\n");
  }
}

int const exchanges[] = {110, 200, 600};

BOOST_DATA_TEST_CASE(quick_hands_wait_no_longer_than_slow_ones,
                     data::make(exchanges) * data::make({true, false}), ms, knows_pieces) {
  auto const kind = knows_pieces ? BoardKind::pieces : BoardKind::occupancy;
  Script script{capturing(kind, of_a_quick_make, Announcer::tactus)};
  script.hands(W, "-e4").lift(W, "d5").wait(ms).place(W, "d5", 'P');
  script.wait(800).request(W, Request::announce).wait(300).press().wait(1000);
  BOOST_TEST(told_of_capture(script) == "say table 1 e4d5\ndone w 1 e4d5 exd5\n");
}

BOOST_AUTO_TEST_CASE(a_board_that_still_names_the_captured_piece_shows_no_move_whatever_was_typed) {
  Script script{capturing(BoardKind::pieces, of_a_slow_make, Announcer::person)};
  script.hands(W, "-e4").wait(3000).enter(W, "e4d5").wait(1000);
  BOOST_TEST(joined(script.log_of({"made"})) == "");
  script.press().wait(10'000);
  BOOST_TEST(told_of_capture(script) == "irregular w 1 capture not seen\n");
  script.hands(W, "-d5 +d5P").wait(3000);  // he takes it off now
  BOOST_TEST(told_of_capture(script) == "irregular w 1 capture not seen\ndone w 1 e4d5 exd5\n");
}

/// Its sensor may be bad: what is typed after the press is the move.
BOOST_AUTO_TEST_CASE(who_types_it_again_after_that_press_is_believed) {
  Script script{capturing(BoardKind::pieces, of_a_slow_make, Announcer::person)};
  script.hands(W, "-e4").wait(3000).enter(W, "e4d5").press().wait(5000).enter(W, "e4d5").wait(1000);
  BOOST_TEST(told_of_capture(script) == "irregular w 1 capture not seen\ndone w 1 e4d5 exd5\n");
}

namespace {

/// The white board is out of sight for a while and then answers as a board of this make.
std::string told_after_a_cut(std::optional<Millis> before, std::optional<Millis> after) {
  Script script{capturing(BoardKind::occupancy, before, Announcer::person)};
  script.mute(W, true).wait(3000).feed(DeviceWasFound{Device::white_board, after});
  script.mute(W, false).report_all(W).report_all(W).wait(2000);
  script.hands(W, "-e4").wait(1000).enter(W, "e4d5").wait(1000).press().wait(10'000);
  return told_of_capture(script);
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_same_make_is_judged_again_when_its_cable_is_back) {
  BOOST_TEST(told_after_a_cut(of_a_quick_make, of_a_quick_make) ==
             "irregular w 1 capture not seen\ndone w 1 e4d5 exd5\n");
}

BOOST_AUTO_TEST_CASE(another_make_has_its_own_figure) {
  BOOST_TEST(told_after_a_cut(of_a_quick_make, of_a_slow_make) == "done w 1 e4d5 exd5\n");
  BOOST_TEST(told_after_a_cut(of_a_quick_make, std::nullopt) == "done w 1 e4d5 exd5\n");
  BOOST_TEST(told_after_a_cut(of_a_slow_make, of_a_quick_make) ==
             "irregular w 1 capture not seen\ndone w 1 e4d5 exd5\n");
}

/// As after a restart: no cable came off, and nothing is told at the table.
BOOST_AUTO_TEST_CASE(another_make_that_was_never_away_has_its_own_figure) {
  Script script{capturing(BoardKind::occupancy, of_a_quick_make, Announcer::person)};
  script.feed(DeviceWasFound{Device::white_board, of_a_slow_make}).wait(1000);
  script.hands(W, "-e4").wait(1000).enter(W, "e4d5").wait(1000).press().wait(10'000);
  BOOST_TEST(joined(script.log_of({"say table", "irregular", "done"})) == "done w 1 e4d5 exd5\n");
}

/// At the other port it is still the same board.
BOOST_AUTO_TEST_CASE(each_board_keeps_its_own_figure) {
  auto setup = pair_with_clock();
  setup.white_board = setup.black_board = BoardKind::occupancy;
  Script script{GameStarted{setup, {}, of_a_slow_make}};
  BOOST_TEST(!script.state().shortest_seen(W).has_value());
  BOOST_TEST((script.state().shortest_seen(B) == of_a_slow_make));
}

BOOST_AUTO_TEST_SUITE_END()
