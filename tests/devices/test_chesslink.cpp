// SPDX-License-Identifier: GPL-3.0-or-later
// Framer, decoder and commands of Millennium boards.
#include "devices/drivers/chesslink/driver.hpp"
#include "tests/devices/chesslink_vectors.hpp"
#include "tests/devices/cut_reads.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(chesslink)

namespace {

Lines decode(Bytes const& bytes, std::vector<std::size_t> const& cuts = {0}) {
  return decode_with(ChessLinkFramer{}, ChessLinkDecoder{}, bytes, cuts);
}

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }
LightsOn lit(std::initializer_list<std::string_view> names) {
  LightsOn lights;
  for (auto const name : names) lights.squares.insert(at(name));
  return lights;
}

/// The lamps of a message, counted from 1 as the maker does.
std::vector<unsigned> lamps_of(Bytes const& message) {
  std::vector<unsigned> lamps;
  for (unsigned lamp = 1; lamp <= 81; ++lamp)
    if ((message[1 + 2 * lamp] & 0x7FU) != '0') lamps.push_back(lamp);
  return lamps;
}

struct CommandRow {
  char const* name;
  Bytes bytes;
  std::string wire;
};
std::ostream& operator<<(std::ostream& out, CommandRow const& row) { return out << row.name; }
std::vector<CommandRow> const commands{
    {"M1 version", chesslink_ask_version(), "D6 B5 B6"},
    {"M3 status", chesslink_ask_status(), "D3 B5 B3"},
    {"M4 lamps out", chesslink_light({}), "58 B5 38"},
    {"M5 reports on change, two scans", chesslink_report_changes(), "57 B0 32 B0 34 B5 31"},
    {"M6 scan time", chesslink_message("R01"), "52 B0 31 B5 B3"},
};

}  // namespace

BOOST_AUTO_TEST_CASE(the_start_position_stands_on_the_line_as_published) {
  BOOST_TEST(to_hex(odd_parity(chesslink_start_h1)) ==
             to_hex(hex("73 52 CE C2 CB 51 C2 CE 52 D0*8 AE*32 70*8 F2 6E 62 6B F1 62 6E F2 37 B3")));
  BOOST_TEST(joined(decode(hex("F8 37 38 76 B0 31 B0 B3 37 34"))) == joined({chesslink_version_event}));
}

BOOST_DATA_TEST_CASE(replies_are_understood, data::make(chesslink_golden), v) {
  BOOST_TEST(joined(decode(odd_parity(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(bad_replies_lose_only_themselves, data::make(chesslink_bad), v) {
  BOOST_TEST(joined(decode(odd_parity(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(single_byte_reads_give_the_same, data::make(all_chesslink_vectors()), v) {
  BOOST_TEST(joined(decode(odd_parity(v.bytes), {1})) == joined(v.events));
}

BOOST_AUTO_TEST_CASE(without_parity_it_is_noted_once_and_all_the_same_understood) {
  auto const lines = decode(ascii(chesslink_start_a8 + "v010374"));
  BOOST_TEST(joined(lines) == joined({"note: the board sends no odd parity; its checksums count",
                                      chesslink_start_board, chesslink_version_event}));
}

BOOST_AUTO_TEST_CASE(a_changed_character_with_wrong_parity_is_dropped_by_its_checksum) {
  BOOST_TEST(joined(decode(hex("F6 B0 31 B0 B3 37 37"))) == joined({chesslink_damaged}));
}

BOOST_AUTO_TEST_CASE(the_result_does_not_depend_on_how_bytes_are_cut_into_reads) {
  std::mt19937 random(20'260'521);
  std::vector<Bytes> parts;
  for (auto const& v : all_chesslink_vectors()) parts.push_back(odd_parity(v.bytes));
  for (int run = 0; run < 300; ++run) {
    auto const stream = troubled_stream(parts, random);
    BOOST_REQUIRE_EQUAL(joined(decode(stream, random_cuts(random, 20))), joined(decode(stream)));
  }
}

BOOST_AUTO_TEST_CASE(whatever_came_before_a_good_reply_it_is_heard) {
  std::mt19937 random(20'260'522);
  std::vector<Bytes> parts;
  for (auto const& v : all_chesslink_vectors()) parts.push_back(odd_parity(v.bytes));
  for (int run = 0; run < 300; ++run) {
    auto stream = troubled_stream(parts, random);
    stream.resize(stream.size() - random() % 60);
    for (auto const byte : odd_parity("v010374")) stream.push_back(byte);
    auto const lines = decode(stream);
    BOOST_REQUIRE(!lines.empty());
    BOOST_REQUIRE_EQUAL(lines.back(), chesslink_version_event);
  }
}

BOOST_AUTO_TEST_CASE(a_reply_that_is_never_completed_is_dropped_after_the_gap) {
  ChessLinkFramer framer(100ms);
  BOOST_TEST(framer.feed(odd_parity(chesslink_start_a8.substr(0, 66)), start_of_test).empty());
  BOOST_CHECK(framer.next_deadline() == start_of_test + 100ms);
  BOOST_TEST(framer.expire(start_of_test + 99ms).empty());
  auto const found = framer.expire(start_of_test + 100ms);
  BOOST_REQUIRE(found.size() == 1U);
  BOOST_CHECK((found[0] == ChessLinkLexeme{Dropped{DropReason::gap, 66}}));
  BOOST_CHECK(!framer.next_deadline());
  BOOST_TEST(framer.discarded() == 66U);
}

BOOST_DATA_TEST_CASE(commands_stand_on_the_line_as_published, data::make(commands), row) {
  BOOST_TEST(to_hex(row.bytes) == row.wire);
}

BOOST_AUTO_TEST_CASE(a_lit_square_shows_its_four_corners) {
  auto const e4 = chesslink_light(lit({"e4"}));
  BOOST_TEST(e4.size() == 167U);
  BOOST_TEST(lamps_of(e4) == (std::vector<unsigned>{41, 42, 50, 51}), boost::test_tools::per_element());
  BOOST_TEST(lamps_of(chesslink_light(lit({"a8"}))) == (std::vector<unsigned>{1, 2, 10, 11}),
             boost::test_tools::per_element());
  BOOST_TEST(lamps_of(chesslink_light(lit({"h1"}))) == (std::vector<unsigned>{71, 72, 80, 81}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
