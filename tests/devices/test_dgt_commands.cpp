// SPDX-License-Identifier: GPL-3.0-or-later
// What may leave for a DGT board: the right bytes, and never a dangerous one.
#include "devices/drivers/dgt/commands.hpp"
#include "devices/drivers/dgt/driver.hpp"
#include "devices/drivers/tactus/codec.hpp"
#include "tests/devices/bytes.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(dgt_commands)

namespace {

using Running = DgtCommand::Running;

struct Row {
  char const* name;
  DgtCommand command;
  char const* bytes;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.name; }

std::vector<Row> const rows{
    {"reset", DgtCommand::to_board(BoardCommand::reset), "40"},
    {"clock reading", DgtCommand::to_board(BoardCommand::clock_reading), "41"},
    {"dump", DgtCommand::to_board(BoardCommand::dump), "42"},
    {"serial number", DgtCommand::to_board(BoardCommand::serial_number), "45"},
    {"update nice", DgtCommand::to_board(BoardCommand::update_nice), "4B"},
    {"battery", DgtCommand::to_board(BoardCommand::battery), "4C"},
    {"version", DgtCommand::to_board(BoardCommand::version), "4D"},
    {"long serial number", DgtCommand::to_board(BoardCommand::long_serial), "55"},
    {"clock version", DgtCommand::clock_version(), "2B 03 03 09 00"},
    {"both 1:30:00, left runs", DgtCommand::clock_set(90min, 90min, Running::left).value(),
     "2B 0A 03 0A 01 1E 00 01 1E 00 01 00"},
    {"left 1:29:58, right runs", DgtCommand::clock_set(90min - 2s, 90min, Running::right).value(),
     "2B 0A 03 0A 01 1D 3A 01 1E 00 02 00"},
    {"paused", DgtCommand::clock_set(90min, 90min, Running::paused).value(),
     "2B 0A 03 0A 01 1E 00 01 1E 00 04 00"},
    {"end", DgtCommand::clock_end(), "2B 03 03 03 00"},
    {"beep of 1.024 s", DgtCommand::clock_beep(1024ms), "2B 04 03 0B 10 00"},
    {"shortest beep", DgtCommand::clock_beep(0ms), "2B 04 03 0B 01 00"},
    {"longest beep", DgtCommand::clock_beep(1h), "2B 04 03 0B 3F 00"},
    {"Hello on a 3000", DgtCommand::clock_text("Hello", true), "2B 0C 03 0C 48 65 6C 6C 6F 20 20 20 03 00"},
    {"letters that are commands become small", DgtCommand::clock_text("NIPQRST\n"),
     "2B 0C 03 0C 6E 69 70 71 72 73 74 20 00 00"},
    {" e2 e4 on an XL", DgtCommand::clock_segments(" e2 e4"), "2B 0B 03 01 5B 7B 00 66 7B 00 00 01 00"},
    {"a short text on an XL", DgtCommand::clock_segments("0-0", true),
     "2B 0B 03 01 3F 40 3F 00 00 00 00 03 00"},
};

bool is_harmless(DgtCommand const& command) {
  auto const bytes = command.bytes();
  return !bytes.empty() && std::none_of(bytes.begin(), bytes.end(), is_forbidden_for_dgt);
}

std::vector<unsigned> const forbidden{0x49, 0x4E, 0x50, 0x51, 0x52, 0x53, 0x54, 0x80, 0x86, 0xFF};

}  // namespace

BOOST_DATA_TEST_CASE(a_command_is_these_bytes, data::make(rows), row) {
  BOOST_TEST(to_hex(row.command.bytes()) == row.bytes);
}

BOOST_DATA_TEST_CASE(the_forbidden_bytes_are_the_dangerous_ones, data::make(forbidden), byte) {
  BOOST_TEST(is_forbidden_for_dgt(static_cast<std::uint8_t>(byte)));
}

BOOST_DATA_TEST_CASE(no_command_holds_a_forbidden_byte, data::make(rows), row) {
  BOOST_TEST(is_harmless(row.command));
}

BOOST_AUTO_TEST_CASE(no_text_whatever_makes_a_forbidden_byte) {
  for (int c = 0; c < 256; ++c) {
    std::string const text(8, static_cast<char>(c));
    BOOST_TEST(is_harmless(DgtCommand::clock_text(text)), "text of " << c);
    BOOST_TEST(is_harmless(DgtCommand::clock_segments(text)), "segments of " << c);
  }
}

