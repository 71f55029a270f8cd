// SPDX-License-Identifier: GPL-3.0-or-later
// What a player may ask in a quickplay finish (Guideline III, 2014 Appendix G; Finnish rule 10b): where the
// rules hold, that the clock is not looked at, and what becomes of it.
#include "tests/core/table/tables.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

TableSetup with_quickplay_finish() {
  TableSetup setup;
  setup.white.is_blind = true;
  setup.has_clock = true;
  setup.time_control = clock::TimeControl{{{std::nullopt, minutes{60}}}, {}, {}};
  setup.is_quickplay_finish_announced = true;
  return setup;
}

constexpr std::array both_kinds{ClaimKind::normal_means, ClaimKind::extra_seconds};
constexpr ClaimKind kind_asked(bool is_request) { return both_kinds[is_request ? 1 : 0]; }

std::string said_at(Script const& script) { return joined(script.log_of({"say", "ended", "irregular"})); }

}  // namespace

BOOST_AUTO_TEST_SUITE(quickplay_finish)

BOOST_AUTO_TEST_CASE(the_rules_hold_where_they_were_announced_without_increment_and_not_in_blitz) {
  auto const holds = [](auto const& change) {
    auto setup = with_quickplay_finish();
    change(setup);
    for (ClaimKind const kind : both_kinds) BOOST_TEST(has_claim(setup, kind) == has_quickplay_finish(setup));
    return has_quickplay_finish(setup);
  };
  BOOST_TEST(holds([](TableSetup&) {}));
  for (RuleSet const rules : {RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023}) {
    BOOST_TEST(holds([&](TableSetup& setup) { setup.regime.rules = rules; }));
    BOOST_TEST(!holds([&](TableSetup& setup) {
      setup.regime.rules = rules;
      setup.is_quickplay_finish_announced = false;
    }));
  }
  BOOST_TEST(holds([](TableSetup& setup) { setup.regime.phase = Phase::rapid; }));
  BOOST_TEST(!holds([](TableSetup& setup) { setup.regime.phase = Phase::blitz; }));
  BOOST_TEST(holds([](TableSetup& setup) { setup.time_control.reset(); }));
  BOOST_TEST(!holds([](TableSetup& setup) { setup.time_control->increment = seconds{1}; }));
  BOOST_TEST(!holds([](TableSetup& setup) { setup.time_control->delay = seconds{1}; }));
}

BOOST_AUTO_TEST_CASE(finnish_team_blitz_has_the_claim_of_rule_10b_and_no_more) {
  for (RuleSet const rules : all_rule_sets) {
    if (!is_finnish_blitz(rules)) continue;
    auto setup = with_quickplay_finish();
    setup.regime = {rules, Phase::blitz};
    BOOST_TEST(has_claim(setup, ClaimKind::normal_means));
    BOOST_TEST(!has_claim(setup, ClaimKind::extra_seconds));
  }
}

BOOST_DATA_TEST_CASE(where_none_was_agreed_only_who_asked_is_told, data::make({false, true}), is_request) {
  auto const kind = kind_asked(is_request);
  auto setup = with_quickplay_finish();
  setup.is_quickplay_finish_announced = false;
  Script script{setup};
  script.feed(ClaimMade{W, kind, std::nullopt});
  BOOST_TEST(said_at(script) == "say white no quickplay finish\n");
  BOOST_TEST(!script.state().open_claim().has_value());
  BOOST_TEST(!script.state().draw_offer().has_value());
}

/// Too early, in time, too late, not his move, no clock at all: all alike.
BOOST_DATA_TEST_CASE(the_table_never_refuses_by_its_own_reading_of_the_clock, data::make({false, true}),
                     is_request) {
  auto const kind = kind_asked(is_request);
  std::string const claimed = "say table claim " + std::to_string(static_cast<int>(kind)) + "\n";
  for (Color const by : {W, B})
    for (Millis const left : {Millis{minutes{60}}, Millis{minutes{2}}, Millis{seconds{119}}, Millis{0}}) {
      Script script{with_quickplay_finish()};
      clock::Reading reading;
      reading.white = reading.black = left;
      reading.white_flag = reading.black_flag = left == Millis{0};
      reading.to_move = W;
      reading.is_running = true;
      script.feed(ClockSeen{reading}).feed(ClaimMade{by, kind, std::nullopt});
      BOOST_TEST(said_at(script) == claimed);
      BOOST_REQUIRE(script.state().open_claim().has_value());
      BOOST_TEST((script.state().open_claim()->by == by));
    }
  auto setup = with_quickplay_finish();
  setup.has_clock = false;
  Script script{setup};
  script.feed(ClaimMade{W, kind, std::nullopt});
  BOOST_TEST(said_at(script) == claimed);
}

BOOST_AUTO_TEST_CASE(the_request_is_an_offer_of_a_draw_and_the_claim_is_none) {
  for (ClaimKind const kind : both_kinds) {
    Script script{with_quickplay_finish()};
    script.enter(W, "e2e4").press().enter(B, "e7e5").press().feed(ClaimMade{W, kind, std::nullopt});
    bool const is_offer = kind == ClaimKind::extra_seconds;
    BOOST_TEST((script.state().draw_offer() == W) == is_offer);
    script.feed(DrawAnswered{B, true});
    BOOST_TEST((script.state().result() == (is_offer ? GameResult::draw : GameResult::open)));
    BOOST_TEST(joined(script.log_of({"irregular"})) == "");
  }
}

BOOST_DATA_TEST_CASE(the_arbiter_decides_and_what_follows_is_entered_next,
                     data::make({false, true}) * data::make({false, true}), is_request, is_upheld) {
  auto const kind = kind_asked(is_request);
  auto setup = with_quickplay_finish();
  setup.arbiter_word = "$y$j9T$...";
  Script script{setup};
  script.feed(ClaimMade{W, kind, std::nullopt});
  for (Color const by : {W, B}) script.feed(ClaimAnswered{is_upheld, by});
  BOOST_TEST(script.state().open_claim().has_value());  // by his word alone
  script.feed(ClaimAnswered{is_upheld});
  BOOST_TEST(script.log_of({"say"}).back() ==
             (is_upheld ? "say table claim upheld" : "say table claim rejected"));
  BOOST_TEST(!script.state().open_claim().has_value());
  BOOST_TEST((script.state().result() == GameResult::open));
}

/// III.5.2: he postpones it by saying nothing yet.
BOOST_AUTO_TEST_CASE(a_postponed_claim_stays_before_the_arbiter_while_play_goes_on) {
  Script script{with_quickplay_finish()};
  script.feed(ClaimMade{W, ClaimKind::normal_means, std::nullopt}).enter(W, "e2e4").press();
  BOOST_TEST(script.state().line().plies() == 1U);
  BOOST_REQUIRE(script.state().open_claim().has_value());
  BOOST_TEST((script.state().open_claim()->kind == ClaimKind::normal_means));
}

BOOST_AUTO_TEST_SUITE_END()
