// SPDX-License-Identifier: GPL-3.0-or-later
// Plans for mates, the ways of pawns, the moves that serve a plan, and the searches along them.
#include "core/arbitration/mating/cooperative_search.hpp"
#include "core/arbitration/mating/mate_plan.hpp"
#include "core/arbitration/mating/plan_search.hpp"
#include "core/arbitration/mating/quick_mate.hpp"
#include "core/legal/position.hpp"
#include "tests/core/arbitration/mating/questions.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <algorithm>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>

using namespace tactus;
using namespace tactus::arbitration;
using chess::Color;
using chess::Kind;
using chess::Move;
using chess::Position;
using chess::Square;
namespace data = boost::unit_test::data;

namespace {

Square named(std::string_view name) { return *Square::parse(name); }

bool mates(Position position, Color winner, std::vector<Move> const& line) {
  for (Move const m : line) {
    if (!position.is_legal(m)) return false;
    position = position.after(m);
  }
  return position.is_checkmate() && position.turn() == opposite(winner);
}

std::optional<Role> role_of(RolePlan const& plan, Color color, Kind kind) {
  for (Role const& role : plan.roles)
    if (role.color == color && role.kind == kind) return role;
  return std::nullopt;
}

/// White has little to mate with, and Black's men have to help.
std::vector<std::string> const white_needs_help{
    "8/8/3k4/3b4/8/2N5/8/3K4 w - - 0 1",        // knight against bishop
    "3k4/1r6/8/5N2/8/8/5K2/8 b - - 0 1",        // knight against rook
    "8/1n6/8/4k3/8/3B4/8/5K2 w - - 0 1",        // bishop against knight
    "6k1/8/3p4/8/8/5N2/1K6/8 w - - 0 1",        // the pawn has to promote and block
    "8/8/2k5/8/8/2B1N3/8/6K1 b - - 0 1",        // alone against bishop and knight
    "2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 w - - 0 1",  // behind his own pawns
};

}  // namespace

BOOST_AUTO_TEST_SUITE(ways_of_pawns)

