// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, settings, locking, reading and hang-up, of the real libserialport adapter and of the raw one, side
// by side.
#include "devices/drivers/dgt/decoder.hpp"
#include "devices/ports/port.hpp"
#include "tests/devices/pseudo_terminal/terminal.hpp"
#include "tests/temporary_folder.hpp"

#include <optional>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;
namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(serial_stream)

namespace {

enum class Adapter { serial, descriptor };
std::ostream& operator<<(std::ostream& out, Adapter adapter) {
  return out << (adapter == Adapter::serial ? "libserialport" : "descriptor");
}
std::vector<Adapter> const adapters{Adapter::serial, Adapter::descriptor};

std::string name_of(Adapter adapter, fs::path const& link) {
  return adapter == Adapter::serial ? Terminal::serial_name(link) : "sim:" + link.string();
}

struct Line {
  TemporaryFolder folder;
  fs::path link = folder / "board";
  std::optional<Terminal> device{std::in_place, link};
  std::unique_ptr<ByteStream> host;

  explicit Line(Adapter adapter) {
    auto opened = open_stream(name_of(adapter, link));
    BOOST_REQUIRE_MESSAGE(opened.has_value(), (opened ? "" : opened.error().message));
    host = std::move(*opened);
  }
  /// Reads until `count` bytes are there or the line is silent for ten seconds.
  Bytes read(std::size_t count) const {
    Bytes bytes;
    while (bytes.size() < count) {
      Bytes part(count - bytes.size());
      auto const result = host->read(part, 10s);
      if (result.status != ReadStatus::data) break;
      bytes.insert(bytes.end(), part.begin(), part.begin() + static_cast<std::ptrdiff_t>(result.count));
    }
    return bytes;
  }
};

}  // namespace

BOOST_DATA_TEST_CASE(an_opened_line_is_raw_at_9600_8n1, data::make(adapters), adapter) {
  Line line(adapter);
  if (adapter == Adapter::serial) BOOST_TEST(line.device->is_raw_9600_8n1());
  line.device->write(hex("0D 0A 11 13 03 04 1A 7F FF 00"));
  BOOST_TEST(to_hex(line.read(10)) == "0D 0A 11 13 03 04 1A 7F FF 00");
  BOOST_TEST(line.host->write(hex("0D 0A 11 13 03 04 1A 7F FF 00")));
  BOOST_TEST(to_hex(line.device->read(10)) == "0D 0A 11 13 03 04 1A 7F FF 00");
}

BOOST_DATA_TEST_CASE(silence_is_idle, data::make(adapters), adapter) {
  Line line(adapter);
  Bytes buffer(8);
  BOOST_CHECK(line.host->read(buffer, 0ms).status == ReadStatus::idle);
  BOOST_CHECK(line.host->read(buffer, 20ms).status == ReadStatus::idle);
}

BOOST_DATA_TEST_CASE(a_frame_in_five_pieces_is_one_event, data::make(adapters), adapter) {
  Line line(adapter);
  DgtFramer framer;
  DgtDecoder decoder;
  Lines events;
  for (auto const byte : hex("8E 00 05 34 00")) {
    line.device->write({byte});
    for (auto const& lexeme : framer.feed(line.read(1), start_of_test))
      append(events, decoder.decode(lexeme));
  }
  BOOST_TEST(joined(events) == "board e2 .\n");
}

BOOST_DATA_TEST_CASE(a_thousand_frames_arrive_whole_and_in_order, data::make(adapters), adapter) {
  Line line(adapter);
  DgtFramer framer;
  std::size_t expected = 0;
  for (int batch = 0; batch < 10; ++batch) {
    Bytes frames;
    for (std::size_t i = 0; i < 100; ++i) {
      auto const n = static_cast<std::uint8_t>((expected + i) % 64);
      for (auto const byte : {std::uint8_t{0x8E}, std::uint8_t{0}, std::uint8_t{5}, n, std::uint8_t{1}})
        frames.push_back(byte);
    }
    line.device->write(frames);
    for (auto const& lexeme : framer.feed(line.read(frames.size()), start_of_test)) {
      BOOST_REQUIRE(std::holds_alternative<DgtFrame>(lexeme));
      BOOST_REQUIRE(std::get<DgtFrame>(lexeme).payload.at(0) == expected++ % 64);
    }
  }
  BOOST_TEST(expected == 1000U);
  BOOST_TEST(framer.discarded() == 0U);
}

BOOST_DATA_TEST_CASE(a_hang_up_is_unplugged_at_once_and_never_mistaken_for_silence, data::make(adapters),
                     adapter) {
  Line line(adapter);
  line.device.reset();
  Bytes buffer(8);
  auto const before = std::chrono::steady_clock::now();
  for (int i = 0; i < 3; ++i) BOOST_CHECK(line.host->read(buffer, 10s).status == ReadStatus::unplugged);
  BOOST_CHECK(std::chrono::steady_clock::now() - before < 5s);
  BOOST_TEST(!line.host->write(hex("45")));
}

BOOST_DATA_TEST_CASE(the_same_name_can_be_opened_again_after_a_hang_up, data::make(adapters), adapter) {
  Line line(adapter);
  line.device.reset();
  line.host.reset();
  auto const gone = open_stream(name_of(adapter, line.link));
  BOOST_REQUIRE(!gone.has_value());
  line.device.emplace(line.link);
  auto again = open_stream(name_of(adapter, line.link));
  BOOST_REQUIRE_MESSAGE(again.has_value(), (again ? "" : again.error().message));
  line.host = std::move(*again);
  line.device->write(hex("93 00 05 03 0A"));
  BOOST_TEST(to_hex(line.read(5)) == "93 00 05 03 0A");
}

BOOST_DATA_TEST_CASE(a_second_opening_is_refused_as_busy, data::make(adapters) * data::make(adapters), first,
                     second) {
  Line const line(first);
  auto const again = open_stream(name_of(second, line.link));
  BOOST_REQUIRE(!again.has_value());
  BOOST_CHECK_MESSAGE(again.error().fault == OpenFault::busy, again.error().message);
  BOOST_TEST(again.error().message.find("another program holds it") != std::string::npos);
}

BOOST_DATA_TEST_CASE(a_closed_line_is_free_for_the_next, data::make(adapters), adapter) {
  Line line(adapter);
  line.host.reset();
  BOOST_TEST(open_stream(name_of(adapter, line.link)).has_value());
}

BOOST_DATA_TEST_CASE(two_boards_at_once_are_two_lines, data::make(adapters), adapter) {
  Line const white(adapter);
  Line const black(adapter);
  white.device->write(hex("8E 00 05 34 00"));
  black.device->write(hex("8E 00 05 0C 00"));
  BOOST_TEST(to_hex(black.read(5)) == "8E 00 05 0C 00");
  BOOST_TEST(to_hex(white.read(5)) == "8E 00 05 34 00");
}

BOOST_AUTO_TEST_SUITE_END()
