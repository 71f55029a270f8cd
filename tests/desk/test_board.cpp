// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter sees of a board, from made lists of events.
#include "core/message/written.hpp"
#include "tests/desk/told_boards.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace std::chrono_literals;
using chess::Color;
using desk::Reason;

BOOST_AUTO_TEST_SUITE(desk_board)

using namespace tactus::test;

BOOST_AUTO_TEST_CASE(moves_carry_the_clock_as_it_was_recorded_with_each) {
  auto setup = typed_table();
  setup.has_clock = true;
  test::ToldGame game{setup};
  clock::Reading reading;
  reading.white = reading.black = 90min;
  game.input(table::ClockSeen{reading});
  reading.is_running = true;
  reading.to_move = Color::white;
  game.input(table::ClockSeen{reading});
  game.input(table::MoveEntered{Color::white, notation::pattern_of(game.meant("e2e4")), "e4"});
  reading.white = 89min + 55s;
  reading.to_move = Color::black;
  game.input(table::ClockSeen{reading});
  auto const board = board_of(game);
  BOOST_TEST_REQUIRE(board.moves().size() == 1u);
  auto const& move = board.moves().front();
  BOOST_TEST(move.san == "e4");
  BOOST_TEST(move.ply == 1u);
  BOOST_TEST_REQUIRE(move.reading.has_value());
  BOOST_TEST((move.reading->white == 89min + 55s));
  BOOST_TEST(board.last_event() == static_cast<std::int64_t>(game.numbered().size()));
  BOOST_TEST(board.attention(game.now()).empty());
}

BOOST_AUTO_TEST_CASE(times_ahead_of_the_desk_or_backwards_are_marked_until_they_are_decided) {
  test::ToldGame const game{typed_table()};
  desk::Board board;
  auto const began = static_cast<std::int64_t>(game.numbered().size());
  for (auto const& each : game.numbered()) board.take(each, game.now());
  BOOST_TEST(board.attention(game.now()).empty());
  board.take({began + 1, {game.now() + 24h * 1826, table::Input{table::TimePassed{}}}}, game.now());
  board.take({began + 2, {game.now(), table::Input{table::TimePassed{}}}}, game.now());
  auto const attention = board.attention(game.now());
  BOOST_TEST_REQUIRE(attention.size() == 2u);
  for (auto const& each : attention) BOOST_TEST((each.why == Reason::times_wrong));
  auto const words = words_of(attention);
  BOOST_TEST(std::ranges::count(
                 words, "Time: 1826 days ahead of this machine's clock: one of the two is wrong.") == 1);
  BOOST_TEST(std::ranges::count(words, "Time: runs backwards, by 1826 days.") == 1);
  BOOST_TEST(board.incidents().size() == 2u);
  board.note_decided({board.last_news(), game.now()});
  for (auto const& each : board.attention(game.now())) BOOST_TEST(each.is_decided);
}

BOOST_AUTO_TEST_CASE(boards_that_differ_need_the_arbiter_until_they_agree) {
  test::ToldGame game{sensed_table()};
  game.record(table::BoardDiffers{Color::black, 4, squares({"d7", "f6"})});
  auto board = board_of(game);
  auto list = board.attention(game.now() + 90s);
  BOOST_TEST_REQUIRE(list.size() == 1u);
  BOOST_TEST((list[0].why == Reason::boards_differ));
  BOOST_TEST((list[0].age(game.now() + 90s) == 90s));
  BOOST_TEST((list[0].article == arbitration::laws::law("D.2.9")));
  BOOST_TEST(words_of(list).front() == "Boards differ after ply 4 on f6 d7: board of Black.");
  BOOST_TEST(!list[0].is_decided);
  board.note_decided({list[0].event, game.now()});
  BOOST_TEST(board.attention(game.now())[0].is_decided);
  game.record(table::BoardAgreesAgain{Color::black, 4});
  BOOST_TEST(board_of(game).attention(game.now()).empty());
  BOOST_TEST(board_of(game).incidents().size() == 2u);
}

BOOST_AUTO_TEST_CASE(a_difference_is_told_by_its_move_in_the_letters_of_the_language) {
  test::ToldGame game{typed_table()};
  game.play({"e2e4", "g8f6"});
  auto const words = desk::differs_words({Color::black, 2, squares({"f6"})}, game.state().line());
  BOOST_TEST(written(words) == "Boards differ after 1... Nf6 on f6: board of Black.");
  BOOST_TEST(written(words, {}, {notation::finnish}) ==
             "Boards differ after 1... Rf6 on f6: board of Black.");
}

