// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/sources/table_use.hpp"

#include <algorithm>

namespace tactus::desk {

void TableUse::keep(std::size_t games, std::int64_t bytes) {
  games_ = games;
  bytes_ = bytes;
}

std::optional<Excess> TableUse::receive(bool is_new_game, std::int64_t bytes, hall::Moment now) {
  std::chrono::duration<double> const passed{now - filled_at_.value_or(now)};
  filled_at_ = now;
  events_left_ = std::min(events_left_ + passed.count() * limits_.events_a_second, limits_.events_at_once);
  if (events_left_ < 1) return Excess::events;
  events_left_ -= 1;
  if (is_new_game && games_ >= limits_.games) return Excess::games;
  if (bytes_ + bytes > limits_.bytes) return Excess::bytes;
  if (is_new_game) ++games_;
  return std::nullopt;
}

std::optional<Excess> TableUse::sit_down() {
  if (places_ >= limits_.games) return Excess::games;
  ++places_;
  return std::nullopt;
}

bool ToldExcess::refuse(Excess excess, hall::Moment now) {
  last_ = now;
  bool const is_for_good = told_ && *told_ != Excess::events;
  if (told_ == excess || is_for_good) return false;
  told_ = excess;
  return true;
}

bool ToldExcess::is_over(hall::Moment now) {
  if (told_ != Excess::events || now - last_ < calm_after) return false;
  told_.reset();
  return true;
}

}  // namespace tactus::desk
