// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with two electronic boards and a clock: one row per rule, as a script of hands and what comes of it.
#include "tests/core/table/tables.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(boards)

namespace {

struct Row {
  char const* what;
  char const* fen;
  char const* steps;
  char const* announced;  // typed, where the traces fit several moves
  char const* done;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.what; }

constexpr char const* castling = "4k3/8/8/p7/8/8/8/R3K2R w KQ - 0 1";
constexpr char const* passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
constexpr char const* capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
constexpr char const* last_rank = "3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1";

Row const hands_of_one_move[] = {
    {"castling, king first", castling, "-e1 +g1K -h1 +f1R ", "", "e1h1 O-O"},
    {"castling, rook first", castling, "-h1 +f1R -e1 +g1K ", "", "e1h1 O-O"},
    {"castling, both in the air", castling, "-e1 -h1 +f1R +g1K ", "", "e1h1 O-O"},
    {"castling long, both in the air", castling, "-a1 -e1 +c1K +d1R ", "", "e1a1 O-O-O"},
    {"en passant, pawn off first", passing, "-d5 -e5 +d6P ", "", "e5d6 exd6"},
    {"en passant, pawn off in between", passing, "-e5 -d5 +d6P ", "", "e5d6 exd6"},
    {"en passant, pawn off last", passing, "-e5 +d6P -d5 ", "", "e5d6 exd6"},
    {"capture, enemy piece first", capture, "-d5 -e4 +d5P ", "", "e4d5 exd5"},
    {"capture, own piece first", capture, "-e4 -d5 +d5P ", "", "e4d5 exd5"},
    {"capture after another piece was touched", capture, "-e1 +e1K -d5 -e4 +d5P ", "", "e4d5 exd5"},
    {"promotion", last_rank, "-e7 +e8N ", "e7e8n", "e7e8n e8=N"},
    {"promotion, pawn set down first", last_rank, "-e7 +e8P -e8 +e8Q ", "e7e8q", "e7e8q e8=Q"},
    {"promotion with capture", last_rank, "-d8 -e7 +d8R ", "e7d8r", "e7d8r exd8=R"},
};

}  // namespace

BOOST_DATA_TEST_CASE(any_order_of_hands_gives_the_same_move,
                     data::make({true, false}) * data::make(hands_of_one_move), knows_pieces, row) {
  TableSetup setup = from(row.fen);
  setup.white.is_blind = false;
  setup.white_board = knows_pieces ? BoardKind::pieces : BoardKind::occupancy;
  Script script{setup};
  script.hands(W, row.steps).wait(1000);
  if (!knows_pieces && *row.announced) script.enter(W, row.announced);
  script.press().wait(1000);
  BOOST_TEST(script.state().line().plies() == 1U);
  BOOST_TEST(joined(script.log_of({"irregular"})) == "");
  if (*row.done) BOOST_TEST(joined(script.log_of({"done"})) == std::string("done w 1 ") + row.done + "\n");
}

BOOST_AUTO_TEST_CASE(a_blind_players_move_is_touched_announced_made_completed_and_copied_in_this_order) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +e4P").wait(1000);
  BOOST_TEST(joined(script.log_of({"touched", "made", "say", "done", "copied", "differs", "irregular"})) ==
             "touched w e2P\nsay table 1 e2e4\nmade w 1 e2e4\ndone w 1 e2e4 e4\ncopied b 1\n");
}

BOOST_AUTO_TEST_CASE(a_sighted_players_move_is_said_to_his_blind_opponent_alone_at_the_press) {
  TableSetup setup = pair_with_clock();
  std::swap(setup.white, setup.black);
  std::swap(setup.white_board, setup.black_board);
  Script script{setup};
  script.play(W, "g1f3");
  BOOST_TEST(joined(script.log_of({"say"})) == "");
  script.press();
  BOOST_TEST(joined(script.log_of({"made", "done", "say"})) ==
             "made w 1 g1f3\ndone w 1 g1f3 Nf3\nsay black 1 g1f3\n");
}

