// SPDX-License-Identifier: GPL-3.0-or-later
// Framer, decoder and commands of iChessOne boards.
#include "devices/drivers/ichessone/driver.hpp"
#include "tests/devices/cut_reads.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(ichessone)

namespace {

Lines decode(Bytes const& bytes, std::vector<std::size_t> const& cuts = {0}) {
  return decode_with(IChessOneFramer{}, IChessOneDecoder{}, bytes, cuts);
}

std::string const start_message = "3D 70 A8 9B C9 8A 77*4 00*16 11*4 42 35 63 24 ";
std::string const h3_message = "3D 70 A8 9B C9 8A 77*4 00*15 01 11*3 10 42 35 63 24 ";
std::string const turned_start = "3D 70 42 36 53 24 11*4 00*16 77*4 A8 9C B9 8A ";
std::string const start_event = "board rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
std::string const damaged = "doubtful: damaged message, 1 byte dropped";
std::string const noise = "doubtful: bytes outside of any message, 1 byte dropped";

std::vector<Vector> const golden{
    {"I1 start position", start_message, {start_event}},
    {"I2 the pawn of h2 stands on h3", start_message + h3_message, {start_event, "board h2 .", "board h3 P"}},
    {"I3 start position, board turned", turned_start, {start_event}},
    {"I4 battery", "3D 62 01 64 3D 62 00 58 3D 62 00 58", {"battery 100 charging", "battery 88 in use"}},
    {"the same position again is nothing new", start_message + start_message, {start_event}},
    {"a battery between two positions",
     start_message + "3D 62 00 09 " + h3_message,
     {start_event, "battery 9 in use", "board h2 .", "board h3 P"}},
};
std::vector<Vector> const bad{
    {"a piece that no board has", "3D 70 A8 9B C9 8A 77*4 00*8 FF " + start_message, {damaged, start_event}},
    {"noise before it", "98 76 54 32 10 " + start_message, {noise, start_event}},
    {"two white kings",
     "3D 70 A8 9B C9 8A 77*4 00*16 11*4 42 36 63 24 " + start_message,
     {damaged, start_event}},
    {"cut off by the next one", "3D 70 A8 9B C9 8A 77*4 00*9 " + start_message, {damaged, start_event}},
    {"a battery of 101 %", "3D 62 00 65 " + start_message, {damaged, start_event}},
    {"a state that no battery has", "3D 62 02 " + start_message, {damaged, start_event}},
    {"a version, which is a text without an end", "3D 68 31 2E 30 " + start_message, {damaged, start_event}},
};
std::vector<Vector> all_rows() {
  auto all = golden;
  all.insert(all.end(), bad.begin(), bad.end());
  return all;
}

}  // namespace

BOOST_DATA_TEST_CASE(messages_are_understood, data::make(golden), v) {
  BOOST_TEST(joined(decode(hex(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(bad_messages_lose_only_themselves, data::make(bad), v) {
  BOOST_TEST(joined(decode(hex(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(single_byte_reads_give_the_same, data::make(all_rows()), v) {
  BOOST_TEST(joined(decode(hex(v.bytes), {1})) == joined(v.events));
}

BOOST_AUTO_TEST_CASE(the_result_does_not_depend_on_how_bytes_are_cut_into_reads) {
  std::mt19937 random(20'261'127);
  std::vector<Bytes> parts;
  for (auto const& v : all_rows()) parts.push_back(hex(v.bytes));
  for (int run = 0; run < 300; ++run) {
    auto const stream = troubled_stream(parts, random);
    BOOST_REQUIRE_EQUAL(joined(decode(stream, random_cuts(random, 40))), joined(decode(stream)));
  }
}

BOOST_AUTO_TEST_CASE(a_message_that_is_never_completed_is_dropped_after_the_gap) {
  IChessOneFramer framer(250ms);
  BOOST_TEST(framer.feed(hex("3D 70 A8 9B"), start_of_test).empty());
  auto const found = framer.feed(hex(start_message), start_of_test + 250ms);
  BOOST_REQUIRE(found.size() == 2U);
  BOOST_CHECK((found[0] == LettersLexeme{Dropped{DropReason::gap, 4}}));
}

BOOST_AUTO_TEST_CASE(commands_as_published) {
  LightsOn const lights{chess::SquareSet{chess::Square::parse("e2").value()} |
                        chess::Square::parse("e4").value()};
  BOOST_TEST(to_hex(ichessone_ask_position()) == "52 50");
  BOOST_TEST(to_hex(ichessone_ask_battery()) == "52 42");
  BOOST_TEST(to_hex(ichessone_report_changes()) == "43 50 49 52 51");
  BOOST_TEST(to_hex(ichessone_light(lights)) == "45 4C 80 0F 00 00 00 00 00 10 00 10 00 00 01 FF");  // I5
  BOOST_TEST(to_hex(ichessone_light({})) == "45 4C 00 0F 00 00 00 00 00 00 00 00 00 00 01 FF");
}

BOOST_AUTO_TEST_SUITE_END()
