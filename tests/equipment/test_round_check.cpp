// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a table before a round.
#include "core/chess/start_positions.hpp"
#include "core/legal/position.hpp"
#include "src/equipment/round_check.hpp"
#include "tests/equipment/languages.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::equipment;
using namespace tactus::equipment::test;
using chess::Color;
using chess::Kind;
using chess::Piece;

namespace {

using Lines = std::vector<std::string>;

Lines checked(Facts const& facts) {
  Lines all;
  for (Fact const& fact : facts) all.push_back((fact.is_fault ? "! " : "") + words::shown(fact.message, {}));
  return all;
}

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }

struct Start {
  chess::Placement pieces = chess::Position::initial().placement();
  clock::Reading reading;
  Start() { reading.white = reading.black = std::chrono::minutes{90}; }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(round_check, Start)

BOOST_AUTO_TEST_CASE(a_board_in_the_start_position_is_ready) {
  Lines const ready{"Board of White: ready."};
  BOOST_TEST(checked(board_facts(Color::white, pieces)) == ready, boost::test_tools::per_element());
  BOOST_TEST(checked(board_facts(Color::white, pieces.occupied())) == ready,
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_board_is_compared_with_the_start_of_its_game) {
  auto const drawn = chess::start_numbered(959).placement();
  BOOST_TEST(checked(board_facts(Color::white, drawn, drawn)) == Lines{"Board of White: ready."},
             boost::test_tools::per_element());
  BOOST_TEST(checked(board_facts(Color::white, pieces, drawn)).size() == 1U);  // how many, and no square
}

BOOST_AUTO_TEST_CASE(each_wrong_square_is_named_with_what_belongs_there) {
  pieces.clear(at("e2"));
  BOOST_TEST(checked(board_facts(Color::black, pieces)) ==
                 Lines{"! Board of Black: e2 is empty, a white pawn belongs there."},
             boost::test_tools::per_element());
  pieces.put(at("e4"), Piece{Color::white, Kind::pawn});
  pieces.put(at("d8"), Piece{Color::black, Kind::king});
  BOOST_TEST(checked(board_facts(Color::white, pieces)) ==
                 (Lines{"! Board of White: squares not as in the start position: 3.",
                        "! Board of White: e2 is empty, a white pawn belongs there.",
                        "! Board of White: e4 must be empty, a white pawn stands there.",
                        "! Board of White: on d8 a black queen belongs, a black king stands there."}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_board_that_only_feels_pegs_says_what_it_can) {
  auto const moved = (pieces.occupied() - chess::SquareSet{std::uint64_t{1} << at("g8").index()}) |
                     chess::SquareSet{std::uint64_t{1} << at("f6").index()};
  BOOST_TEST(checked(board_facts(Color::white, moved)) ==
                 (Lines{"! Board of White: squares not as in the start position: 2.",
                        "! Board of White: f6 must be empty, something stands there.",
                        "! Board of White: g8 is empty, a black knight belongs there."}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_empty_board_is_told_in_one_line) {
  BOOST_TEST(checked(board_facts(Color::white, chess::Placement{})) ==
                 Lines{"! Board of White: squares not as in the start position: 32."},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(boards_that_cannot_be_read_say_why) {
  BOOST_TEST(checked(board_facts(Color::white, MovesAreTyped{})).front() ==
             "Board of White: none, moves are typed.");
  BOOST_TEST(checked(board_facts(Color::white, NotConnected{"sim:/a"})).front() ==
             "! Board of White: not connected at sim:/a.");
  BOOST_TEST(checked(board_facts(Color::white, OtherDevice{"sim:/a"})).front() ==
             "! Board of White: what answers at sim:/a shows no board.");
}

BOOST_AUTO_TEST_CASE(a_clock_that_stands_at_the_right_times_is_ready) {
  BOOST_TEST(checked(clock_facts(reading, std::chrono::minutes{90})) ==
                 (Lines{"Clock: White 1:30:00, Black 1:30:00.", "Clock: ready."}),
             boost::test_tools::per_element());
  BOOST_TEST(checked(clock_facts(NoClock{}, std::nullopt)) == Lines{"Clock: not connected."},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(each_thing_wrong_with_a_clock_is_told) {
  reading.black -= Millis{1000};
  reading.is_running = reading.battery_low = reading.white_flag = true;
  BOOST_TEST(checked(clock_facts(reading, std::chrono::minutes{90})) ==
                 (Lines{"Clock: White 1:30:00, Black 1:29:59.", "! Clock: Black must have 1:30:00.",
                        "! Clock: running, but must be stopped before the round.",
                        "! Clock: a flag has fallen, set it again.", "! Clock: its battery is low."}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_full_disk_and_a_folder_that_cannot_be_written_are_faults) {
  BOOST_TEST(checked({disk_fact({"/games", true, 99'999'999})}).front() ==
             "! Disk: megabytes free: 99; expected 100 or more.");
  BOOST_TEST(checked({disk_fact({"/games", true, 100'000'000})}).front() == "Disk: megabytes free: 100.");
  BOOST_TEST(checked({disk_fact({"/games", true, 20'000'000'000'000'000})}).front() ==
             "Disk: gigabytes free: 20000000.");
  BOOST_TEST(checked({disk_fact({"/games", false, 100'000'000})}).front() ==
             "! Disk: game files cannot be written in /games.");
}

BOOST_AUTO_TEST_CASE(sound_program_and_verdict_have_a_fact_each) {
  BOOST_TEST(checked({sound_fact(SoundState::heard), sound_fact(SoundState::no_sound),
                      sound_fact(SoundState::no_voice), sound_fact(SoundState::switched_off),
                      program_fact("0.1.0", "tournament", true), program_fact("0.1.0", "tournament", false),
                      verdict(0), verdict(2)}) ==
                 (Lines{"Sound: ready.",
                        "! Sound: none; expected a loudspeaker or earphone that this machine can use.",
                        "! Voice: missing; expected eSpeak NG with its voices.", "Sound: switched off.",
                        "Program: Tactus 0.1.0, profile tournament.",
                        "! Program: its own file cannot be read, so nobody can compare it.", "Table: ready.",
                        "! Table: not ready, faults: 2."}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(in_finnish_pieces_and_players_take_their_case) {
  pieces.clear(at("e2"));
  auto const fact = board_facts(Color::black, pieces).front();
  BOOST_TEST(words::shown(fact.message, finnish()) ==
             "Mustan lauta: e2 on tyhjä, siihen kuuluu valkea sotilas.");
  BOOST_TEST(marked(spoken(fact.message, finnish())) ==
             "[fi] Mustan lauta: [de] Eva zwei [fi] on tyhjä, siihen kuuluu valkea sotilas.");
}

BOOST_AUTO_TEST_SUITE_END()