BOOST_AUTO_TEST_CASE(reasons_come_by_urgency_and_then_by_age) {
  test::ToldGame game{sensed_table()};
  game.input(table::DeviceWasLost{table::Device::clock, "unplugged"});
  game.record(table::Irregularity{table::IrregularityKind::pressed_without_announcing, Color::white, 1, {}});
  game.record(table::BoardDiffers{Color::white, 0, squares({"e2"})});
  std::vector<std::string> const wanted{"Boards differ before the first move on e2: board of White.",
                                        "Pressed without announcing, White.", "Lost: clock."};
  BOOST_TEST(words_of(board_of(game).attention(game.now())) == wanted, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_irregularity_stays_until_it_is_decided) {
  test::ToldGame game{typed_table()};
  game.record(table::Irregularity{table::IrregularityKind::announced_another_move, Color::white, 1, {}});
  auto board = board_of(game);
  board.note_decided({board.last_event(), game.now()});
  auto const list = board.attention(game.now());
  BOOST_TEST_REQUIRE(list.size() == 1u);
  BOOST_TEST(list[0].is_decided);
  BOOST_TEST((list[0].article == arbitration::laws::law("D.2.8")));
}

BOOST_AUTO_TEST_CASE(boards_that_go_on_over_a_clock_that_stands_are_a_reason) {
  test::ToldGame game{typed_table()};
  game.record(table::Irregularity{table::IrregularityKind::clock_stands, Color::white, 1, {}});
  auto const list = board_of(game).attention(game.now());
  BOOST_TEST_REQUIRE(list.size() == 1u);
  BOOST_TEST((list[0].why == Reason::clock_stands));
  BOOST_TEST(words_of(list)[0] == "The clock stands, and the boards go on.");
}

BOOST_AUTO_TEST_CASE(a_move_made_and_not_pressed_is_told_after_thirty_seconds) {
  auto setup = typed_table();
  setup.has_clock = true;
  test::ToldGame game{setup};
  game.record(table::MoveMade{Color::black, 1, {}});
  auto const board = board_of(game);
  BOOST_TEST(board.attention(game.now() + 29s).empty());
  BOOST_TEST((board.next_change(game.now()) == game.now() + 30s));
  auto const list = board.attention(game.now() + 30s);
  BOOST_TEST_REQUIRE(list.size() == 1u);
  BOOST_TEST((list[0].why == Reason::clock_not_pressed));
  BOOST_TEST((list[0].age(game.now() + 30s) == 30s));
  BOOST_TEST(!board.next_change(game.now() + 30s).has_value());
}

BOOST_AUTO_TEST_CASE(a_move_that_is_not_legal_is_told_when_it_is_made_and_no_more_when_it_is_put_back) {
  test::ToldGame game{typed_table()};
  game.play({"e2e4", "e7e5", "f1b5"});
  auto const moves = game.state().line().current().moves();
  auto const pinned = *std::find_if(moves.begin(), moves.end(), [](chess::Move m) {
    return m.from().name() == "d7" && m.to().name() == "d6";  // leaves the king in check
  });
  auto const words = [&] { return words_of(board_of(game).attention(game.now())); };
  game.record(table::MoveMade{Color::black, 4, pinned});
  BOOST_TEST(
      words() == std::vector<std::string>{"Not legal, as entered: 2... d6; check it on the board (7.5.1)."},
      boost::test_tools::per_element());
  game.record(table::MovePutBack{Color::black, 4, pinned, "d6"});
  BOOST_TEST(words().empty());
  game.record(table::MoveMade{Color::black, 4, pinned});
  game.play("d7d6");
  BOOST_TEST(words().size() == 1u);
  game.play("g1f3");  // the innocent side's
  BOOST_TEST(words().size() == 1u);
}

BOOST_AUTO_TEST_CASE(a_made_move_of_a_blind_player_that_was_legal_must_not_be_changed) {
  for (bool const is_blind : {true, false}) {
    auto setup = typed_table();
    setup.white.is_blind = is_blind;
    setup.white_board = table::BoardKind::occupancy;
    test::ToldGame game{setup};
    auto const moves = game.state().line().current().moves();
    chess::Move const e4 = *std::find_if(moves.begin(), moves.end(), [](chess::Move m) {
      return m.from().name() == "e2" && m.to().name() == "e4";
    });
    game.record(table::MoveMade{Color::white, 1, e4});
    game.record(table::MovePutBack{Color::white, 1, e4, "e4"});
    auto const list = board_of(game).attention(game.now() + 60s);
    std::vector<std::string> expected;
    if (is_blind) expected = {"Changed a made move: 1. e4, White."};
    BOOST_TEST(words_of(list) == expected, boost::test_tools::per_element());
    if (is_blind) BOOST_TEST((list.front().why == Reason::changed_made_move));
  }
}

BOOST_AUTO_TEST_CASE(what_was_announced_and_said_back_stands_beside_the_executed_move) {
  test::ToldGame game{sensed_table()};
  game.input(table::MoveEntered{Color::white, notation::pattern_of(game.meant("g1f3")),
                                "Nf3"});  // announced, his board is sensed
  game.input(table::MoveRepeated{Color::black, notation::pattern_of(game.meant("b1c3")), "Nc3"});
  game.record(table::MoveCompleted{Color::white, 1, game.meant("g1h3"), "Nh3", std::nullopt});
  auto const board = board_of(game);
  BOOST_TEST_REQUIRE(board.moves().size() == 1u);
  auto const& move = board.moves()[0];
  BOOST_TEST(move.announced.value_or("") == "Nf3");
  BOOST_TEST(move.said_back.value_or("") == "Nc3");
  BOOST_TEST(!move.is_as_announced());
  auto const scores = board.scores();
  BOOST_TEST((scores.first_difference == 1u));
  BOOST_TEST(scores.plies[0].white_has.value_or("") == "Nf3");
  BOOST_TEST(scores.plies[0].black_has.value_or("") == "Nc3");
}

BOOST_AUTO_TEST_CASE(what_one_person_alone_was_told_is_there_to_read) {
  test::ToldGame game{typed_table()};
  game.play("e2e4");
  game.input(table::Requested{Color::white, table::Request::move_number, std::nullopt});
  auto const board = board_of(game);
  BOOST_TEST_REQUIRE(!board.messages().empty());
  auto const& last = board.messages().back();
  BOOST_TEST((last.announcement.to == table::Audience::white));
  BOOST_TEST(std::holds_alternative<table::MoveNumberTold>(last.announcement.content));
}

BOOST_AUTO_TEST_CASE(only_news_moves_the_number_that_a_decision_rests_on) {
  auto setup = typed_table();
  setup.has_clock = true;
  test::ToldGame game{setup};
  auto const before = board_of(game).last_news();
  clock::Reading reading;
  reading.white = reading.black = 90min;
  game.input(table::ClockSeen{reading});
  BOOST_TEST(board_of(game).last_news() == before);
  game.record(table::BoardDiffers{Color::white, 0, squares({"e2"})});
  BOOST_TEST(board_of(game).last_news() == board_of(game).last_event());
}

BOOST_AUTO_TEST_CASE(after_an_illegal_move_the_innocent_side_is_not_accused) {
  test::ToldGame game{typed_table()};
  // Black's d7 is pinned by the bishop on b5, and a6 leaves his king in check once more.
  for (char const* uci : {"e2e4", "e7e5", "f1b5", "d7d6", "g1f3", "a7a6", "f3h4"}) {
    Color const mover = game.state().to_move();
    game.input(table::MoveEntered{mover, notation::parse_move(uci, notation::english).value(), uci});
    game.input(table::PressEntered{mover});
  }
  BOOST_TEST(game.state().line().plies() == 7U);
  auto const list = board_of(game).attention(game.now());
  auto const words = words_of(list);
  BOOST_TEST(std::ranges::count(list, Reason::illegal_move, &desk::Attention::why) == 2);
  for (std::string const& each : words) BOOST_TEST(each.find("Nf3") == std::string::npos, each);
  for (std::string const& each : words) BOOST_TEST(each.find("Nh4") == std::string::npos, each);
}

BOOST_AUTO_TEST_CASE(a_clock_that_jumped_three_times_is_to_be_read_by_the_arbiter_himself) {
  auto setup = typed_table();
  setup.has_clock = true;
  test::ToldGame game{setup};
  clock::Reading reading;
  reading.black = 90min;
  reading.is_running = true;
  reading.to_move = Color::white;
  auto const show = [&](Millis white) {
    reading.white = white;
    game.input(table::ClockSeen{reading});
  };
  show(90min);
  for (Millis const jump : {99min, 50min}) {
    show(jump);
    BOOST_TEST(board_of(game).attention(game.now()).empty());
    auto const board = board_of(game);
    auto const told = program::ruling::words_of(board.incidents().back().words, RuleSet::fide_2023);
    BOOST_TEST(told.find("changed without a press") != std::string::npos, told);
  }
  show(80min);
  auto const list = board_of(game).attention(game.now());
  BOOST_TEST_REQUIRE(list.size() == 1u);
  BOOST_TEST((list[0].why == Reason::clock_jumps));
  BOOST_TEST((list[0].level == desk::Level::soon));
  BOOST_TEST(words_of(list).front() == "The clock tells times that cannot be: read the clock yourself.");
}

BOOST_AUTO_TEST_SUITE_END()
