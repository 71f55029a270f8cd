// SPDX-License-Identifier: GPL-3.0-or-later
// What a certificate says of itself, and why one is refused: a clock that is years off, another machine,
// another hall.
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

BOOST_AUTO_TEST_CASE(it_names_the_machines_that_it_is_for) {
  using hall_test::signed_certificate;
  BOOST_TEST((hosts_of(signed_certificate) == std::vector<std::string>{"desk.local", "192.168.1.10"}));
  BOOST_TEST(is_for(signed_certificate, "desk.local"));
  BOOST_TEST(is_for(signed_certificate, "192.168.1.10"));
  BOOST_TEST(!is_for(signed_certificate, "192.168.1.1"));
  BOOST_TEST(!is_for(signed_certificate, "other.local"));
  BOOST_TEST(hosts_of(old_certificate).empty());
  BOOST_TEST(hosts_of("none").empty());
}

BOOST_AUTO_TEST_CASE(each_cause_by_which_one_is_refused_has_its_name) {
  using hall_test::signed_certificate;
  auto const at = [](auto day) { return Instant{std::chrono::sys_days{day}}; };
  CertificateUse const good{hall_test::authority, "desk.local", at(2021y / 5 / 1), at(2020y / 5 / 1)};
  BOOST_TEST(!fault_of(signed_certificate, good).has_value());
  auto const fault = [&](auto change) {
    auto use = good;
    change(use);
    return fault_of(signed_certificate, use);
  };
  BOOST_TEST(
      (fault([](auto& use) { use.authority = old_certificate; }) == CertificateFault::other_authority));
  BOOST_TEST((fault([](auto& use) { use.authority = "none"; }) == CertificateFault::other_authority));
  BOOST_TEST((fault([&](auto& use) { use.now = at(2000y / 1 / 1); }) == CertificateFault::clock_behind));
  BOOST_TEST(
      (fault([&](auto& use) { use.now = at(2019y / 12 / 31), use.past = {}; }) == CertificateFault::not_yet));
  BOOST_TEST((fault([&](auto& use) { use.now = at(2022y / 1 / 2); }) == CertificateFault::over));
  BOOST_TEST((fault([](auto& use) { use.host = "192.168.1.11"; }) == CertificateFault::other_name));
  BOOST_TEST((fault_of("none", good) == CertificateFault::unreadable));
}

BOOST_AUTO_TEST_SUITE_END()
