// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter is handed: hands, clocks, articles and doubts that belong to each verdict; nobody is named
// without a sheet that bears it out.
#include "core/arbitration/reconcile/decision.hpp"
#include "core/arbitration/reconcile/naming.hpp"
#include "tests/core/arbitration/reconcile/written_table.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::arbitration;
using namespace tactus::arbitration::reconcile;
using chess::Color;
using laws::law;

BOOST_AUTO_TEST_SUITE(decision)

namespace {

char const short_italian[] = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6";

Decision decided(Case const& found, laws::RuleSet rules = laws::RuleSet::fide_2023) {
  return decision_on(found, settle(found), rules);
}

/// Black's knight stands on h6 of his own board.
test::WrittenTable knight_astray() {
  auto table = test::played(short_italian);
  table.found.boards.black = test::disturbed(table.end().placement(), "f6", "h6");
  return table;
}

/// White wrote and made c3, Black heard and made d3; both sheets read on.
test::WrittenTable misheard() {
  auto table = test::played("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 O-O O-O");
  auto const heard = test::played("e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6 O-O O-O");
  table.entries.black = heard.entries.black;
  table.found.boards.black = heard.found.boards.black;
  return table;
}

bool is_nobody_named(Decision const& decision) {
  for (Proposal const& each : decision.lawful)
    if (each.corrects.white || each.corrects.black || each.illegal) return false;
  return true;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_sheet_that_stopped_is_excused_by_time_trouble_alone) {
  auto const articles_with = [](Millis left, std::optional<Millis> increment, std::size_t entries) {
    auto table = knight_astray();
    table.entries.white.resize(entries);
    Case found = table.handed_in();
    found.clocks.base = std::chrono::minutes{90};
    found.clocks.increment = increment;
    found.clocks.presses =
        std::vector<LoggedPress>{{1, Color::white, left}, {2, Color::black, left}, {3, Color::white, left}};
    return decided(found).preferred().articles;
  };
  auto const has = [](std::vector<laws::Law> const& articles, laws::Law wanted) {
    return std::ranges::find(articles, wanted) != articles.end();
  };
  constexpr std::chrono::minutes hour{60}, five{5}, four{4};
  BOOST_TEST(has(articles_with(four, Millis{0}, 4), law("8.4")));
  BOOST_TEST(!has(articles_with(four, std::chrono::seconds{30}, 4), law("8.4")));
  BOOST_TEST(!has(articles_with(hour, Millis{0}, 4), law("8.4")));
  BOOST_TEST(!has(articles_with(five, Millis{0}, 4), law("8.4")));  // not less than five
  BOOST_TEST(has(articles_with(hour, Millis{0}, 4), law("8.1.1")));
  BOOST_TEST(has(articles_with(hour, Millis{0}, 5), law("8.1.1")));
  BOOST_TEST(has(articles_with(hour, Millis{0}, 6), law("8.1.3")));  // two plies may be unwritten yet
  BOOST_TEST(has(articles_with(hour, Millis{0}, 7), law("8.1.3")));
  BOOST_TEST(has(articles_with(hour, Millis{0}, 0), law("8.3")));
}

BOOST_AUTO_TEST_CASE(a_wrong_board_gets_its_change_and_the_clocks_stay) {
  auto const decision = decided(knight_astray().handed_in());
  auto const& proposal = decision.preferred();
  BOOST_TEST((proposal.verdict == Verdict::correct_board));
  BOOST_TEST(proposal.corrects.black);
  BOOST_TEST(!proposal.corrects.white);
  BOOST_TEST(proposal.changes.white.empty());
  BOOST_TEST_REQUIRE(proposal.changes.black.size() == 1u);
  BOOST_TEST(proposal.changes.black[0].from->name() == "h6");
  BOOST_TEST(proposal.changes.black[0].to->name() == "f6");
  BOOST_TEST((proposal.clock_duty == ClockDuty::unknown));
  BOOST_TEST((proposal.articles == std::vector{law("D.2.9")}));
  BOOST_TEST(decision.is_certain());
}

BOOST_AUTO_TEST_CASE(sheets_that_differ_set_both_boards_and_the_clocks) {
  auto found = misheard().handed_in();
  found.clocks = {Millis{60'000}, std::vector<LoggedPress>{{1, Color::white, Millis{59'000}},
                                                           {6, Color::black, Millis{50'000}},
                                                           {7, Color::white, Millis{40'000}}}};
  auto const decision = decided(found);
  auto const& proposal = decision.preferred();
  BOOST_TEST((proposal.verdict == Verdict::restore));
  BOOST_TEST(proposal.plies() == 6u);
  BOOST_TEST(is_nobody_named(decision));
  BOOST_TEST(!proposal.changes.white.empty());
  BOOST_TEST(!proposal.changes.black.empty());
  BOOST_TEST((proposal.clock_duty == ClockDuty::set));
  BOOST_TEST((proposal.clocks == ClockTimes{Millis{59'000}, Millis{50'000}}));
  BOOST_TEST((proposal.articles == std::vector{law("D.2.9"), law("7.1")}));
}

BOOST_AUTO_TEST_CASE(without_a_record_of_the_clocks_the_arbiter_sets_them) {
  BOOST_TEST((decided(misheard().handed_in()).preferred().clock_duty == ClockDuty::unknown));
}

BOOST_AUTO_TEST_CASE(a_sheet_that_is_behind_brings_its_article) {
  auto table = knight_astray();
  table.entries.white.pop_back();
  auto const articles = decided(table.handed_in()).preferred().articles;
  BOOST_TEST((articles == std::vector{law("D.2.9"), law("8.1.3")}));
}

BOOST_AUTO_TEST_CASE(only_articles_of_the_edition_are_cited) {
  for (auto const rules : laws::all_rule_sets)
    for (auto const& found : {knight_astray().handed_in(), misheard().handed_in()})
      for (Proposal const& each : decided(found, rules).lawful) {
        BOOST_TEST(!each.articles.empty());
        for (auto const article : each.articles) BOOST_TEST(laws::number_in(article, rules).has_value());
      }
}

BOOST_AUTO_TEST_CASE(boards_that_are_the_same_need_no_hand) {
  auto const decision = decided(test::played(short_italian).handed_in());
  BOOST_TEST((decision.preferred().verdict == Verdict::none));
  BOOST_TEST(decision.preferred().changes.black.empty());
}

BOOST_AUTO_TEST_CASE(nobody_is_named_by_sheets_that_cannot_be_read) {
  auto table = knight_astray();
  for (char const* const entry : {"?", "", "zz", "%$"}) {
    for (Color const p : both_colors) table.entries[p].assign(8, entry);
    auto const decision = decided(table.handed_in());
    BOOST_TEST(is_nobody_named(decision), entry);
    BOOST_TEST(!decision.is_certain(), entry);
  }
}

BOOST_AUTO_TEST_CASE(one_clear_sheet_of_two_bears_a_line_out) {
  auto table = knight_astray();
  table.entries.black.assign(8, "?");
  auto const found = table.handed_in();
  BOOST_TEST(written_plies(found, table.moves) == 8u);
  BOOST_TEST(is_borne_out(found, table.moves));
}

BOOST_AUTO_TEST_CASE(plies_are_found_where_a_sheet_leaves_some_out) {
  auto table = test::played(short_italian);
  table.entries.white.erase(table.entries.white.begin() + 2, table.entries.white.begin() + 4);
  table.entries.black.assign(8, "?");
  BOOST_TEST(written_plies(table.handed_in(), table.moves) == 6u);
}

BOOST_AUTO_TEST_SUITE_END()
