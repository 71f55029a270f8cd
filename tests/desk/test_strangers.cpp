// SPDX-License-Identifier: GPL-3.0-or-later
// How many connections to the page wait at a time that nobody knows yet.
#include "src/desk/web/strangers.hpp"

#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using desk::Strangers;

BOOST_AUTO_TEST_SUITE(desk_strangers)

namespace {

struct Door {
  Strangers strangers;
  std::set<std::uint64_t> sent_away, talking;

  std::uint64_t enter(std::string address) {
    auto const number = ++entered;
    BOOST_TEST_REQUIRE(
        strangers.enter({std::move(address), [this, number] { return !talking.contains(number); },
                         [this, number] { sent_away.insert(number); }}) == number);
    return number;
  }
  std::uint64_t entered = 0;
};

using Numbers = std::set<std::uint64_t>;

}  // namespace

BOOST_FIXTURE_TEST_CASE(the_oldest_of_an_address_goes_for_one_too_many, Door) {
  enter("10.0.0.2");
  for (std::size_t n = 0; n < Strangers::of_one_address; ++n) enter("10.0.0.1");
  BOOST_TEST(sent_away.empty());
  enter("10.0.0.1");
  enter("10.0.0.1");
  BOOST_TEST((sent_away == Numbers{2, 3}));
}

BOOST_FIXTURE_TEST_CASE(one_whose_request_has_come_stays_before_a_silent_one, Door) {
  for (std::size_t n = 0; n < Strangers::of_one_address; ++n) enter("10.0.0.1");
  talking = {1, 2};
  enter("10.0.0.1");
  BOOST_TEST((sent_away == Numbers{3}));
  for (std::uint64_t n = 1; n <= entered; ++n) talking.insert(n);
  enter("10.0.0.1");
  BOOST_TEST((sent_away == Numbers{1, 3}));
}

BOOST_FIXTURE_TEST_CASE(who_is_known_or_gone_is_not_counted, Door) {
  for (int n = 0; n < 100; ++n) strangers.leave(enter("10.0.0.1"));
  BOOST_TEST(sent_away.empty());
}

BOOST_FIXTURE_TEST_CASE(many_addresses_are_few_in_all, Door) {
  for (std::size_t n = 0; n < Strangers::of_all; ++n) enter("10.0.0." + std::to_string(n));
  BOOST_TEST(sent_away.empty());
  enter("10.0.1.1");
  BOOST_TEST((sent_away == Numbers{1}));
}

BOOST_AUTO_TEST_CASE(a_network_of_ipv6_is_one_address) {
  BOOST_TEST(desk::network_of("2001:db8::1") == desk::network_of("2001:db8::ffff:1"));
  BOOST_TEST(desk::network_of("2001:db8::1") != desk::network_of("2001:db8:0:1::1"));
  BOOST_TEST(desk::network_of("::ffff:10.0.0.1") != desk::network_of("::ffff:10.0.0.2"));
  BOOST_TEST(desk::network_of("10.0.0.1") == "10.0.0.1");
}

BOOST_AUTO_TEST_SUITE_END()
