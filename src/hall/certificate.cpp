// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/certificate.hpp"

#include "core/message/utc_text.hpp"

#include <chrono>
#include <ctime>
#include <memory>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <fmt/format.h>

namespace tactus::hall {
namespace {

std::optional<Instant> time_of(ASN1_TIME const* time) {
  std::tm utc{};
  if (time == nullptr || ASN1_TIME_to_tm(time, &utc) != 1) return std::nullopt;
  return std::chrono::sys_seconds{std::chrono::seconds{::timegm(&utc)}};
}

}  // namespace

std::optional<Validity> validity_of(std::string_view pem) {
  std::unique_ptr<BIO, decltype(&BIO_free)> const text{
      BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())), &BIO_free};
  if (!text) return std::nullopt;
  std::unique_ptr<X509, decltype(&X509_free)> const certificate{
      PEM_read_bio_X509(text.get(), nullptr, nullptr, nullptr), &X509_free};
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

}  // namespace tactus::hall
