// SPDX-License-Identifier: GPL-3.0-or-later
// Simulated boards of Certabo, Tabutronic, Chessnut and of people's own making: byte for byte as published,
// and in conversation with the driver.
#include "core/legal/position.hpp"
#include "devices/drivers/fields.hpp"
#include "devices/simulators/certabo.hpp"
#include "devices/simulators/chessnut.hpp"
#include "devices/simulators/ichessone.hpp"
#include "devices/simulators/occupancy.hpp"
#include "tests/devices/bytes.hpp"
#include "tests/devices/simulators/conversation.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::simulators;
using chess::Color;
using chess::Kind;
using devices::test::hex;
using devices::test::to_hex;
using std::chrono::minutes;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(simulated_other_boards)

namespace {

chess::Placement const start = chess::Position::initial().placement();
constexpr chess::Piece white_pawn{Color::white, Kind::pawn};
constexpr chess::Piece white_queen{Color::white, Kind::queen};

std::string text(Bytes const& bytes) { return {bytes.begin(), bytes.end()}; }

template <class Board>
std::string first_words(Board& board, SimTime until) {
  board.power_up(SimTime{0});
  board.take_output();
  board.advance(until);
  return text(board.take_output());
}

struct SentioTable {
  SimulatedSentio board{start};
  Conversation talk{board, byte_time_38400};
};
struct LampTable {
  SimulatedSentio board;
  Conversation talk{board, byte_time_38400};
  explicit LampTable(BoardLamps lamps) : board{start, lamps} {
    talk.go_on(seconds{2});
    talk.light(chess::SquareSet{at("e2")} | at("e4"));
    talk.go_on(seconds{5});
  }
  /// Counted from the corner of h1; -1: no whole command has come.
  std::vector<std::ptrdiff_t> coloured() const {
    if (board.colours().size() != 247) return {-1};
    std::vector<std::ptrdiff_t> lit;
    for (std::ptrdiff_t lamp = 0; lamp < 81; ++lamp)
      if (board.colours()[static_cast<std::size_t>(2 + lamp * 3 + 2)] != 0) lit.push_back(lamp);
    return lit;
  }
};
std::vector<std::ptrdiff_t> const coloured_e2_e4{12, 13, 21, 22, 30, 31, 39, 40};
struct CertaboTable {
  SimulatedCertabo board{start};
  Conversation talk{board, byte_time_38400};
  void move(std::string_view from, std::string_view to, chess::Piece piece) {
    board.lift(at(from), talk.now());
    talk.go_on(seconds{1});
    board.place(at(to), piece, talk.now());
    talk.go_on(seconds{1});
  }
};
struct HomeMadeTable {
  SimulatedHomeMadeBoard board{start};
  Conversation talk{board};
};
struct IChessOneTable {
  SimulatedIChessOne board{start};
  Conversation talk{board, byte_time_38400, LineSettings{{}, Protocol::ichessone}};
};
struct ChessnutTable {
  SimulatedChessnut board{start};
  Conversation talk{board, SimTime{0}, LineSettings{{}, Protocol::chessnut}};
};

}  // namespace

BOOST_AUTO_TEST_CASE(sentio_o1_o2) {
  SimulatedSentio board{start};
  BOOST_TEST(first_words(board, milliseconds{100}) == ":255 255 0 0 0 0 255 255 \r\n");
  board.lift(at("e2"), milliseconds{150});
  board.advance(milliseconds{200});
  BOOST_TEST(text(board.take_output()) == ":255 255 0 0 0 0 247 255 \r\n");
}

