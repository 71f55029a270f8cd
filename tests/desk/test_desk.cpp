// SPDX-License-Identifier: GPL-3.0-or-later
// Boards, alarms and decisions together.
#include "src/desk/boards/desk.hpp"
#include "tests/record/told_game.hpp"
#include "tests/temporary_folder.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace std::chrono_literals;
using chess::Color;
using desk::BoardNews;
using desk::Refusal;

BOOST_AUTO_TEST_SUITE(desk_desk)

namespace {

desk::Decisions decisions_in(TemporaryFolder const& folder) {
  auto opened = desk::Decisions::open(folder / "decisions.sqlite");
  BOOST_TEST_REQUIRE(opened.has_value());
  return std::move(*opened);
}

table::TableSetup with_clock() {
  table::TableSetup setup;
  setup.has_clock = true;
  return setup;
}

struct Room {
  TemporaryFolder folder;
  desk::Desk desk{decisions_in(folder), "e"};
  test::ToldGame game{with_clock()};
  std::size_t told = 0;

  /// What was added to the game since the last call.
  void tell() {
    desk.take({{"a.tactus", "1", game.numbered(told)}}, game.now());
    told = game.events().size();
  }
  void irregularity() {
    game.record(table::Irregularity{table::IrregularityKind::announced_another_move, Color::white, 1, {}});
  }
  std::size_t alarms() const { return desk.hub().since({"e", 0})->alarms.size(); }
  std::int64_t last_news() const {
    return desk.with_boards([](desk::Boards const& boards) { return boards.find(1)->board.last_news(); });
  }
  std::size_t in_need() const {
    return desk.with_boards(
        [&](desk::Boards const& boards) { return boards.by_level(game.now()).in_need(); });
  }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(what_was_there_at_the_start_is_no_alarm, Room) {
  irregularity();
  tell();
  BOOST_TEST(alarms() == 0u);
  BOOST_TEST(in_need() == 1u);
  irregularity();
  tell();
  BOOST_TEST(alarms() == 1u);
}

BOOST_FIXTURE_TEST_CASE(a_clock_that_is_not_pressed_is_an_alarm_by_time_alone, Room) {
  tell();
  game.record(table::MoveMade{Color::white, 1, {}});
  tell();
  desk.pass_time(game.now());
  BOOST_TEST(alarms() == 0u);
  desk.pass_time(game.now() + 31s);
  BOOST_TEST(alarms() == 1u);
  desk.pass_time(game.now() + 32s);
  BOOST_TEST(alarms() == 1u);
}

BOOST_FIXTURE_TEST_CASE(a_decision_is_kept_and_settles_what_it_rests_on, Room) {
  irregularity();
  tell();
  auto const made = desk.decide(
      {1, last_news(), "Aino", "play on", "a slip", "Announced another move.", "D.2.8", "Play on."},
      game.now());
  BOOST_TEST_REQUIRE(made.has_value());
  BOOST_TEST(made->number == 1);
  BOOST_TEST(in_need() == 0u);
  auto again = desk::Decisions::open(folder / "decisions.sqlite");
  BOOST_TEST_REQUIRE(again.has_value());
  auto const kept = again->after(0);
  BOOST_TEST_REQUIRE(kept.size() == 1u);
  BOOST_TEST(kept[0].arbiter == "Aino");
  BOOST_TEST(kept[0].about.board == "a.tactus");
  BOOST_TEST(kept[0].about.game == "1");
  BOOST_TEST(kept[0].decided == "play on");
  BOOST_TEST(kept[0].reason == "a slip");
  BOOST_TEST(kept[0].about.ruling == "Play on.");
  BOOST_TEST(kept[0].about.cause == "Announced another move.");
  BOOST_TEST(kept[0].about.articles == "D.2.8");
  BOOST_TEST(kept[0].about.number == 1U);
  BOOST_TEST(!kept[0].is_as_proposed);
  BOOST_TEST((kept[0].at == game.now()));
  irregularity();
  tell();
  BOOST_TEST(in_need() == 1u);  // a new one
}

BOOST_FIXTURE_TEST_CASE(a_decision_on_older_events_is_refused, Room) {
  irregularity();
  tell();
  auto const seen = last_news();
  irregularity();
  tell();
  BOOST_TEST((desk.decide({1, seen, "Aino", "x", "y"}, game.now()).error() == Refusal::outdated));
  BOOST_TEST((desk.decide({2, seen, "Aino", "x", "y"}, game.now()).error() == Refusal::no_such_board));
  BOOST_TEST((desk.decide({1, last_news(), "", "x", "y"}, game.now()).error() == Refusal::not_complete));
  BOOST_TEST((desk.decide({1, last_news(), "A", "x", ""}, game.now()).error() == Refusal::not_complete));
  BOOST_TEST(desk.decisions().empty());
  BOOST_TEST(desk.decide({1, last_news(), "Aino", "x", "y"}, game.now()).has_value());
}

BOOST_FIXTURE_TEST_CASE(a_decision_is_replaced_once_and_both_stay, Room) {
  irregularity();
  tell();
  auto entry = desk::Entry{1, last_news(), "Aino", "the game is lost", "7.5.5"};
  BOOST_TEST_REQUIRE(desk.decide(entry, game.now()).has_value());
  entry.decided = "two minutes";
  entry.replaces = 7;
  BOOST_TEST((desk.decide(entry, game.now()).error() == Refusal::not_replaced));
  entry.replaces = 1;
  BOOST_TEST_REQUIRE(desk.decide(entry, game.now()).has_value());
  BOOST_TEST((desk.decide(entry, game.now()).error() == Refusal::not_replaced));  // decision 2 has its place
  auto const all = desk.decisions();
  BOOST_TEST_REQUIRE(all.size() == 2u);
  BOOST_TEST(all[0].decided == "the game is lost");
  BOOST_TEST(all[1].replaces == 1);
}

BOOST_FIXTURE_TEST_CASE(a_decision_about_another_game_is_not_replaced, Room) {
  irregularity();
  tell();
  BOOST_TEST_REQUIRE(desk.decide({1, last_news(), "Aino", "x", "y"}, game.now()).has_value());
  desk.take({{"a.tactus", "2", game.numbered()}}, game.now());
  auto entry = desk::Entry{1, last_news(), "Aino", "z", "y"};
  entry.replaces = 1;
  BOOST_TEST((desk.decide(entry, game.now()).error() == Refusal::not_replaced));
}

BOOST_FIXTURE_TEST_CASE(boards_that_still_differ_two_minutes_after_a_decision_come_back, Room) {
  tell();
  game.record(table::BoardDiffers{Color::black, 0, {}});
  tell();
  BOOST_TEST(alarms() == 1u);
  auto const decided_at = game.now();
  auto const entry = desk::Entry{1, last_news(), "Aino", "rook to a7", "both sheets"};
  BOOST_TEST_REQUIRE(desk.decide(entry, decided_at).has_value());
  auto const needs = [&](Instant now) {
    return desk.with_boards([&](desk::Boards const& boards) { return boards.find(1)->needs_arbiter(now); });
  };
  desk.pass_time(decided_at + 119s);
  BOOST_TEST(!needs(decided_at + 119s));
  BOOST_TEST(alarms() == 1u);
  desk.pass_time(decided_at + 121s);
  BOOST_TEST(needs(decided_at + 121s));
  BOOST_TEST(alarms() == 2u);
  desk.pass_time(decided_at + 600s);
  BOOST_TEST(alarms() == 2u);  // said once
  game.record(table::BoardAgreesAgain{Color::black, 0});
  tell();
  BOOST_TEST(!needs(decided_at + 601s));
}

BOOST_FIXTURE_TEST_CASE(who_is_on_a_board_is_seen_until_it_is_decided, Room) {
  irregularity();
  tell();
  auto const on_it = [&] {
    return desk.with_boards(
        [&](desk::Boards const& boards) { return boards.find(1)->on_it.names(game.now()); });
  };
  BOOST_TEST(!desk.set_on_it(2, "Aino", game.now()));
  BOOST_TEST(desk.set_on_it(1, "Aino", game.now()));
  BOOST_TEST(on_it() == "Aino");
  auto const entry = desk::Entry{1, last_news(), "Aino", "play on", "a slip"};
  BOOST_TEST_REQUIRE(desk.decide(entry, game.now()).has_value());
  BOOST_TEST(on_it().empty());
}

BOOST_FIXTURE_TEST_CASE(what_another_program_decides_is_seen, Room) {
  irregularity();
  tell();
  program::RecordedDecision other;
  other.about.board = "a.tactus";
  other.about.game = "1";
  other.about.event = last_news();
  other.decided = "play on";
  BOOST_TEST_REQUIRE(decisions_in(folder).add(other).has_value());
  BOOST_TEST_REQUIRE(desk.decisions().size() == 1u);
  BOOST_TEST(in_need() == 0u);
}

BOOST_FIXTURE_TEST_CASE(decisions_hold_after_a_new_start_and_for_their_game_only, Room) {
  irregularity();
  tell();
  BOOST_TEST_REQUIRE(desk.decide({1, last_news(), "Aino", "x", "y"}, game.now()).has_value());
  desk::Desk next{decisions_in(folder), "f"};
  next.take({{"a.tactus", "1", game.numbered()}}, game.now());
  auto const in_need_now = [&] {
    return next.with_boards(
        [&](desk::Boards const& boards) { return boards.by_level(game.now()).in_need(); });
  };
  BOOST_TEST(in_need_now() == 0u);
  next.take({{"a.tactus", "2", game.numbered()}}, game.now());  // the table number is used again
  BOOST_TEST(in_need_now() == 1u);
}

BOOST_FIXTURE_TEST_CASE(in_the_next_round_no_board_of_this_one_is_left_and_each_decision_is, Room) {
  irregularity();
  tell();
  BOOST_TEST_REQUIRE(desk.decide({1, last_news(), "Aino", "It stands.", "Seen."}, game.now()).has_value());
  auto const seen = desk.hub().newest();
  desk.begin_round({}, {{}, {}, "4"}, game.now());
  BOOST_TEST(desk.with_boards([](desk::Boards const& boards) { return boards.all().empty(); }));
  BOOST_TEST(desk.with_boards([](desk::Boards const& boards) { return boards.round().name; }) == "4");
  BOOST_TEST(desk.decisions().size() == 1u);
  BOOST_TEST(!desk.hub().since(seen).has_value());  // each page reads all anew
  desk.take({{"a.tactus", "2", game.numbered()}}, game.now());
  BOOST_TEST(in_need() == 1u);  // another game: what was decided before is not about it
}

BOOST_FIXTURE_TEST_CASE(copies_of_events_change_nothing, Room) {
  irregularity();
  tell();
  desk.take({{"a.tactus", "1", game.numbered()}}, game.now());
  auto const incidents =
      desk.with_boards([](desk::Boards const& boards) { return boards.find(1)->board.incidents().size(); });
  BOOST_TEST(incidents == 1u);
}

BOOST_FIXTURE_TEST_CASE(a_lost_link_and_a_damaged_file_need_the_arbiter, Room) {
  tell();
  desk.take({{"a.tactus", "1", {}, desk::Link::lost}}, game.now());
  BOOST_TEST(alarms() == 1u);
  desk.take({{"a.tactus", "1", {}, desk::Link::up, "event 7 is missing"}}, game.now());
  BOOST_TEST(in_need() == 1u);
  desk.take({{"a.tactus", "1", {}, {}, ""}}, game.now());
  BOOST_TEST(in_need() == 0u);
}

BOOST_AUTO_TEST_SUITE_END()
