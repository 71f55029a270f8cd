// SPDX-License-Identifier: GPL-3.0-or-later
// The judge of the arbiter's views is tried: what is true is let pass; what a view tells without grounds, or
// leaves out, is noticed.
#include "tests/truth/people/game.hpp"
#include "tests/truth/table.hpp"
#include "tests/truth/trial.hpp"
#include "tests/truth/views.hpp"

#include <algorithm>
#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::truth {

BOOST_AUTO_TEST_SUITE(views)

namespace {

using desk::Reason;
using program::Happening;

struct Viewed {
  TruthLog log;
  Views views;

  std::vector<Verdict> verdicts() const {
    std::vector<Verdict> found;
    judge_views(log, views, found);
    return found;
  }
};

/// A game of this act in which the arbiter is told this, rightly.
Viewed right_game(char const* act, std::optional<Happening> told) {
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    Plan const plan = plan_of(seed, act_named(act).value());
    Viewed viewed;
    Table table{plan};
    Game{plan, table, viewed.log}.play();
    auto const& script = table.script();
    viewed.views = views_of(script.events(), table.now() - script.now().time_since_epoch());
    bool const has_it = !told || std::ranges::any_of(viewed.views.incidents, [&](ToldIncident const& each) {
      return each.incident.is(*told);
    });
    if (has_it && viewed.verdicts().empty()) return viewed;
  }
  BOOST_FAIL("no game of this act is right: " << act);
  return {};
}

void tell(Viewed& viewed, Happening what, std::optional<Color> by) {
  viewed.views.incidents.push_back({Millis{60'000}, {{}, {}, 1, what, by}});
}
void show(Viewed& viewed, Reason why, std::optional<Color> by) {
  auto& moment = viewed.views.desk.at(viewed.views.desk.size() / 2);
  moment.reasons.push_back({why, 9'999, Instant{}, {}, {}, by});
}
ToldIncident& first(Viewed& viewed, Happening what) {
  return *std::ranges::find_if(viewed.views.incidents,
                               [&](ToldIncident const& each) { return each.incident.is(what); });
}

struct Twist {
  char const* what;
  char const* act;
  std::optional<Happening> told;  // that the game has to have
  void (*twist)(Viewed&);
  Measure noticed;
};
std::ostream& operator<<(std::ostream& out, Twist const& t) { return out << t.what; }

Twist const twists[] = {
    {"one view leaves out what another tells", "honest", std::nullopt,
     [](Viewed& v) { v.views.disagreements.emplace_back("not at the desk: a mate"); }, Measure::missing},
    {"an illegal move that nobody made", "honest", std::nullopt,
     [](Viewed& v) { tell(v, Happening::illegal_move, Color::white); }, Measure::innocent},
    {"a mate that is none", "honest", std::nullopt,
     [](Viewed& v) { tell(v, Happening::checkmate, Color::white); }, Measure::false_statement},
    {"a draw that is none", "honest", std::nullopt,
     [](Viewed& v) { tell(v, Happening::fivefold, Color::white); }, Measure::false_statement},
    {"a flag that did not fall", "honest", std::nullopt,
     [](Viewed& v) { tell(v, Happening::flag_shown, Color::white); }, Measure::false_statement},
    {"a late press of the other player", "presses late", Happening::pressed_late,
     [](Viewed& v) {
       auto& by = first(v, Happening::pressed_late).incident.by;
       by = opposite(*by);
     },
     Measure::innocent},
    {"a late press of another ply", "presses late", Happening::pressed_late,
     [](Viewed& v) { ++first(v, Happening::pressed_late).incident.ply; }, Measure::innocent},
    {"a clock that jumps by itself", "honest", std::nullopt,
     [](Viewed& v) { tell(v, Happening::clock_jumped, std::nullopt); }, Measure::false_statement},
    {"a claim that nobody made", "honest", std::nullopt,
     [](Viewed& v) { tell(v, Happening::claim, Color::black); }, Measure::false_statement},
    {"a move that was seen, told as one that nobody saw", "honest", std::nullopt,
     [](Viewed& v) { tell(v, Happening::found, Color::white); }, Measure::false_statement},
    {"what was not taken back", "honest", std::nullopt,
     [](Viewed& v) { tell(v, Happening::taken_back, Color::black); }, Measure::false_statement},
    {"an end that is none", "honest", std::nullopt,
     [](Viewed& v) { tell(v, Happening::ended, std::nullopt); }, Measure::false_statement},
    {"a clock that was pressed", "honest", std::nullopt,
     [](Viewed& v) { show(v, Reason::clock_not_pressed, Color::white); }, Measure::innocent},
    {"boards that stand right", "copies very late", std::nullopt,
     [](Viewed& v) {
       v.views.desk.push_back(v.views.desk.back());
       v.views.desk.back().at = v.log.end + std::chrono::minutes{1};
       show(v, Reason::boards_differ, Color::white);
       v.views.desk.back().reasons.push_back({Reason::boards_differ, 9'998, Instant{}, {}, {}, Color::black});
     },
     Measure::false_statement},
    {"a claim that waits and was answered", "claims flag", Happening::claim_answered,
     [](Viewed& v) { show(v, Reason::claim_waiting, Color::white); }, Measure::false_statement},
    {"a result of a game that goes on", "honest", std::nullopt,
     [](Viewed& v) { show(v, Reason::result_to_confirm, std::nullopt); }, Measure::false_statement},
    {"a Braille line that nobody was told", "honest", std::nullopt,
     [](Viewed& v) {
       v.views.braille.push_back({Millis{60'000}, Color::white, "1.a8"});
     },
     Measure::false_statement},
    {"a move under the hands that is not the last one", "honest", std::nullopt,
     [](Viewed& v) { v.views.braille.at(0).is_behind = true; }, Measure::missing},
    {"an offer under the hands that has lapsed", "offer lapses", std::nullopt,
     [](Viewed& v) {
       v.views.braille.push_back({v.log.end, Color::black, "Draw?", true, false, Color::white});
     },
     Measure::false_statement},
};

}  // namespace

BOOST_DATA_TEST_CASE(what_is_not_so_is_noticed, boost::unit_test::data::make(twists), twist) {
  Viewed viewed = right_game(twist.act, twist.told);
  twist.twist(viewed);
  auto const found = viewed.verdicts();
  BOOST_TEST(std::ranges::count(found, twist.noticed, &Verdict::measure) > 0);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::truth
