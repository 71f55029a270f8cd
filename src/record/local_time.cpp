// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/local_time.hpp"

namespace tactus::record {

std::tm local_time(Instant time) {
  std::time_t const seconds = std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
  std::tm parts{};
  ::localtime_r(&seconds, &parts);
  return parts;
}

}  // namespace tactus::record
