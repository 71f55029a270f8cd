// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/pacing.hpp"

#include <algorithm>
#include <utility>

namespace tactus::devices {

void SpacedCommands::push(Bytes command) {
  if (std::find(waiting_.begin(), waiting_.end(), command) == waiting_.end())
    waiting_.push_back(std::move(command));
}

SpacedCommands::Bytes SpacedCommands::take(Instant now) {
  auto const due = next_deadline();
  if (!due || now < *due) return {};
  free_at_ = now + spacing_;
  if (waiting_.empty()) return *std::exchange(lights_, std::nullopt);
  Bytes command = std::move(waiting_.front());
  waiting_.pop_front();
  return command;
}

std::optional<Instant> SpacedCommands::next_deadline() const {
  if (waiting_.empty() && !lights_) return std::nullopt;
  return free_at_;
}

}  // namespace tactus::devices