BOOST_AUTO_TEST_CASE(no_time_and_no_beep_makes_a_forbidden_byte) {
  for (auto time = 0s; time < 10h; time += 7s)
    BOOST_REQUIRE(is_harmless(DgtCommand::clock_set(time, 10h - 1s - time, Running::left).value()));
  for (Millis beep = -1s; beep < 20s; beep += 64ms) BOOST_REQUIRE(is_harmless(DgtCommand::clock_beep(beep)));
}

BOOST_AUTO_TEST_CASE(a_clock_cannot_be_set_to_what_it_cannot_show) {
  BOOST_TEST(DgtCommand::clock_set(10h - 1ms, 0ms, Running::left).has_value());
  BOOST_TEST(!DgtCommand::clock_set(10h, 1min, Running::left).has_value());
  BOOST_TEST(!DgtCommand::clock_set(1min, 10h, Running::left).has_value());
  BOOST_TEST(!DgtCommand::clock_set(-1ms, 1min, Running::left).has_value());
}

// Why the probe may not send it: this is what such a sentence means to a DGT board.
BOOST_AUTO_TEST_CASE(our_own_query_is_dangerous_to_a_dgt_board) {
  auto const query = query_sentence(Query::identification);
  BOOST_TEST(std::any_of(query.begin(), query.end(),
                         [](char c) { return is_forbidden_for_dgt(static_cast<std::uint8_t>(c)); }));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(dgt_send_queue)

namespace {

std::string sent(DgtSendQueue& queue, Instant now) { return to_hex(queue.take(now).send); }
DgtCommand const dump = DgtCommand::to_board(BoardCommand::dump);
DgtCommand const version = DgtCommand::to_board(BoardCommand::version);

}  // namespace

BOOST_AUTO_TEST_CASE(commands_leave_one_by_one_with_a_pause_between) {
  DgtSendQueue queue{LineTiming{}};
  queue.push(version);
  queue.push(dump);
  queue.push(dump);
  BOOST_TEST(sent(queue, start_of_test) == "4D");
  BOOST_TEST(sent(queue, start_of_test + 99ms).empty());
  BOOST_CHECK(queue.next_deadline() == start_of_test + 100ms);
  BOOST_TEST(sent(queue, start_of_test + 100ms) == "42");
  BOOST_CHECK(!queue.next_deadline());
  BOOST_TEST(sent(queue, start_of_test + 200ms).empty());
}

BOOST_AUTO_TEST_CASE(the_next_clock_command_waits_for_the_acknowledgement) {
  DgtSendQueue queue{LineTiming{}};
  queue.push(DgtCommand::clock_version());
  queue.push(DgtCommand::clock_end());
  BOOST_TEST(sent(queue, start_of_test) == "2B 03 03 09 00");
  BOOST_TEST(sent(queue, start_of_test + 1s).empty());
  queue.acknowledged({0x0B, true});  // of another command
  BOOST_TEST(sent(queue, start_of_test + 1s).empty());
  queue.acknowledged({0x09, true});
  BOOST_TEST(sent(queue, start_of_test + 1s) == "2B 03 03 03 00");
}

BOOST_AUTO_TEST_CASE(board_commands_do_not_wait_for_the_clock) {
  DgtSendQueue queue{LineTiming{}};
  queue.push(DgtCommand::clock_version());
  sent(queue, start_of_test);
  queue.push(dump);
  BOOST_TEST(sent(queue, start_of_test + 100ms) == "42");
}

BOOST_AUTO_TEST_CASE(an_unanswered_clock_command_is_repeated_once_then_given_up) {
  DgtSendQueue queue{LineTiming{}};
  queue.push(DgtCommand::clock_end());
  sent(queue, start_of_test);
  BOOST_CHECK(queue.next_deadline() == start_of_test + 2s);
  BOOST_TEST(sent(queue, start_of_test + 2s) == "2B 03 03 03 00");
  auto const step = queue.take(start_of_test + 4s);
  BOOST_TEST(step.send.empty());
  BOOST_TEST(joined(describe_all(step.events)) == "note: clock did not answer command 03\n");
  BOOST_CHECK(!queue.next_deadline());
}

BOOST_AUTO_TEST_CASE(a_refused_clock_command_is_repeated_once) {
  DgtSendQueue queue{LineTiming{}};
  queue.push(DgtCommand::clock_end());
  sent(queue, start_of_test);
  queue.acknowledged({0x00, false});  // refusals have been seen that do not name their command
  BOOST_TEST(sent(queue, start_of_test + 1s) == "2B 03 03 03 00");
  queue.acknowledged({0x03, false});
  BOOST_TEST(sent(queue, start_of_test + 5s).empty());
  BOOST_CHECK(!queue.next_deadline());
}

BOOST_AUTO_TEST_SUITE_END()
