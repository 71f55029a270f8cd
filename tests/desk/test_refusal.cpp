// SPDX-License-Identifier: GPL-3.0-or-later
// Who is let in to the desk's page, request by request.
#include "src/desk/web/access.hpp"

#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::desk;

BOOST_AUTO_TEST_SUITE(desk_refusal)

namespace {

OwnAddress const own{"http", {"127.0.0.1:8080", "localhost:8080"}};

RequestFacts good_get() { return {"GET", {"127.0.0.1:8080"}, {}, {}, true, false, false, false}; }
RequestFacts good_post() {
  return {"POST", {"127.0.0.1:8080"}, {"http://127.0.0.1:8080"}, {"same-origin"}, true, true, false, false};
}

struct Case {
  char const* name;
  RequestFacts request;
  int status;  // 0: let in
};
std::ostream& operator<<(std::ostream& out, Case const& one) { return out << one.name; }

template <class Change>
Case get(char const* name, int status, Change change) {
  auto request = good_get();
  change(request);
  return {name, request, status};
}
template <class Change>
Case post(char const* name, int status, Change change) {
  auto request = good_post();
  change(request);
  return {name, request, status};
}

Case const cases[]{
    get("a page with the cookie", 0, [](RequestFacts&) {}),
    get("the other name of this machine", 0, [](RequestFacts& r) { r.hosts = {"localhost:8080"}; }),
    get("typed address", 0, [](RequestFacts& r) { r.fetch_sites = {"none"}; }),
    get("HEAD", 0, [](RequestFacts& r) { r.method = "HEAD"; }),
    post("a decision from our page", 0, [](RequestFacts&) {}),
    get("a stranger's form for the code", 0,
        [](RequestFacts& r) {
          r.is_known = false;
          r.is_open = true;
        }),
    post("a stranger's code", 0,
         [](RequestFacts& r) {
           r.is_known = r.has_page_token = false;
           r.is_open = true;
         }),
    post("a stranger's code from another page", 403,
         [](RequestFacts& r) {
           r.is_open = true;
           r.origins = {"http://evil.example"};
         }),
    post("a stranger's code without Origin", 403,
         [](RequestFacts& r) {
           r.is_open = true;
           r.origins = {};
         }),
    get("a name that resolves to this machine", 421,
        [](RequestFacts& r) { r.hosts = {"evil.example:8080"}; }),
    get("another port in Host", 421, [](RequestFacts& r) { r.hosts = {"127.0.0.1:9999"}; }),
    get("no Host", 421, [](RequestFacts& r) { r.hosts = {}; }),
    get("two Hosts", 421, [](RequestFacts& r) { r.hosts.push_back("127.0.0.1:8080"); }),
    get("foreign Origin", 403, [](RequestFacts& r) { r.origins = {"http://127.0.0.1:9999"}; }),
    get("null Origin", 403, [](RequestFacts& r) { r.origins = {"null"}; }),
    get("our Origin and a foreign one", 403,
        [](RequestFacts& r) {
          r.origins = {"http://127.0.0.1:8080", "http://evil.example"};
        }),
    get("Origin of the other name", 403, [](RequestFacts& r) { r.origins = {"http://localhost:8080"}; }),
    get("Origin with TLS", 403, [](RequestFacts& r) { r.origins = {"https://127.0.0.1:8080"}; }),
    get("from another site", 403, [](RequestFacts& r) { r.fetch_sites = {"cross-site"}; }),
    get("from another port of this machine", 403, [](RequestFacts& r) { r.fetch_sites = {"same-site"}; }),
    get("no cookie", 403, [](RequestFacts& r) { r.is_known = false; }),
    get("games with the cookie alone, as any port of this machine has it", 403,
        [](RequestFacts& r) {
          r.is_of_games = true;
          r.has_page_token = false;
        }),
    get("games with the page's token", 0, [](RequestFacts& r) { r.is_of_games = r.has_page_token = true; }),
    get("OPTIONS", 405, [](RequestFacts& r) { r.method = "OPTIONS"; }),
    get("DELETE", 405, [](RequestFacts& r) { r.method = "DELETE"; }),
    post("POST without Origin", 403, [](RequestFacts& r) { r.origins = {}; }),
    post("POST without the page's token", 403, [](RequestFacts& r) { r.has_page_token = false; }),
    post("POST without a cookie", 403, [](RequestFacts& r) { r.is_known = false; }),
    post("POST of unknown length", 413, [](RequestFacts& r) { r.is_chunked = true; }),
    post("POST from a foreign page", 403, [](RequestFacts& r) { r.origins = {"http://evil.example"}; }),
};

}  // namespace

BOOST_DATA_TEST_CASE(a_request_has_to_come_from_our_page, boost::unit_test::data::make(cases), one) {
  BOOST_TEST(refusal_of(one.request, own).value_or(0) == one.status);
}

BOOST_AUTO_TEST_CASE(a_secret_is_the_same_only_when_all_of_it_is) {
  BOOST_TEST(is_same_secret("abc", "abc"));
  BOOST_TEST(!is_same_secret("abc", "abd"));
  BOOST_TEST(!is_same_secret("abc", "ab"));
  BOOST_TEST(!is_same_secret("", ""));
}

BOOST_AUTO_TEST_CASE(a_cookie_is_found_by_its_whole_name) {
  BOOST_TEST((cookie_in("a=1; tactus_desk=xyz; b=2", "tactus_desk") == "xyz"));
  BOOST_TEST((cookie_in("tactus_desk=xyz", "tactus_desk") == "xyz"));
  BOOST_TEST(!cookie_in("my_tactus_desk=xyz", "tactus_desk").has_value());
  BOOST_TEST(!cookie_in("", "tactus_desk").has_value());
  BOOST_TEST(!cookie_in(";;=;", "tactus_desk").has_value());
}

BOOST_AUTO_TEST_CASE(a_token_opens_once_and_for_its_arbiter) {
  Door door{{"Aino", "Bertil"}};
  auto const tokens = door.tokens();
  BOOST_TEST_REQUIRE(tokens.size() == 2u);
  BOOST_TEST(tokens[0].size() == 48u);
  BOOST_TEST(tokens[0] != tokens[1]);
  BOOST_TEST(door.opens(tokens[1]));
  auto const guest = door.open(tokens[1]);
  BOOST_TEST_REQUIRE(guest.has_value());
  BOOST_TEST(guest->arbiter == "Bertil");
  BOOST_TEST(!door.opens(tokens[1]));
  BOOST_TEST(!door.open(tokens[1]).has_value());
  BOOST_TEST(door.guest_with(guest->cookie).value_or(Guest{}).arbiter == "Bertil");
  BOOST_TEST(!door.guest_with("").has_value());
  BOOST_TEST(!door.guest_with(tokens[0]).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