BOOST_AUTO_TEST_CASE(certabo_sends_320_numbers) {
  SimulatedCertabo board{start};
  auto const line = first_words(board, milliseconds{250});
  BOOST_TEST(std::count(line.begin(), line.end(), ' ') == 320);
  BOOST_TEST(line.find(" 0 0 0 0 0 ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(chessnut_o4_o5) {
  SimulatedChessnut board{start};
  BOOST_TEST(first_words(board, seconds{1}).empty(), "it says nothing before it was started");
  board.receive(hex("21 01 00"), seconds{1});
  board.advance(milliseconds{1100});
  auto const head = [](Bytes bytes) {
    bytes.resize(34);
    return to_hex(bytes);
  };
  BOOST_TEST(head(board.take_output()) == to_hex(hex("01 3D 58 23 31 85 44*4 00*16 77*4 A6 C9 9B 6A")));
  board.lift(at("e2"), milliseconds{1150});
  board.place(at("e4"), white_pawn, milliseconds{1150});
  board.advance(milliseconds{1200});
  BOOST_TEST(head(board.take_output()) ==
             to_hex(hex("01 3D 58 23 31 85 44*4 00*8 00 70 00 00 00*4 77 07 77 77 A6 C9 9B 6A")));
}

BOOST_AUTO_TEST_CASE(ichessone_i1_i2_i4) {
  SimulatedIChessOne board{start};
  BOOST_TEST(first_words(board, seconds{1}).empty(), "it says nothing before it was asked");
  auto const answer = [&](std::string_view command) {
    board.receive(Bytes{command.begin(), command.end()}, seconds{1});
    return to_hex(board.take_output());
  };
  BOOST_TEST(answer("RP") == to_hex(hex("3D 70 A8 9B C9 8A 77*4 00*16 11*4 42 35 63 24")));
  BOOST_TEST(answer("RB") == "3D 62 00 58");
  BOOST_TEST(answer("CPIRQ") == "");
  board.lift(at("h2"), seconds{1});
  board.place(at("h3"), white_pawn, seconds{1});
  board.advance(seconds{2});
  BOOST_TEST(to_hex(board.take_output()) ==
             to_hex(hex("3D 70 A8 9B C9 8A 77*4 00*15 01 11*3 10 42 35 63 24")));
}

BOOST_FIXTURE_TEST_CASE(an_ichessone_is_followed_and_lit, IChessOneTable) {
  talk.go_on(seconds{1});
  BOOST_TEST((talk.all<LinkFound>() == std::vector<LinkFound>{{"ichessone"}}));
  BOOST_TEST((talk.placement() == start));
  BOOST_TEST((talk.all<Battery>() == std::vector<Battery>{{88, false}}));
  board.lift(at("e2"), talk.now());
  talk.go_on(milliseconds{300});
  board.place(at("e4"), white_pawn, talk.now());
  talk.go_on(milliseconds{300});
  BOOST_TEST((talk.placement() == board.standing()));
  talk.light(chess::SquareSet{at("e2")} | at("e4"));
  talk.go_on(seconds{1});
  BOOST_TEST(to_hex(board.lamps()) == to_hex(hex("00 00 00 00 10 00 10 00")));  // I5
  BOOST_TEST((board.lit() == (chess::SquareSet{at("e2")} | at("e4"))));
  talk.go_on(minutes{1});
  BOOST_TEST(talk.all<LinkLost>().empty(), "its answers keep the link alive");
  board.power_up(talk.now());  // a reset that the line does not see
  talk.faults().lose_next(1'000'000);
  talk.go_on(seconds{5});
  talk.faults().lose_next(0);
  board.lift(at("a8"), talk.now());
  talk.go_on(seconds{3});
  BOOST_TEST((talk.placement() == board.standing()));
  BOOST_TEST(talk.all<LinkFound>().size() == 2U);
}

BOOST_FIXTURE_TEST_CASE(a_sentio_is_found_by_listening_and_followed, SentioTable) {
  talk.go_on(seconds{2});
  BOOST_TEST((talk.all<LinkFound>() == std::vector<LinkFound>{{"sentio"}}));
  board.lift(at("g1"), talk.now());
  talk.go_on(milliseconds{200});
  board.place(at("f3"), {Color::white, Kind::knight}, talk.now());
  talk.go_on(milliseconds{200});
  BOOST_TEST((talk.occupied() == board.standing().occupied()));
  BOOST_TEST(talk.all<sensing::Observation>().size() == 3U);
}

BOOST_FIXTURE_TEST_CASE(its_lamps_are_told_at_most_every_600_milliseconds_and_the_last_wish_counts,
                        SentioTable) {
  talk.go_on(seconds{2});
  for (int i = 0; i < 20; ++i) {
    talk.light(chess::SquareSet{at("e2")} | at(i % 2 == 0 ? "e3" : "e4"));
    talk.go_on(milliseconds{100});
  }
  talk.go_on(seconds{1});
  BOOST_TEST(to_hex(board.lamps()) == to_hex(hex("00 00 00 00 10 00 10 00")));  // O7
  BOOST_TEST((board.lit() == (chess::SquareSet{at("e2")} | at("e4"))));
  BOOST_TEST((board.shortest_pause() >= milliseconds{600}));
}

BOOST_FIXTURE_TEST_CASE(a_certabo_board_learns_its_pieces_in_the_start_position, CertaboTable) {
  talk.go_on(seconds{4});
  BOOST_TEST((talk.all<LinkFound>() == std::vector<LinkFound>{{"certabo"}}));
  BOOST_TEST((talk.placement() == start));
  move("e2", "e4", white_pawn);
  move("g8", "f6", {Color::black, Kind::knight});
  BOOST_TEST((talk.placement() == board.standing()));
}

// The noisiest squares of the board whose lines are known.
BOOST_FIXTURE_TEST_CASE(a_certabo_board_is_followed_where_its_empty_squares_are_noisy, CertaboTable) {
  talk.go_on(seconds{4});
  for (std::string_view const square : {"h5", "e6", "g5", "h6"}) {
    auto const here = talk.events().size();
    board.place(at(square), white_pawn, talk.now());
    talk.go_on(seconds{1});
    board.lift(at(square), talk.now());
    talk.go_on(seconds{1});
    BOOST_TEST((talk.placement() == board.standing()));
    BOOST_TEST(talk.events().size() - here <= 2U);
  }
}

BOOST_FIXTURE_TEST_CASE(answers_to_commands_to_the_lamps_are_no_noise, CertaboTable) {
  talk.go_on(seconds{4});
  talk.light(chess::SquareSet{at("e2")} | at("e4"));
  talk.go_on(seconds{1});
  talk.light({});
  talk.go_on(seconds{1});
  BOOST_TEST((board.shortest_pause() >= milliseconds{600}));
  BOOST_TEST(talk.all<StateDoubtful>().empty());
}

BOOST_AUTO_TEST_CASE(coloured_lamps_are_lit_whether_or_not_they_answer_plain_commands) {
  for (auto const lamps : {BoardLamps::coloured, BoardLamps::coloured_that_answer_their_own}) {
    LampTable table{lamps};
    BOOST_TEST(table.coloured() == coloured_e2_e4, boost::test_tools::per_element());
    BOOST_TEST(table.talk.all<StateDoubtful>().empty());
    table.talk.light({});
    table.talk.go_on(seconds{1});
    BOOST_TEST(table.coloured().empty());
    BOOST_TEST((table.board.shortest_pause() >= milliseconds{600}));
  }
}

BOOST_AUTO_TEST_CASE(plain_lamps_are_lit_whether_or_not_they_answer) {
  for (auto const lamps : {BoardLamps::plain, BoardLamps::plain_without_answer}) {
    LampTable table{lamps};
    BOOST_TEST(to_hex(table.board.lamps()) == to_hex(hex("00 00 00 00 10 00 10 00")));  // O7
    table.talk.light(chess::SquareSet{at("a8")});
    table.talk.go_on(seconds{1});
    BOOST_TEST(to_hex(table.board.lamps()) == to_hex(hex("01 00 00 00 00 00 00 00")));
    BOOST_TEST(table.talk.all<StateDoubtful>().empty());
  }
}

// As picochess does to a board whose answer it has missed.
BOOST_AUTO_TEST_CASE(a_command_for_coloured_lamps_does_not_shift_what_plain_lamps_are_told_later) {
  SimulatedSentio board{start};
  board.receive(Bytes(247, 0xFF), seconds{1});
  board.receive({}, milliseconds{1990});
  board.receive(hex("00 00 00 00 10 00 10 00"), seconds{2});
  BOOST_TEST((board.lit() == (chess::SquareSet{at("e2")} | at("e4"))));
}

BOOST_FIXTURE_TEST_CASE(a_reading_that_fails_once_is_outvoted, CertaboTable) {
  talk.go_on(seconds{4});
  auto const before = talk.all<sensing::Observation>().size();
  board.set_blind(at("e2"), true);
  talk.go_on(milliseconds{250});
  board.set_blind(at("e2"), false);
  talk.go_on(seconds{2});
  BOOST_TEST(talk.all<sensing::Observation>().size() == before);
}

BOOST_FIXTURE_TEST_CASE(a_certabo_board_knows_its_pieces_again_after_a_reconnect_in_mid_game, CertaboTable) {
  talk.go_on(seconds{4});
  move("e2", "e4", white_pawn);
  talk.power_off_and_on();
  talk.go_on(seconds{3});
  BOOST_TEST(talk.all<LinkFound>().size() == 2U);
  auto const seen = talk.all<sensing::Observation>();
  auto const* full = std::get_if<sensing::AllPieces>(&seen.back());
  BOOST_TEST_REQUIRE(full != nullptr);
  BOOST_TEST((full->placement == board.standing()));
}

BOOST_FIXTURE_TEST_CASE(a_second_queen_is_noted_and_known_once_the_game_has_it, CertaboTable) {
  talk.go_on(seconds{4});
  move("e2", "e4", white_pawn);
  move("a2", "a3", white_queen);  // a queen that was never on the board, where the pawn was
  BOOST_TEST(talk.all<Note>().back().text == "an unknown piece on a3 counts as none");
  talk.expect(board.standing());
  talk.go_on(seconds{4});
  BOOST_TEST((talk.placement() == board.standing()));
}

BOOST_FIXTURE_TEST_CASE(a_home_made_board_is_found_and_followed, HomeMadeTable) {
  talk.go_on(seconds{1});
  BOOST_TEST((talk.all<LinkFound>() == std::vector<LinkFound>{{"occupancy"}}));
  board.lift(at("b8"), talk.now());
  talk.go_on(milliseconds{100});
  BOOST_TEST((talk.occupied() == board.standing().occupied()));
  talk.light(at("a8"));
  talk.go_on(minutes{1});
  BOOST_TEST(talk.all<LinkLost>().empty(), "its answers keep the link alive");
  BOOST_TEST(board.lamps() == "8000000000000000");
  BOOST_TEST((board.lit() == chess::SquareSet{at("a8")}));
  BOOST_TEST(talk.all<sensing::Observation>().size() == 2U);
}

BOOST_FIXTURE_TEST_CASE(a_flipped_bit_of_a_home_made_board_is_healed_by_its_next_line, HomeMadeTable) {
  talk.go_on(seconds{1});
  talk.faults().flip_in_next(0x01);
  board.lift(at("b8"), talk.now());
  talk.go_on(seconds{3});
  BOOST_TEST((talk.occupied() == board.standing().occupied()));
}

BOOST_FIXTURE_TEST_CASE(a_chessnut_board_is_started_and_followed, ChessnutTable) {
  talk.go_on(seconds{1});
  BOOST_TEST((talk.all<LinkFound>() == std::vector<LinkFound>{{"chessnut"}}));
  board.lift(at("e2"), talk.now());
  talk.go_on(milliseconds{300});
  board.place(at("e4"), white_pawn, talk.now());
  talk.go_on(milliseconds{300});
  BOOST_TEST((talk.placement() == board.standing()));
  talk.light(chess::SquareSet{at("e2")} | at("e4"));
  talk.go_on(seconds{1});
  BOOST_TEST(to_hex(board.lamps()) == to_hex(hex("00 00 00 00 08 00 08 00")));  // O6
  BOOST_TEST((board.lit() == (chess::SquareSet{at("e2")} | at("e4"))));
}

BOOST_FIXTURE_TEST_CASE(a_chessnut_board_tells_its_battery_while_it_is_charged, ChessnutTable) {
  talk.go_on(seconds{1});
  board.set_battery(64, true);
  board.receive(hex("29 01 00"), talk.now());
  talk.go_on(milliseconds{300});
  BOOST_TEST((talk.all<Battery>() == std::vector<Battery>{{64, true}}));
  BOOST_TEST(talk.all<StateDoubtful>().empty());
}

BOOST_FIXTURE_TEST_CASE(a_chessnut_board_that_was_off_is_started_again, ChessnutTable) {
  talk.go_on(seconds{1});
  talk.power_off_and_on();
  talk.go_on(seconds{1});
  BOOST_TEST(talk.all<LinkFound>().size() == 2U);
  board.power_up(talk.now());  // a reset that the line does not see
  talk.go_on(seconds{2});
  BOOST_TEST(talk.all<LinkLost>().size() == 1U);
  board.lift(at("a8"), talk.now());
  talk.go_on(seconds{1});
  BOOST_TEST((talk.placement() == board.standing()));
}

BOOST_AUTO_TEST_SUITE_END()
