// SPDX-License-Identifier: GPL-3.0-or-later
// The next step at a board, worked out from its game before anybody asks.
#include "core/message/written.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"
#include "src/desk/what_to_do/what_to_do.hpp"
#include "tests/desk/told_boards.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;
using desk::Reason;
using Lines = std::vector<std::string>;

BOOST_AUTO_TEST_SUITE(desk_what_to_do)

namespace {

table::TableSetup typed_table() {
  table::TableSetup setup;
  setup.has_clock = true;
  return setup;
}

table::TableSetup table_under(Regime regime) {
  auto setup = typed_table();
  setup.regime = regime;
  return setup;
}

constexpr Regime shorter_rules{RuleSet::fide_2023, Phase::rapid, Supervision::basic};

struct Played {
  test::ToldGame game;
  explicit Played(table::TableSetup const& setup = typed_table()) : game(setup) {
    game.input(table::ClockSeen{{Millis{3'600'000}, Millis{3'540'000}, Color::white, true}});
  }
  void moves(std::initializer_list<char const*> all) { game.play(all); }
  /// The first line is the next step.
  Lines todo() const {
    auto const board = test::board_of(game);
    auto const list = board.attention(game.now());
    BOOST_TEST_REQUIRE(!list.empty());
    auto const todo = desk::what_to_do(board.evidence(), list.front());
    auto const words = [](Message const& each) {
      return program::ruling::words_of(each, RuleSet::fide_2023);
    };
    Lines lines{words(todo.first)};
    for (auto const& section : todo.then) {
      lines.push_back(words(section.heading));
      for (auto const& each : section.lines) lines.push_back("- " + words(each));
    }
    return lines;
  }
};

bool has(Lines const& lines, std::string_view text) { return std::ranges::find(lines, text) != lines.end(); }

void see(test::ToldGame& game, Color player, chess::Placement const& pieces) {
  for (int i = 0; i < 2; ++i) game.input(table::BoardSeen{player, sensing::AllPieces{pieces}});
}

}  // namespace

BOOST_AUTO_TEST_CASE(boards_that_differ_are_put_right_by_hand_with_the_likely_cause) {
  auto setup = typed_table();
  setup.black_board = table::BoardKind::pieces;
  Played played{setup};
  auto& game = played.game;
  see(game, Color::black, game.state().expected());
  played.moves({"g1f3"});
  auto wrong = game.state().expected();
  wrong.clear(chess::Square::parse("f3").value());
  wrong.put(chess::Square::parse("g3").value(), {Color::white, chess::Kind::knight});
  see(game, Color::black, wrong);
  game.record(table::BoardDiffers{Color::black, 1, {}});
  auto const todo = played.todo();
  BOOST_TEST(todo.front() == "Stop both clocks and take both scoresheets.");
  BOOST_TEST(has(todo, "Black's board, changes: 1"));
  BOOST_TEST(has(todo, "- Take White's knight from g3, put it onto f3."));
  BOOST_TEST(has(todo, "- Knight one aperture off: g3 for f3, ply 1."));
  BOOST_TEST(todo.back() == "Then the clock of Black is started.");
}

BOOST_AUTO_TEST_CASE(a_press_without_a_move_says_what_the_opponent_gets_and_what_the_next_one_costs) {
  Played played;
  played.moves({"e2e4"});
  played.game.record(table::Irregularity{table::IrregularityKind::pressed_without_move, Color::white, 2, {}});
  auto const todo = played.todo();
  BOOST_TEST(todo.front() == "Stop both clocks: White pressed without a move.");
  BOOST_TEST(has(todo, "- Black gets 2 minutes more."));
  BOOST_TEST(has(todo, "- Clock of Black: 1:01:00"));
  BOOST_TEST(has(todo, "- Illegal moves of White before: 0"));
  BOOST_TEST(has(todo, "- The next one: White loses the game."));
}

BOOST_AUTO_TEST_CASE(where_the_rules_want_a_claim_the_arbiter_waits_for_it) {
  Played played{table_under({RuleSet::fi_blitz_2024_increment, Phase::blitz, std::nullopt})};
  played.moves({"e2e4"});
  clock::Reading reading{Millis{3'600'000}, Millis{0}, Color::black, true};
  reading.black_flag = true;
  played.game.input(table::ClockSeen{reading});
  auto const todo = played.todo();
  BOOST_TEST(todo.front() == "Say nothing until White claims the flag.");
  BOOST_TEST(has(todo, "If it is claimed:"));
  BOOST_TEST(has(todo, "- Black loses the game."));
}

