// SPDX-License-Identifier: GPL-3.0-or-later
// The next round at a desk that goes on: what is typed for it.
#include "core/message/written.hpp"
#include "src/desk/followed_round.hpp"
#include "src/record/local_time.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::desk;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(followed_round)

namespace {

Instant const noon{std::chrono::sys_days{std::chrono::year{2026} / 5 / 2} + 12h};

std::string refused(std::string_view line) {
  auto const wish = read_round_wish(line, noon);
  return wish ? "" : written(wish.error());
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_round_is_typed_by_its_name_and_when_it_begins) {
  auto const plain = read_round_wish(" 4\r", noon);
  BOOST_TEST_REQUIRE(plain.has_value());
  BOOST_TEST(plain->round.text() == "4");
  BOOST_TEST(!plain->start.has_value());
  auto const timed = read_round_wish("4b  15:00", noon);
  BOOST_TEST_REQUIRE((timed.has_value() && timed->start.has_value()));
  BOOST_TEST((*timed->start == record::today_at("15:00", noon)));
}

BOOST_AUTO_TEST_CASE(what_is_no_round_is_refused) {
  for (char const* const line : {" ", "4/5", "../4", "#", "4 25:00", "4 15:00 16:00", "4 soon"})
    BOOST_TEST(refused(line) == "expected the next round, and when it begins: 4, or 4 15:00", line);
}

BOOST_AUTO_TEST_SUITE_END()
