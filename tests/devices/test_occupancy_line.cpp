// SPDX-License-Identifier: GPL-3.0-or-later
// Framer and conversation of the simplest home-made boards.
#include "devices/drivers/fields.hpp"
#include "devices/drivers/occupancy/driver.hpp"
#include "tests/devices/cut_reads.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(occupancy_line)

namespace {

Lines decode(Bytes const& bytes, std::vector<std::size_t> const& cuts = {0}) {
  OccupancyLine line{LineTiming{}};
  Lines lines;
  in_reads(bytes, cuts,
           [&](std::span<std::uint8_t const> part) { append(lines, line.feed(part, start_of_test).events); });
  return lines;
}

std::string const start = "FFFF00000000FFFF\r\n";
std::string const start_event = "board FFFF00000000FFFF";
std::string const damaged = "doubtful: damaged message, ";

std::vector<Vector> const rows{
    {"start position", start, {start_event}},
    {"small letters, line feed only", "ffff00000000ffff\n", {start_event}},
    {"carriage return only", "FFFF00000000FFFF\r", {start_event}},
    {"e2 lifted", start + "FFFF00000000F7FF\r\n", {start_event, "board e2 empty"}},
    {"the same again is nothing new", start + start, {start_event}},
    {"noise before the digits", "\xFF\x01~" + start, {start_event}},
    {"a word before the digits", "board: " + start, {start_event}},
    {"empty lines", "\r\n\n\n" + start, {start_event}},
    {"a line of words", "hello board\r\n" + start, {damaged + "11 bytes dropped", start_event}},
    {"15 digits", "FFFF00000000FFF\n" + start, {damaged + "15 bytes dropped", start_event}},
    {"17 digits", "FFFF00000000FFFFF\n" + start, {damaged + "17 bytes dropped", start_event}},
    {"a sentence of our other protocol",
     "$PTACB,S,17,FFFF00000000FFFF*3D\r\n" + start,
     {damaged + "31 bytes dropped", start_event}},
};

}  // namespace

BOOST_DATA_TEST_CASE(lines_are_understood, data::make(rows), v) {
  BOOST_TEST(joined(decode(ascii(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(single_byte_reads_give_the_same, data::make(rows), v) {
  BOOST_TEST(joined(decode(ascii(v.bytes), {1})) == joined(v.events));
}

BOOST_AUTO_TEST_CASE(the_result_does_not_depend_on_how_bytes_are_cut_into_reads) {
  std::mt19937 random(20'260'527);
  std::vector<Bytes> parts;
  for (auto const& v : rows) parts.push_back(ascii(v.bytes));
  for (int run = 0; run < 300; ++run) {
    auto const stream = troubled_stream(parts, random);
    BOOST_REQUIRE_EQUAL(joined(decode(stream, random_cuts(random, 20))), joined(decode(stream)));
  }
}

BOOST_AUTO_TEST_CASE(a_good_line_behind_a_line_end_is_always_heard) {
  std::mt19937 random(20'260'528);
  std::vector<Bytes> parts;
  for (auto const& v : rows) parts.push_back(ascii(v.bytes));
  for (int run = 0; run < 300; ++run) {
    auto stream = troubled_stream(parts, random);
    for (auto const byte : ascii("\n0123456789ABCDEF\n")) stream.push_back(byte);
    auto const found = OccupancyFramer{}.feed(stream);
    auto const* last = std::get_if<OccupancyFrame>(&found.back());
    BOOST_REQUIRE(last != nullptr && last->is_whole_line);
    BOOST_REQUIRE_EQUAL(occupancy_hex(last->squares), "0123456789ABCDEF");
  }
}

BOOST_AUTO_TEST_CASE(endless_digits_need_no_memory_and_are_counted) {
  OccupancyFramer framer;
  BOOST_TEST(framer.feed(Bytes(100'000, 'F')).empty());
  auto const found = framer.feed(ascii("\n" + start));
  BOOST_REQUIRE(found.size() == 2U);
  BOOST_CHECK((found[0] == OccupancyLexeme{Dropped{DropReason::damaged, 100'000}}));
  BOOST_TEST(framer.discarded() == 100'000U);
}

BOOST_AUTO_TEST_CASE(a_board_is_asked_each_second_and_after_a_doubt) {
  OccupancyLine line{LineTiming{}};
  BOOST_TEST(line.begin({}, start_of_test).send.empty());
  BOOST_CHECK(line.next_deadline() == start_of_test + 1s);
  BOOST_TEST(to_hex(line.pass_time(start_of_test + 1s).send) == "3F 0A");
  BOOST_TEST(line.feed(ascii("hello\n"), start_of_test + 1200ms).send.empty(), "twice a second at most");
  BOOST_TEST(to_hex(line.pass_time(start_of_test + 1500ms).send) == "3F 0A");
}

BOOST_AUTO_TEST_CASE(lamps_are_lit_as_squares_are_told) {
  BOOST_CHECK((occupancy_light({chess::Square::parse("e4").value()}) == ascii("0000000008000000\n")));
}

BOOST_AUTO_TEST_SUITE_END()
