// SPDX-License-Identifier: GPL-3.0-or-later
// The simulated DGT board sends the bytes of the public protocol descriptions (numbers as in protocols: D1,
// D2...).
#include "core/chess/piece.hpp"
#include "devices/simulators/dgt.hpp"

#include <array>
#include <string_view>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices::simulators;
using std::chrono::milliseconds;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(simulated_dgt_board)

namespace {

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }

chess::Placement start_placement() {
  chess::Placement placement;
  constexpr std::string_view back_rank = "RNBQKBNR";
  for (unsigned file = 0; file < 8; ++file) {
    chess::Piece const piece = *chess::Piece::from_fen_letter(back_rank[file]);
    placement.put(chess::Square::from_index(file), piece);
    placement.put(chess::Square::from_index(8 + file), {chess::Color::white, chess::Kind::pawn});
    placement.put(chess::Square::from_index(48 + file), {chess::Color::black, chess::Kind::pawn});
    placement.put(chess::Square::from_index(56 + file), {chess::Color::black, piece.kind});
  }
  return placement;
}

constexpr chess::Piece white_pawn{chess::Color::white, chess::Kind::pawn};

Bytes const start_dump{0x86, 0x00, 0x43,                                //
                       0x08, 0x09, 0x0A, 0x0C, 0x0B, 0x0A, 0x09, 0x08,  //
                       0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07,  //
                       0,    0,    0,    0,    0,    0,    0,    0,     //
                       0,    0,    0,    0,    0,    0,    0,    0,     //
                       0,    0,    0,    0,    0,    0,    0,    0,     //
                       0,    0,    0,    0,    0,    0,    0,    0,     //
                       0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,  //
                       0x02, 0x03, 0x04, 0x06, 0x05, 0x04, 0x03, 0x02};

struct Fixture {
  SimulatedDgtBoard board{start_placement()};
  Fixture() { board.power_up(SimTime{0}); }
  Bytes answer(Bytes const& command, SimTime now = SimTime{0}) {
    board.receive(command, now);
    return board.take_output();
  }
  Bytes until(SimTime now) {
    board.advance(now);
    return board.take_output();
  }
};

struct Answer {
  std::string_view name;
  std::uint8_t command;
  Bytes bytes;
};
std::ostream& operator<<(std::ostream& out, Answer const& a) { return out << a.name; }

std::array<Answer, 8> const answers{{
    {"reset: none", 0x40, {}},
    {"clock: none connected (C5)", 0x41, {0x8D, 0x00, 0x0A, 0, 0, 0, 0, 0, 0, 0x20}},
    {"board: start position (D1)", 0x42, start_dump},
    {"updates of the board: none yet", 0x44, {}},
    {"serial number (D10)", 0x45, {0x91, 0x00, 0x08, 0x30, 0x31, 0x30, 0x32, 0x35}},
    {"bus address (D12)", 0x46, {0x90, 0x00, 0x05, 0x08, 0x01}},
    {"its name is our own", 0x47, {0x92, 0x00, 0x0D, 'T', 'A', 'C', 'T', 'U', 'S', ' ', 'S', 'I', 'M'}},
    {"version 3.10 (D11)", 0x4D, {0x93, 0x00, 0x05, 0x03, 0x0A}},
}};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(powered_up, Fixture)

BOOST_DATA_TEST_CASE_F(Fixture, each_command_is_answered_as_the_protocol_says,
                       boost::unit_test::data::make(answers), row) {
  BOOST_TEST((answer({row.command}) == row.bytes));
}

BOOST_AUTO_TEST_CASE(a_board_with_the_cable_on_the_right_numbers_its_fields_backwards) {
  SimulatedDgtBoard turned{start_placement(), {.has_cable_on_whites_right = true}};
  turned.power_up(SimTime{0});
  turned.receive(Bytes{0x42}, SimTime{0});
  Bytes const dump = turned.take_output();
  Bytes const first_row(dump.begin() + 3, dump.begin() + 11);
  BOOST_TEST((first_row == Bytes{0x02, 0x03, 0x04, 0x05, 0x06, 0x04, 0x03, 0x02}));  // D2
}

BOOST_AUTO_TEST_CASE(a_board_that_just_got_power_tells_no_changes_until_asked) {
  board.lift(at("e2"), milliseconds{10});
  BOOST_TEST(until(seconds{1}).empty());
  answer({0x44}, seconds{1});
  board.place(at("e4"), white_pawn, seconds{1});
  BOOST_TEST((until(seconds{2}) == Bytes{0x8E, 0x00, 0x05, 0x24, 0x01}));  // D4
}

