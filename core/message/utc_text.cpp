// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/utc_text.hpp"

#include <chrono>

namespace tactus {
namespace {

std::string digits(unsigned number, std::size_t width) {
  std::string const text = std::to_string(number);
  return text.size() < width ? std::string(width - text.size(), '0') + text : text;
}

std::string utc_minute(Instant time) {
  auto const day = std::chrono::floor<std::chrono::days>(time);
  std::chrono::year_month_day const date{day};
  std::chrono::hh_mm_ss const clock{time - day};
  return digits(static_cast<unsigned>(static_cast<int>(date.year())), 4) + '-' +
         digits(static_cast<unsigned>(date.month()), 2) + '-' + digits(static_cast<unsigned>(date.day()), 2) +
         ' ' + digits(static_cast<unsigned>(clock.hours().count()), 2) + ':' +
         digits(static_cast<unsigned>(clock.minutes().count()), 2);
}

}  // namespace

std::string utc_second(Instant time) {
  auto const day = std::chrono::floor<std::chrono::days>(time);
  std::chrono::hh_mm_ss const clock{time - day};
  return utc_minute(time) + ':' + digits(static_cast<unsigned>(clock.seconds().count()), 2);
}

std::string utc_text(Instant time) { return utc_minute(time) + " UTC"; }

}  // namespace tactus