BOOST_AUTO_TEST_CASE(a_free_pawn_needs_a_move_for_each_rank) {
  Distances const ways =
      promotion_ways(test::playable("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), Color::white, arrived());
  BOOST_TEST(ways[named("a2")] == 6U);
  BOOST_TEST(ways[named("h7")] == 1U);
  BOOST_TEST(ways[named("c8")] == 0U);
}

BOOST_AUTO_TEST_CASE(both_colours_have_the_same_ways) {
  Position const position = test::playable("4k3/2p3p1/5p2/1n6/3P4/8/P5P1/4K3 w - - 0 1");
  Distances const white = promotion_ways(position, Color::white, arrived());
  Distances const black = promotion_ways(test::mirrored(position), Color::black, arrived());
  for (unsigned i = 0; i < 64; ++i)
    BOOST_TEST(white[Square::from_index(i)] == black[Square::from_index(i ^ 56U)]);
}

BOOST_AUTO_TEST_CASE(what_stands_in_the_way_costs_moves) {
  Distances const free =
      promotion_ways(test::playable("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), Color::white, arrived());
  Distances const locked =
      promotion_ways(test::playable("4k3/8/8/p7/8/8/P7/4K3 w - - 0 1"), Color::white, arrived());
  BOOST_TEST(locked[named("a2")] > free[named("a2")]);
  BOOST_TEST(locked[named("a5")] == free[named("a5")]);
  // From beside it the pawn can be taken, which is as far as going straight.
  BOOST_TEST(locked[named("b4")] == free[named("b4")]);
}

BOOST_AUTO_TEST_CASE(the_way_goes_on_behind_the_promotion) {
  Distances after = arrived();
  for (Square const s : first_and_last_rank) after.set(s, s == named("a8") ? 1 : 5);
  Distances const ways =
      promotion_ways(test::playable("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), Color::white, after);
  BOOST_TEST(ways[named("a2")] == 7U);
  BOOST_TEST(ways[named("d2")] == 11U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(plans_with_roles)

BOOST_AUTO_TEST_CASE(a_smothered_mate_is_seen) {
  auto const plans = role_plans(test::playable("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1"), Color::white, 16);
  BOOST_REQUIRE(!plans.empty());
  RolePlan const& plan = plans.front();
  BOOST_TEST((role_of(plan, Color::black, Kind::king)->target == named("h8")));
  BOOST_TEST((role_of(plan, Color::white, Kind::knight)->target == named("f7")));
  BOOST_TEST((role_of(plan, Color::black, Kind::rook)->target == named("g8")));
  BOOST_TEST(!role_of(plan, Color::white, Kind::king).has_value());
}

BOOST_AUTO_TEST_CASE(a_pawn_may_get_a_role_as_what_it_becomes) {
  auto const plans = role_plans(test::playable("7k/P7/5K2/8/8/8/8/8 w - - 0 1"), Color::white, 16);
  BOOST_REQUIRE(!plans.empty());
  for (RolePlan const& plan : plans)
    BOOST_TEST(std::any_of(plan.roles.begin(), plan.roles.end(), [](Role const& r) { return r.from_pawn; }));
}

BOOST_AUTO_TEST_CASE(without_a_man_that_checks_there_is_no_plan) {
  BOOST_TEST(role_plans(test::playable("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Color::white, 16).empty());
  BOOST_TEST(role_plans(test::playable("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1"), Color::white, 16).empty());
}

BOOST_DATA_TEST_CASE(plans_are_sound_as_pictures, data::make(white_needs_help), fen) {
  auto const plans = role_plans(test::playable(fen), Color::white, 16);
  BOOST_TEST(!plans.empty());
  BOOST_TEST(plans.size() <= 16U);
  BOOST_TEST(std::is_sorted(plans.begin(), plans.end(),
                            [](auto const& a, auto const& b) { return a.cost < b.cost; }));
  for (RolePlan const& plan : plans) {
    SquareSet targets;
    for (Role const& role : plan.roles) {
      BOOST_TEST(!targets.contains(role.target));
      targets.insert(role.target);
    }
    Square const mated = role_of(plan, Color::black, Kind::king)->target;
    auto const king = role_of(plan, Color::white, Kind::king);
    BOOST_TEST((!king || !king_steps(mated).contains(king->target)));
    for (Role const& role : plan.roles)
      if (role.color == Color::black && role.kind == Kind::knight) {
        BOOST_TEST((knight_steps(role.target) & plan.clear).empty());
        BOOST_TEST((!king || !knight_steps(role.target).contains(king->target)));
      }
  }
}

BOOST_DATA_TEST_CASE(one_square_of_the_king_has_two_plans_at_most, data::make(white_needs_help), fen) {
  std::array<unsigned, 64> plans_at{};
  for (RolePlan const& plan : role_plans(test::playable(fen), Color::white, 100))
    BOOST_TEST(++plans_at[plan.roles.begin()->target.index()] <= 2U);
}

BOOST_AUTO_TEST_CASE(fewer_plans_are_the_cheapest_ones) {
  Position const position = test::playable(white_needs_help[4]);
  auto const all = role_plans(position, Color::white, 100);
  auto const few = role_plans(position, Color::white, 3);
  BOOST_REQUIRE(all.size() > 3);
  BOOST_REQUIRE(few.size() == 3);
  for (std::size_t i = 0; i < few.size(); ++i) BOOST_TEST(few[i].cost == all[i].cost);
}

BOOST_AUTO_TEST_CASE(who_stands_in_his_place_has_no_way_to_go) {
  Position const start = test::playable("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1");
  PlanDistance const distance{role_plans(start, Color::white, 1).front(), start, Color::white};
  BOOST_TEST(distance(start) == 1U);
  BOOST_TEST(distance(test::playable("6rk/5Npp/8/8/8/8/8/K7 b - - 0 1")) == 0U);
  BOOST_TEST(distance(test::playable("3r3k/6pp/8/6N1/8/8/8/K7 w - - 0 1")) == 2U);
}

BOOST_AUTO_TEST_CASE(a_man_who_could_answer_the_check_is_counted) {
  Position const start = test::playable("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1");
  PlanDistance const distance{role_plans(start, Color::white, 1).front(), start, Color::white};
  BOOST_TEST(distance(test::playable("6rk/5Npp/8/8/8/1b6/8/K7 b - - 0 1")) == 1U);
  BOOST_TEST(distance(test::playable("6rk/5Npp/8/8/b7/8/8/K7 b - - 0 1")) == 0U);
}

BOOST_AUTO_TEST_CASE(the_distance_after_a_move_needs_no_making) {
  test::walk_randomly(36, 60, 11, [](Position const& position) {
    if (position.fullmove_number() % 5 != 0) return;
    for (Color const winner : test::both_colors)
      for (RolePlan const& plan : role_plans(position, winner, 2)) {
        PlanDistance const distance{plan, position, winner};
        auto const parts = distance.parts(position);
        for (Move const m : position.legal_moves()) {
          unsigned const quick = distance.at_least_after(parts, position, m);
          BOOST_TEST(quick == distance.parts(position.after(m)).sum, test::words_of(position, winner));
          BOOST_TEST(quick <= distance(position.after(m)));
        }
      }
  });
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(searches_along_plans)

BOOST_DATA_TEST_CASE(a_mate_with_help_is_found, data::make(white_needs_help), fen) {
  Position const position = test::playable(fen);
  PlannedMates planned{position, Color::white};
  auto const found = planned.run(2'000, {40'000, nullptr});
  BOOST_REQUIRE(found.line.has_value());
  BOOST_TEST(mates(position, Color::white, *found.line));
}

/// The king has to step behind two of his own bishops, while the one that checks makes way and comes back;
/// four bishops more and the other king may wander at any time.
BOOST_AUTO_TEST_CASE(a_mate_of_many_moves_is_found_where_idle_pieces_only_pass) {
  Position const position = test::playable("3k4/4b3/3bB3/p1pBp1p1/P1PbP1P1/4b3/4B3/3K1B2 b - - 0 1");
  for (Color const winner : {Color::white, Color::black}) {
    PlannedMates planned{position, winner, Followed::of_roles};
    auto const found = planned.run(60'000, {1'000'000, nullptr});
    BOOST_REQUIRE(found.line.has_value());
    BOOST_TEST(mates(position, winner, *found.line));
  }
}

BOOST_DATA_TEST_CASE(a_search_that_goes_on_ends_as_one_without_a_break, data::make(white_needs_help), fen) {
  Position const position = test::playable(fen);
  auto const plans = role_plans(position, Color::white, 1);
  BOOST_REQUIRE(!plans.empty());
  PlanSearch whole{plans.front(), position, Color::white}, parts{plans.front(), position, Color::white};
  auto const line = whole.run(1'000, {});
  std::optional<std::vector<Move>> in_parts;
  for (std::size_t known = 10; known <= 1'000 && !in_parts; known += 10) in_parts = parts.run(known, {});
  BOOST_TEST((in_parts == line));
  BOOST_TEST(parts.positions() == whole.positions());
}

BOOST_AUTO_TEST_CASE(the_budget_is_for_all_plans_together) {
  PlannedMates planned{test::playable(white_needs_help[3]), Color::white};
  auto const first = planned.run(50, {120, nullptr});
  BOOST_TEST(first.positions <= 120U);
  BOOST_TEST(!first.line.has_value());
  BOOST_TEST(planned.run(50, {0, nullptr}).positions == 0U);
}

BOOST_AUTO_TEST_CASE(no_plan_is_begun_when_time_is_up) {
  PlannedMates planned{test::playable(white_needs_help[0]), Color::white};
  auto const found = planned.run(2'000, {40'000, [] { return true; }});
  BOOST_TEST(found.positions == 0U);
  BOOST_TEST(!found.line.has_value());
}

BOOST_AUTO_TEST_CASE(breaks_do_not_change_a_cooperative_search) {
  Position const position = test::playable("8/8/3k4/3b4/8/2N5/8/3K4 w - - 0 1");
  CooperativeSearch whole{position, Color::white}, parts{position, Color::white};
  BOOST_REQUIRE((whole.run({50'000, nullptr}) == CooperativeSearch::End::mate));
  auto end = CooperativeSearch::End::limit;
  for (unsigned n = 0; n < 5'000 && end == CooperativeSearch::End::limit; ++n) end = parts.run({10, nullptr});
  BOOST_REQUIRE((end == CooperativeSearch::End::mate));
  BOOST_TEST((parts.line() == whole.line()));
  BOOST_TEST(parts.positions() == whole.positions());
  BOOST_TEST(mates(position, Color::white, parts.line()));
}

BOOST_AUTO_TEST_CASE(a_search_with_breaks_still_sees_every_position) {
  Position const position = test::playable("8/8/8/3k4/8/8/6p1/6K1 b - - 0 1");  // White never mates
  CooperativeSearch whole{position, Color::white}, parts{position, Color::white};
  BOOST_TEST((whole.run({100'000, nullptr}) == CooperativeSearch::End::exhausted));
  for (unsigned n = 0; n < 100'000 && parts.run({3, nullptr}) == CooperativeSearch::End::limit; ++n) continue;
  BOOST_TEST((parts.run({3, nullptr}) == CooperativeSearch::End::exhausted));
  BOOST_TEST(parts.positions() == whole.positions());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(guides)

BOOST_AUTO_TEST_CASE(without_a_plan_there_is_no_guide) {
  BOOST_TEST(!MateGuide::make(test::playable("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Color::white, {}).has_value());
  BOOST_TEST(
      !MateGuide::make(test::playable("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1"), Color::white, {}).has_value());
  BOOST_TEST(!MateGuide::make(test::playable("4k3/8/8/8/8/8/8/4K2R w - - 0 1"), Color::white, ~SquareSet{})
                  .has_value());
}

BOOST_AUTO_TEST_CASE(a_square_that_was_tried_is_left_out) {
  Position const position = test::playable("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
  auto const first = MateGuide::make(position, Color::white, {});
  BOOST_REQUIRE(first.has_value());
  auto const second = MateGuide::make(position, Color::white, *first->mated());
  BOOST_REQUIRE(second.has_value());
  BOOST_TEST((*second->mated() != *first->mated()));
}

BOOST_AUTO_TEST_CASE(all_are_ready_next_to_mate_and_not_far_from_it) {
  Position const near = test::playable("k7/8/1K6/8/8/8/8/7R w - - 0 1");
  auto const guide = MateGuide::make(near, Color::white, {});
  BOOST_REQUIRE(guide.has_value());
  BOOST_TEST(guide->is_ready(near.king(Color::white), near.king(Color::black)));
  BOOST_TEST(!guide->is_ready(named("h3"), near.king(Color::black)));
  BOOST_TEST(!guide->is_ready(near.king(Color::white), named("h8")));
}

BOOST_AUTO_TEST_CASE(a_pawn_without_officers_goes_for_promotion) {
  Position const position = test::playable("7k/8/8/8/8/8/P7/K7 w - - 0 1");
  auto const guide = MateGuide::make(position, Color::white, {});
  BOOST_REQUIRE(guide.has_value());
  BOOST_TEST(!guide->mated().has_value());
  BOOST_TEST(guide->value(position, Move{named("a2"), named("a3")}) >= 16);
  BOOST_TEST(guide->value(position, Move{named("a1"), named("b1")}) < 16);
}

BOOST_AUTO_TEST_CASE(nobody_takes_the_piece_that_should_mate) {
  Position const position = test::playable("8/8/8/8/8/k7/R7/2K5 b - - 0 1");
  auto const guide = MateGuide::make(position, Color::white, {});
  BOOST_REQUIRE(guide.has_value());
  for (Move const m : position.legal_moves())
    if (m.to() != named("a2"))
      BOOST_TEST(guide->value(position, m) > guide->value(position, Move{named("a3"), named("a2")}));
}

BOOST_AUTO_TEST_SUITE_END()
