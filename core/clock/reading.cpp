// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/clock/reading.hpp"

namespace tactus::clock {
namespace {

/// The number of so many digits; nothing if there is anything else.
std::optional<int> number_of(std::string_view digits) {
  int number = 0;
  for (char const c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return number;
}

}  // namespace

std::optional<Millis> time_displayed(std::string_view text) {
  std::size_t const colon = text.find(':');
  bool const has_form = (colon == 1 || colon == 2) && text.size() == colon + 6 && text[colon + 3] == ':';
  if (!has_form) return std::nullopt;
  auto const hours = number_of(text.substr(0, colon));
  auto const minutes = number_of(text.substr(colon + 1, 2));
  auto const seconds = number_of(text.substr(colon + 4, 2));
  if (!hours || !minutes || !seconds || *minutes > 59 || *seconds > 59) return std::nullopt;
  return std::chrono::hours{*hours} + std::chrono::minutes{*minutes} + std::chrono::seconds{*seconds};
}

}  // namespace tactus::clock
