// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated Millennium board: byte for byte as published, and in conversation with the driver.
#include "core/legal/position.hpp"
#include "devices/simulators/chesslink.hpp"
#include "tests/devices/bytes.hpp"
#include "tests/devices/simulators/conversation.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::simulators;
using devices::test::hex;
using devices::test::to_hex;
using std::chrono::minutes;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(simulated_chesslink)

namespace {

chess::Placement const start = chess::Position::initial().placement();
constexpr chess::Piece white_pawn{chess::Color::white, chess::Kind::pawn};

struct QuietBoard {
  SimulatedChessLink board;
  explicit QuietBoard(ChessLinkMake make = {}) : board(start, std::move(make)) {
    board.power_up(SimTime{0});
    answer("57 B0 32 B0 34 B5 31");  // M5
  }
  std::string answer(std::string const& command) {
    board.receive(hex(command), SimTime{0});
    return to_hex(board.take_output());
  }
};

struct Answer {
  char const* name;
  std::string command, answer;
};
std::ostream& operator<<(std::ostream& out, Answer const& row) { return out << row.name; }
std::vector<Answer> const answers{
    {"M1, M2 version", "D6 B5 B6", "76 B0 31 B0 B3 37 34"},
    {"M4 lamps out", "58 B5 38", "F8 37 38"},
    {"M5 register written", "57 B0 32 B0 34 B5 31", "F7 B0 32 B0 34 37 31"},
    {"M6 register read", "52 B0 31 B5 B3", "F2 B0 31 31 34 37 B6"},
    {"wrong checksum", "D6 B5 B7", ""},
    {"wrong parity", "56 35 36", ""},
    {"noise before a command", "00 7F 4D D6 B5 B6", "76 B0 31 B0 B3 37 34"},
};

struct ChessLinkTable {
  SimulatedChessLink board;
  Conversation talk;
  explicit ChessLinkTable(ChessLinkMake make = {})
      : board(start, std::move(make)), talk(board, byte_time_38400) {}
  void play_e4() {
    board.lift(at("e2"), talk.now());
    talk.go_on(milliseconds{600});
    board.place(at("e4"), white_pawn, talk.now());
    talk.go_on(milliseconds{600});
  }
};
struct TurnedTable : ChessLinkTable {
  TurnedTable() : ChessLinkTable({.has_cable_on_whites_right = true}) {}
};

}  // namespace

BOOST_DATA_TEST_CASE(each_command_is_answered_as_the_protocol_says, boost::unit_test::data::make(answers),
                     row) {
  BOOST_TEST(QuietBoard{}.answer(row.command) == row.answer);
}

BOOST_AUTO_TEST_CASE(it_counts_from_h1_with_the_cable_on_whites_right) {
  BOOST_TEST(QuietBoard{{.has_cable_on_whites_right = true}}.answer("D3 B5 B3") ==  // M3, M7
             to_hex(hex("73 52 CE C2 CB 51 C2 CE 52 D0*8 AE*32 70*8 F2 6E 62 6B F1 62 6E F2 37 B3")));
}

BOOST_AUTO_TEST_CASE(without_settings_it_reports_every_scan) {
  SimulatedChessLink board{start};
  board.power_up(SimTime{0});
  board.advance(seconds{1});
  BOOST_TEST(board.take_output().size() == 24 * 67U);
}

BOOST_AUTO_TEST_CASE(a_change_is_reported_after_two_equal_scans) {
  QuietBoard quiet;
  quiet.board.lift(at("e2"), milliseconds{1});
  quiet.board.advance(milliseconds{41});
  BOOST_TEST(quiet.board.take_output().empty());
  quiet.board.advance(milliseconds{82});
  BOOST_TEST(quiet.board.take_output().size() == 67U);
}

BOOST_FIXTURE_TEST_CASE(it_is_found_while_it_reports_by_itself_and_then_told_to_be_quiet, ChessLinkTable) {
  talk.go_on(seconds{2});
  BOOST_TEST((talk.all<LinkFound>() == std::vector<LinkFound>{{"chesslink"}}));
  BOOST_TEST((talk.placement() == start));
  BOOST_TEST(board.register_value(2) == 4U);
  BOOST_TEST(talk.all<Identified>().size() == 1U);
  BOOST_TEST(board.refused() == 0U);
}

