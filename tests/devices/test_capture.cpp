// SPDX-License-Identifier: GPL-3.0-or-later
// The capture format: reading, writing, refusing with a line number; and the captures of the repository,
// replayed.
#include "core/message/written.hpp"
#include "devices/line_runner.hpp"
#include "devices/ports/capture.hpp"
#include "tests/devices/bytes.hpp"
#include "tests/temporary_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string_view>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(capture)

namespace {

struct BadRow {
  char const* name;
  std::string text;
  std::size_t line;
  CaptureFault fault;
};
std::ostream& operator<<(std::ostream& out, BadRow const& row) { return out << row.name; }

std::vector<BadRow> const bad{
    {"empty file", "", 1, CaptureFault::no_header},
    {"no header", "+000000 < 40\n", 1, CaptureFault::no_header},
    {"empty first line", "\n# x\n", 1, CaptureFault::no_header},
    {"header below data", "# x\n+0 < 40\n# y\n", 3, CaptureFault::header_after_data},
    {"no plus", "# x\n000000 < 40\n", 2, CaptureFault::bad_offset},
    {"no digits", "# x\n+ < 40\n", 2, CaptureFault::bad_offset},
    {"too many digits", "# x\n+1234567890 < 40\n", 2, CaptureFault::bad_offset},
    {"negative", "# x\n+-5 < 40\n", 2, CaptureFault::bad_offset},
    {"nothing behind the offset", "# x\n+5\n", 2, CaptureFault::bad_offset},
    {"time runs back", "# x\n+5 < 40\n+4 < 40\n", 3, CaptureFault::offset_falls},
    {"no direction", "# x\n+5 40\n", 2, CaptureFault::bad_direction},
    {"two directions", "# x\n+5 <> 40\n", 2, CaptureFault::bad_direction},
    {"no bytes", "# x\n+5 <\n", 2, CaptureFault::no_bytes},
    {"no bytes but a blank", "# x\n+5 < \n", 2, CaptureFault::no_bytes},
    {"half a byte", "# x\n+5 < 4\n", 2, CaptureFault::bad_hex},
    {"not hexadecimal", "# x\n+5 < 4g\n", 2, CaptureFault::bad_hex},
    {"bytes not separated", "# x\n+5 < 40414\n", 2, CaptureFault::bad_hex},
    {"two blanks", "# x\n+5 < 40  41\n", 2, CaptureFault::bad_hex},
    {"blank at the end", "# x\n+5 < 40 \n", 2, CaptureFault::bad_hex},
    {"what a binary file looks like", std::string("\0\x8E\0\x05", 4), 1, CaptureFault::no_header},
};

std::string read_file(std::filesystem::path const& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> capture_names() {
  std::vector<std::string> names;
  for (auto const& entry : std::filesystem::directory_iterator(TACTUS_SOURCE_DIR "/tests/captures"))
    if (entry.path().extension() == ".capture") names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

std::string source_of(Capture const& capture) {
  constexpr std::string_view mark = "Source: ";
  for (auto const& line : capture.header)
    if (line.starts_with(mark)) return line.substr(mark.size());
  return {};
}

/// The first row of the table whose second cell is this name.
std::string row_of(std::string const& page, std::string const& protocol) {
  auto const cell = page.find(" | `" + protocol + "` |");
  if (cell == std::string::npos) return {};
  auto const begin = page.rfind('\n', cell) + 1;
  return page.substr(begin, page.find('\n', cell) - begin);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_capture_is_header_then_stamped_bytes) {
  auto const parsed = parse_capture("# Device: x\n#\n\n+000000 > 4d\r\n+000412 < 65 30 34 0D\n");
  BOOST_REQUIRE(parsed.has_value());
  BOOST_TEST(joined(parsed->header) == "Device: x\n\n");
  BOOST_REQUIRE(parsed->lines.size() == 2U);
  BOOST_CHECK((parsed->lines[0] == CaptureLine{0ms, Direction::to_device, hex("4D")}));
  BOOST_CHECK((parsed->lines[1] == CaptureLine{412ms, Direction::from_device, hex("65 30 34 0D")}));
}

// Found by fuzzing: the second CR stayed in the header text and was lost on the way back.
BOOST_AUTO_TEST_CASE(carriage_returns_at_the_end_of_a_line_mean_nothing) {
  auto const parsed = parse_capture("# x\r\r\n+5 < 40\r\r\n").value();
  BOOST_TEST(to_text(parsed) == "# x\n+000005 < 40\n");
}

BOOST_AUTO_TEST_CASE(the_last_line_needs_no_line_feed) {
  BOOST_TEST(parse_capture("# x\n+5 < 40").value().lines.size() == 1U);
}

BOOST_DATA_TEST_CASE(what_is_no_capture_is_refused_with_its_line, data::make(bad), row) {
  auto const parsed = parse_capture(row.text);
  BOOST_REQUIRE(!parsed.has_value());
  BOOST_CHECK(parsed.error().fault == row.fault);
  BOOST_TEST(parsed.error().line == row.line);
}

BOOST_AUTO_TEST_CASE(an_error_says_what_was_expected) {
  BOOST_TEST(written(message_of(CaptureError{CaptureFault::bad_hex, 4})) ==
             "line 4: expected two hexadecimal digits for each byte, separated by one blank");
}

BOOST_DATA_TEST_CASE(captures_of_the_repository_give_their_expected_events, data::make(capture_names()),
                     name) {
  std::string const path = std::string{TACTUS_SOURCE_DIR "/tests/captures/"} + name;
  auto const parsed = parse_capture(read_file(path + ".capture"));
  BOOST_REQUIRE_MESSAGE(parsed.has_value(), (parsed ? "" : written(message_of(parsed.error()))));
  BOOST_TEST(to_text(*parsed) == read_file(path + ".capture"), "writing gives the same file");
  std::string events;
  for (auto const& each : replay(*parsed, settings_for(*parsed))) events += describe(each) + '\n';
  if (std::getenv("TACTUS_REGENERATE") != nullptr)
    std::ofstream(path + ".events", std::ios::binary) << events;
  BOOST_TEST(events == read_file(path + ".events"), "events are now:\n" << events);
}

BOOST_AUTO_TEST_CASE(the_header_of_a_capture_tells_the_protocol_that_was_told_when_it_was_made) {
  auto const protocol_of = [](std::string const& header) {
    return settings_for(parse_capture(header + "+000000 < 4d\n").value()).protocol;
  };
  BOOST_CHECK(protocol_of("# Device: x\n# Port: hid:chessnut   Program: tactus 0.1.0\n") ==
              Protocol::chessnut);
  BOOST_CHECK(protocol_of("# Device: x\n# Port: certabo:/dev/ttyUSB0\n") == Protocol::certabo);
  BOOST_CHECK(protocol_of("# Device: x\n# Protocol: chessnut\n# Port: /dev/ttyUSB0\n") == Protocol::chessnut);
  BOOST_CHECK(protocol_of("# Device: x\n# Port: /dev/ttyUSB0   Program: dgt:\n") == Protocol::unknown);
  BOOST_CHECK(protocol_of("# Device: chessnut\n# Protocol: nobody\n") == Protocol::unknown);
}

BOOST_AUTO_TEST_CASE(a_capture_named_as_a_port_has_the_protocol_of_its_header_unless_another_is_typed) {
  TemporaryFolder const folder;
  std::string const told = folder / "told.capture", untold = folder / "untold.capture";
  std::ofstream{told} << "# Device: x\n# Protocol: ichessone\n+000000 < 4d\n";
  std::ofstream{untold} << "# Device: x\n+000000 < 4d\n";
  BOOST_CHECK(settings_for("replay:" + told).protocol == Protocol::ichessone);
  BOOST_CHECK(settings_for("dgt:replay:" + told).protocol == Protocol::dgt);
  BOOST_CHECK(settings_for("replay:" + untold).protocol == Protocol::unknown);
  BOOST_CHECK(settings_for("chessnut:replay:" + untold).protocol == Protocol::chessnut);
  BOOST_CHECK(settings_for("replay:/no/such/file").protocol == Protocol::unknown);
  BOOST_CHECK(settings_for(parse_capture("# Protocol: ichessone\n").value(), Protocol::dgt).protocol ==
              Protocol::dgt);
  CaptureLock const lock{told};  // a game is being recorded into it
  BOOST_TEST_REQUIRE(lock.is_held());
  BOOST_CHECK(settings_for("replay:" + told).protocol == Protocol::unknown);
}

BOOST_AUTO_TEST_CASE(a_capture_of_a_board_that_nobody_asks_for_is_replayed) {
  std::string const report =
      "+000100 < 01 3d 58 23 31 85 44 44 44 44 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 77 "
      "77 77 77 a6 c9 9b 6a";
  std::string filling;
  for (int i = 0; i < 31; ++i) filling += " 00";
  auto const capture = parse_capture("# Device: x\n# Port: hid:chessnut\n" + report + filling + '\n').value();
  BOOST_TEST(replay(capture, settings_for(capture)).size() == 2U);
  BOOST_TEST(replay(capture, {}).empty());
}

// "Supported" in docs/builders/devices.md means just this.
BOOST_AUTO_TEST_CASE(a_device_is_supported_where_a_capture_that_we_did_not_make_is_among_the_tests) {
  std::map<std::string, unsigned> captures;  // of others, by protocol
  unsigned all = 0;
  for (auto const& name : capture_names()) {
    auto const capture =
        parse_capture(read_file(TACTUS_SOURCE_DIR "/tests/captures/" + name + ".capture")).value();
    BOOST_TEST(source_of(capture) != "", name << " tells no source");
    if (source_of(capture).starts_with("simulated")) continue;
    ++all;
    auto const events = read_file(TACTUS_SOURCE_DIR "/tests/captures/" + name + ".events");
    for (auto const& each : protocols)
      if (events.find("link found: " + std::string{each.name} + '\n') != std::string::npos)
        ++captures[std::string{each.name}];
  }
  BOOST_TEST(all >= 40U);
  auto const page = read_file(TACTUS_SOURCE_DIR "/docs/builders/devices.md");
  for (auto const& each : protocols) {
    auto const name = std::string{each.name};
    auto const row = row_of(page, name);
    BOOST_TEST(row != "", name << " has no row in docs/builders/devices.md");
    BOOST_TEST((row.find("| supported") != std::string::npos) == (captures[name] > 0),
               name << ": " << captures[name] << " captures, " << row);
  }
}

BOOST_AUTO_TEST_SUITE_END()
