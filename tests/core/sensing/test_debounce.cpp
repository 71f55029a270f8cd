// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts that close and open within the bounce time, and what is told of them when they rest.
#include "core/sensing/contacts.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sensing;

BOOST_AUTO_TEST_SUITE(debounce)

namespace {

chess::Square const e2 = chess::Square::parse("e2").value();
Instant at(long ms) { return Instant{Millis{ms}}; }

Debounce with_piece_on_e2() {
  std::array<Contact, 64> contacts;
  contacts[e2.index()].is_filled = true;
  return Debounce{contacts};
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_level_counts_from_its_first_edge_once_it_has_lasted) {
  Debounce contacts = with_piece_on_e2();
  contacts.observe({e2, {false, {}}, at(1000)});
  contacts.observe({e2, {true, {}}, at(1010)});
  contacts.observe({e2, {false, {}}, at(1020)});
  BOOST_TEST(!contacts.settle(at(1054)).has_value());
  auto const settled = contacts.settle(at(1055));
  BOOST_REQUIRE(settled.has_value());
  BOOST_TEST(!settled->contact.is_filled);
  BOOST_TEST((settled->at == at(1000)));
  BOOST_TEST(!settled->passed_until.has_value());
}

BOOST_AUTO_TEST_CASE(a_piece_that_left_and_came_back_at_once_is_told_to_have_passed) {
  Debounce contacts = with_piece_on_e2();
  contacts.observe({e2, {false, {}}, at(1000)});
  contacts.observe({e2, {true, {}}, at(1010)});
  auto const passed = contacts.settle(at(2000));
  BOOST_REQUIRE(passed.has_value());
  BOOST_TEST(passed->contact.is_filled);
  BOOST_TEST((passed->passed_until == at(1010)));
}

BOOST_AUTO_TEST_CASE(a_level_said_again_is_no_news) {
  Debounce contacts = with_piece_on_e2();
  contacts.observe({e2, {true, {}}, at(1000)});
  BOOST_TEST(!contacts.settle(at(2000)).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
