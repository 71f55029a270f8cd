// SPDX-License-Identifier: GPL-3.0-or-later
// Framer, decoder and commands of Chessnut boards.
#include "devices/drivers/chessnut/driver.hpp"
#include "devices/ports/hid_stream.hpp"
#include "devices/ports/port.hpp"
#include "tests/devices/cut_reads.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(chessnut)

namespace {

Lines decode(Bytes const& bytes, std::vector<std::size_t> const& cuts = {0}) {
  return decode_with(ChessnutFramer{}, ChessnutDecoder{}, bytes, cuts);
}

std::string const start_report = "01 24 58 23 31 85 44*4 00*16 77*4 A6 C9 9B 6A 01 00 00 00 ";
std::string const after_e4 =
    "01 24 58 23 31 85 44*4 00*8 00 70 00 00 00*4 77 07 77 77 A6 C9 9B 6A 02 00 00 00 ";
std::string const usb_start_report = "01 3D 58 23 31 85 44*4 00*16 77*4 A6 C9 9B 6A 00*31 ";
std::string const usb_after_e4 =
    "01 3D 58 23 31 85 44*4 00*8 00 70 00 00 00*4 77 07 77 77 A6 C9 9B 6A 00*31 ";
std::string const turned_start = "01 24 A6 B9 9C 6A 77*4 00*16 44*4 58 13 32 85 00*4 ";
std::string const start_event = "board rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
std::string const damaged = "doubtful: damaged message, 1 byte dropped";

std::vector<Vector> const golden{
    {"O4 start position", start_report, {start_event}},
    {"O5 e2-e4", start_report + after_e4, {start_event, "board e2 .", "board e4 P"}},
    {"battery", "2A 02 5A 01 2A 02 5A 01 2A 02 59 00", {"battery 90 charging", "battery 89 in use"}},
    {"two bytes behind the squares, as another program plays the board",
     "01 22 58 23 31 85 44*4 00*16 77*4 A6 C9 9B 6A 00 00",
     {start_event}},
    {"battery by the maker's document, the top bit says charging",
     "2A 02 E4 00 2A 02 64 00 2A 02 58 00",
     {"battery 100 charging", "battery 100 in use", "battery 88 in use"}},
    {"battery as a board over USB told it", "2A 02 64 01", {"battery 100 charging"}},
    {"O4b over USB", usb_start_report + usb_after_e4, {start_event, "board e2 .", "board e4 P"}},
    {"filled up with zeros", start_report + "00*26 " + after_e4, {start_event, "board e2 .", "board e4 P"}},
};
std::vector<Vector> const bad{
    {"a piece that no board has", "01 24 58 23 31 D5 " + start_report, {damaged, start_event}},
    {"a battery of 101 %", "2A 02 65 01 " + start_report, {damaged, start_event}},
    {"a battery of 101 %, charging", "2A 02 E5 00 " + start_report, {damaged, start_event}},
    {"two black kings",
     "01 24 58 23 31 85 24 44*3 00*16 77*4 A6 C9 9B 6A 01 00 00 00 " + start_report,
     {damaged, start_event}},
    {"two black kings over USB",
     "01 3D 58 23 31 85 24 44*3 00*16 77*4 A6 C9 9B 6A 00*31 " + usb_start_report,
     {damaged, start_event}},
    {"too short for its squares", "01 1F 58 23 31 " + start_report, {damaged, start_event}},
    {"cut off by the next one", "01 24 58 23 31 85 44*4 00*9 " + start_report, {damaged, start_event}},
};
std::vector<Vector> all_rows() {
  auto all = golden;
  all.insert(all.end(), bad.begin(), bad.end());
  return all;
}

}  // namespace

