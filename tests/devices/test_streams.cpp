// SPDX-License-Identifier: GPL-3.0-or-later
// The streams that need no terminal, and what a wrong port name is answered.
#include "devices/ports/capture.hpp"
#include "devices/ports/port.hpp"
#include "tests/devices/bytes.hpp"
#include "tests/devices/memory_stream.hpp"

#include <array>
#include <sstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(streams)

namespace {

struct ReadOnce {
  ReadStatus status;
  std::string bytes;
};

ReadOnce read_once(ByteStream& stream, std::size_t most = 64) {
  Bytes buffer(most);
  auto const result = stream.read(buffer, 0ms);
  return {result.status, to_hex(std::span{buffer}.first(result.count))};
}

struct NameRow {
  char const* name;
  OpenFault fault;
  char const* message;
};
std::ostream& operator<<(std::ostream& out, NameRow const& row) { return out << row.name; }

std::vector<NameRow> const wrong_names{
    {"COM3", OpenFault::bad_name,
     "\"COM3\" is not the name of a port: expected /dev/..., hid:/dev/hidraw..., pty:/path, sim:/path or "
     "replay:/path."},
    {"", OpenFault::bad_name,
     "\"\" is not the name of a port: expected /dev/..., hid:/dev/hidraw..., pty:/path, sim:/path or "
     "replay:/path."},
    {"/dev/ttyACM99", OpenFault::does_not_exist,
     "/dev/ttyACM99 does not exist: expected a serial port. Is the device plugged in and switched on?"},
    {"/dev/null", OpenFault::not_a_port, "/dev/null is not a serial port."},
    {"/dev/", OpenFault::not_a_port, "/dev/ is not a serial port."},
    {"sim:", OpenFault::bad_name,
     "\"sim:\" is not the name of a port: expected /dev/..., hid:/dev/hidraw..., pty:/path, sim:/path or "
     "replay:/path."},
    {"replay:", OpenFault::bad_name,
     "\"replay:\" is not the name of a port: expected /dev/..., hid:/dev/hidraw..., pty:/path, sim:/path or "
     "replay:/path."},
    {"sim:/no/such/board", OpenFault::does_not_exist,
     "/no/such/board does not exist: expected a pseudo-terminal."},
    {"pty:/no/such/board", OpenFault::does_not_exist,
     "/no/such/board does not exist: expected a pseudo-terminal."},
    {"sim:/dev/null", OpenFault::not_a_port, "/dev/null is not a pseudo-terminal."},
    {"sim:/tmp", OpenFault::not_a_port, "/tmp is not a pseudo-terminal."},
    {"replay:/no/such/capture", OpenFault::does_not_exist,
     "/no/such/capture does not exist: expected a capture file."},
    {"replay:/dev/null", OpenFault::not_a_port,
     "/dev/null is not a capture file, line 1: expected a first line that starts with '#' and says which "
     "device this "
     "is."},
    {"replay:/tmp", OpenFault::not_a_port, "/tmp is not a capture file."},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_wrong_port_name_is_answered_with_what_was_expected, data::make(wrong_names), row) {
  auto const opened = open_stream(row.name);
  BOOST_REQUIRE(!opened.has_value());
  BOOST_TEST(opened.error().message == row.message);
  BOOST_CHECK(opened.error().fault == row.fault);
}

BOOST_AUTO_TEST_CASE(a_memory_line_tells_silence_from_unplugging) {
  auto const line = std::make_shared<MemoryLine>();
  MemoryStream stream(line);
  BOOST_CHECK(read_once(stream).status == ReadStatus::idle);
  line->feed(hex("01 02 03"));
  line->feed(hex("04"));
  line->unplug();
  BOOST_TEST(read_once(stream, 2).bytes == "01 02");
  BOOST_TEST(read_once(stream).bytes == "03");
  BOOST_TEST(read_once(stream).bytes == "04");
  BOOST_CHECK(read_once(stream).status == ReadStatus::unplugged);
  BOOST_TEST(!stream.write(hex("05")));
}

BOOST_AUTO_TEST_CASE(a_replayed_capture_gives_its_reads_and_is_then_unplugged) {
  auto const capture = parse_capture("# x\n+0 > 4d\n+5 < 01 02 03\n+9 > 40\n+9 < 04\n+9 > 40\n").value();
  auto const stream = replay_stream(capture);
  BOOST_TEST(stream->write(hex("99")));
  BOOST_TEST(read_once(*stream, 2).bytes == "01 02");
  BOOST_TEST(read_once(*stream).bytes == "03");
  BOOST_TEST(read_once(*stream).bytes == "04");
  BOOST_CHECK(read_once(*stream).status == ReadStatus::unplugged);
}

BOOST_AUTO_TEST_CASE(captures_of_the_repository_can_be_opened_by_name) {
  auto const opened = open_stream("replay:" TACTUS_SOURCE_DIR "/tests/captures/dgt-ruy-lopez.capture");
  BOOST_REQUIRE(opened.has_value());
  BOOST_TEST(read_once(**opened).bytes == "93 00 05 03 0A");
}

BOOST_AUTO_TEST_CASE(a_recorded_line_becomes_a_capture_of_both_directions) {
  auto const line = std::make_shared<MemoryLine>();
  std::ostringstream out;
  Instant now = start_of_test;
  auto const stream =
      recording_stream(std::make_unique<MemoryStream>(line), out, {"Device: memory"}, [&now] { return now; });
  now += 20ms;
  stream->write(hex("4D"));
  now += 392ms;
  line->feed(hex("93 00"));
  read_once(*stream);
  read_once(*stream);  // silence leaves no line
  now -= 1s;           // a clock that was set back does not make times fall
  line->feed(hex("05 03 0A"));
  read_once(*stream);
  BOOST_TEST(out.str() == "# Device: memory\n+000020 > 4d\n+000412 < 93 00\n+000412 < 05 03 0a\n");
  BOOST_TEST(to_text(parse_capture(out.str()).value()) == out.str());
}

BOOST_AUTO_TEST_SUITE_END()
