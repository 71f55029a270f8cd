// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/local_time.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace tactus::record {

std::tm local_time(Instant time) {
  std::time_t const seconds = std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
  std::tm parts{};
  ::localtime_r(&seconds, &parts);
  return parts;
}

std::string local_text(Instant time) { return fmt::format("{:%Y-%m-%d %H:%M:%S %z}", local_time(time)); }

}  // namespace tactus::record
