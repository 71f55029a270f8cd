// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/certificate.hpp"

#include "core/message/utc_text.hpp"

#include <chrono>
#include <ctime>
#include <memory>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <fmt/format.h>

namespace tactus::hall {
namespace {

std::optional<Instant> time_of(ASN1_TIME const* time) {
  std::tm utc{};
  if (time == nullptr || ASN1_TIME_to_tm(time, &utc) != 1) return std::nullopt;
  return std::chrono::sys_seconds{std::chrono::seconds{::timegm(&utc)}};
}

struct Freed {
  void operator()(BIO* text) const { ::BIO_free(text); }
  void operator()(X509* certificate) const { ::X509_free(certificate); }
  void operator()(GENERAL_NAMES* names) const { ::GENERAL_NAMES_free(names); }
};
using Certificate = std::unique_ptr<X509, Freed>;

/// The first one of the text; null: there is none.
Certificate certificate_in(std::string_view pem) {
  std::unique_ptr<BIO, Freed> const text{::BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size()))};
  return Certificate{text ? ::PEM_read_bio_X509(text.get(), nullptr, nullptr, nullptr) : nullptr};
}

bool is_for(X509* certificate, std::string const& host) {
  return ::X509_check_ip_asc(certificate, host.c_str(), 0) == 1 ||
         ::X509_check_host(certificate, host.data(), host.size(), 0, nullptr) == 1;
}

/// "192.168.1.10", "desk.local"; empty: it names no machine.
std::string text_of(GENERAL_NAME* name) {
  std::unique_ptr<BIO, Freed> const out{::BIO_new(::BIO_s_mem())};
  if (!out || ::GENERAL_NAME_print(out.get(), name) != 1) return {};
  char* bytes = nullptr;
  auto const size = BIO_get_mem_data(out.get(), &bytes);  // NOLINT: a macro of OpenSSL
  std::string_view const printed{bytes, static_cast<std::size_t>(size)};
  for (std::string_view const kind : {"DNS:", "IP Address:"})
    if (printed.starts_with(kind)) return std::string{printed.substr(kind.size())};
  return {};
}

}  // namespace

std::optional<Validity> validity_of(std::string_view pem) {
  auto const certificate = certificate_in(pem);
  if (!certificate) return std::nullopt;
  auto const from = time_of(X509_get0_notBefore(certificate.get()));
  auto const until = time_of(X509_get0_notAfter(certificate.get()));
  if (!from || !until) return std::nullopt;
  return Validity{*from, *until};
}

std::optional<WrongClock> wrong_clock(std::string_view pem, Instant now) {
  auto const validity = validity_of(pem);
  if (!validity || (now >= validity->from && now <= validity->until)) return std::nullopt;
  return WrongClock{now, *validity};
}

std::string describe(WrongClock const& clock) {
  return fmt::format(
      "the clock of this machine says {}, the hall's certificate holds from {} to {}: set the clock",
      utc_text(clock.now), utc_text(clock.certificate.from), utc_text(clock.certificate.until));
}

bool is_for(std::string_view pem, std::string const& host) {
  auto const certificate = certificate_in(pem);
  return certificate && is_for(certificate.get(), host);
}

std::vector<std::string> hosts_of(std::string_view pem) {
  auto const certificate = certificate_in(pem);
  std::vector<std::string> hosts;
  if (!certificate) return hosts;
  std::unique_ptr<GENERAL_NAMES, Freed> const names{static_cast<GENERAL_NAMES*>(
      ::X509_get_ext_d2i(certificate.get(), NID_subject_alt_name, nullptr, nullptr))};
  for (int n = 0; names && n < sk_GENERAL_NAME_num(names.get()); ++n)
    if (auto host = text_of(sk_GENERAL_NAME_value(names.get(), n)); !host.empty())
      hosts.push_back(std::move(host));
  return hosts;
}

std::optional<CertificateFault> fault_of(std::string_view pem, CertificateUse const& use) {
  auto const certificate = certificate_in(pem), authority = certificate_in(use.authority);
  auto const validity = validity_of(pem);
  if (!certificate || !validity) return CertificateFault::unreadable;
  if (!authority || ::X509_verify(certificate.get(), ::X509_get0_pubkey(authority.get())) != 1)
    return CertificateFault::other_authority;
  if (use.now < use.past) return CertificateFault::clock_behind;
  if (use.now < validity->from) return CertificateFault::not_yet;
  if (use.now > validity->until) return CertificateFault::over;
  if (!is_for(certificate.get(), use.host)) return CertificateFault::other_name;
  return std::nullopt;
}

}  // namespace tactus::hall
