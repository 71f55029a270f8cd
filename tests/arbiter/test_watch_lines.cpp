// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter's watch says at once when a board differs: the first wrong square, and what fits as its
// cause.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "src/arbiter/watch/watch_lines.hpp"
#include "tests/core/table/tables.hpp"
#include "tests/record/told_game.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using chess::Square;
using table::Input;

BOOST_AUTO_TEST_SUITE(watch_lines)

BOOST_AUTO_TEST_CASE(a_difference_is_told_with_its_squares_and_what_could_be_its_cause) {
  program::WatchLines watch;
  auto const take = [&](table::TableEvent event) {
    return watch.take({Instant{Millis{1}}, std::move(event)});
  };
  table::TableSetup setup;
  setup.black_board = table::BoardKind::pieces;
  take(Input{table::GameStarted{setup}});
  auto placement = setup.start.placement();
  Square const home = Square::parse("g7").value();
  Square const beside = Square::parse("g6").value();
  placement.put(beside, *placement.at(home));
  placement.clear(home);
  take(Input{table::BoardSeen{Color::black, sensing::AllPieces{placement}}});
  take(Input{table::BoardSeen{Color::black, sensing::AllPieces{placement}}});
  auto squares = chess::SquareSet{home};
  squares.insert(beside);
  std::vector<std::string> const wanted{
      "Boards differ after ply 0 on g6: black pawn, must be empty, board of Black",
      "Boards differ after ply 0 on g7: empty, must be black pawn, board of Black",
      "could be: Pawn displaced: g6 for g7."};
  auto const lines = take(table::Outcome{table::BoardDiffers{Color::black, 0, squares}});
  BOOST_TEST(lines == wanted, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_first_lines_tell_which_boards_are_read_where) {
  program::WatchLines watch;
  table::ProgramStarted program{"tactus", "0.1.0", "tournament", "ab12", true};
  program.ports = {{"white", "pty:/tmp/board12"}, {"clock", "/dev/ttyUSB0"}};
  auto const lines = watch.take({Instant{Millis{1}}, Input{program}});
  BOOST_TEST(std::ranges::count(lines, "port, white: pty:/tmp/board12") == 1);
  BOOST_TEST(std::ranges::count(lines, "port, clock: /dev/ttyUSB0") == 1);
}

BOOST_AUTO_TEST_CASE(what_was_lifted_while_a_board_was_read_turned_was_not_touched) {
  for (bool const is_turned : {false, true}) {
    program::WatchLines watch;
    std::string told;
    auto const take = [&](table::TableEvent event) {
      for (std::string const& each : watch.take({Instant{Millis{1}}, std::move(event)})) told += each + '\n';
    };
    take(Input{table::GameStarted{}});
    chess::Piece const pawn{Color::black, chess::Kind::pawn};
    take(table::Outcome{table::PieceTouched{Color::white, *Square::parse("d7"), pawn}});
    if (is_turned)
      take(table::Outcome{
          table::EquipmentExplained{table::EquipmentFault::board_turned, Color::white, chess::SquareSet{}}});
    chess::Move const move{*Square::parse("e2"), *Square::parse("e4")};
    take(Input{table::MoveEntered{Color::white, notation::pattern_of(move), "e2e4"}});
    take(table::Outcome{table::MoveCompleted{Color::white, 1, move, "e4", {}}});
    BOOST_TEST((told.find("lifted: d7, then moved 1. e4") == std::string::npos) == is_turned);
  }
}

BOOST_AUTO_TEST_CASE(what_fell_or_was_lifted_before_the_game_went_on_elsewhere_was_not_touched) {
  auto const h1 = chess::SquareSet{*Square::parse("h1")};
  chess::Placement fallen;
  fallen.put(*Square::parse("h1"), {Color::white, chess::Kind::rook});
  table::TableEvent const forgets[] = {
      table::Outcome{table::Told{{table::Audience::white, false, table::PiecesToPutBack{fallen}}}},
      table::Outcome{table::Told{{table::Audience::table, false, table::GameResumed{0, 1, Color::white}}}},
      table::Outcome{table::PositionRestored{0, "", {}}}};
  for (table::TableEvent const& each : forgets) {
    program::WatchLines watch;
    std::string told;
    auto const take = [&](table::TableEvent event) {
      for (std::string const& line : watch.take({Instant{Millis{1}}, std::move(event)})) told += line + '\n';
    };
    take(Input{table::GameStarted{}});
    take(table::Outcome{table::PieceTouched{Color::white, *h1.begin(), {Color::white, chess::Kind::rook}}});
    take(each);
    chess::Move const move{*Square::parse("e2"), *Square::parse("e4")};
    take(Input{table::MoveEntered{Color::white, notation::pattern_of(move), "e2e4"}});
    take(table::Outcome{table::MoveCompleted{Color::white, 1, move, "e4", {}}});
    BOOST_TEST(told.find("lifted") == std::string::npos, told);
  }
}

BOOST_AUTO_TEST_CASE(only_the_arbiter_learns_that_a_draw_can_be_claimed_and_when_a_clock_was_not_pressed) {
  table::TableSetup setup;
  setup.has_clock = true;
  test::ToldGame game{setup};
  auto const set_up = game.events().size();
  for (int round = 0; round < 4; ++round)
    for (char const* uci : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
      game.type(uci);
      bool const is_late = game.state().line().plies() == 2;
      game.input(table::PressEntered{game.state().to_move()}, std::chrono::seconds{is_late ? 75 : 1});
    }
  program::WatchLines watch;
  std::vector<std::string> lines, news;
  for (std::size_t i = 0; i < game.events().size(); ++i)
    for (std::string const& each : watch.take(game.events()[i]))
      if (i >= set_up) lines.push_back(each);
  for (std::string const& each : lines)
    if (each[0] < '0' || each[0] > '9')
      if (each.find("told:") != 0) news.push_back(each);
  std::vector<std::string> const wanted{"pressed late: White, 0:01:15 after the move was made",
                                        "same position: third time, a draw may be claimed (9.2)",
                                        "same position: third time, a draw may be claimed (9.2)",
                                        "same position: third time, a draw may be claimed (9.2)",
                                        "same position: third time, a draw may be claimed (9.2)",
                                        "same position: fifth time, the game is drawn (9.6.1)"};
  BOOST_TEST(news == wanted, boost::test_tools::per_element());
}

// R would be a knight there.
BOOST_AUTO_TEST_CASE(a_finnish_arbiter_reads_it_in_finnish_with_finnish_letters) {
  auto const finnish = words::load_catalogue(words::Language::finnish, TACTUS_LOCALE_DIR).value();
  program::WatchLines watch{std::nullopt, program::WatchWords{finnish}};
  std::vector<std::string> lines;
  auto const take = [&](table::TableEvent event) {
    lines = watch.take({Instant{Millis{1}}, std::move(event)});
  };
  take(Input{table::GameStarted{table::TableSetup{}}});
  BOOST_TEST(lines.at(0).starts_with("Valkea: "));
  BOOST_TEST(lines.at(2) == "säännöt: fide-2023, pitkä peli");
  Color by = Color::white;
  unsigned ply = 0;
  auto position = chess::Position::initial();
  for (char const* each : {"f2f3", "e7e5", "g2g4", "d8h4"}) {
    auto const move = std::get<chess::Move>(notation::read_uci(position, each));
    position = position.after(move);
    take(Input{table::MoveEntered{by, notation::pattern_of(move), each}});
    take(table::Outcome{table::MoveCompleted{by, ++ply, move, "", std::nullopt}});
    by = chess::opposite(by);
  }
  std::vector<std::string> const wanted{"2... Dh4#: Dame Hector vier", "matti: musta, 2... Dh4# (5.1.1)"};
  BOOST_TEST(lines == wanted, boost::test_tools::per_element());
  take(table::Outcome{table::BoardAgreesAgain{Color::black, 4}});
  BOOST_TEST(lines.at(0) == "Laudat täsmäävät taas puolisiirron 4 jälkeen: mustan lauta");
}

BOOST_AUTO_TEST_CASE(the_position_for_the_envelope_says_which_piece_nobody_named) {
  program::WatchLines watch;
  auto const take = [&](table::TableEvent event) {
    return watch.take({Instant{Millis{1}}, std::move(event)});
  };
  table::Script script{table::from("4k3/7P/8/8/8/8/8/4K3 w - - 0 1")};
  script.wait(1000).hands(Color::white, "-h7 +h8P ").wait(3000).press().wait(4000);
  script.feed(table::AdjournmentEntered{Color::black, std::nullopt});
  for (auto const& each : script.inputs()) watch.take({each.time, each.input});
  auto const position = notation::write_fen(chess::setup_of(script.state().line()));
  auto const lines = take(table::Outcome{table::GameAdjourned{Color::black, 1, position, {}, {}}});
  BOOST_TEST(std::ranges::count(lines, "for the envelope: " + position) == 1);
  BOOST_TEST(std::ranges::count(lines, "the piece on h8 is not known; a queen keeps its place") == 1);
}

BOOST_AUTO_TEST_SUITE_END()
