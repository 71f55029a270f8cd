// SPDX-License-Identifier: GPL-3.0-or-later
// Server-sent events over real sockets: alarms, going on after a break, many pages, the end.
#include "tests/desk/opened_web.hpp"

#include <chrono>
#include <memory>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using test::Connection;
using test::OpenedWeb;
using test::status_in;

namespace {

auto has(std::string text) {
  return [text = std::move(text)](std::string const& read) { return read.find(text) != std::string::npos; };
}

std::unique_ptr<Connection> stream_of(OpenedWeb const& web, std::vector<std::string> const& more = {}) {
  auto stream = std::make_unique<Connection>(web.port());
  stream->send(web.head("GET /events HTTP/1.1", more));
  return stream;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(desk_stream)

BOOST_AUTO_TEST_CASE(an_alarm_goes_out_with_its_row_and_its_number) {
  OpenedWeb web;
  auto const stream = stream_of(web);
  stream->read_until(has("\r\n\r\n"));
  web.irregularity();
  auto const read = stream->read_until(has("event: rows"));
  BOOST_TEST(has("event: alarm")(read));
  BOOST_TEST(has("Board 1: Announced another move: White.")(read));
  BOOST_TEST(has("text/event-stream")(read));
}

BOOST_AUTO_TEST_CASE(a_page_goes_on_where_it_was) {
  OpenedWeb web;
  auto const first = web.desk.hub().newest();
  web.irregularity();
  auto const read = stream_of(web, {"Last-Event-ID: " + first.text()})->read_until(has("event: rows"));
  BOOST_TEST(has("event: alarm")(read));
  BOOST_TEST(has("id: " + web.desk.hub().newest().text())(read));
}

BOOST_AUTO_TEST_CASE(a_page_of_another_server_is_told_to_read_anew) {
  OpenedWeb const web;
  BOOST_TEST(
      has("event: reload")(stream_of(web, {"Last-Event-ID: other.3"})->read_until(has("event: reload"))));
}

BOOST_AUTO_TEST_CASE(many_pages_leave_room_for_others_and_the_end_comes_soon) {
  std::chrono::steady_clock::time_point asked;
  {
    OpenedWeb web;
    std::vector<std::unique_ptr<Connection>> streams;
    for (int i = 0; i < 48; ++i) {
      streams.push_back(stream_of(web));
      BOOST_TEST_REQUIRE(status_in(streams.back()->read_until(has("\r\n\r\n"))) == 200);
    }
    BOOST_TEST(status_in(stream_of(web)->read_until(has("\r\n\r\n"))) == 503);
    BOOST_TEST(status_in(web.get("/")) == 200);
    for (auto& each : streams) each->close();
    // The heartbeat finds that they are gone; then there is room again.
    int status = 503;
    auto const limit = std::chrono::steady_clock::now() + std::chrono::seconds{20};
    while (status == 503 && std::chrono::steady_clock::now() < limit)
      status = status_in(stream_of(web)->read_until(has("\r\n\r\n")));
    BOOST_TEST(status == 200);
    streams.clear();
    for (int i = 0; i < 10; ++i) {
      streams.push_back(stream_of(web));
      streams.back()->read_until(has("\r\n\r\n"));
    }
    asked = std::chrono::steady_clock::now();
    web.web.stop();
  }
  BOOST_TEST((std::chrono::steady_clock::now() - asked < std::chrono::seconds{4}));
}

BOOST_AUTO_TEST_SUITE_END()
