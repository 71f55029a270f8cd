// SPDX-License-Identifier: GPL-3.0-or-later
// The refusals of the desk's page over a real socket, and what it answers to whom it lets in.
#include "src/desk/web/access.hpp"
#include "src/desk/web/own_hosts.hpp"
#include "src/desk/web/strangers.hpp"
#include "src/desk/web/view.hpp"
#include "tests/desk/opened_web.hpp"

#include <algorithm>
#include <deque>
#include <thread>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
using namespace tactus;
using desk::Json;
using test::answer_to;
using test::header_in;
using test::OpenedWeb;
using test::status_in;

BOOST_AUTO_TEST_SUITE(desk_web)

namespace {

Json json_in(std::string const& answer) {
  return Json::parse(answer.substr(answer.find("\r\n\r\n") + 4), nullptr, false);
}

std::string decision(std::int64_t event) {
  return Json{
      {"board", 1}, {"event", event}, {"arbiter", "Aino"}, {"decided", "play on"}, {"reason", "a slip"}}
      .dump();
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_token_opens_once) {
  OpenedWeb const web;  // has used it
  auto const address = web.web.addresses().front();
  auto const path = address.substr(address.find("/?"));
  BOOST_TEST(address.starts_with("http://" + web.host() + "/?t="));
  auto const again = answer_to(
      web.port(), "GET " + path + " HTTP/1.1\r\nHost: " + web.host() + "\r\nConnection: close\r\n\r\n");
  BOOST_TEST(status_in(again) == 403);
  BOOST_TEST(again.find("name=\"code\"") != std::string::npos);  // another way in
  BOOST_TEST(web.cookie.starts_with("tactus_desk="));
  BOOST_TEST(status_in(web.get(path)) == 303);  // the same browser once more
}

BOOST_AUTO_TEST_CASE(who_is_let_in_gets_the_page_with_its_guards) {
  OpenedWeb const web;
  auto const page = web.get("/");
  BOOST_TEST(status_in(page) == 200);
  BOOST_TEST(page.find("<html lang=\"en\">") != std::string::npos);
  BOOST_TEST(header_in(page, "Content-Security-Policy").starts_with("default-src 'none'; script-src 'self'"));
  BOOST_TEST(header_in(page, "X-Content-Type-Options") == "nosniff");
  BOOST_TEST(header_in(page, "Referrer-Policy") == "no-referrer");
  BOOST_TEST(header_in(page, "Cross-Origin-Opener-Policy") == "same-origin");
  BOOST_TEST(header_in(page, "Cross-Origin-Resource-Policy") == "same-origin");
  BOOST_TEST(header_in(page, "Cache-Control") == "no-store");
  BOOST_TEST(status_in(web.get("/desk.js")) == 200);
  BOOST_TEST(header_in(web.get("/desk.css"), "Content-Type").starts_with("text/css"));
}

BOOST_AUTO_TEST_CASE(each_refusal_over_the_wire) {
  OpenedWeb const web;
  auto const close = std::string("Connection: close\r\n");
  auto const status = [&](std::string const& request) { return status_in(answer_to(web.port(), request)); };
  std::string const own = "Host: " + web.host() + "\r\n";
  std::string const cookie = "Cookie: " + web.cookie + "\r\n";
  BOOST_TEST(status("GET / HTTP/1.1\r\n" + own + close + "\r\n") == 403);
  BOOST_TEST(status("GET / HTTP/1.1\r\n" + own + close + "Cookie: tactus_desk=" + std::string(48, '0') +
                    "\r\n\r\n") == 403);
  BOOST_TEST(status("GET / HTTP/1.1\r\nHost: evil.example\r\n" + cookie + close + "\r\n") == 421);
  BOOST_TEST(status("GET / HTTP/1.1\r\n" + cookie + close + "\r\n") == 421);
  BOOST_TEST(status("GET / HTTP/1.1\r\n" + own + own + cookie + close + "\r\n") == 421);
  BOOST_TEST(status(web.head("GET / HTTP/1.1", {"Origin: http://evil.example"})) == 403);
  BOOST_TEST(status(web.head("GET / HTTP/1.1", {"Origin: null"})) == 403);
  BOOST_TEST(status(web.head("GET / HTTP/1.1", {"Sec-Fetch-Site: same-site"})) == 403);
  BOOST_TEST(status(web.head("GET / HTTP/1.1", {"Sec-Fetch-Site: cross-site"})) == 403);
  BOOST_TEST(status(web.head("GET / HTTP/1.1", {"Sec-Fetch-Site: none"})) == 200);
  BOOST_TEST(status(web.head("OPTIONS / HTTP/1.1")) == 405);
  BOOST_TEST(status(web.head("GET /../../etc/passwd HTTP/1.1")) == 404);
  BOOST_TEST(status(web.head("GET /" + std::string(9000, 'a') + " HTTP/1.1")) == 414);
  BOOST_TEST(status(web.head("GET / HTTP/1.1", {"X-Long: " + std::string(10'000, 'a')})) == 400);
}

// A browser sends the cookie to whatever listens at another port of this machine.
BOOST_AUTO_TEST_CASE(the_cookie_alone_tells_of_no_game_and_brings_no_token) {
  OpenedWeb const web;
  BOOST_TEST_REQUIRE(web.page_token.size() == 48u);
  for (char const* path : {"/boards", "/boards?view=all", "/board?n=1", "/desks", "/decisions", "/events"})
    BOOST_TEST(status_in(answer_to(web.port(), web.head("GET " + std::string{path} + " HTTP/1.1"))) == 403,
               path);
  for (char const* path : {"/", "/?lang=fi", "/?enter", "/words", "/desk.js"}) {
    auto const page = answer_to(web.port(), web.head("GET " + std::string{path} + " HTTP/1.1"));
    BOOST_TEST(status_in(page) == 200, path);
    BOOST_TEST(page.find(web.page_token) == std::string::npos, path);
  }
  auto const address = web.web.addresses().front();  // who has the cookie, and saw the address
  auto const again = web.get(address.substr(address.find("/?")));
  BOOST_TEST(status_in(again) == 303);
  BOOST_TEST(again.find(web.page_token) == std::string::npos);
  BOOST_TEST(status_in(web.get("/boards")) == 200);
}

BOOST_AUTO_TEST_CASE(who_has_lost_his_token_is_asked_for_a_code) {
  OpenedWeb const web;
  auto const form = answer_to(web.port(), web.head("GET /?enter HTTP/1.1"));
  BOOST_TEST(form.find("name=\"code\"") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(each_refusal_of_what_is_sent_in) {
  OpenedWeb web;
  auto const body = decision(web.last_news());
  auto const status = [&](std::vector<std::string> more, std::string const& content) {
    more.push_back("Content-Length: " + std::to_string(content.size()));
    return status_in(answer_to(web.port(), web.head("POST /decisions HTTP/1.1", more) + content));
  };
  std::string const origin = "Origin: http://" + web.host();
  std::string const token = "X-Tactus-Desk: " + web.page_token;
  BOOST_TEST(status({token}, body) == 403);
  BOOST_TEST(status({origin}, body) == 403);
  BOOST_TEST(status({origin, "X-Tactus-Desk: " + std::string(48, '0')}, body) == 403);
  BOOST_TEST(status({origin, token}, std::string(70'000, ' ')) == 413);
  BOOST_TEST(status({origin, token}, "[]") == 400);
  BOOST_TEST(status({origin, token}, "{\"board\":") == 400);
  BOOST_TEST(status({origin, token}, R"({"board":1})") == 400);
  BOOST_TEST(web.desk.decisions().empty());
  std::string chunked;
  for (int i = 0; i < 70; ++i) chunked += "400\r\n" + std::string(1024, ' ') + "\r\n";
  BOOST_TEST(status_in(answer_to(web.port(), web.head("POST /decisions HTTP/1.1",
                                                      {origin, token, "Transfer-Encoding: chunked"}) +
                                                 chunked + "0\r\n\r\n")) == 413);
}

BOOST_AUTO_TEST_CASE(the_body_of_a_refused_request_is_no_next_request) {
  OpenedWeb const web;
  auto const inner = web.head("GET /boards HTTP/1.1");
  std::string const outer = "POST /decisions HTTP/1.1\r\nHost: " + web.host() +
                            "\r\nContent-Length: " + std::to_string(inner.size()) + "\r\n\r\n";
  auto const answer = answer_to(web.port(), outer + inner);
  BOOST_TEST(status_in(answer) == 403);
  BOOST_TEST(answer.find("HTTP/1.1", 10) == std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_arbiter_says_that_he_is_on_a_board) {
  OpenedWeb web;
  web.irregularity();
  auto const on_it = [&] { return json_in(web.get("/board?n=1"))["on_it"].get<std::string>(); };
  BOOST_TEST(on_it().empty());
  BOOST_TEST(status_in(web.post("/on-it", R"({"board":1,"on":true})")) == 400);  // who?
  BOOST_TEST(status_in(web.post("/on-it", R"({"board":9,"on":true,"arbiter":"Aino"})")) == 404);
  BOOST_TEST(status_in(web.post("/on-it", R"({"board":1,"on":true,"arbiter":"Aino"})")) == 200);
  BOOST_TEST(on_it() == "Aino");
  BOOST_TEST(status_in(web.post("/on-it", R"({"board":1,"on":false})")) == 200);
  BOOST_TEST(on_it().empty());
}

BOOST_AUTO_TEST_CASE(the_desks_of_the_hall_are_told) {
  OpenedWeb web;
  BOOST_TEST(json_in(web.get("/desks")).empty());
  web.desk.take(
      std::vector<desk::Colleague>{{"desk1", "Aino", "1-20", true, true, true}, {"desk2", "", "", false}});
  auto const told = json_in(web.get("/desks"));
  BOOST_TEST_REQUIRE(told.size() == 2U);
  BOOST_TEST(told[0]["name"] == "Aino");
  BOOST_TEST(told[0]["sector"] == "1-20");
  BOOST_TEST(told[0]["named"] == true);
  BOOST_TEST(told[1]["here"] == false);
}

BOOST_AUTO_TEST_CASE(a_decision_that_did_not_see_anothers_is_answered_with_the_board) {
  OpenedWeb web;
  web.irregularity();
  auto body = decision(web.last_news());
  body.insert(body.rfind('}'), R"(,"decisions":0)");
  BOOST_TEST(status_in(web.post("/decisions", body)) == 201);
  auto const refused = web.post("/decisions", body);
  BOOST_TEST(status_in(refused) == 409);
  BOOST_TEST(json_in(refused)["decisions"].size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_decision_says_clocks_proposal_and_what_it_replaces) {
  OpenedWeb web;
  web.irregularity();
  auto const send = [&](std::string const& more) {
    auto body = decision(web.last_news());
    body.insert(body.size() - 1, "," + more);
    return web.post("/decisions", body);
  };
  BOOST_TEST(status_in(send(R"("clocks":"1:05:54")")) == 422);
  BOOST_TEST(status_in(send(R"("clocks":"1:05:54 soon")")) == 422);
  BOOST_TEST(status_in(send(R"("replaces":1)")) == 410);
  BOOST_TEST(web.desk.decisions().empty());
  auto const made = send(R"("clocks":"1:05:54  1:13:58","ruling":"Two minutes.","followed":true)");
  BOOST_TEST_REQUIRE(status_in(made) == 201);
  auto const kept = json_in(made);
  BOOST_TEST(kept["clocks"]["after"] == "1:05:54 1:13:58");
  BOOST_TEST(kept["followed"] == true);
  BOOST_TEST(kept["cause"] == "Announced another move than played, White.");
  BOOST_TEST(kept["articles"] == "D.2.8");
  BOOST_TEST(status_in(send(R"("replaces":1)")) == 201);
  auto const cells = json_in(web.get("/decisions?lang=en"))["cells"];
  BOOST_TEST_REQUIRE(cells.size() == 3U);
  BOOST_TEST(cells[0][0] == "Number");
  BOOST_TEST(cells[1][14] == "2");  // replaced by
  BOOST_TEST(cells[2][13] == "1");  // replaces
}

BOOST_AUTO_TEST_CASE(boards_and_one_board_are_told) {
  OpenedWeb web;
  web.irregularity();
  auto const boards = json_in(web.get("/boards"));
  BOOST_TEST(boards["need"] == 1);
  BOOST_TEST(boards["rows"][0]["attention"][0]["text"] == "Announced another move than played, White.");
  BOOST_TEST(boards["rows"][0]["attention"][0]["article"] == "D.2.8");
  auto const board = json_in(web.get("/board?n=1"));
  BOOST_TEST(board["squares"].size() == 64u);
  BOOST_TEST(board["squares"][0]["label"] == "a8, black rook");
  BOOST_TEST(board["pieces"]["white"][0] == "King, 1: e1");
  for (char const* path : {"/board?n=2", "/board?n=0", "/board", "/board?n=x", "/nothing"})
    BOOST_TEST(status_in(web.get(path)) == 404, path);
}

BOOST_AUTO_TEST_CASE(rows_are_those_that_need_the_arbiter_or_all) {
  OpenedWeb web;
  web.another_board();
  web.irregularity();
  auto const usual = json_in(web.get("/boards"));
  BOOST_TEST(usual["count"] == 2);
  BOOST_TEST_REQUIRE(usual["rows"].size() == 1u);
  BOOST_TEST(usual["rows"][0]["n"] == 1);
  BOOST_TEST(json_in(web.get("/boards?view=need"))["rows"].size() == 1u);
  BOOST_TEST(json_in(web.get("/boards?view=all"))["rows"].size() == 2u);
}

BOOST_AUTO_TEST_CASE(a_decision_on_older_events_is_refused_and_the_board_shown_again) {
  OpenedWeb web;
  web.irregularity();
  auto const seen = web.last_news();
  web.irregularity();
  auto const refused = web.post("/decisions", decision(seen));
  BOOST_TEST(status_in(refused) == 409);
  BOOST_TEST(json_in(refused)["event"] == web.last_news());
  BOOST_TEST(json_in(refused)["incidents"].size() == 2u);
  auto const taken = web.post("/decisions", decision(web.last_news()));
  BOOST_TEST(status_in(taken) == 201);
  BOOST_TEST(json_in(taken)["arbiter"] == "Aino");
  BOOST_TEST(json_in(web.get("/boards"))["need"] == 0);
  BOOST_TEST(json_in(web.get("/board?n=1"))["decisions"][0]["reason"] == "a slip");
}

BOOST_AUTO_TEST_CASE(an_arbiter_with_an_address_of_his_own_signs_with_his_own_name) {
  desk::WebSettings settings;
  settings.arbiters = {"Bertil", "Cecilia"};
  OpenedWeb web{settings};
  BOOST_TEST(web.web.addresses().size() == 2u);
  BOOST_TEST(json_in(web.post("/decisions", decision(web.last_news())))["arbiter"] == "Bertil");
}

BOOST_AUTO_TEST_CASE(rulings_and_reconciliation_are_answered) {
  OpenedWeb const web;
  BOOST_TEST(json_in(web.post("/rule", R"({"answers":[]})"))["question"] == "Which rules?");
  BOOST_TEST(status_in(web.post("/rule", R"({"answers":7})")) == 400);
  BOOST_TEST(json_in(web.post("/reconcile", R"({"board":1})"))["field"] == "fen-white");
  BOOST_TEST(status_in(web.post("/reconcile", R"({"board":9})")) == 404);
}

BOOST_AUTO_TEST_CASE(nothing_is_served_beyond_this_machine_without_tls) {
  TemporaryFolder const folder;
  desk::Desk desk{std::move(*desk::Decisions::open(folder / "d.sqlite")), "e"};
  desk::WebSettings settings;
  settings.address = "0.0.0.0";
  desk::Web web{desk, {desk::Tongue{words::Catalogue{}}}, settings};
  auto const bound = web.bind();
  BOOST_TEST_REQUIRE(!bound.has_value());
  BOOST_TEST(bound.error().find("--cert") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_port_that_is_taken_is_told) {
  OpenedWeb const first;
  TemporaryFolder const folder;
  desk::Desk desk{std::move(*desk::Decisions::open(folder / "d.sqlite")), "e"};
  desk::WebSettings settings;
  settings.port = first.port();
  desk::Web second{desk, {desk::Tongue{words::Catalogue{}}}, settings};
  BOOST_TEST(!second.bind().has_value());
}

BOOST_AUTO_TEST_CASE(an_end_that_comes_before_it_serves_is_heard) {
  TemporaryFolder const folder;
  desk::Desk desk{std::move(*desk::Decisions::open(folder / "d.sqlite")), "e"};
  for (int round = 0; round < 100; ++round) {
    desk::Web web{desk, {desk::Tongue{words::Catalogue{}}}, {}};
    BOOST_TEST_REQUIRE(web.bind().has_value());
    std::thread server{[&] { web.serve(); }};
    if (round % 2 == 0) std::this_thread::yield();
    web.stop();
    server.join();
  }
}

BOOST_AUTO_TEST_CASE(heads_that_trickle_in_keep_nobody_waiting) {
  desk::WebSettings settings;
  settings.request_at_most = std::chrono::hours{1};  // so that they are not gone by then
  OpenedWeb const web{settings};
  std::deque<test::Connection> slow;
  for (int n = 0; n < 100; ++n) slow.emplace_back(web.port()).send("GET / HTTP/1.1\r\nX: ");
  BOOST_TEST(test::ended_of(slow, 100 - desk::Strangers::of_one_address) >=
             100 - desk::Strangers::of_one_address);
  for (auto const& each : slow) each.send("x");
  BOOST_TEST(status_in(web.get("/")) == 200);
  BOOST_TEST(status_in(web.get("/boards")) == 200);
}

BOOST_AUTO_TEST_CASE(a_head_that_is_not_whole_in_time_is_given_up) {
  desk::WebSettings settings;
  settings.request_at_most = Millis{1};
  TemporaryFolder const folder;
  desk::Desk desk{std::move(*desk::Decisions::open(folder / "d.sqlite")), "e"};
  desk::Web web{desk, {desk::Tongue{words::Catalogue{}}}, settings};
  BOOST_TEST_REQUIRE(web.bind().has_value());
  std::thread server{[&] { web.serve(); }};
  std::deque<test::Connection> slow;
  slow.emplace_back(web.port()).send("GET / HTTP/1.1\r\nX: ");
  BOOST_TEST(test::ended_of(slow, 1) == 1u);
  web.stop();
  server.join();
}

BOOST_AUTO_TEST_CASE(a_page_for_all_addresses_is_asked_for_by_each_of_them) {
  BOOST_TEST(desk::own_hosts("127.0.0.1") == std::vector<std::string>{"127.0.0.1"});
  BOOST_TEST(desk::own_hosts("::1") == std::vector<std::string>{"[::1]"});
  auto const hosts = desk::own_hosts("0.0.0.0");
  BOOST_TEST(hosts.back() == "127.0.0.1");
  BOOST_TEST(std::ranges::count(hosts, "0.0.0.0") == 0);
  BOOST_TEST(std::ranges::count(hosts, "[::1]") == 0);
}

BOOST_AUTO_TEST_SUITE_END()