BOOST_AUTO_TEST_CASE(under_the_shorter_rules_of_2023_a_press_costs_a_minute_and_a_flag_is_called) {
  Played pressed{table_under(shorter_rules)};
  pressed.moves({"e2e4"});
  pressed.game.record(
      table::Irregularity{table::IrregularityKind::pressed_without_move, Color::white, 2, {}});
  auto todo = pressed.todo();
  BOOST_TEST(has(todo, "- Black gets 1 minute more."));

  Played flagged{table_under(shorter_rules)};
  flagged.moves({"e2e4"});
  clock::Reading reading{Millis{3'600'000}, Millis{0}, Color::black, true};
  reading.black_flag = true;
  flagged.game.input(table::ClockSeen{reading});
  todo = flagged.todo();
  BOOST_TEST(todo.front() == "Stop both clocks: the flag of Black has fallen.");
}

BOOST_AUTO_TEST_CASE(an_illegal_move_is_put_back_and_costs_time) {
  Played played;
  played.moves({"e2e4", "e7e5", "d1h5", "f7f6"});  // the pawn is pinned
  auto const todo = played.todo();
  BOOST_TEST(todo.front() == "Stop both clocks: a move of Black was not legal.");
  BOOST_TEST(has(todo, "- White gets 2 minutes more."));
  BOOST_TEST(has(todo, "Position to be set up: before move 2 of Black."));
}

BOOST_AUTO_TEST_CASE(an_illegal_move_found_later_costs_the_same) {
  Played played;
  played.moves({"e2e4", "f7f5", "d1h5", "a7a6", "h5e2"});  // Black was in check
  auto todo = played.todo();
  BOOST_TEST(todo.front() == "Stop both clocks: a move of Black was not legal.");
  BOOST_TEST(has(todo, "- The position is put back."));
  BOOST_TEST(has(todo, "- White gets 2 minutes more."));
  BOOST_TEST(has(todo, "- Clock of White: 1:02:00"));
  BOOST_TEST(has(todo, "- The next one: Black loses the game."));
  BOOST_TEST(has(todo, "Position to be set up: before move 2 of Black."));
  BOOST_TEST(has(todo, "To type at the table, in this order:"));
  BOOST_TEST(has(todo, "- restore 2 black 1:02:00 0:59:00"));
  BOOST_TEST(has(todo, "- confirm arbiter"));

  Played claimed;
  claimed.moves({"e2e4", "f7f5", "d1h5", "a7a6", "h5e2"});
  claimed.game.input(table::ClaimMade{Color::white, table::ClaimKind::illegal_move, std::nullopt});
  todo = claimed.todo();
  BOOST_TEST(has(todo, "- White gets 2 minutes more."));
  BOOST_TEST(has(todo, "Position to be set up: before move 2 of Black."));
}

BOOST_AUTO_TEST_CASE(under_the_shorter_rules_an_illegal_move_that_was_answered_stands) {
  Played played{table_under(shorter_rules)};
  played.moves({"e2e4", "f7f5", "d1h5", "a7a6", "h5e2"});
  auto const todo = played.todo();
  BOOST_TEST(has(todo, "- The move stands."));
  BOOST_TEST(!has(todo, "Position to be set up: before move 2 of Black."));
}

BOOST_AUTO_TEST_CASE(a_claim_of_the_flag_begins_with_what_the_clock_shows) {
  Played played;
  played.moves({"e2e4"});
  played.game.input(table::ClaimMade{Color::white, table::ClaimKind::flag_fall, std::nullopt});
  auto const todo = played.todo();
  BOOST_TEST_REQUIRE(todo.size() > 4U);
  BOOST_TEST(todo[1] == "Clock of Black: 0:59:00");
  BOOST_TEST(todo[2] == "If it has not fallen:");
  BOOST_TEST(todo[3] == "- The claim is rejected.");
  BOOST_TEST(has(todo, "If it has fallen:"));

  clock::Reading down{Millis{3'600'000}, Millis{0}, Color::black, true};
  down.black_flag = true;
  Played fallen;
  fallen.moves({"e2e4"});
  fallen.game.input(table::ClockSeen{down});
  fallen.game.input(table::ClaimMade{Color::white, table::ClaimKind::flag_fall, std::nullopt});
  BOOST_TEST(!has(fallen.todo(), "If it has not fallen:"));
}