BOOST_DATA_TEST_CASE(reports_are_understood, data::make(golden), v) {
  BOOST_TEST(joined(decode(hex(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(bad_reports_lose_only_themselves, data::make(bad), v) {
  BOOST_TEST(joined(decode(hex(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(single_byte_reads_give_the_same, data::make(all_rows()), v) {
  BOOST_TEST(joined(decode(hex(v.bytes), {1})) == joined(v.events));
}

BOOST_AUTO_TEST_CASE(the_result_does_not_depend_on_how_bytes_are_cut_into_reads) {
  std::mt19937 random(20'260'525);
  std::vector<Bytes> parts;
  for (auto const& v : all_rows()) parts.push_back(hex(v.bytes));
  for (int run = 0; run < 300; ++run) {
    auto const stream = troubled_stream(parts, random);
    BOOST_REQUIRE_EQUAL(joined(decode(stream, random_cuts(random, 40))), joined(decode(stream)));
  }
}

// A report may be taken for the rest of one that was cut off, once: the next one is heard.
BOOST_AUTO_TEST_CASE(whatever_came_before_two_good_reports_they_are_heard) {
  std::mt19937 random(20'260'526);
  std::vector<Bytes> parts;
  for (auto const& v : all_rows()) parts.push_back(hex(v.bytes));
  for (int run = 0; run < 300; ++run) {
    auto stream = troubled_stream(parts, random);
    stream.resize(stream.size() - random() % 30);
    for (int i = 0; i < 2; ++i)
      for (auto const byte : hex(after_e4)) stream.push_back(byte);
    ChessnutFramer framer;
    auto const found = framer.feed(stream, start_of_test);
    auto const squares = std::get<BoardLetters>(
        std::get<LettersFrame>(ChessnutFramer{}.feed(hex(after_e4), start_of_test).at(0)));
    BOOST_REQUIRE((found.back() == LettersLexeme{LettersFrame{squares}}));
  }
}

BOOST_AUTO_TEST_CASE(a_report_that_is_never_completed_is_dropped_after_the_gap) {
  ChessnutFramer framer(250ms);
  BOOST_TEST(framer.feed(hex("01 24 58 23"), start_of_test).empty());
  auto const found = framer.feed(hex(start_report), start_of_test + 250ms);
  BOOST_REQUIRE(found.size() == 2U);
  BOOST_CHECK((found[0] == LettersLexeme{Dropped{DropReason::gap, 4}}));
}

BOOST_AUTO_TEST_CASE(a_board_that_stands_the_other_way_round_is_found_from_the_start_position) {
  BOOST_TEST(joined(decode(hex(turned_start))) == joined({start_event}));
}

BOOST_AUTO_TEST_CASE(commands_as_published) {
  LightsOn lights{chess::SquareSet{chess::Square::parse("e2").value()} | chess::Square::parse("e4").value()};
  BOOST_TEST(to_hex(chessnut_start()) == "21 01 00");
  BOOST_TEST(to_hex(chessnut_light(lights)) == "0A 08 00 00 00 00 08 00 08 00");  // O6
}

namespace {

/// The path that is chosen, or the words why there is none.
std::string chosen(std::vector<HidUsage> const& usages) {
  auto const path = chessnut_path_among(usages);
  return path ? *path : path.error().message;
}
std::string const none = "No Chessnut board is plugged in. Is it switched on?";

struct UsageRow {
  char const* what;
  std::vector<HidUsage> usages;  // path, usage page, interface
  std::string chosen;
};
std::ostream& operator<<(std::ostream& out, UsageRow const& row) { return out << row.what; }

std::vector<UsageRow> const usage_rows{
    {"nothing is plugged in", {}, none},
    {"one interface", {{"raw0", 0xFF00, 0}}, "raw0"},
    {"a keyboard's usage first, on another path", {{"raw0", 0x0001, 0}, {"raw1", 0xFF00, 1}}, "raw1"},
    {"a keyboard's usage behind it", {{"raw1", 0xFF00, 1}, {"raw0", 0x0001, 0}}, "raw1"},
    {"two usages on one path", {{"raw0", 0x0001, 0}, {"raw0", 0xFF00, 0}}, "raw0"},
    {"the same usage twice", {{"raw0", 0xFF00, 0}, {"raw0", 0xFF00, 0}}, "raw0"},
    {"two boards",
     {{"raw0", 0xFF00, 0}, {"raw1", 0x0001, 1}, {"raw5", 0xFF00, 0}, {"raw6", 0x0001, 1}},
     "Several Chessnut boards are plugged in: expected one of hid:raw0, hid:raw5."},
    {"no page is told", {{"raw0", 0, 0}, {"raw1", 0, 1}}, "raw0"},
    {"over Bluetooth, no page and no interface", {{"raw2", 0, -1}}, "raw2"},
    {"no page, two boards",
     {{"raw0", 0, 0}, {"raw1", 0, 1}, {"raw2", 0, -1}},
     "Several Chessnut boards are plugged in: expected one of hid:raw0, hid:raw2."},
    {"no page and no first interface", {{"raw3", 0x0001, 2}}, "raw3"},
};

}  // namespace

BOOST_DATA_TEST_CASE(of_the_interfaces_of_a_board_the_one_with_its_reports_is_opened, data::make(usage_rows),
                     row) {
  BOOST_TEST(chosen(row.usages) == row.chosen);
}

BOOST_AUTO_TEST_CASE(why_no_board_is_opened_is_told_as_a_value_too) {
  BOOST_CHECK(chessnut_path_among({}).error().fault == OpenFault::does_not_exist);
  auto const two = chessnut_path_among({{"/dev/hidraw0", 0xFF00, 0}, {"/dev/hidraw5", 0xFF00, 0}}).error();
  BOOST_CHECK(two.fault == OpenFault::several);
  BOOST_TEST(two.choices == (std::vector<std::string>{"hid:/dev/hidraw0", "hid:/dev/hidraw5"}),
             boost::test_tools::per_element());
  for (auto const& each : two.choices) BOOST_TEST(is_port_name(each));
}

BOOST_AUTO_TEST_CASE(what_is_no_hid_device_is_refused_in_a_sentence) {
  auto const opened = open_stream("hid:/no/such/hidraw");
  BOOST_REQUIRE(!opened.has_value());
  BOOST_TEST(opened.error().message.find("/no/such/hidraw") != std::string::npos, opened.error().message);
}

BOOST_AUTO_TEST_SUITE_END()
