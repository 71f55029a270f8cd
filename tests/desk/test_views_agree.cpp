// SPDX-License-Identifier: GPL-3.0-or-later
// The watch, the desk and the list of incidents tell the same of one game, and blame nobody for time that he
// did not have.
#include "src/arbiter/commands/round_tables.hpp"
#include "src/arbiter/watch/watch_lines.hpp"
#include "src/record/happenings.hpp"
#include "tests/core/table/tables.hpp"
#include "tests/desk/told_boards.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace std::chrono_literals;
using chess::Color;
using desk::Reason;

BOOST_AUTO_TEST_SUITE(views_agree)

using namespace tactus::test;

namespace {

std::vector<store::NumberedEvent> numbered(sim::PlayedTable const& game) {
  std::vector<store::NumberedEvent> all;
  for (table::StampedEvent const& each : game.events())
    all.push_back({static_cast<std::int64_t>(all.size()) + 1, each});
  return all;
}
desk::Board board_at(sim::PlayedTable const& game) {
  desk::Board board;
  for (auto const& each : numbered(game)) board.take(each);
  return board;
}

bool is_watched(sim::PlayedTable const& game, std::string const& words) {
  program::WatchLines watch;
  bool is_there = false;
  for (table::StampedEvent const& event : game.events())
    for (std::string const& line : watch.take(event)) is_there |= line.find(words) != std::string::npos;
  return is_there;
}
bool is_incident(sim::PlayedTable const& game, std::string const& words) {
  program::NamedGame named;
  named.game.events = numbered(game);
  return std::ranges::any_of(program::incident_cells({named}, words::Catalogue{}),
                             [&](auto const& row) { return row[4].find(words) != std::string::npos; });
}
bool is_at_desk(sim::PlayedTable const& game, std::string const& words) {
  auto const board = board_at(game);
  return std::ranges::any_of(board.incidents(), [&](desk::Incident const& each) {
    auto const told = program::ruling::words_of(each.words, RuleSet::fide_2023);
    return told.find(words.substr(1)) != std::string::npos;  // it begins with a capital
  });
}
bool is_told_by_all(sim::PlayedTable const& game, std::string const& words) {
  bool const told = is_watched(game, words);
  BOOST_TEST(told == is_incident(game, words), words);
  BOOST_TEST(told == is_at_desk(game, words), words);
  return told;
}

bool has_reason(sim::PlayedTable const& game, Reason why) {
  auto const list = board_at(game).attention(game.now());
  return std::ranges::any_of(list, [&](desk::Attention const& each) { return each.why == why; });
}

table::TableSetup with_clock() {
  auto setup = typed_table();
  setup.has_clock = true;
  return setup;
}

void show_clock(ToldGame& game, bool is_running) {
  clock::Reading reading;
  reading.white = reading.black = 90min;
  reading.is_running = is_running;
  reading.to_move = game.state().to_move();
  game.input(table::ClockSeen{reading});
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_mate_is_told_by_all_as_soon_as_it_is_made) {
  ToldGame game{typed_table()};
  game.play({"f2f3", "e7e5", "g2g4"});
  game.type("d8h4");
  BOOST_TEST(is_told_by_all(game, "checkmate: by Black, 2... Qh4# (5.1.1)"));
  BOOST_TEST(has_reason(game, Reason::ended_on_board));
}

BOOST_AUTO_TEST_CASE(a_mate_by_a_piece_that_nobody_named_is_none_until_it_is_named) {
  for (char const piece : {'Q', 'N'}) {
    table::Script game{table::from("7k/4P3/6K1/8/8/8/8/8 w - - 0 1")};
    std::string const steps = std::string{"-e7 +e8"} + piece;
    game.hands(Color::white, steps).wait(1000).press().wait(5000);
    BOOST_TEST(game.state().line().is_piece_unknown(1));
    BOOST_TEST(!is_told_by_all(game, "checkmate"));
    BOOST_TEST(!has_reason(game, Reason::ended_on_board));
    game.hands(Color::black, steps).wait(1000);
    bool const is_mate = piece == 'Q';
    BOOST_TEST(is_told_by_all(game, "checkmate: by White, 1. e8=Q# (5.1.1)") == is_mate);
    BOOST_TEST(has_reason(game, Reason::ended_on_board) == is_mate);
  }
}

BOOST_AUTO_TEST_CASE(an_illegal_move_and_a_draw_by_itself_are_told_by_all) {
  ToldGame game{typed_table()};
  game.play({"e2e4", "e7e5", "f1b5", "d7d6"});
  BOOST_TEST(is_told_by_all(game, "not legal, as entered: 2... d6; check it on the board (7.5.1)"));
  ToldGame again{typed_table()};
  for (int i = 0; i < 4; ++i) again.play({"g1f3", "g8f6", "f3g1", "f6g8"});
  BOOST_TEST(is_told_by_all(again, "same position: fifth time, the game is drawn (9.6.1)"));
}

BOOST_AUTO_TEST_CASE(who_presses_late_is_told_by_all) {
  ToldGame game{with_clock()};
  game.type("e2e4");
  game.input(table::PressEntered{Color::white}, 75s);
  BOOST_TEST(is_told_by_all(game, "pressed late: White, 0:01:15 after the move was made"));
  BOOST_TEST(has_reason(game, Reason::pressed_late));
}

BOOST_AUTO_TEST_CASE(nobody_is_late_for_time_in_which_the_clock_stood_or_nobody_looked) {
  enum class Gap { clock_stands, stood_still, resumed };
  for (Gap const gap : {Gap::clock_stands, Gap::stood_still, Gap::resumed}) {
    ToldGame game{with_clock()};
    show_clock(game, true);
    game.type("e2e4");
    if (gap == Gap::clock_stands) show_clock(game, false);
    game.skip(10min);
    if (gap == Gap::stood_still) game.input(table::StoodStill{10min});
    if (gap == Gap::resumed) game.input(table::Resumed{});
    show_clock(game, true);
    BOOST_TEST(!has_reason(game, Reason::clock_not_pressed));
    game.input(table::PressEntered{Color::white}, 5s);
    BOOST_TEST(!is_told_by_all(game, "pressed late"));
    BOOST_TEST(!has_reason(game, Reason::pressed_late));
  }
}

BOOST_AUTO_TEST_CASE(where_no_clock_is_read_the_reply_completes_a_move_and_nobody_is_late) {
  enum class Clock { none, lost_before, lost_meanwhile };
  table::DeviceWasLost const lost{table::Device::clock, "the cable"};
  for (Clock const clock : {Clock::none, Clock::lost_before, Clock::lost_meanwhile}) {
    table::Script game{clock == Clock::none ? table::pair_without_clock() : table::pair_with_clock()};
    if (clock != Clock::none) game.show_clock(Color::white, true);
    if (clock == Clock::lost_before) game.feed(lost);
    game.play(Color::white, "e2e4").request(Color::white, table::Request::announce);
    if (clock == Clock::lost_meanwhile) game.feed(lost);
    game.wait(31'000);
    BOOST_TEST(!has_reason(game, Reason::clock_not_pressed));
    game.hands(Color::black, "-e2 +e4P").wait(1000).hands(Color::black, "-e7 +e5p").wait(1000);
    BOOST_TEST(game.state().line().plies() == 1U);
    BOOST_TEST(!is_told_by_all(game, "pressed late"));
    BOOST_TEST(!has_reason(game, Reason::pressed_late));
  }
}

BOOST_AUTO_TEST_CASE(after_the_end_nobody_has_to_press) {
  ToldGame game{with_clock()};
  show_clock(game, true);
  game.type("e2e4");
  game.input(table::ResultEntered{table::GameResult::draw});
  show_clock(game, true);
  game.skip(10min);
  BOOST_TEST(!has_reason(game, Reason::clock_not_pressed));
}

BOOST_AUTO_TEST_CASE(a_move_that_was_restored_away_makes_the_next_one_no_later) {
  ToldGame game{with_clock()};
  game.play({"e2e4", "e7e5"});
  game.type("g1f3");
  game.input(table::RestoreProposed{Color::white, 1}, 40s);
  game.input(table::RestoreAgreed{Color::white});
  game.input(table::RestoreAgreed{Color::black});
  game.skip(20s);
  game.type("c7c5");
  game.input(table::PressEntered{Color::black});
  BOOST_TEST(!is_told_by_all(game, "pressed late"));
}

BOOST_AUTO_TEST_CASE(what_was_answered_restored_and_resumed_stands_in_the_incidents_too) {
  ToldGame game{typed_table()};
  game.play({"e2e4", "e7e5"});
  game.input(table::ClaimMade{Color::white, table::ClaimKind::threefold, std::nullopt});
  game.input(table::ClaimAnswered{false});
  BOOST_TEST(is_incident(game, "claim rejected"));
  BOOST_TEST(is_at_desk(game, "claim rejected"));
  game.input(table::RestoreProposed{Color::white, 1});
  game.input(table::RestoreAgreed{Color::white});
  game.input(table::RestoreAgreed{Color::black});
  BOOST_TEST(is_incident(game, "restored: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"));
  game.input(table::Resumed{});
  BOOST_TEST(is_incident(game, "resumed after ply 1"));
}

BOOST_AUTO_TEST_CASE(a_move_that_nobody_heard_and_a_changed_program_are_told_by_all) {
  ToldGame game;
  table::ProgramStarted program{"tactus", "0.1.0", "tournament", "ab12", true};
  game.input(program);
  game.input(table::GameStarted{typed_table()});
  program.refused = {"ptrace", "fork"};
  game.input(program);
  BOOST_TEST(is_told_by_all(game, "the kernel refused the program a call: ptrace"));
  auto const list = board_at(game).attention(game.now());
  BOOST_TEST(std::ranges::count(list, Reason::program_changed, &desk::Attention::why) == 1);
  game.play("e2e4");
  game.input(table::MoveUnheard{table::Audience::table, Color::white, 1, table::Unheard::no_sound});
  BOOST_TEST(is_told_by_all(game, "not announced: move 1 of White, no sound for Black (D.2.3.3)"));
}

BOOST_AUTO_TEST_SUITE_END()
