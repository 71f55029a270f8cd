// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter is told (users' needs, section 3): a test for each cell of his column. The players' column
// is tests/core/table/test_disclosure.cpp; that his program holds no analysis is tests/house.
#include "core/table/disclosure.hpp"
#include "src/arbiter/watch/watch_lines.hpp"
#include "tests/core/table/tables.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(disclosure_to_the_arbiter)

namespace {

using Lines = std::vector<std::string>;

/// All that the arbiter's watch says of this table, without the set-up.
Lines watched(Script const& script) {
  program::WatchLines watch;
  Lines lines;
  bool is_set_up = false;
  for (StampedEvent const& event : script.events()) {
    for (std::string const& each : watch.take(event))
      if (is_set_up) lines.push_back(each);
    auto const* const input = std::get_if<Input>(&event.event);
    is_set_up = is_set_up || (input != nullptr && std::holds_alternative<GameStarted>(*input));
  }
  return lines;
}

bool says(Lines const& lines, std::string_view line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

#define CHECK_SAYS(script, line) BOOST_TEST(says(watched(script), line), joined(watched(script)))

clock::Reading shown(Color to_move, Millis white, Millis black) {
  clock::Reading reading;
  reading.white = white;
  reading.black = black;
  reading.to_move = to_move;
  reading.is_running = true;
  return reading;
}

using std::chrono::minutes;

}  // namespace

BOOST_AUTO_TEST_CASE(every_row_but_analysis_is_his_without_asking) {
  for (Disclosure const& row : disclosures) {
    bool const is_at_once = row.to_arbiter == Disclosed::unasked;
    bool const is_after_completion =
        row.information == Information::illegal_before_press && row.to_arbiter == Disclosed::after_completion;
    bool const is_analysis = row.information == Information::analysis && row.to_arbiter == Disclosed::never;
    BOOST_TEST((is_at_once || is_after_completion || is_analysis));
  }
}

BOOST_AUTO_TEST_CASE(proceedings) {
  Script script{pair_with_clock()};
  script.feed(DeviceWasLost{Device::clock, "unplugged"}).feed(DrawOffered{W});
  CHECK_SAYS(script, "lost: clock: unplugged");
  CHECK_SAYS(script, "told: Draw offered by White.");
}

BOOST_AUTO_TEST_CASE(a_move_with_its_number_and_the_time_left) {
  Script script{pair_with_clock()};
  script.feed(ClockSeen{shown(W, minutes{90}, minutes{90})}).play(W, "e2e4").request(W, Request::announce);
  script.feed(ClockSeen{shown(B, minutes{89}, minutes{90})});
  CHECK_SAYS(script, "1. e4: Eva vier, 1:29:00");
}

BOOST_AUTO_TEST_CASE(what_a_player_asked_for_and_was_told) {
  Script script{pair_with_clock()};
  script.feed(ClockSeen{shown(W, minutes{90}, minutes{90})}).play(W, "e2e4").request(W, Request::announce);
  script.feed(ClockSeen{shown(B, minutes{89}, minutes{90})});
  script.request(B, Request::repeat).request(W, Request::move_number).request(W, Request::score);
  CHECK_SAYS(script, "told: Repeat: Eva vier [to Black]");
  CHECK_SAYS(script, "told: One move made. [to White]");
  script.feed(Requested{W, Request::times, shown(B, minutes{89}, minutes{90})});
  Lines const lines = watched(script);
  BOOST_TEST(std::count_if(lines.begin(), lines.end(), [](std::string const& line) {
               return line.starts_with("told: ") && line.ends_with("[to White]");
             }) == 3);
}

BOOST_AUTO_TEST_CASE(a_warning_of_low_time_that_was_given) {
  TableSetup setup = pair_with_clock();
  setup.permissions.low_time_warning = Millis{minutes{5}};
  Script script{setup};
  Millis const of_black{5'300'000};
  script.wait(84 * 60'000).feed(ClockSeen{shown(W, minutes{6}, of_black)});
  script.wait(2 * 60'000).feed(ClockSeen{shown(W, minutes{4}, of_black)});
  BOOST_TEST(watched(script).size() == 1U, joined(watched(script)));
  BOOST_TEST(watched(script).front().starts_with("told: "));
}

BOOST_AUTO_TEST_CASE(a_clock_that_was_not_pressed) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).wait(60'000).press();
  Lines const lines = watched(script);
  BOOST_TEST(
      std::any_of(lines.begin(), lines.end(),
                  [](std::string const& line) { return line.starts_with("pressed late: White, 0:01:0"); }),
      joined(lines));
}

BOOST_AUTO_TEST_CASE(a_flag) {
  Script script{pair_with_clock()};
  clock::Reading reading = shown(W, Millis{0}, minutes{1});
  reading.white_flag = true;
  CHECK_SAYS(script.feed(ClockSeen{reading}), "flag: shown for White");
}

BOOST_AUTO_TEST_CASE(an_illegal_move_after_it_was_completed_and_not_before) {
  Script script{pair_with_clock()};
  script.hands(W, "-e2 +e5P").wait(10'000);
  BOOST_TEST(watched(script).empty(), joined(watched(script)));
  script.press().wait(1000);
  BOOST_TEST(joined(watched(script)).find("irregularity: pressed without a legal move, White, ply 1") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(capture_and_check_in_the_move_as_written) {
  Script script{from("4k3/8/8/8/8/8/4p3/4R2K w - - 0 1", TableSetup{})};
  script.enter(W, "e1e2").feed(PressEntered{W});
  BOOST_TEST(joined(watched(script)).find("1. Rxe2+: ") != std::string::npos, joined(watched(script)));
}

BOOST_AUTO_TEST_CASE(draws_that_may_be_claimed_and_those_that_need_no_claim) {
  Script script{from("4k3/8/8/8/8/8/8/R3K3 w - - 90 90", TableSetup{})};
  for (int round = 0; round < 4; ++round)
    for (auto const& [by, move] : {std::pair{W, "a1b1"}, {B, "e8d8"}, {W, "b1a1"}, {B, "d8e8"}})
      script.enter(by, move).feed(PressEntered{by});
  CHECK_SAYS(script, "same position: third time, a draw may be claimed (9.2)");
  CHECK_SAYS(script, "same position: fifth time, the game is drawn (9.6.1)");
  CHECK_SAYS(script, "fifty moves: no capture, no pawn move, a draw may be claimed (9.3)");
  Script late{from("4k3/8/8/8/8/8/8/R3K3 w - - 149 120", TableSetup{})};
  late.enter(W, "a1b1").feed(PressEntered{W});
  CHECK_SAYS(late, "seventy-five moves: the game is drawn (9.6.2)");
}

/// The knights go out and back by ways of their own, so that the first position comes for the fifth time, but
/// not each time by alternate moves.
Script detour(Regime regime) {
  TableSetup setup;
  setup.regime = regime;
  Script script{from("4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", setup)};
  std::string const there_and_back = "g1f3 g8f6 f3g1 f6g8 ";
  std::istringstream moves{there_and_back + there_and_back + "g1h3 g8h6 h3g5 h6g4 g5h3 g4h6 h3g1 h6g8 " +
                           there_and_back};
  Color by = W;
  for (std::string each; moves >> each; by = opposite(by)) script.enter(by, each).feed(PressEntered{by});
  return script;
}

BOOST_AUTO_TEST_CASE(draws_by_the_edition_that_is_played) {
  std::string const claim = "a draw may be claimed";
  auto const lines_by = [](RuleSet rules) { return joined(watched(detour({rules, Phase::blitz, {}}))); };
  auto const has = [](std::string const& lines, std::string const& words) {
    return lines.find(words) != std::string::npos;
  };
  for (RuleSet const rules : all_rule_sets) {
    auto const lines = lines_by(rules);
    BOOST_TEST(has(lines, "fifth time, the game is drawn") == (rules != RuleSet::fide_2014), name_of(rules));
    BOOST_TEST(has(lines, claim) == (rules <= RuleSet::fide_2023), name_of(rules));
  }
  BOOST_TEST(has(lines_by(RuleSet::fide_2023), "fifth time, the game is drawn (9.6.1)"));
}

BOOST_AUTO_TEST_CASE(fifty_moves_are_the_arbiters_where_10c_is_in_force) {
  std::string const power = "the arbiter may declare a draw (FI-10c)";
  for (RuleSet const rules : all_rule_sets) {
    TableSetup setup;
    setup.regime = {rules, Phase::blitz, {}};
    Script script{from("4k3/8/8/8/8/8/8/R3K3 w - - 99 90", setup)};
    script.enter(W, "a1b1").feed(PressEntered{W});
    bool const is_in_force =
        rules == RuleSet::fi_blitz_2024_increment || rules == RuleSet::fi_blitz_increment_old;
    bool const is_said = joined(watched(script)).find(power) != std::string::npos;
    BOOST_TEST(is_said == is_in_force, name_of(rules));
  }
}

BOOST_AUTO_TEST_CASE(boards_that_differ_at_once_and_to_him_alone) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +e3P").wait(10'000);
  Lines const lines = watched(script);
  BOOST_TEST(joined(lines).find("Boards differ after ply 1 on e3") != std::string::npos, joined(lines));
  BOOST_TEST(std::count_if(lines.begin(), lines.end(),
                           [](std::string const& line) { return line.starts_with("told: "); }) == 0);
}

BOOST_AUTO_TEST_CASE(the_position_that_was_read_out) {
  TableSetup setup;
  setup.white.is_blind = true;
  setup.permissions.position = true;
  Script script{setup};
  script.request(W, Request::position);
  BOOST_TEST(watched(script).size() == 1U, joined(watched(script)));
  BOOST_TEST(watched(script).front().starts_with("told: "));
}

BOOST_AUTO_TEST_SUITE_END()
