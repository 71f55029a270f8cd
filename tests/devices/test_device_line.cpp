// SPDX-License-Identifier: GPL-3.0-or-later
// Probe, start-up, heartbeat, silence and doubts of one line, with a clock that the test moves by hand.
#include "devices/drivers/dgt/commands.hpp"
#include "devices/drivers/tactus/codec.hpp"
#include "tests/devices/line_bench.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(device_line)

namespace {

/// So many numbers, all of them 1.
Bytes certabo_line(int numbers) {
  std::string text = ":";
  for (int i = 0; i < numbers; ++i) text += "1 ";
  return ascii(text + "\r\n");
}

struct ProofRow {
  char const* name;
  Bytes bytes;
  Protocol protocol;
};
std::ostream& operator<<(std::ostream& out, ProofRow const& row) { return out << row.name; }

std::vector<ProofRow> const proofs{
    {"version of a DGT board", hex(version_answer), Protocol::dgt},
    {"serial number of a DGT board", hex(serial_answer), Protocol::dgt},
    {"after garbage", hex("00 41 7F FF 8E 00 " + version_answer), Protocol::dgt},
    {"own board", ascii("$PTACB,S,17,FFFF00000000FFFF*3D\r\n"), Protocol::tactus},
    {"own clock", ascii("$PTACC,B,42,white*4A\r\n"), Protocol::tactus},
    {"own clock in the middle of a sentence", ascii("98000,w,0*55\r\n$PTACC,B,42,white*4A\r\n"),
     Protocol::tactus},
    {"version of a Millennium board", hex(chesslink_version), Protocol::chesslink},
    {"an acknowledgement of three characters is no proof", hex("F8 37 38"), Protocol::unknown},
    {"line of a Certabo board", certabo_line(320), Protocol::certabo},
    {"line of a Tabutronic board", certabo_line(8), Protocol::sentio},
    {"a line of other numbers is no proof", certabo_line(9), Protocol::unknown},
    {"line of a home-made board", ascii("ffff00000000ffff\n"), Protocol::occupancy},
    {"nor is one with other words in it", ascii("board ffff00000000ffff\n"), Protocol::unknown},
    {"reports of a Chessnut board come over HID only",
     hex("01 24 58 23 31 85 44*4 00*16 77*4 A6 C9 9B 6A 00*4"), Protocol::unknown},
    {"a field update is no proof", hex(any_update), Protocol::unknown},
    {"nor is a version of wrong length", hex("93 00 06 03 0A 00"), Protocol::unknown},
    {"nor a sentence with a wrong checksum", ascii("$PTACC,B,42,white*4B\r\n"), Protocol::unknown},
    {"nor our own query coming back", ascii("$PTACQ,S*28\r\n"), Protocol::unknown},
    {"nor a satellite receiver", ascii("$GPGGA*56\r\n"), Protocol::unknown},
    {"nor a mobile modem", ascii("AT\r\nOK\r\n"), Protocol::unknown},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_port_is_what_it_proves_to_be, data::make(proofs), row) {
  Bench bench;
  bench.open();
  bench.hear(row.bytes);
  BOOST_CHECK(bench.line.protocol() == row.protocol);
}

BOOST_DATA_TEST_CASE(the_proof_may_come_in_single_bytes, data::make(proofs), row) {
  Bench bench;
  bench.open();
  for (auto const byte : row.bytes) bench.hear({byte});
  BOOST_CHECK(bench.line.protocol() == row.protocol);
}

BOOST_AUTO_TEST_CASE(the_probe_listens_before_it_asks_and_asks_the_harmless_question_first) {
  Bench bench;
  bench.open();
  bench.pass(3999ms);
  BOOST_TEST(bench.take_sent() ==
             "[0] at 38400 [500] at 9600 4D 40 [1500] 4D 40 [2500] at 38400 D6 B5 B6 [3500] at 9600 4D 40");
}

struct ToldRow {
  Protocol protocol;
  std::string sent;
};
std::ostream& operator<<(std::ostream& out, ToldRow const& row) { return out << facts_of(row.protocol).name; }
std::vector<ToldRow> const told{
    {Protocol::dgt, "[0] 4D 40 [1000] 4D 40"},
    {Protocol::tactus, ""},
    {Protocol::chesslink, "[0] at 38400 D6 B5 B6 [1000] D6 B5 B6"},
    {Protocol::certabo, "[0] at 38400"},
    {Protocol::sentio, "[0] at 38400"},
    {Protocol::occupancy, "[0] 3F 0A [1000] 3F 0A"},
    {Protocol::chessnut, "[0] 21 01 00 [1000] 21 01 00"},
};

BOOST_DATA_TEST_CASE(where_the_protocol_was_told_nothing_else_is_asked, data::make(told), row) {
  Bench bench{{.protocol = row.protocol}};
  bench.open();
  bench.pass(1500ms);
  BOOST_TEST(bench.take_sent() == row.sent);
}

BOOST_AUTO_TEST_CASE(where_the_protocol_was_told_no_other_is_believed) {
  Bench bench{{.protocol = Protocol::chesslink}};
  bench.open();
  bench.hear_hex(version_answer);
  bench.hear_text("$PTACB,S,17,FFFF00000000FFFF*3D\r\n");
  BOOST_CHECK(bench.line.protocol() == Protocol::unknown);
  bench.pass(3s);
  BOOST_TEST(bench.take_events() ==
             "link lost: The port sends 38 bytes that are not understood: expected a Millennium board.\n");
}

BOOST_AUTO_TEST_CASE(a_port_that_is_opened_again_begins_at_its_first_rate) {
  Bench bench{{.protocol = Protocol::chesslink}};
  bench.open();
  bench.take(bench.line.closed("Unplugged."));
  bench.open();
  BOOST_TEST(bench.take_sent() == "[0] at 38400 D6 B5 B6 [0] at 38400 D6 B5 B6");
}

BOOST_AUTO_TEST_CASE(a_line_that_began_before_the_rate_was_changed_brings_its_rate_back) {
  Bench bench;
  bench.open();
  bench.pass(400ms);
  bench.hear_text(":255 255 0 0 ");
  bench.pass(100ms);  // the probe goes on to its next question
  bench.hear_text("0 0 255 255 \r\n");
  BOOST_CHECK(bench.line.protocol() == Protocol::sentio);
  BOOST_TEST(bench.take_sent() == "[0] at 38400 [500] at 9600 4D 40 [500] at 38400");
}

BOOST_AUTO_TEST_CASE(a_dgt_board_is_started_up_step_by_step) {
  Bench bench;
  bench.open();
  bench.pass(550ms);
  bench.hear_hex(version_answer);
  bench.pass(600ms);
  BOOST_TEST(bench.take_sent() ==
             "[0] at 38400 [500] at 9600 4D 40 [550] 40 [650] 4D [750] 45 [850] 42 [950] 4B [1050] 41");
  BOOST_TEST(bench.take_events() == "link found: dgt\nidentified dgt version 3.10\n");
}

BOOST_AUTO_TEST_CASE(what_follows_the_proof_in_the_same_read_is_not_lost) {
  Bench bench;
  bench.open();
  bench.hear_hex(version_answer + " 8E 00");
  bench.hear_hex("05 34 00");
  BOOST_TEST(bench.take_events() == "link found: dgt\nidentified dgt version 3.10\nboard e2 .\n");
}

BOOST_AUTO_TEST_CASE(a_board_of_filled_squares_has_an_update_mode_of_its_own) {
  auto bench = dgt_bench();
  bench.hear_hex("86 00 43 01*16 00*32 01*16");
  bench.pass(300ms);
  auto sent = bench.take_sent();
  BOOST_TEST(sent.find(" 44") != std::string::npos, sent);
  BOOST_TEST(sent.find(" 4B") == std::string::npos, sent);
  BOOST_TEST(sent.find(" 41") == std::string::npos, sent);
  bench.hear_hex("8E 00 05 3C 05");  // and yet it tells a king
  bench.pass(600ms);
  sent = bench.take_sent();
  BOOST_TEST(sent.find(" 4B") != std::string::npos, sent);
  BOOST_TEST(sent.find(" 42") != std::string::npos, sent);
}

BOOST_AUTO_TEST_CASE(a_dgt_board_hears_a_heartbeat_each_second) {
  auto bench = dgt_bench();
  for (int second = 0; second < 3; ++second) {
    bench.pass(1s);
    bench.hear_hex(serial_answer);
  }
  BOOST_TEST(bench.take_sent() == "[1000] 45 [2000] 45 [3000] 45");
  BOOST_TEST(bench.take_events() == "identified dgt name 01025\n", "answers to the heartbeat are said once");
}

BOOST_AUTO_TEST_CASE(three_seconds_of_silence_are_a_lost_link_and_said_once) {
  auto bench = dgt_bench();
  bench.pass(2399ms);
  BOOST_TEST(bench.take_events().empty());
  bench.pass(1ms);
  BOOST_TEST(bench.take_events() == "link lost: The device has been silent for 3 seconds.\n");
  bench.pass(20s);
  BOOST_TEST(bench.take_events().empty());
  BOOST_CHECK(bench.line.protocol() == Protocol::unknown);
}

BOOST_AUTO_TEST_CASE(any_byte_keeps_a_link_alive) {
  auto bench = dgt_bench();
  for (int i = 0; i < 5; ++i) {
    bench.pass(2s);
    bench.hear_hex("8D");
  }
  BOOST_CHECK(bench.line.protocol() == Protocol::dgt);
}

BOOST_AUTO_TEST_CASE(a_silent_board_that_answers_again_is_started_up_again) {
  auto bench = dgt_bench();
  bench.pass(10s);
  bench.take_events();
  bench.take_sent();
  bench.hear_hex(version_answer);
  bench.pass(600ms);
  BOOST_TEST(bench.take_events() == "link found: dgt\nidentified dgt version 3.10\n");
  auto const sent = bench.take_sent();
  for (auto const* command : {"] 41", "] 40", "] 4D", "] 45", "] 42", "] 4B"})
    BOOST_TEST(sent.find(command) != std::string::npos, sent);
}

BOOST_AUTO_TEST_CASE(a_port_that_never_answers_is_reported_with_what_was_expected) {
  Bench bench;
  bench.open();
  bench.pass(10s);
  BOOST_TEST(bench.take_events() == "link lost: The port is open but nothing answers: expected " +
                                        all_devices + ". Is it switched on?\n");
}

BOOST_AUTO_TEST_CASE(a_port_that_is_not_understood_is_reported_with_what_was_expected) {
  Bench bench;
  bench.open();
  bench.hear_text("AT\r\nOK\r\n");
  bench.pass(10s);
  BOOST_TEST(bench.take_events() ==
             "link lost: The port sends 8 bytes that are not understood: expected " + all_devices + ".\n");
}

BOOST_AUTO_TEST_CASE(a_port_that_could_not_be_opened_is_lost_once) {
  Bench bench;
  bench.take(bench.line.closed("No such port."));
  bench.take(bench.line.closed("No such port."));
  BOOST_TEST(bench.take_events() == "link lost: No such port.\n");
  BOOST_CHECK(!bench.line.next_deadline());
}

BOOST_AUTO_TEST_CASE(unplugging_and_plugging_in_again_is_lost_and_found) {
  auto bench = dgt_bench();
  bench.take(bench.line.closed("Unplugged."));
  bench.hear_hex(any_update);
  bench.pass(5s);
  bench.open();
  bench.hear_hex(version_answer);
  BOOST_TEST(bench.take_events() == "link lost: Unplugged.\nlink found: dgt\nidentified dgt version 3.10\n");
}

BOOST_AUTO_TEST_CASE(a_doubt_asks_a_dgt_board_for_a_dump_at_most_twice_a_second) {
  auto bench = dgt_bench();
  for (int i = 0; i < 10; ++i) {
    bench.hear_hex("8E 00 05 40 01");
    bench.pass(100ms);
  }
  bench.pass(1s);
  auto const sent = bench.take_sent();
  BOOST_TEST(sent == "[600] 42 [1000] 45 [1100] 42 [1600] 42 [2000] 45");
}

BOOST_AUTO_TEST_CASE(a_message_that_is_not_completed_asks_for_a_dump_by_itself) {
  auto bench = dgt_bench();
  bench.pass(100ms);
  bench.hear_hex("8E 00 05");
  bench.pass(300ms);
  BOOST_TEST(bench.take_events() == "doubtful: message not completed in time, 3 bytes dropped\n");
  BOOST_TEST(bench.take_sent() == "[950] 42");
}

BOOST_AUTO_TEST_CASE(the_table_may_ask_for_a_dump) {
  auto bench = dgt_bench();
  bench.take(bench.line.ask_full_state(bench.now));
  BOOST_TEST(bench.take_sent() == "[600] 42");
}

BOOST_AUTO_TEST_CASE(a_clock_that_was_set_anew_is_asked_to_confirm_it) {
  auto bench = dgt_bench();
  bench.hear_hex("8D 00 0A 00 00 10 00 00 07 10 8D 00 0A 01 30 00 01 30 00 10");
  bench.take_events();
  bench.pass(100ms);
  BOOST_TEST(bench.take_sent() == "[600] 41 [700] 42");
  bench.hear_hex("8D 00 0A 01 30 00 01 30 00 10");
  BOOST_TEST(bench.take_events() == "clock left 5400000 right 5400000 turn left stopped\n");
  BOOST_TEST(bench.take_sent().empty());
}

BOOST_AUTO_TEST_CASE(clock_commands_go_to_a_dgt_board_only) {
  auto bench = dgt_bench();
  bench.pass(100ms);
  bench.take(bench.line.send(DgtCommand::clock_version(), bench.now));
  BOOST_TEST(bench.take_sent() == "[700] 2B 03 03 09 00");
  auto own = own_bench();
  own.take(own.line.send(DgtCommand::clock_version(), own.now));
  BOOST_TEST(own.take_sent().empty());
}

BOOST_AUTO_TEST_CASE(our_own_device_is_asked_who_it_is_and_nothing_before_it_spoke) {
  Bench bench;
  bench.open();
  bench.pass(1500ms);
  bench.hear_text("$PTACB,S,17,FFFF00000000FFFF*3D\r\n");
  BOOST_TEST(bench.take_sent() == "[0] at 38400 [500] at 9600 4D 40 [1500] 4D 40 [1500] " +
                                      to_hex(ascii(query_sentence(Query::identification))));
  BOOST_TEST(bench.take_events() == "link found: tactus\nboard FFFF00000000FFFF\n");
}

struct AskRow {
  char const* name;
  std::string sentence;
  Query query;
};
std::ostream& operator<<(std::ostream& out, AskRow const& row) { return out << row.name; }
std::vector<AskRow> const asks{
    {"occupancy board", occupancy_sentence(17, chess::SquareSet{0xFFU}), Query::occupancy},
    {"board with pieces", pieces_sentence(17, chess::Placement{}), Query::pieces},
    {"clock", button_sentence(17, Button::say), Query::times},
};

BOOST_DATA_TEST_CASE(a_doubt_asks_our_own_device_for_what_it_can_tell, data::make(asks), row) {
  Bench bench;
  bench.open();
  bench.hear_text(row.sentence);
  bench.take_sent();
  for (int i = 0; i < 3; ++i) bench.hear_text("$PTACB,garbled\r\n");
  bench.pass(400ms);
  BOOST_TEST(bench.take_sent() == "[0] " + to_hex(ascii(query_sentence(row.query))));
  bench.pass(700ms);
  BOOST_TEST(bench.take_sent() == "[500] " + to_hex(ascii(query_sentence(row.query))));
}

BOOST_AUTO_TEST_CASE(our_own_device_is_lost_after_three_seconds_too) {
  auto bench = own_bench();
  bench.pass(2999ms);
  BOOST_TEST(bench.take_events().empty());
  bench.pass(1ms);
  BOOST_TEST(bench.take_events() == "link lost: The device has been silent for 3 seconds.\n");
  bench.hear_text("$PTACB,S,17,FFFF00000000FFFF*3D\r\n");
  BOOST_TEST(bench.take_events() == "link found: tactus\nboard FFFF00000000FFFF\n");
}

// Nobody asked it meanwhile: a slow disk, a lid that was shut.
BOOST_AUTO_TEST_CASE(a_device_is_not_lost_for_the_time_in_which_the_program_stood_still) {
  auto bench = own_bench();
  bench.stand_still(20'000ms);
  BOOST_TEST(bench.take_events().empty());
  bench.pass(999ms);
  BOOST_TEST(bench.take_events().empty());
  bench.pass(1ms);
  BOOST_TEST(bench.take_events() == "link lost: The device has been silent for 3 seconds.\n");
}

BOOST_AUTO_TEST_CASE(timing_can_be_stretched_for_simulators_that_run_fast) {
  LineSettings settings;
  settings.timing = LineTiming{}.times(10);
  Bench bench{settings};
  bench.open();
  bench.hear_hex(version_answer);
  bench.pass(29'999ms);
  BOOST_TEST(bench.take_events() == "link found: dgt\nidentified dgt version 3.10\n");
  bench.pass(1ms);
  BOOST_TEST(bench.take_events() == "link lost: The device has been silent for 30 seconds.\n");
}

BOOST_AUTO_TEST_SUITE_END()
