// SPDX-License-Identifier: GPL-3.0-or-later
// The page with TLS: encrypted, with a cookie that never leaves TLS, and with a certificate that fits its
// key.
#include "src/desk/web/own_hosts.hpp"
#include "tests/desk/opened_web.hpp"
#include "tests/programs/program.hpp"

#include <cstdio>
#include <httplib.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using test::OpenedWeb;

BOOST_AUTO_TEST_SUITE(desk_tls)

namespace {

bool has_openssl() { return run_in_shell("command -v openssl").status == 0; }

/// A key and a certificate for 127.0.0.1, signed by itself.
desk::WebSettings with_certificate(TemporaryFolder const& folder) {
  desk::WebSettings settings;
  settings.certificate = folder / "cert.pem";
  settings.key = folder / "key.pem";
  std::string const command =
      "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=desk "
      "-addext subjectAltName=IP:127.0.0.1 -keyout " +
      settings.key + " -out " + settings.certificate + " 2>/dev/null";
  BOOST_TEST_REQUIRE(run_in_shell(command).status == 0);
  return settings;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_page_is_served_encrypted_and_its_cookie_stays_there) {
  if (!has_openssl()) {
    BOOST_TEST_MESSAGE("skipped: openssl is not installed");
    return;
  }
  TemporaryFolder const folder;
  auto const settings = with_certificate(folder);
  OpenedWeb const web{settings};
  auto const address = web.web.addresses().front();
  BOOST_TEST(address.starts_with("https://127.0.0.1:"));
  httplib::SSLClient client{"127.0.0.1", web.port()};
  client.set_ca_cert_path(settings.certificate.c_str());
  client.enable_server_certificate_verification(true);
  auto const entered = client.Get(address.substr(address.find("/?")));
  BOOST_TEST_REQUIRE((entered != nullptr));
  BOOST_TEST(entered->status == 303);
  auto const cookie = entered->get_header_value("Set-Cookie");
  BOOST_TEST(cookie.starts_with("__Host-tactus_desk="));
  BOOST_TEST(cookie.ends_with("; Secure"));
  auto const key = entered->get_header_value("Location").substr(6);
  auto const page =
      client.Get("/boards", {{"Cookie", cookie.substr(0, cookie.find(';'))}, {"X-Tactus-Desk", key}});
  BOOST_TEST_REQUIRE((page != nullptr));
  BOOST_TEST(page->status == 200);
  BOOST_TEST(test::status_in(web.get("/")) == 0);  // plain HTTP gets no answer
}

BOOST_AUTO_TEST_CASE(a_certificate_without_its_key_is_told) {
  if (!has_openssl()) {
    BOOST_TEST_MESSAGE("skipped: openssl is not installed");
    return;
  }
  TemporaryFolder const folder;
  TemporaryFolder const other;
  auto settings = with_certificate(folder);
  settings.key = with_certificate(other).key;
  desk::Desk desk{std::move(*desk::Decisions::open(folder / "d.sqlite")), "e"};
  desk::Web web{desk, {desk::Tongue{words::Catalogue{}}}, settings};
  auto const bound = web.bind();
  BOOST_TEST_REQUIRE(!bound.has_value());
  BOOST_TEST(bound.error().find("expected a certificate and its key") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_page_for_all_addresses_prints_those_that_it_answers_at) {
  if (!has_openssl()) {
    BOOST_TEST_MESSAGE("skipped: openssl is not installed");
    return;
  }
  TemporaryFolder const folder;
  auto settings = with_certificate(folder);
  settings.address = "0.0.0.0";
  OpenedWeb const web{settings};
  auto const addresses = web.web.addresses();
  auto const own = "https://127.0.0.1:" + std::to_string(web.port()) + "/?t=";
  BOOST_TEST(addresses.back().starts_with(own));
  BOOST_TEST(addresses.front().find("0.0.0.0") == std::string::npos);
  httplib::SSLClient client{"127.0.0.1", web.port()};
  client.enable_server_certificate_verification(false);
  auto const any = client.Get("/", {{"Host", "0.0.0.0:" + std::to_string(web.port())}});
  BOOST_TEST_REQUIRE((any != nullptr));
  BOOST_TEST(any->status == 421);
  auto const entered = client.Get(addresses.back().substr(addresses.back().find("/?")));
  BOOST_TEST_REQUIRE((entered != nullptr));
  BOOST_TEST(entered->status == 303);
}

BOOST_AUTO_TEST_CASE(a_page_for_phones_gives_tokens_to_this_machine_alone) {
  if (!has_openssl()) {
    BOOST_TEST_MESSAGE("skipped: openssl is not installed");
    return;
  }
  TemporaryFolder const folder;
  auto settings = with_certificate(folder);
  settings.address = desk::has_version_6() ? "::" : "0.0.0.0";
  settings.is_for_phones = true;
  OpenedWeb const web{settings};
  auto const own = "https://127.0.0.1:" + std::to_string(web.port()) + "/";
  BOOST_TEST_REQUIRE(web.web.addresses().size() == 1u);
  BOOST_TEST(web.web.addresses().front().starts_with(own + "?t="));
  for (std::string const& address : web.web.addresses_for_others()) {
    BOOST_TEST(address != own);
    BOOST_TEST(address.find("?t=") == std::string::npos, address);
  }
  httplib::SSLClient client{"127.0.0.1", web.port()};
  client.enable_server_certificate_verification(false);
  auto hosts = desk::own_names();
  hosts.emplace_back("localhost");
  for (std::string const& host : hosts) {
    auto const asked = client.Get("/", {{"Host", host + ":" + std::to_string(web.port())}});
    BOOST_TEST_REQUIRE((asked != nullptr), host);
    BOOST_TEST(asked->status == 403, host);  // it is asked for rightly: the form for the code
  }
  auto const in = client.Post("/enter", {{"Origin", own.substr(0, own.size() - 1)}},
                              httplib::Params{{"code", web.web.codes().front().text}});
  BOOST_TEST_REQUIRE((in != nullptr));
  BOOST_TEST(in->status == 303);
  BOOST_TEST(in->get_header_value("Set-Cookie").starts_with("__Host-tactus_desk="));
}

BOOST_AUTO_TEST_SUITE_END()
