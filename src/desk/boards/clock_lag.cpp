// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/clock_lag.hpp"

#include <chrono>

namespace tactus::desk {
namespace {

constexpr Millis least{120'000};    // as for times that lie ahead
constexpr Millis wavering{30'000};  // of a network that delivers
constexpr Millis long_enough{60'000};

}  // namespace

void ClockLag::take(Instant made, Instant came) {
  Millis const lag = came - made;
  last_ = came;
  if (lag < least)
    since_.reset();
  else if (!since_ || std::chrono::abs(lag - since_->lag) > wavering)
    since_ = Since{lag, came};
}

std::optional<Millis> ClockLag::steady() const {
  bool const is_steady = since_ && last_ - since_->came >= long_enough;
  return is_steady ? std::optional{since_->lag} : std::nullopt;
}

}  // namespace tactus::desk