BOOST_AUTO_TEST_CASE(new_power_makes_it_forget_the_update_mode) {
  answer({0x4B});
  board.power_up(seconds{1});
  board.lift(at("e2"), seconds{1});
  BOOST_TEST(until(seconds{2}).empty());
}

BOOST_AUTO_TEST_CASE(a_slow_hand_is_seen_as_lift_and_place) {
  answer({0x4B});
  board.lift(at("e2"), milliseconds{1000});
  board.place(at("e4"), white_pawn, milliseconds{1400});
  BOOST_TEST((until(seconds{2}) == Bytes{0x8E, 0x00, 0x05, 0x34, 0x00, 0x8E, 0x00, 0x05, 0x24, 0x01}));
}

BOOST_AUTO_TEST_CASE(within_one_scan_the_place_is_seen_before_the_lift) {
  answer({0x4B});
  SimTime const scan_starts = milliseconds{220};
  board.lift(at("e2"), scan_starts);
  board.place(at("e4"), white_pawn, scan_starts + milliseconds{50});
  BOOST_TEST((until(seconds{1}) == Bytes{0x8E, 0x00, 0x05, 0x24, 0x01, 0x8E, 0x00, 0x05, 0x34, 0x00}));  // D6
}

BOOST_AUTO_TEST_CASE(a_capture_within_one_scan_shows_no_empty_square) {
  chess::Placement standing;
  standing.put(at("e4"), white_pawn);
  standing.put(at("d5"), {chess::Color::black, chess::Kind::pawn});
  SimulatedDgtBoard capture{standing};
  capture.power_up(SimTime{0});
  capture.receive(Bytes{0x44}, SimTime{0});
  SimTime const scan_starts = milliseconds{220};
  capture.lift(at("d5"), scan_starts);
  capture.lift(at("e4"), scan_starts);
  capture.place(at("d5"), white_pawn, scan_starts);
  capture.advance(seconds{1});
  BOOST_TEST(
      (capture.take_output() == Bytes{0x8E, 0x00, 0x05, 0x1B, 0x01, 0x8E, 0x00, 0x05, 0x24, 0x00}));  // D8
}

BOOST_AUTO_TEST_CASE(a_piece_put_back_within_one_scan_is_not_seen_at_all) {
  answer({0x4B});
  board.lift(at("a1"), milliseconds{220});
  board.place(at("a1"), {chess::Color::white, chess::Kind::rook}, milliseconds{240});
  BOOST_TEST(until(seconds{1}).empty());
}

BOOST_AUTO_TEST_CASE(update_with_clock_tells_of_the_missing_clock_at_once_and_each_second) {
  answer({0x43});
  BOOST_TEST(until(milliseconds{3500}).size() == 4 * 10U);
}

BOOST_AUTO_TEST_CASE(a_bus_command_silences_it_until_the_next_single_command) {
  answer({0x4B});
  answer({0x81});
  board.lift(at("e2"), seconds{1});
  BOOST_TEST(until(seconds{2}).empty());
  BOOST_TEST(answer({0x4D}, seconds{2}).size() == 5U);
}

BOOST_AUTO_TEST_CASE(a_clock_command_is_skipped_by_its_length_and_not_obeyed_byte_by_byte) {
  BOOST_TEST(answer({0x2B, 0x03, 0x03, 0x4D, 0x42}).empty());
  BOOST_TEST(answer({0x4D}).size() == 5U);
}

BOOST_AUTO_TEST_CASE(a_clock_acknowledges_icons_too_but_only_while_updates_are_told) {
  SimulatedDgtClock clock{std::chrono::minutes{5}};
  board.connect(clock);
  Bytes const icons{0x2B, 0x0B, 0x03, 0x02, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  BOOST_TEST(answer(icons).empty());
  answer({0x4B});
  until(milliseconds{100});  // the times
  BOOST_TEST((answer(icons, milliseconds{100}) ==
              Bytes{0x8D, 0x00, 0x0A, 0x0A, 0x10, 0x02, 0x0A, 0x00, 0x00, 0x00}));
}

BOOST_AUTO_TEST_CASE(the_letters_of_our_own_query_are_remembered_as_forbidden_commands) {
  answer({'$', 'P', 'T', 'A', 'C', 'Q'});
  BOOST_TEST((board.forbidden_commands() == Bytes{'P', 'T', 'Q'}));
}

BOOST_AUTO_TEST_CASE(after_the_boot_loader_command_only_new_power_helps) {
  answer({0x4E});
  BOOST_TEST(answer({0x4D}).empty());
  board.power_up(seconds{1});
  BOOST_TEST(answer({0x4D}, seconds{1}).size() == 5U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
