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

BOOST_AUTO_TEST_SUITE(desk_stream)

namespace {

auto has(std::string text) {
  return [text = std::move(text)](std::string const& read) { return read.find(text) != std::string::npos; };
}

auto milliseconds_since(std::chrono::steady_clock::time_point then) {
  return std::chrono::round<Millis>(std::chrono::steady_clock::now() - then).count();
}

std::unique_ptr<Connection> stream_of(OpenedWeb const& web, std::vector<std::string> const& more = {},
                                      std::string const& path = "/events?") {
  auto stream = std::make_unique<Connection>(web.port());
  stream->send(web.head("GET " + path + "&key=" + web.page_token + " HTTP/1.1", more));
  return stream;
}

}  // namespace

BOOST_AUTO_TEST_CASE(an_alarm_goes_out_with_its_row_and_its_number) {
  OpenedWeb web;
  auto const stream = stream_of(web);
  stream->read_until(has("\r\n\r\n"));
  web.irregularity();
  auto const read = stream->read_until(has("event: rows"));
  BOOST_TEST(has("event: alarm")(read));
  BOOST_TEST(has("Board 1: Announced another move than played, White.")(read));
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

BOOST_AUTO_TEST_CASE(rows_go_to_pages_that_show_them_and_which_boards_changed_to_all) {
  OpenedWeb web;
  web.another_board();
  auto const all = stream_of(web, {}, "/events?view=all");
  auto const in_need = stream_of(web, {}, "/events?view=need");
  auto const gets = [](auto const& stream, char const* text) {
    return has(text)(stream->read_until(has(text)));
  };
  for (auto const& each : {all.get(), in_need.get()}) BOOST_TEST_REQUIRE(gets(each, "\r\n\r\n"));
  web.another_board();
  // Once, for a page that may know it as one that needs the arbiter.
  BOOST_TEST(gets(in_need, R"("changed":[2],"rows":[{"n":2,)"));
  web.another_board();
  BOOST_TEST(gets(in_need, R"("changed":[2],"rows":[])"));
  BOOST_TEST(gets(all, R"("changed":[2],"rows":[{"n":2,)"));
  web.irregularity();
  BOOST_TEST(gets(in_need, R"("changed":[1],"rows":[{"n":1,)"));
  std::string const decision =
      R"({"board":1,"arbiter":"Aino","decided":"it stands","reason":"a slip","event":)";
  BOOST_TEST(status_in(web.post("/decisions", decision + std::to_string(web.last_news()) + "}")) == 201);
  web.another_board();
  // That it no longer needs him is told too.
  BOOST_TEST(gets(in_need, R"("changed":[1,2],"rows":[{"n":1,)"));
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
    auto const closed = std::chrono::steady_clock::now();
    // The heartbeat finds that they are gone; then there is room again.
    int status = 503;
    auto const limit = std::chrono::steady_clock::now() + std::chrono::seconds{20};
    while (status == 503 && std::chrono::steady_clock::now() < limit)
      status = status_in(stream_of(web)->read_until(has("\r\n\r\n")));
    BOOST_TEST(status == 200);
    BOOST_TEST_MESSAGE("room again after " << milliseconds_since(closed) << " ms");
    streams.clear();
    for (int i = 0; i < 10; ++i) {
      streams.push_back(stream_of(web));
      streams.back()->read_until(has("\r\n\r\n"));
    }
    asked = std::chrono::steady_clock::now();
    web.web.stop();
  }
  BOOST_TEST_MESSAGE("ended after " << milliseconds_since(asked) << " ms");
  BOOST_TEST((std::chrono::steady_clock::now() - asked < std::chrono::seconds{4}));
}

BOOST_AUTO_TEST_SUITE_END()
