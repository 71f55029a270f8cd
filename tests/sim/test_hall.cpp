// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of a simulated hall: what core/table makes of the hands is what was planned, and nothing else.
#include "src/sim/hall/hall.hpp"
#include "src/sim/hall/table.hpp"
#include "src/store/codec/event_json.hpp"

#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sim;
using Kind = HallTroubleKind;

BOOST_AUTO_TEST_SUITE(hall)

namespace {

Instant const opening{Millis{1'770'000'000'000}};

HallWishes troubled(std::uint32_t seed) { return {.seed = seed, .troubled_percent = 100}; }

std::vector<table::StampedEvent> events_of(HallTable& table) { return table.play_until(Instant::max()); }

std::string irregularity(std::string_view name, HallTrouble const& trouble) {
  std::string const side = trouble.side == chess::Color::white ? "white" : "black";
  return std::string{name} + ' ' + side + ' ' + std::to_string(trouble.ply_recorded());
}

/// What the events say in the words of the plan: each trouble with the side and the ply.
std::vector<std::string> troubles_in(std::vector<table::StampedEvent> const& events) {
  std::vector<std::string> found;
  auto const add = [&](std::string_view name, chess::Color side, unsigned ply) {
    found.push_back(std::string{name} + (side == chess::Color::white ? " white " : " black ") +
                    std::to_string(ply));
  };
  for (table::StampedEvent const& each : events) {
    auto const* const outcome = std::get_if<table::Outcome>(&each.event);
    if (outcome == nullptr) continue;
    if (auto const* const differs = std::get_if<table::BoardDiffers>(outcome))
      add("boards_differ", differs->board, differs->ply);
    if (auto const* const agrees = std::get_if<table::BoardAgreesAgain>(outcome))
      add("agree", agrees->board, agrees->ply);
    if (auto const* const irregular = std::get_if<table::Irregularity>(outcome))
      add(hall_trouble_names[static_cast<unsigned>(irregular->kind) + 1], irregular->by, irregular->ply);
  }
  return found;
}

std::vector<std::string> troubles_in(HallPlan const& plan) {
  if (!plan.trouble) return {};
  HallTrouble const& trouble = *plan.trouble;
  auto const name = hall_trouble_names[static_cast<unsigned>(trouble.kind)];
  std::string const side = trouble.side == chess::Color::white ? " white " : " black ";
  switch (trouble.kind) {
    case Kind::boards_differ: {
      std::vector<std::string> found{std::string{name} + side + std::to_string(trouble.ply)};
      if (trouble.is_settled) found.push_back("agree" + side + std::to_string(trouble.ply));
      return found;
    }
    case Kind::pressed_without_move:
    case Kind::pressed_without_announcing:
    case Kind::announced_another_move:
    case Kind::repeated_another_move:
    case Kind::offered_draw_untimely: return {irregularity(name, trouble)};
    case Kind::draw_offered:
    case Kind::claim:
    case Kind::board_lost:
    case Kind::clock_lost:
    case Kind::illegal_move: return {};
  }
  return {};
}

template <class In>
std::size_t count(std::vector<table::StampedEvent> const& events) {
  std::size_t found = 0;
  for (table::StampedEvent const& each : events)
    if (auto const* const input = std::get_if<table::Input>(&each.event))
      found += std::holds_alternative<In>(*input);
  return found;
}

std::string text_of(std::vector<table::StampedEvent> const& events) {
  std::string text;
  for (table::StampedEvent const& each : events) {
    auto const written = store::write_event(each.event);
    text += std::to_string(each.time.time_since_epoch().count()) + written.type + written.payload + '\n';
  }
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_plan_comes_true_and_shows_its_own_trouble_alone) {
  for (unsigned number = 1; number <= 150; ++number) {
    HallTable table{hall_plan(troubled(7), number), 7, opening};
    auto const events = events_of(table);
    HallPlan const& plan = table.plan();
    BOOST_TEST_CONTEXT(manifest_line(plan, 150)) {
      BOOST_TEST((table.state().line().moves() == plan.moves));
      BOOST_TEST((table.state().result() == plan.result()));
      BOOST_TEST(troubles_in(events) == troubles_in(plan), boost::test_tools::per_element());
      bool const claims = plan.trouble && plan.trouble->kind == Kind::claim;
      BOOST_TEST(count<table::ClaimMade>(events) == (claims ? 1U : 0U));
      bool const loses =
          plan.trouble && (plan.trouble->kind == Kind::board_lost || plan.trouble->kind == Kind::clock_lost);
      BOOST_TEST(count<table::DeviceWasLost>(events) == (loses ? 1U : 0U));
      BOOST_TEST(count<table::DeviceWasFound>(events) == (loses && plan.trouble->is_settled ? 1U : 0U));
    }
  }
}

BOOST_AUTO_TEST_CASE(every_kind_of_trouble_and_every_ending_occurs_in_a_large_hall) {
  std::set<Kind> kinds;
  std::set<HallEnding> endings;
  std::set<bool> settled;
  for (unsigned number = 1; number <= 150; ++number) {
    auto const plan = hall_plan(troubled(7), number);
    endings.insert(plan.ending);
    if (!plan.trouble) continue;
    kinds.insert(plan.trouble->kind);
    settled.insert(plan.trouble->is_settled);
  }
  BOOST_TEST(kinds.size() == hall_trouble_names.size() - 1);  // an illegal move has to be wished
  BOOST_TEST(endings.size() == 4U);
  BOOST_TEST(settled.size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_trouble_that_is_wished_comes_and_waits) {
  for (Kind const kind : {Kind::boards_differ, Kind::illegal_move, Kind::claim, Kind::pressed_without_move,
                          Kind::board_lost, Kind::clock_lost}) {
    auto wishes = troubled(5);
    wishes.troubled_percent = 0;
    wishes.troubles[3] = kind;
    BOOST_TEST(!hall_plan(wishes, 2).trouble.has_value());
    HallTable table{hall_plan(wishes, 3), 5, opening};
    auto const events = events_of(table);
    auto const& trouble = table.plan().trouble;
    BOOST_TEST_REQUIRE(trouble.has_value());
    BOOST_TEST((trouble->kind == kind));
    BOOST_TEST(!trouble->is_settled);
    BOOST_TEST((table.state().result() == table::GameResult::open));
    if (kind != Kind::illegal_move) continue;
    // It stands on the board, and the clock was pressed: to the table it is a move as any other.
    auto const moves = table.state().line().moves();
    BOOST_TEST_REQUIRE(moves.size() == table.plan().moves.size() + 1);
    BOOST_TEST((moves.back().from() == trouble->illegal->from && moves.back().to() == trouble->illegal->to));
  }
}

BOOST_AUTO_TEST_CASE(a_trouble_has_its_name) {
  BOOST_TEST((hall_trouble_named("illegal_move") == Kind::illegal_move));
  BOOST_TEST(!hall_trouble_named("earthquake").has_value());
}

BOOST_AUTO_TEST_CASE(the_squares_that_differ_are_those_of_the_plan) {
  unsigned seen = 0;
  for (unsigned number = 1; number <= 60; ++number) {
    HallTable table{hall_plan(troubled(2), number), 2, opening};
    auto const& trouble = table.plan().trouble;
    if (!trouble || trouble->kind != Kind::boards_differ) continue;
    for (table::StampedEvent const& each : events_of(table))
      if (auto const* const outcome = std::get_if<table::Outcome>(&each.event))
        if (auto const* const differs = std::get_if<table::BoardDiffers>(outcome)) {
          BOOST_TEST((differs->squares == trouble->squares));
          ++seen;
        }
  }
  BOOST_TEST(seen > 2U);
}

BOOST_AUTO_TEST_CASE(the_same_seed_gives_the_same_events_however_time_is_cut) {
  HallTable whole{hall_plan(troubled(3), 4), 3, opening};
  HallTable in_steps{hall_plan(troubled(3), 4), 3, opening};
  std::vector<table::StampedEvent> collected;
  while (auto const at = in_steps.next_at())
    for (auto& each : in_steps.play_until(*at)) collected.push_back(std::move(each));
  auto const events = events_of(whole);
  BOOST_TEST(events.size() > 100U);
  BOOST_TEST(text_of(events) == text_of(collected));
  HallTable another{hall_plan(troubled(4), 4), 4, opening};
  BOOST_TEST(text_of(events) != text_of(events_of(another)));
}

BOOST_AUTO_TEST_CASE(a_game_may_be_stopped_unfinished) {
  HallWishes wishes = troubled(5);
  wishes.troubled_percent = 0;
  wishes.most_plies = 10;
  HallTable table{hall_plan(wishes, 1), 5, opening};
  events_of(table);
  BOOST_TEST(table.state().line().plies() == 10U);
  BOOST_TEST((table.state().result() == table::GameResult::open));
  BOOST_TEST(!table.plan().trouble.has_value());
}

BOOST_AUTO_TEST_CASE(files_are_named_in_the_order_of_their_tables) {
  BOOST_TEST(hall_file_name(7, 9) == "table-7.tactus");
  BOOST_TEST(hall_file_name(7, 1000) == "table-0007.tactus");
}

BOOST_AUTO_TEST_SUITE_END()
