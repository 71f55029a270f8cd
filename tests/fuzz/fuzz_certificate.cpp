// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a certificate in PEM, and as the signs between its marks: no time is read that no calendar
// has.
#include "core/message/utc_text.hpp"
#include "src/hall/certificate.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace tactus;

namespace {

void check(std::string_view pem) {
  auto const validity = hall::validity_of(pem);
  if (!validity) return;
  bool const is_outside = hall::wrong_clock(pem, validity->from).has_value();
  if (is_outside != (validity->from > validity->until)) std::abort();
  for (Instant const time : {validity->from, validity->until})
    if (utc_text(time).size() != std::string_view{"2026-11-27 09:05 UTC"}.size()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string const text{reinterpret_cast<char const*>(data), size};  // NOLINT: bytes as text
  check(text);
  check("-----BEGIN CERTIFICATE-----\n" + text);
  return 0;
}
