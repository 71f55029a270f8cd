// SPDX-License-Identifier: GPL-3.0-or-later
// Who comes in by a code, how often somebody may guess, and what the desk prints for phones.
#include "src/desk/ways_in.hpp"
#include "src/desk/web/own_hosts.hpp"
#include "tests/desk/opened_web.hpp"
#include "tests/desk/raw_request.hpp"
#include "tests/hall/certificates.hpp"

#include <algorithm>
#include <map>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using desk::CodeRefusal;
using desk::EntryCodes;
using test::OpenedWeb;
using test::status_in;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(desk_entry)

namespace {

Instant const noon{Millis{1'700'000'000'000}};

struct Codes {
  EntryCodes codes{{"Aino", "Bertil"}};

  std::string code(std::size_t place) const { return codes.standing().at(place).text; }
  EntryCodes::Entry wrong(char const* address, Instant at) { return codes.enter("WRONG", address, at); }
};

bool is_refused(EntryCodes::Entry const& entry, CodeRefusal why) {
  return !entry.arbiter && entry.arbiter.error() == why;
}

/// The answer to a code as the form sends it.
std::string entered(OpenedWeb const& web, std::string const& code, std::string const& more = {}) {
  auto const body = "code=" + code;
  return test::answer_to(web.port(), "POST /enter HTTP/1.1\r\nHost: " + web.host() + "\r\nOrigin: http://" +
                                         web.host() +
                                         "\r\nConnection: close\r\nContent-Type: "
                                         "application/x-www-form-urlencoded\r\nContent-Length: " +
                                         std::to_string(body.size()) + "\r\n" + more + "\r\n" + body);
}

std::string as_stranger(OpenedWeb const& web, std::string const& path) {
  return test::answer_to(
      web.port(), "GET " + path + " HTTP/1.1\r\nHost: " + web.host() + "\r\nConnection: close\r\n\r\n");
}

bool contains(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_code_has_eight_signs_that_nobody_takes_for_others) {
  for (int n = 0; n < 200; ++n) {
    auto const code = desk::new_entry_code();
    BOOST_TEST_REQUIRE(code.size() == 9u);
    BOOST_TEST(code[4] == '-');
    BOOST_TEST(code.find_first_of("O0I1") == std::string::npos, code);
  }
  BOOST_TEST(desk::new_entry_code() != desk::new_entry_code());
}

BOOST_FIXTURE_TEST_CASE(a_code_lets_one_device_in_and_another_takes_its_place, Codes) {
  auto typed = code(1);
  std::ranges::transform(typed, typed.begin(), [](char c) { return static_cast<char>(std::tolower(c)); });
  auto const entry = codes.enter(" " + typed.substr(0, 4) + typed.substr(5) + " ", "10.0.0.1", noon);
  BOOST_TEST_REQUIRE(entry.arbiter.has_value());
  BOOST_TEST(*entry.arbiter == "Bertil");
  BOOST_TEST(entry.are_renewed);
  BOOST_TEST(is_refused(codes.enter(typed, "10.0.0.1", noon), CodeRefusal::wrong));
  BOOST_TEST(codes.enter(code(1), "10.0.0.1", noon).arbiter.has_value());
  BOOST_TEST(codes.enter(code(0), "10.0.0.1", noon).arbiter.value() == "Aino");
}

BOOST_FIXTURE_TEST_CASE(the_code_of_a_device_holds_ten_minutes_and_once, Codes) {
  auto const late = codes.add("Aino", noon), good = codes.add("Aino", noon);
  auto const entry = codes.enter(good, "10.0.0.1", noon + 599s);
  BOOST_TEST(entry.arbiter.value() == "Aino");
  BOOST_TEST(!entry.are_renewed);
  BOOST_TEST(is_refused(codes.enter(good, "10.0.0.1", noon + 599s), CodeRefusal::wrong));
  BOOST_TEST(is_refused(codes.enter(late, "10.0.0.1", noon + 600s), CodeRefusal::wrong));
}

BOOST_FIXTURE_TEST_CASE(after_five_wrong_ones_an_address_waits_and_the_codes_are_others, Codes) {
  auto const before = code(0), of_device = codes.add("Aino", noon + 10s);
  for (int n = 0; n < 4; ++n) BOOST_TEST(!wrong("10.0.0.1", noon).are_renewed);
  BOOST_TEST(code(0) == before);
  auto const last = wrong("10.0.0.1", noon + 10s);
  BOOST_TEST(is_refused(last, CodeRefusal::wrong));
  BOOST_TEST(last.are_renewed);
  BOOST_TEST(code(0) != before);
  BOOST_TEST(is_refused(codes.enter(code(0), "10.0.0.1", noon + 11s), CodeRefusal::too_many));
  BOOST_TEST(is_refused(codes.enter(before, "10.0.0.2", noon + 11s), CodeRefusal::wrong));
  BOOST_TEST(codes.enter(of_device, "10.0.0.2", noon + 11s).arbiter.has_value());
  BOOST_TEST(codes.enter(code(0), "10.0.0.2", noon + 11s).arbiter.has_value());
  BOOST_TEST(is_refused(codes.enter(code(0), "10.0.0.1", noon + 59min + 59s), CodeRefusal::too_many));
  BOOST_TEST(codes.enter(code(0), "10.0.0.1", noon + 60min).arbiter.has_value());
}

BOOST_FIXTURE_TEST_CASE(a_network_of_version_6_is_one_address, Codes) {
  for (char const* address : {"fd00::1", "fd00::2", "fd00::3", "fd00::4", "fd00::5"}) wrong(address, noon);
  BOOST_TEST(is_refused(wrong("fd00::6", noon), CodeRefusal::too_many));
  BOOST_TEST(is_refused(wrong("fd00:0:0:1::6", noon), CodeRefusal::wrong));
}

BOOST_FIXTURE_TEST_CASE(on_this_machine_each_device_has_its_own_tries, Codes) {
  std::map<std::string, std::string> devices;
  for (char const* name : {"another", "one", "two", "three", "mine", "four"})
    devices[name] = codes.new_device(noon);
  auto const enter = [&](char const* device, std::string const& typed, Instant at) {
    return codes.enter(typed, "127.0.0.1", at, devices.at(device));
  };
  auto const first = code(0);
  for (int n = 0; n < 4; ++n) BOOST_TEST(!enter("another", "WRONG", noon).are_renewed);
  BOOST_TEST(enter("another", "WRONG", noon).are_renewed);
  BOOST_TEST(is_refused(enter("another", code(0), noon), CodeRefusal::too_many));
  BOOST_TEST(code(0) != first);
  auto const second = code(0);
  for (char const* device : {"one", "two", "three"})  // no flood of devices keeps the codes changing
    for (int n = 0; n < 5; ++n) BOOST_TEST(!enter(device, "WRONG", noon + 1s).are_renewed);
  BOOST_TEST(code(0) == second);
  BOOST_TEST(enter("mine", second, noon + 2s).arbiter.value() == "Aino");
  for (int n = 0; n < 4; ++n) enter("four", "WRONG", noon + 60min);
  BOOST_TEST(enter("four", "WRONG", noon + 60min).are_renewed);
}

BOOST_FIXTURE_TEST_CASE(a_device_that_was_made_up_has_the_tries_of_its_address, Codes) {
  for (char const* device : {"1", "2", "3", "4", "5"}) codes.enter("WRONG", "127.0.0.1", noon, device);
  BOOST_TEST(is_refused(codes.enter(code(0), "127.0.0.1", noon, "6"), CodeRefusal::too_many));
  BOOST_TEST(codes.enter(code(0), "127.0.0.1", noon, codes.new_device(noon)).arbiter.value() == "Aino");
}

BOOST_FIXTURE_TEST_CASE(so_many_devices_are_given_out_in_an_hour, Codes) {
  for (std::size_t n = 0; n < EntryCodes::devices_within_an_hour; ++n)
    BOOST_TEST(codes.is_device(codes.new_device(noon)));
  BOOST_TEST(codes.new_device(noon + 59min) == "");
  BOOST_TEST(codes.new_device(noon + 60min) != "");
}

BOOST_FIXTURE_TEST_CASE(beyond_this_machine_a_device_is_what_it_says, Codes) {
  for (char const* device : {"1", "2", "3", "4", "5"}) codes.enter("WRONG", "10.0.0.1", noon, device);
  BOOST_TEST(is_refused(codes.enter(code(0), "10.0.0.1", noon, "6"), CodeRefusal::too_many));
}

BOOST_AUTO_TEST_CASE(another_programs_guesses_do_not_shut_the_browser_out) {
  OpenedWeb const web;
  auto const form = as_stranger(web, "/");
  auto const set = test::header_in(form, "Set-Cookie");
  BOOST_TEST(set.starts_with("tactus_device="));
  BOOST_TEST(set.find("; HttpOnly; SameSite=Strict") != std::string::npos);
  for (int n = 0; n < 5; ++n) entered(web, "AAAA-AAAA");
  auto const code = web.web.codes().front().text;
  BOOST_TEST(status_in(entered(web, code)) == 429);
  auto const device = "Cookie: " + set.substr(0, set.find(';')) + "\r\n";
  auto const wrong = entered(web, "AAAA-AAAA", device);
  BOOST_TEST(status_in(wrong) == 403);
  BOOST_TEST(test::header_in(wrong, "Set-Cookie") == "");  // it stays the device that it is
  BOOST_TEST(status_in(entered(web, code, device)) == 303);
}

BOOST_AUTO_TEST_CASE(a_stranger_gets_the_form_and_comes_in_by_the_code) {
  OpenedWeb const web;
  auto const form = as_stranger(web, "/");
  BOOST_TEST(status_in(form) == 403);
  BOOST_TEST(contains(form, "action=\"/enter?lang=en\""));
  BOOST_TEST(contains(form, "name=\"referrer\" content=\"same-origin\""));  // else a browser hides its Origin
  BOOST_TEST(status_in(as_stranger(web, "/desk.css")) == 200);
  for (char const* closed : {"/boards", "/desk.js", "/device", "/enter", "/events"})
    BOOST_TEST(status_in(as_stranger(web, closed)) == 403, closed);
  auto const code = web.web.codes().front().text;
  auto const in = entered(web, code);
  BOOST_TEST(status_in(in) == 303);
  auto const cookie = test::header_in(in, "Set-Cookie");
  BOOST_TEST(cookie.starts_with("tactus_desk="));
  auto const boards = test::answer_to(web.port(), "GET /boards HTTP/1.1\r\nHost: " + web.host() +
                                                      "\r\nCookie: " + cookie.substr(0, cookie.find(';')) +
                                                      "\r\nX-Tactus-Desk: " + test::key_in(in) +
                                                      "\r\nConnection: close\r\n\r\n");
  BOOST_TEST(status_in(boards) == 200);
  BOOST_TEST(status_in(web.get("/boards")) == 200);  // who was in stays in
  BOOST_TEST(status_in(entered(web, code)) == 403);
}

BOOST_AUTO_TEST_CASE(a_code_from_another_page_is_not_looked_at) {
  OpenedWeb const web;
  auto const foreign = entered(web, web.web.codes().front().text, "Origin: http://evil.example\r\n");
  BOOST_TEST(status_in(foreign) == 403);
  BOOST_TEST(test::header_in(foreign, "Set-Cookie") == "");
}

BOOST_AUTO_TEST_CASE(guesses_end_and_the_desk_tells_from_where_they_came) {
  std::vector<std::string> told;
  desk::WebSettings settings;
  settings.codes_renewed = [&told](std::string const& from) { told.push_back(from); };
  OpenedWeb const web{settings};
  for (int n = 0; n < 5; ++n) {
    auto const wrong = entered(web, "AAAA-AAAA");
    BOOST_TEST(status_in(wrong) == 403);
    BOOST_TEST(contains(wrong, "That is not the code"));
  }
  BOOST_TEST(status_in(entered(web, web.web.codes().front().text)) == 429);
  BOOST_TEST((told == std::vector<std::string>{"127.0.0.1"}));
}

BOOST_AUTO_TEST_CASE(who_is_in_adds_a_device_for_himself) {
  desk::WebSettings settings;
  settings.arbiters = {"Aino"};
  OpenedWeb const web{settings};
  auto const answer = web.post("/device", "{}");
  BOOST_TEST(status_in(answer) == 200);
  auto const at = answer.find("\"code\":\"");
  BOOST_TEST_REQUIRE(at != std::string::npos, answer);
  auto const in = entered(web, answer.substr(at + 8, 9));
  BOOST_TEST(status_in(in) == 303);
  auto const set = test::header_in(in, "Set-Cookie");
  auto const cookie = set.substr(0, set.find(';'));
  BOOST_TEST(cookie != web.cookie);
  auto const page =
      test::answer_to(web.port(), "GET / HTTP/1.1\r\nHost: " + web.host() + "\r\nCookie: " + cookie +
                                      "\r\nConnection: close\r\n\r\n");
  BOOST_TEST(contains(page, "value=\"Aino\""));
  BOOST_TEST(status_in(as_stranger(web, "/device")) == 403);
}

BOOST_AUTO_TEST_CASE(only_addresses_that_others_reach_are_for_phones) {
  for (char const* host : {"127.0.0.1", "127.1.2.3", "[::1]", "169.254.7.7", "[fe80::1]"})
    BOOST_TEST(!desk::is_for_others(host), host);
  for (char const* host : {"192.168.1.10", "10.0.0.1", "[fd00::1]", "[2001:db8::1]"})
    BOOST_TEST(desk::is_for_others(host), host);
}

BOOST_AUTO_TEST_CASE(text_comes_before_pictures_and_a_pipe_gets_none) {
  OpenedWeb const web;
  auto const told = [&web](bool has_pictures, bool is_for_phones) {
    std::ostringstream out;
    desk::WaysIn ways{words::translate_of(words::Catalogue{}), hall_test::signed_certificate, has_pictures,
                      out};
    ways.tell(web.web, is_for_phones);
    return out.str();
  };
  auto const line = "code: " + web.web.codes().front().text + " lets one device in\n";
  BOOST_TEST(told(true, false) == web.web.addresses().front() + "\n" + line);
  BOOST_TEST(told(false, true) ==
             web.web.addresses().front() + "\n" + line + "phone: this machine has no address in a network\n");
}

BOOST_AUTO_TEST_CASE(a_picture_is_a_qr_code_of_the_address) {
  auto const lines = desk::qr_lines("https://192.168.1.10:8129/");
  BOOST_TEST(lines.size() == 17u);  // 25 squares and 4 of light on each side, two rows a line
  auto const squares = [&lines](std::size_t n) {
    auto const from = lines[n].find('m') + 1;
    return lines[n].substr(from, lines[n].rfind('\033') - from);
  };
  BOOST_TEST(squares(0) == std::string(33, ' '));
  BOOST_TEST(squares(2).starts_with("    █▀▀▀▀▀█ "));  // the corner by which a camera finds it
  BOOST_TEST(squares(3).starts_with("    █ ███ █ "));
  BOOST_TEST(squares(4).starts_with("    █ ▀▀▀ █ "));
  BOOST_TEST(squares(5).starts_with("    ▀▀▀▀▀▀▀ "));
  BOOST_TEST((desk::qr_lines("https://192.168.1.11:8129/") != lines));
}

BOOST_AUTO_TEST_SUITE_END()
