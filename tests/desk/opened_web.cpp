// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desk/opened_web.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::test {
namespace {

desk::Decisions decisions_of(std::string const& path) {
  auto opened = desk::Decisions::open(path);
  BOOST_TEST_REQUIRE(opened.has_value());
  return std::move(*opened);
}

}  // namespace

OpenedWeb::OpenedWeb(desk::WebSettings const& settings)
    : desk(decisions_of(folder / "decisions.sqlite"), "e"),
      web(desk, {desk::Tongue{words::Catalogue{}}}, settings) {
  auto const bound = web.bind();
  BOOST_TEST_REQUIRE(bound.has_value(), (bound ? "" : bound.error()));
  desk.take({{"a.tactus", "1", game.numbered()}}, game.now());
  server = std::thread{[this] { web.serve(); }};
  auto const address = web.addresses().front();
  if (address.starts_with("https")) return;
  auto const answer = answer_to(port(), "GET " + address.substr(address.find("/?")) +
                                            " HTTP/1.1\r\nHost: " + host() + "\r\nConnection: close\r\n\r\n");
  BOOST_TEST_REQUIRE(status_in(answer) == 303);
  auto const set = header_in(answer, "Set-Cookie");
  cookie = set.substr(0, set.find(';'));
  page_token = test::key_in(answer);
}

OpenedWeb::~OpenedWeb() {
  web.stop();
  server.join();
}

std::string OpenedWeb::head(std::string const& first_line, std::vector<std::string> const& more) const {
  std::string text =
      first_line + "\r\nHost: " + host() + "\r\nCookie: " + cookie + "\r\nConnection: close\r\n";
  for (auto const& each : more) text += each + "\r\n";
  return text + "\r\n";
}

std::string OpenedWeb::post(std::string const& path, std::string const& body) const {
  return answer_to(
      port(), head("POST " + path + " HTTP/1.1",
                   {"Origin: http://" + host(), "X-Tactus-Desk: " + page_token,
                    "Content-Type: application/json", "Content-Length: " + std::to_string(body.size())}) +
                  body);
}

void OpenedWeb::irregularity() {
  auto const told = game.events().size();
  game.record(
      table::Irregularity{table::IrregularityKind::announced_another_move, chess::Color::white, 1, {}});
  desk.take({{"a.tactus", "1", game.numbered(told)}}, game.now());
  desk.pass_time(game.now());
}

void OpenedWeb::another_board() {
  desk.take({{"b.tactus", "2", other_.numbered()}}, game.now());
  passed_ += desk::Hub::joined_for;
  desk.pass_time(game.now() + passed_);
}

std::int64_t OpenedWeb::last_news() const {
  return desk.with_boards([](desk::Boards const& boards) { return boards.find(1)->board.last_news(); });
}

}  // namespace tactus::test
