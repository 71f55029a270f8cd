// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/session/pulse.hpp"

#include <utility>

namespace tactus::program {
namespace {

constexpr Millis between_beats{500};
constexpr Millis too_long{3000};  // a busy machine may be late

}  // namespace

Pulse::Pulse(std::function<Millis()> now)
    : now_(std::move(now)), last_beat_(now_()), thread_([this](std::stop_token const& stop) {
        std::unique_lock lock{mutex_};
        while (!stop.stop_requested()) {
          stopped_.wait_for(lock, stop, between_beats, [] { return false; });
          beat();
        }
      }) {}

void Pulse::beat() {
  auto const now = now_();
  if (now - last_beat_ >= between_beats + too_long) stood_still_ += now - last_beat_;
  last_beat_ = now;
}

Millis Pulse::stood_still() {
  std::scoped_lock const lock{mutex_};
  beat();
  return std::exchange(stood_still_, Millis{0});
}

}  // namespace tactus::program
