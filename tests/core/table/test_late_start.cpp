// SPDX-License-Identifier: GPL-3.0-or-later
// A clock that was started, or pressed, before the program first read it.
#include "core/clock/time_control.hpp"
#include "tests/core/table/wrong_equipment.hpp"

#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::table {

BOOST_AUTO_TEST_SUITE(late_start)

namespace {

/// What the clock showed when the program found it: the first move was made and pressed already.
struct LateStart {
  char const* what;
  bool is_clock_first;           // it tells before the boards do
  bool has_forgotten_own_board;  // White pressed, and moves on his own board only now
  bool is_copied;                // on Black's board, before the start
  Millis white, black;           // left
};
std::ostream& operator<<(std::ostream& out, LateStart const& row) { return out << row.what; }
constexpr Millis of_90(long used) { return Millis{5'400'000 - used}; }
LateStart const late_starts[] = {
    {"clock first", true, false, false, of_90(65'000), of_90(2000)},
    {"boards first", false, false, false, of_90(65'000), of_90(2000)},
    {"clock first, copied", true, false, true, of_90(65'000), of_90(2000)},
    {"clock first, Black thought longer", true, false, true, of_90(1000), of_90(60'000)},
    {"boards first, Black thought longer", false, false, true, of_90(1000), of_90(60'000)},
    {"moved after the press", true, true, false, of_90(65'000), of_90(2000)},
    {"moved after the press, Black thought longer", true, true, false, of_90(1000), of_90(60'000)},
    {"moved after the press, time added", false, true, false, of_90(-26'000), of_90(2000)}};

clock::Reading running(Color to_move, Millis white, Millis black) {
  clock::Reading reading;
  reading.white = white;
  reading.black = black;
  reading.to_move = to_move;
  reading.is_running = true;
  return reading;
}

void make_unseen(Script& script, Color board, char const* from, char const* to) {
  auto const pawn = *script.standing(board).at(*chess::Square::parse(from));
  script.standing(board).clear(*chess::Square::parse(from));
  script.standing(board).put(*chess::Square::parse(to), pawn);
}

}  // namespace

BOOST_DATA_TEST_CASE(a_program_that_starts_after_the_first_press_exchanges_no_sides,
                     boost::unit_test::data::make(late_starts), row) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces})
    for (bool const is_control_known : {false, true}) {
      auto setup = two_boards(kind, BoardKind::pieces);
      if (is_control_known) setup.time_control = *clock::read_time_control("90m+30s");
      Script script{setup, tournament_profile, false, 0};
      if (!row.has_forgotten_own_board) make_unseen(script, W, "e2", "e4");
      if (row.is_copied) make_unseen(script, B, "e2", "e4");
      if (!row.is_clock_first) script.wait(2000);
      script.feed(ClockSeen{running(B, row.white, row.black)}).wait(3000);
      if (row.has_forgotten_own_board) script.hands(W, "-e2 +e4P").wait(3000);
      if (!row.is_copied) script.hands(B, "-e2 +e4P").wait(2000);
      script.hands(B, "-e7 +e5p").wait(1000);
      script.feed(ClockSeen{running(W, row.white, row.black - Millis{9000})}).wait(1500);
      script.hands(W, "-e7 +e5p").wait(2500);
      BOOST_TEST(script.state().line().plies() == 2U);
      script.hands(W, "-g1 +f3N").wait(1000);
      script.feed(ClockSeen{running(B, row.white - Millis{7000}, row.black - Millis{9000})}).wait(1500);
      script.hands(B, "-g1 +f3N").wait(2500);
      BOOST_TEST(script.state().line().plies() == 3U);
      BOOST_TEST(lines(script, {"explained 2", "irregular", "differs"}) == "");
      BOOST_TEST((script.state().last_reading()->white == row.white - Millis{7000}));
    }
}

BOOST_AUTO_TEST_CASE(a_clock_the_wrong_way_round_is_found_though_it_tells_before_the_boards_do) {
  for (bool const is_control_known : {false, true}) {
    auto setup = two_boards(BoardKind::occupancy, BoardKind::pieces);
    if (is_control_known) setup.time_control = *clock::read_time_control("90m+30s");
    Script script{setup, tournament_profile, false, 0};
    script.feed(ClockSeen{running(B, of_90(0), of_90(2000))}).wait(3000);
    Color runs = W;
    for (Ply const& ply : ruy_lopez) {
      script.play(ply.by, ply.uci).feed(ClockSeen{running(runs, of_90(20'000), of_90(20'000))}).wait(1500);
      script.hands(other(ply.by), ply.steps).wait(2500);
      runs = other(runs);
    }
    BOOST_TEST(script.state().line().plies() == 8U);
    BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "explained 2\n");
  }
}

BOOST_AUTO_TEST_CASE(who_asks_for_the_times_of_a_clock_that_stands_the_wrong_way_round_hears_his_own_first) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::pieces), tournament_profile, false};
  script.feed(ClockSeen{running(B, of_90(0), of_90(2000))}).wait(3000).play(W, "e2e4");
  auto const now = running(W, of_90(1000), of_90(30'000));
  script.feed(ClockSeen{now}).wait(1000);
  for (auto const& reading : {std::optional{now}, std::optional<clock::Reading>{}})
    script.feed(Requested{W, Request::times, reading});
  BOOST_TEST(lines(script, {"say white times"}) ==
             "say white times 5370000 5399000\nsay white times 5370000 5399000\n");
}

namespace {

/// Black's board is out of sight while he makes the first reply of a game that began before the program: his
/// press looks like White's, on a clock that stands the wrong way round.
void begin_unseen(Script& script) {
  script.wait(2000).feed(ClockSeen{running(B, of_90(0), of_90(1000))}).wait(1000);
  script.play(W, "e2e4").mute(B, true).hands(B, "-e2 +e4P -e7 +e5p").wait(2000);
  script.feed(ClockSeen{running(W, of_90(0), of_90(9000))}).wait(1000).mute(B, false).wait(2000);
  script.hands(W, "-e7 +e5p").wait(2500);
}

}  // namespace

BOOST_AUTO_TEST_CASE(sides_that_were_taken_for_exchanged_are_put_right_and_told_to_who_was_told_the_time) {
  Script script{two_boards(BoardKind::pieces, BoardKind::pieces), tournament_profile, false, 0};
  begin_unseen(script);
  BOOST_TEST(lines(script, {"explained"}) == "explained 2\n");
  script.request(W, Request::times);
  BOOST_TEST(lines(script, {"say white times"}) == "say white times 5391000 5400000\n");
  Color runs = B;
  for (std::size_t i = 2; i < std::size(ruy_lopez); ++i) {
    auto const& ply = ruy_lopez[i];
    Millis const used{1000 * static_cast<long>(i)};
    script.hands(ply.by, ply.steps).wait(1500);
    script.feed(ClockSeen{running(runs, Millis{5'300'000} - used, Millis{5'100'000} - used)}).wait(1500);
    script.hands(other(ply.by), ply.steps).wait(2500);
    runs = other(runs);
    if (i == 3) BOOST_TEST(lines(script, {"explained"}) == "explained 2\n");  // two presses may be a slip
  }
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular"}) == "explained 2\nexplained 9\n");
  auto const& done = script.state().completed();
  BOOST_TEST((done[0].reading->white == of_90(0)));
  BOOST_TEST((done[1].reading->black == of_90(9000)));
  for (std::size_t i = 2; i < done.size(); ++i)
    BOOST_TEST((done[i].reading->white == Millis{5'300'000 - 1000 * static_cast<long>(i)}));
  BOOST_TEST(script.log_of({"say white repeat times 52"}).size() == 1U);
  BOOST_TEST(lines(script, {"say black repeat times"}) == "");
}

namespace {

/// Nobody started it: White's first press does, on the side that counts as Black's. White uses 100 s for each
/// move, Black 200 s.
struct StartedByPress {
  Script script{two_boards(BoardKind::pieces, BoardKind::occupancy), tournament_profile, false};
  std::size_t plies = 0;

  static Millis left(Color of, std::size_t plies) {
    auto const own = static_cast<long>(of == W ? (plies + 1) / 2 : plies / 2);
    return of_90(own * (of == W ? 100'000 : 200'000));
  }
  void play() {
    Ply const& ply = ruy_lopez[plies++];
    script.hands(ply.by, ply.steps).wait(1500);
    script.feed(ClockSeen{running(ply.by, left(B, plies), left(W, plies))}).wait(1500);
    script.hands(other(ply.by), ply.steps).wait(2500);
  }
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_clock_the_wrong_way_round_that_the_first_press_starts_is_found_within_four_plies) {
  StartedByPress table;
  auto& script = table.script;
  script.feed(ClockSeen{clock::Reading{.white = of_90(0), .black = of_90(0), .to_move = {}}}).wait(2000);
  table.play();
  table.play();
  script.request(W, Request::times).request(B, Request::times);
  table.play();
  BOOST_TEST(lines(script, {"explained"}) == "");
  table.play();
  BOOST_TEST(lines(script, {"explained"}) == "explained 2\n");
  BOOST_TEST(script.state().line().plies() == 4U);
  BOOST_TEST(lines(script, {"say white times", "say white repeat times", "say black times",
                            "say black repeat times"}) ==
             "say white times 5200000 5300000\nsay black times 5300000 5200000\n"
             "say white repeat times 5200000 5000000\nsay black repeat times 5000000 5200000\n");
  while (table.plies < std::size(ruy_lopez)) table.play();
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "explained 2\n");
  for (std::size_t i = 0; i < 8; ++i) {
    auto const& done = script.state().completed()[i];
    Color const by = i % 2 == 0 ? W : B;
    BOOST_TEST((done.reading->of(by) == StartedByPress::left(by, i + 1)));
  }
}

BOOST_AUTO_TEST_CASE(who_moves_before_the_clock_is_started_exchanges_no_sides) {
  Script script{two_boards(BoardKind::pieces, BoardKind::occupancy), tournament_profile, false};
  Color runs = W;
  for (Ply const& ply : ruy_lopez) {
    script.play(ply.by, ply.uci);
    if (script.state().line().plies() == 0) script.show_clock(W, true).wait(2000);  // by the arbiter
    runs = other(runs);
    script.show_clock(runs, true).wait(1500).hands(other(ply.by), ply.steps).wait(2500);
  }
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
