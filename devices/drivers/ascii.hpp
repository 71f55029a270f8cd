// SPDX-License-Identifier: GPL-3.0-or-later
// Reading numbers out of text from a cable: digits only, no sign, no blanks, no locale, a limit on the
// length.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tactus::devices {

constexpr std::optional<unsigned> hex_value(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10U;
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10U;
  return std::nullopt;
}

/// 1 to `most_digits` decimal digits. Precondition: most_digits <= 18.
constexpr std::optional<std::int64_t> parse_decimal(std::string_view text, std::size_t most_digits) {
  if (text.empty() || text.size() > most_digits) return std::nullopt;
  std::int64_t value = 0;
  for (char const c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

}  // namespace tactus::devices