BOOST_AUTO_TEST_CASE(a_claim_of_a_draw_is_counted_in_the_record) {
  Played right;
  right.moves({"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"});
  right.game.input(table::ClaimMade{Color::white, table::ClaimKind::threefold, std::nullopt});
  auto todo = right.todo();
  BOOST_TEST(todo.front() == "Stop both clocks, then check the claim.");
  BOOST_TEST(has(todo, "- The game is drawn."));
  BOOST_TEST(has(todo, "- The position has occurred: 3"));

  Played wrong;
  wrong.moves({"g1f3", "g8f6"});
  wrong.game.input(table::ClaimMade{Color::white, table::ClaimKind::threefold, std::nullopt});
  todo = wrong.todo();
  BOOST_TEST(has(todo, "- The claim is rejected."));
  BOOST_TEST(has(todo, "- Black gets 2 minutes more."));
}

BOOST_AUTO_TEST_CASE(a_claim_with_a_written_move_is_counted_with_that_move) {
  Played played;
  played.moves({"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"});
  auto const written = notation::pattern_of(played.game.meant("f6g8"));
  played.game.input(table::ClaimMade{Color::black, table::ClaimKind::threefold, written});
  auto const todo = played.todo();
  BOOST_TEST(has(todo, "- The game is drawn."));
}

BOOST_AUTO_TEST_CASE(in_a_quickplay_finish_the_arbiter_looks_at_the_clock_and_reads_what_a_rejection_costs) {
  for (bool const is_in_time : {true, false}) {
    auto setup = typed_table();
    setup.is_quickplay_finish_announced = true;
    Played played{setup};
    played.moves({"e2e4", "e7e5"});
    Millis const left = is_in_time ? Millis{100'000} : Millis{200'000};
    played.game.input(table::ClockSeen{{left, Millis{300'000}, Color::white, true}});
    played.game.input(table::ClaimMade{Color::white, table::ClaimKind::normal_means, std::nullopt});
    auto todo = played.todo();
    BOOST_TEST(todo.front() == "Stop both clocks, then decide: a draw, later, or rejected.");
    BOOST_TEST(has(todo, "If you reject it:"));
    BOOST_TEST(has(todo, "- Black gets 2 minutes more.") == is_in_time);
    played.game.input(table::ClaimAnswered{false, Color::white});
    played.game.input(table::ClaimAnswered{false, Color::black});
    played.game.input(table::ClaimMade{Color::white, table::ClaimKind::extra_seconds, std::nullopt});
    todo = played.todo();
    BOOST_TEST(todo.front() == "Stop both clocks, then ask Black first: it is an offer of a draw.");
    BOOST_TEST(has(todo, "If the draw is declined and you agree:"));
    BOOST_TEST(has(todo, "- Black gets 2 minutes more.") == is_in_time);
  }
}

BOOST_AUTO_TEST_CASE(a_flag_loses_unless_the_other_can_never_mate) {
  Played played;
  played.moves({"e2e4"});
  clock::Reading reading{Millis{3'600'000}, Millis{0}, Color::black, true};
  reading.black_flag = true;
  played.game.input(table::ClockSeen{reading});
  auto const todo = played.todo();
  BOOST_TEST(todo.front() == "Stop both clocks: the flag of Black has fallen.");
  BOOST_TEST(has(todo, "- Black loses the game."));
}

BOOST_AUTO_TEST_CASE(a_mate_that_nobody_has_said_ends_the_game_pressed_or_not) {
  for (bool const is_pressed : {true, false}) {
    auto setup = typed_table();
    setup.has_clock = true;
    Played played{setup};
    played.moves({"f2f3", "e7e5", "g2g4"});
    played.game.type("d8h4");
    if (is_pressed) played.game.input(table::PressEntered{Color::black});
    auto const todo = played.todo();
    BOOST_TEST(todo.front() == "Stop both clocks: the game is over. Both confirm the result.");
    BOOST_TEST(has(todo, "- Result: 0-1"));
  }
}

BOOST_AUTO_TEST_CASE(every_reason_has_a_next_step_whether_or_not_it_is_a_players) {
  for (int why = 0; why <= static_cast<int>(Reason::file_damaged); ++why)
    for (auto const by : {std::optional<Color>{}, std::optional{Color::black}}) {
      desk::Attention reason;
      reason.why = static_cast<Reason>(why);
      reason.by = by;
      BOOST_TEST(!written(desk::first_step(reason, by.has_value())).empty());
      BOOST_TEST(!desk::what_to_do(program::GameEvidence{}, reason).first.english.empty());
    }
}

BOOST_AUTO_TEST_SUITE_END()
