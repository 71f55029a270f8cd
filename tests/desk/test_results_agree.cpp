// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a game is the same wherever an arbiter reads it: what the Laws make of how it ended, unless
// it was confirmed otherwise (5.1.2, 5.2.2, 6.9, 8.7).
#include "core/notation/fen.hpp"
#include "src/arbiter/chronicle/end_by_laws.hpp"
#include "src/arbiter/commands/round_tables.hpp"
#include "src/arbiter/watch/watch_lines.hpp"
#include "src/desk/live_pgn.hpp"
#include "src/record/happenings.hpp"
#include "tests/desk/told_boards.hpp"

#include <algorithm>
#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using table::GameResult;

BOOST_AUTO_TEST_SUITE(results_agree)

using namespace tactus::test;

namespace {

constexpr char const* bare_king = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
constexpr char const* two_bare_kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
constexpr char const* rook_left = "4k2r/8/8/8/8/8/8/R3K2R w - - 0 1";

enum class How : std::uint8_t { resigned, out_of_time, entered, by_arbiter };

/// White is the loser of what was recorded.
struct Ended {
  char const* start;
  RuleSet rules;
  How how;
  std::string_view result, fault;
};
std::ostream& operator<<(std::ostream& out, Ended const& row) { return out << row.start << ' ' << row.fault; }
constexpr RuleSet newest = RuleSet::fide_2023;
constexpr std::string_view drawn_by_resigning = "drawn: Black cannot mate by any legal moves (5.1.2)";
constexpr std::string_view drawn_by_flag = "drawn: Black cannot mate by any legal moves (6.9)";
constexpr std::string_view stands =
    "0-1 stands as confirmed (8.7), though Black cannot mate by any legal moves (6.9)";
Ended const ends[] = {
    {rook_left, newest, How::resigned, "0-1", ""},
    {bare_king, newest, How::resigned, "1/2-1/2", drawn_by_resigning},
    {bare_king, RuleSet::fide_2017, How::resigned, "0-1", ""},
    {two_bare_kings, RuleSet::fide_2017, How::resigned, "1/2-1/2",
     "drawn: Black cannot mate by any legal moves (5.2.2)"},
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", newest, How::resigned, "1/2-1/2", "the board shows 1/2-1/2"},
    {rook_left, newest, How::out_of_time, "0-1", ""},
    {bare_king, newest, How::out_of_time, "1/2-1/2", drawn_by_flag},
    {bare_king, RuleSet::fide_2014, How::out_of_time, "1/2-1/2", drawn_by_flag},
    {bare_king, newest, How::entered, "0-1", ""},
    {bare_king, newest, How::by_arbiter, "0-1", stands}};

table::TableSetup setup_of(Ended const& row) {
  auto setup = typed_table();
  setup.start = chess::StatedPosition::from(notation::read_fen(row.start).value()).value();
  setup.regime.rules = row.rules;
  setup.has_clock = true;
  if (row.how == How::by_arbiter) setup.arbiter_word = "a word";
  return setup;
}

ToldGame told(Ended const& row) {
  ToldGame game{setup_of(row)};
  clock::Reading reading;
  reading.white_flag = row.how == How::out_of_time || row.how == How::by_arbiter;
  game.input(table::ClockSeen{reading});
  if (row.how == How::resigned) {
    game.input(table::ResignationEntered{Color::white});
    game.input(table::ResignationEntered{Color::white});
  } else {
    game.input(table::ResultProposed{Color::black, GameResult::black_wins, table::Ending::result});
    game.input(row.how == How::by_arbiter ? table::Input{table::ArbiterAgreed{}}
                                          : table::Input{table::ResultAccepted{Color::white}});
  }
  return game;
}

bool is_watched(ToldGame const& game, std::string_view line) {
  program::WatchLines watch;
  std::ptrdiff_t times = 0;
  for (table::StampedEvent const& each : game.events()) times += std::ranges::count(watch.take(each), line);
  return times == 1;
}

std::string in_live_pgn(ToldGame const& game) {
  desk::LiveGame live{"1"};
  for (table::StampedEvent const& each : game.events()) live.take(each);
  auto const pgn = live.pgn("1", 1, game.now());
  auto const at = pgn.find("[Result \"") + std::string_view{"[Result \""}.size();
  return pgn.substr(at, pgn.find('"', at) - at);
}

std::string in_results(ToldGame const& game) {
  program::NamedGame named;
  named.game.record = program::record_of(game.events()).value();
  named.game.events = game.numbered();
  return program::result_cells({named}, words::Catalogue{})[1][4];
}

void check_result(ToldGame const& game, std::string_view expected) {
  BOOST_TEST(record::text_of(board_of(game).result()) == expected);
  BOOST_TEST(record::text_of(program::judged_end(program::record_of(game.events()).value()).result) ==
             expected);
  BOOST_TEST(in_live_pgn(game) == expected);
  BOOST_TEST(in_results(game) == expected);
}

}  // namespace

BOOST_DATA_TEST_CASE(a_result_is_the_same_in_every_view, boost::unit_test::data::make(ends), row) {
  auto const game = told(row);
  check_result(game, row.result);
  bool const is_resigned = row.how == How::resigned;
  BOOST_TEST(is_watched(game, is_resigned ? "result: " + std::string{row.result} + ", resigned"
                                          : std::string{"result: 0-1, entered"}));
  if (!row.fault.empty()) BOOST_TEST(is_watched(game, row.fault));
  BOOST_TEST(words_of(board_of(game).attention(game.now())).back() ==
             "Result to confirm: " + std::string{row.result} + ", by both players.");
}

BOOST_AUTO_TEST_CASE(what_both_have_signed_stands_and_a_resignation_is_no_result) {
  for (How const how : {How::out_of_time, How::resigned}) {
    auto game = told({bare_king, newest, how, "", ""});
    game.input(table::ResultSignedBy{Color::white});
    check_result(game, "1/2-1/2");
    game.input(table::ResultSignedBy{Color::black});
    bool const is_entered = how == How::out_of_time;
    check_result(game, is_entered ? "0-1" : "1/2-1/2");
    BOOST_TEST(is_watched(game, stands) == is_entered);
  }
}

BOOST_AUTO_TEST_CASE(a_live_pgn_ends_before_a_promotion_whose_piece_nobody_named) {
  auto setup = typed_table();
  setup.start =
      chess::StatedPosition::from(notation::read_fen("4k3/7P/8/8/8/8/8/4K3 w - - 0 1").value()).value();
  ToldGame game{setup};
  auto const square = [](char const* name) { return chess::Square::parse(name).value(); };
  chess::Move const queen{square("h7"), square("h8"), chess::MoveKind::promote_queen};
  chess::Move const knight{square("h7"), square("h8"), chess::MoveKind::promote_knight};
  game.record(table::MoveCompleted{Color::white, 1, queen, "h8=?", {}});
  game.record(table::MoveCompleted{Color::black, 2, {square("e8"), square("e7")}, "Ke7", {}});
  auto const pgn = [&] {
    desk::LiveGame live{"1"};
    for (table::StampedEvent const& each : game.events()) live.take(each);
    return live.pgn("1", 1, game.now());
  };
  BOOST_TEST(pgn().find("h8=") == std::string::npos, pgn());
  game.record(table::PromotionNamed{Color::white, 1, knight, "h8=N"});
  BOOST_TEST(pgn().find("1. h8=N Ke7") != std::string::npos, pgn());
}

BOOST_AUTO_TEST_SUITE_END()
