// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/local_time.hpp"

#include <charconv>
#include <chrono>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace tactus::record {

std::tm local_time(Instant time) {
  std::time_t const seconds = std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
  std::tm parts{};
  ::localtime_r(&seconds, &parts);
  return parts;
}

std::optional<Instant> today_at(std::string_view hour_and_minute, Instant now) {
  auto const colon = hour_and_minute.find(':');
  if (colon == std::string_view::npos || hour_and_minute.size() - colon != 3) return std::nullopt;
  auto const number = [](std::string_view text) -> std::optional<int> {
    int value = 0;
    auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    bool const is_number = !text.empty() && fault == std::errc{} && end == text.data() + text.size();
    return is_number ? std::optional{value} : std::nullopt;
  };
  auto const hour = number(hour_and_minute.substr(0, colon));
  auto const minute = number(hour_and_minute.substr(colon + 1));
  if (!hour || !minute || *hour < 0 || *hour > 23 || *minute < 0 || *minute > 59) return std::nullopt;
  auto parts = local_time(now);
  parts.tm_hour = *hour;
  parts.tm_min = *minute;
  parts.tm_sec = 0;
  parts.tm_isdst = -1;
  return Instant{std::chrono::seconds{std::mktime(&parts)}};
}

std::string local_text(Instant time) { return fmt::format("{:%Y-%m-%d %H:%M:%S %z}", local_time(time)); }

}  // namespace tactus::record
