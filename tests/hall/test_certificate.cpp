// SPDX-License-Identifier: GPL-3.0-or-later
// A clock that is years off is told by the certificate that it refuses.
#include "core/message/utc_text.hpp"
#include "src/hall/certificate.hpp"
#include "tests/hall/certificates.hpp"

#include <string>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall;
using namespace std::chrono_literals;
using hall_test::future_certificate;
using hall_test::old_certificate;

BOOST_AUTO_TEST_SUITE(certificate)

namespace {

constexpr Instant from = std::chrono::sys_days{2001y / 2 / 3} + 4h + 5min + 6s,
                  until = std::chrono::sys_days{2002y / 3 / 4} + 5h + 6min + 7s;

}  // namespace

BOOST_AUTO_TEST_CASE(its_times_are_read_with_years_of_two_and_of_four_digits) {
  BOOST_TEST((validity_of(old_certificate) == Validity{from, until}));
  auto const later = validity_of(future_certificate);
  BOOST_TEST_REQUIRE(later.has_value());
  BOOST_TEST(utc_text(later->from) == "2060-02-03 04:05 UTC");
  BOOST_TEST(utc_text(later->until) == "2101-03-04 05:06 UTC");
  BOOST_TEST((validity_of("host = x\n" + std::string{old_certificate} + future_certificate) ==
              Validity{from, until}));
}

BOOST_AUTO_TEST_CASE(a_text_that_is_none_or_is_cut_anywhere_has_no_times) {
  BOOST_TEST(!validity_of("").has_value());
  BOOST_TEST(!validity_of("-----BEGIN CERTIFICATE-----").has_value());
  BOOST_TEST(!validity_of("-----BEGIN CERTIFICATE-----\nMII!\n-----END").has_value());
  std::string const whole = old_certificate;
  for (std::size_t size = 0; size < whole.size() - 40; ++size)
    BOOST_TEST_REQUIRE(!validity_of(whole.substr(0, size)).has_value(), size);
}

BOOST_AUTO_TEST_CASE(a_clock_is_wrong_outside_of_them) {
  BOOST_TEST(!wrong_clock(old_certificate, from).has_value());
  BOOST_TEST(!wrong_clock(old_certificate, until).has_value());
  BOOST_TEST(wrong_clock(old_certificate, from - 1s).has_value());
  auto const wrong = wrong_clock(old_certificate, until + 1h);
  BOOST_TEST_REQUIRE(wrong.has_value());
  BOOST_TEST(describe(*wrong) ==
             "the clock of this machine says 2002-03-04 06:06 UTC, the hall's certificate holds from "
             "2001-02-03 04:05 UTC to 2002-03-04 05:06 UTC: set the clock");
  BOOST_TEST(!wrong_clock("", until).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