BOOST_AUTO_TEST_CASE(a_blind_opponent_hears_what_tactus_has_not_said_aloud_whoever_announces) {
  TableSetup setup = pair_with_clock();
  setup.black.is_blind = true;
  auto const said = [&](Announcer announcer, std::vector<Input> const& before_the_press) {
    setup.announcer = announcer;
    Script script{setup};
    script.play(W, "e2e4");
    for (Input const& input : before_the_press) script.feed(input);
    script.press().wait(1000);
    return joined(script.log_of({"say"}));
  };
  Input const key = Requested{W, Request::announce, std::nullopt};
  Input const other = MoveEntered{W, stated("e3"), "e3"};
  BOOST_TEST(said(Announcer::person, {}) == "say black 1 e2e4\n");
  BOOST_TEST(said(Announcer::person, {key}) == "say black 1 e2e4\n");
  BOOST_TEST(said(Announcer::person, {other}) == "say black 1 e2e4\n");
  BOOST_TEST(said(Announcer::tactus, {}) == "say black 1 e2e4\n");
  BOOST_TEST(said(Announcer::tactus, {key}) == "say table 1 e2e4\n");
  BOOST_TEST(said(Announcer::tactus, {other}) == "say black 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(a_press_waits_until_the_board_has_settled) {
  Script script{pair_with_clock()};
  script.hands(W, "-e2 +e4P").request(W, Request::announce).press();
  BOOST_TEST(script.state().line().plies() == 0U);
  script.wait(1000);
  BOOST_TEST(joined(script.log_of({"done", "say"})) == "say table 1 e2e4\ndone w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_press_without_a_move_goes_to_the_arbiter_alone_and_the_move_commits_when_it_is_there) {
  Script script{pair_with_clock()};
  script.hands(W, "-e2 +e5P").wait(1000).press().wait(1000);
  BOOST_TEST(joined(script.log_of({"irregular", "say", "done"})) == "irregular w 1 no move\n");
  script.hands(W, "-e5 +e4P").wait(1000);
  BOOST_TEST(joined(script.log_of({"irregular", "done"})) ==
             "irregular w 1 no move\nirregular w 1 not announced\ndone w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_move_typed_after_such_a_press_is_the_move_and_the_board_then_differs) {
  Script script{pair_with_clock()};
  script.hands(W, "-e2 +e5P").wait(1000).press().wait(1000).enter(W, "e2e4").wait(5000);
  BOOST_TEST(joined(script.log_of({"irregular", "done", "differs"})) ==
             "irregular w 1 no move\ndiffers w 0 e2 e5\ndone w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_forgotten_press_does_not_stop_the_game_when_both_boards_show_the_reply) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).hands(B, "-e2 +e4P -e7 +e5p").wait(1000);
  script.hands(W, "-e7 +e5p").wait(3000).lever(B).wait(1000).lever(W).wait(1000);
  BOOST_TEST(joined(script.log_of({"irregular", "done", "differs"})) ==
             "done w 1 e2e4 e4\ndone b 2 e7e5 e5\n");
}

BOOST_AUTO_TEST_CASE(a_blind_players_mate_that_both_agree_on_needs_no_press) {
  Script script{from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")};
  script.play(W, "a1a8");
  BOOST_TEST((script.state().result() == GameResult::open));
  script.request(W, Request::announce).wait(1000);
  BOOST_TEST(joined(script.log_of({"say", "made", "done", "ended", "touched"})) ==
             "touched w a1R\nsay table 1 a1a8\nmade w 1 a1a8\n");
  script.feed(ResultProposed{W, GameResult::white_wins, Ending::checkmate}).feed(ResultAccepted{B});
  BOOST_TEST(joined(script.log_of({"done", "ended", "say table over"})) ==
             "done w 1 a1a8 Ra8\nended 1 checkmate\nsay table over 1\n");
  auto const length = script.log().size();
  script.hands(W, "-a8 +a1R").hands(B, "-g8 +e8k").press().wait(10'000);
  BOOST_TEST(script.log().size() == length);
}

BOOST_AUTO_TEST_CASE(a_pressed_move_is_not_lost_when_the_result_is_entered_before_its_board_has_settled) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(W, Request::announce).hands(W, "-g1 +f3N").hands(W, "-f3 +g1N").press();
  script.feed(ResultEntered{GameResult::draw});
  BOOST_TEST(joined(script.log_of({"done", "ended"})) == "done w 1 e2e4 e4\nended 3 entered\n");
}

BOOST_AUTO_TEST_CASE(a_refused_text_beside_a_board_does_not_tell_whether_the_move_is_legal) {
  Script script{pair_with_clock()};
  script.feed(MoveTextRefused{W, "Ke3", MoveRefusal::no_legal_move});
  BOOST_TEST(joined(script.log_of({"say"})) == "say white refused 0 Ke3\n");
}

BOOST_AUTO_TEST_CASE(a_press_put_back_leaves_the_turn_open) {
  Script script{pair_with_clock()};
  script.press().wait(1000).lever(W).play(W, "e2e4").request(W, Request::announce);
  BOOST_TEST(script.state().line().plies() == 0U);
  script.press();
  BOOST_TEST(script.state().line().plies() == 1U);
}

BOOST_AUTO_TEST_CASE(a_press_without_announcement_completes_and_goes_to_the_arbiter) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").press();
  BOOST_TEST(joined(script.log_of({"made", "irregular", "say", "done"})) ==
             "irregular w 1 not announced\ndone w 1 e2e4 e4\n");
  script.request(W, Request::announce);
  BOOST_TEST(joined(script.log_of({"say"})) == "say table 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(the_press_commits_the_board_where_another_move_was_announced) {
  Script script{pair_with_clock()};
  script.play(W, "g1f3").request(W, Request::announce).hands(W, "-f3 +h3N").wait(1000).press();
  BOOST_TEST(joined(script.log_of({"made", "irregular", "say", "done"})) ==
             "say table 1 g1f3\nmade w 1 g1f3\nirregular w 1 announced another\ndone w 1 g1h3 Nh3\n");
}

BOOST_AUTO_TEST_CASE(the_last_announcement_counts_the_key_or_the_typed_text) {
  for (Announcer const announcer : {Announcer::person, Announcer::tactus}) {
    TableSetup setup = pair_with_clock();
    setup.announcer = announcer;
    Script by_key{setup};
    by_key.enter(W, "e2e4").play(W, "g1f3").request(W, Request::announce).press();
    BOOST_TEST(joined(by_key.log_of({"irregular", "done"})) == "done w 1 g1f3 Nf3\n");
    Script by_text{setup};
    by_text.play(W, "g1f3").request(W, Request::announce).enter(W, "e2e4").press();
    BOOST_TEST(joined(by_text.log_of({"irregular", "done"})) ==
               "irregular w 1 announced another\ndone w 1 g1f3 Nf3\n");
  }
}

BOOST_AUTO_TEST_CASE(where_a_person_announces_nothing_is_said_and_a_press_blames_nobody) {
  TableSetup setup = pair_with_clock();
  setup.announcer = Announcer::person;
  Script script{setup};
  script.play(W, "e2e4").request(W, Request::announce).press().hands(B, "-e2 +e4P").play(B, "e7e5").press();
  script.hands(W, "-e7 +e5p").play(W, "g1f3").press();
  BOOST_TEST(joined(script.log_of({"made", "irregular", "say", "done"})) ==
             "made w 1 e2e4\ndone w 1 e2e4 e4\nmade b 2 e7e5\ndone b 2 e7e5 e5\nsay white 2 e7e5\n"
             "made w 3 g1f3\ndone w 3 g1f3 Nf3\n");
}

BOOST_AUTO_TEST_CASE(the_announce_key_finds_no_move_on_an_untouched_board) {
  Script script{pair_with_clock()};
  script.request(W, Request::announce).wait(1000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say white no move to announce\n");
}

BOOST_AUTO_TEST_CASE(a_piece_lifted_and_put_back_was_touched_but_is_no_move) {
  Script script{pair_with_clock()};
  script.hands(W, "-d2 +d2P").play(W, "e2e4").request(W, Request::announce).press();
  BOOST_TEST(joined(script.log_of({"touched", "done", "irregular"})) ==
             "touched w d2P\ntouched w e2P\ndone w 1 e2e4 e4\n");
}

BOOST_AUTO_TEST_CASE(a_bounce_is_no_touch) {
  Script script{pair_with_clock()};
  script.lift(W, "d2").wait(50).place(W, "d2", 'P').play(W, "e2e4").request(W, Request::announce).press();
  BOOST_TEST(joined(script.log_of({"touched"})) == "touched w e2P\n");
}

BOOST_AUTO_TEST_CASE(a_capture_made_while_an_occupancy_board_was_cut_off_is_said_on_the_announce_key) {
  Script table(from(capture));
  table.lever(W).mute(W, true).play(W, "e4d5").mute(W, false).wait(3000);
  BOOST_TEST(!table.state().pending().has_value());  // the pawn could also be in the hand
  table.request(W, Request::announce).wait(1000);
  BOOST_TEST(joined(table.log_of({"say table 1"})) == "say table 1 e4d5\n");
  table.press().wait(1000);
  BOOST_TEST(table.state().line().plies() == 1U);
}

BOOST_AUTO_TEST_CASE(of_two_captures_that_look_alike_after_an_outage_the_piece_set_down_again_tells_which) {
  Script table(from("4k3/5p2/8/1p6/2B5/8/8/4K3 w - - 0 1"));
  table.lever(W).mute(W, true).play(W, "c4b5").mute(W, false).wait(3000);
  table.request(W, Request::announce).wait(1000);
  BOOST_TEST(joined(table.log_of({"say table 1"})) == "");  // it could be c4xf7
  table.hands(W, "-b5 +b5B").wait(3000).request(W, Request::announce).wait(1000);
  BOOST_TEST(joined(table.log_of({"say table 1"})) == "say table 1 c4b5\n");
  table.press().wait(1000);
  BOOST_TEST(table.state().completed().size() == 1U);
  BOOST_TEST((table.state().completed().front().move.to() == chess::Square::parse("b5").value()));
}

BOOST_AUTO_TEST_CASE(
    after_a_resume_a_board_that_stands_as_agreed_tells_two_captures_apart_by_their_traces_again) {
  Script script(from("4k3/8/3p4/8/8/5b2/8/3QK3 w - - 0 1"));
  script.lever(W).feed(Resumed{}).wait(2000);
  script.play(W, "d1f3").request(W, Request::announce).wait(1000);
  BOOST_TEST(joined(script.log_of({"say table 1"})) == "say table 1 d1f3\n");
}

BOOST_AUTO_TEST_CASE(after_a_resume_the_last_move_is_said_again_and_nothing_else) {
  Script script{pair_with_clock()};
  script.feed(Resumed{}).wait(1000);
  BOOST_TEST(joined(script.log_of({"say"})) == "say table resumed 0\n");
  script.play(W, "e2e4").request(W, Request::announce).press().feed(Resumed{}).wait(5000);
  BOOST_TEST(joined(script.log_of({"say"})) ==
             "say table resumed 0\nsay table 1 e2e4\nsay table repeat 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(what_the_keypad_does_is_told_to_who_asked_and_changes_nothing) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4")
      .request(W, Request::keypad)
      .request(B, Request::keypad)
      .request(W, Request::announce);
  BOOST_TEST(joined(script.log_of({"say"})) == "say white keypad\nsay black keypad\nsay table 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(who_wants_to_leave_is_told_before_all_that_once_more_ends_the_program) {
  Script script{pair_with_clock()};
  script.play(W, "e2e4").request(B, Request::leave).request(W, Request::announce);
  BOOST_TEST(joined(script.log_of({"say"})) == "say table leave?\nsay table 1 e2e4\n");
}

BOOST_AUTO_TEST_CASE(requests_are_answered_to_who_asked) {
  Script script{pair_with_clock()};
  script.request(W, Request::repeat).request(B, Request::times).request(B, Request::move_number);
  script.play(W, "e2e4").request(W, Request::announce).press();
  script.request(B, Request::repeat).request(W, Request::move_number).request(B, Request::move_number);
  BOOST_TEST(joined(script.log_of({"say"})) ==
             "say white nothing to repeat\nsay black times 5300000 5400000\nsay black moves 0\n"
             "say table 1 e2e4\nsay black repeat 1 e2e4\nsay white moves 1\nsay black moves 0\n");
}

BOOST_AUTO_TEST_CASE(a_board_that_says_first_that_a_square_was_filled_is_asked_for_the_piece) {
  Script script{pair_with_clock()};
  script.wait(1000);
  open_with_e4(script).wait(1000);
  auto const fill = [&](char const* square, bool is_filled) {
    script.feed(BoardSeen{B, sensing::SquareOccupied{*chess::Square::parse(square), is_filled}}).wait(400);
  };
  fill("g8", false);
  script.standing(B).clear(*chess::Square::parse("g8"));
  script.standing(B).put(*chess::Square::parse("f6"), *chess::Piece::from_fen_letter('n'));
  fill("f6", true);
  script.press().wait(1000);
  BOOST_TEST(script.log_of({"done"}).back() == "done b 2 g8f6 Nf6");
}

BOOST_AUTO_TEST_CASE(a_made_move_that_is_put_back_was_not_played) {
  Script script{pair_with_clock()};
  script.wait(1000).play(W, "g1f3").request(W, Request::announce).wait(500);
  script.hands(W, "-f3 +g1N ").wait(2000);
  BOOST_TEST(joined(script.log_of({"made", "put back", "done"})) == "made w 1 g1f3\nput back w 1 Nf3\n");
  script.play(W, "e2e4").request(W, Request::announce).press().wait(500);
  BOOST_TEST(script.log_of({"done"}).back() == "done w 1 e2e4 e4");
  BOOST_TEST(script.log_of({"put back"}).size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