BOOST_FIXTURE_TEST_CASE(a_quiet_one_is_found_by_asking, ChessLinkTable) {
  board.receive(hex("57 B0 32 B0 31 B5 34"), talk.now());  // no reports
  BOOST_TEST(board.register_value(2) == 1U);
  board.take_output();
  talk.go_on(seconds{4});
  BOOST_TEST(talk.all<LinkFound>().size() == 1U);
  BOOST_TEST(talk.all<LinkLost>().empty());
  BOOST_TEST((talk.placement() == start));
}

BOOST_FIXTURE_TEST_CASE(a_move_arrives_square_by_square, ChessLinkTable) {
  talk.go_on(seconds{2});
  play_e4();
  auto const seen = talk.all<sensing::Observation>();
  BOOST_TEST_REQUIRE(seen.size() == 3U);
  BOOST_TEST((seen[1] == sensing::Observation{sensing::SquarePiece{at("e2"), std::nullopt}}));
  BOOST_TEST((seen[2] == sensing::Observation{sensing::SquarePiece{at("e4"), white_pawn}}));
}

BOOST_FIXTURE_TEST_CASE(its_orientation_is_found_from_the_start_position, TurnedTable) {
  talk.go_on(seconds{2});
  play_e4();
  BOOST_TEST((talk.placement() == board.standing()));
}

BOOST_FIXTURE_TEST_CASE(it_stays_linked_although_nothing_moves, ChessLinkTable) {
  talk.go_on(minutes{2});
  BOOST_TEST(talk.all<LinkLost>().empty());
  BOOST_TEST(talk.all<sensing::Observation>().size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(it_is_silent_without_power_and_followed_again_afterwards, ChessLinkTable) {
  talk.go_on(seconds{2});
  talk.power_off_and_on();
  play_e4();
  talk.go_on(seconds{4});
  BOOST_TEST(talk.all<LinkFound>().size() == 2U);
  BOOST_TEST((talk.placement() == board.standing()));
}

BOOST_FIXTURE_TEST_CASE(lost_bytes_and_noise_are_healed, ChessLinkTable) {
  talk.go_on(seconds{2});
  talk.faults().lose_next(5);
  play_e4();
  talk.go_on(seconds{2});
  BOOST_TEST((talk.placement() == board.standing()));
  talk.faults().set_noise(10);
  talk.go_on(minutes{5});
  talk.faults().set_noise(0);
  board.lift(at("a8"), talk.now());
  talk.go_on(seconds{4});
  BOOST_TEST((talk.placement() == board.standing()));
}

BOOST_FIXTURE_TEST_CASE(a_full_state_that_was_asked_for_is_told_although_it_is_nothing_new, ChessLinkTable) {
  talk.go_on(seconds{2});
  talk.ask_full_state();
  talk.go_on(seconds{1});
  BOOST_TEST(talk.all<sensing::Observation>().size() == 2U);
}

BOOST_FIXTURE_TEST_CASE(squares_are_lit_at_their_corners_and_again_after_a_reconnect, ChessLinkTable) {
  talk.go_on(seconds{2});
  talk.light(at("a8"));
  talk.go_on(seconds{1});
  auto const lit = board.lamps();
  for (std::size_t lamp = 0; lamp < lit.size(); ++lamp)
    BOOST_TEST((lit[lamp] != 0) == (lamp == 0 || lamp == 1 || lamp == 9 || lamp == 10), "lamp " << lamp);
  BOOST_TEST((board.lit() == chess::SquareSet{at("a8")}));
  talk.power_off_and_on();
  talk.go_on(seconds{2});
  BOOST_TEST((board.lamps() == lit));
  talk.light({});
  talk.go_on(seconds{1});
  BOOST_TEST((board.lamps() == decltype(lit){}));
}

BOOST_FIXTURE_TEST_CASE(lamps_of_a_turned_board_are_the_squares_that_people_see, TurnedTable) {
  talk.go_on(seconds{2});
  talk.light(chess::SquareSet{at("b1")} | at("c3"));
  talk.go_on(seconds{1});
  BOOST_TEST((board.lit() == (chess::SquareSet{at("b1")} | at("c3"))));
}

BOOST_FIXTURE_TEST_CASE(a_turned_board_that_comes_back_in_mid_game_is_read_and_lit_aright, TurnedTable) {
  talk.go_on(seconds{2});
  play_e4();
  talk.light(chess::SquareSet{at("b8")} | at("c6"));
  talk.expect(board.standing());
  talk.power_off_and_on();
  talk.go_on(seconds{2});
  BOOST_TEST((talk.placement() == board.standing()));
  BOOST_TEST((board.lit() == (chess::SquareSet{at("b8")} | at("c6"))));
}

BOOST_AUTO_TEST_SUITE_END()
