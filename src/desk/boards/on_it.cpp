// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/on_it.hpp"

#include <algorithm>

namespace tactus::desk {

void OnIt::take(std::string const& arbiter, Instant at) {
  if (released_ && at <= *released_) return;
  auto& since = taken_.try_emplace(arbiter, at).first->second;
  since = std::max(since, at);
}

void OnIt::release(Instant at) {
  released_ = std::max(at, released_.value_or(at));
  std::erase_if(taken_, [this](auto const& each) { return each.second <= *released_; });
}

std::string OnIt::names(Instant now) const {
  std::string names;
  for (auto const& [arbiter, since] : taken_)
    if (now < since + on_it_lasts) names += (names.empty() ? "" : ", ") + arbiter;
  return names;
}

std::optional<Instant> OnIt::next_change(Instant now) const {
  std::optional<Instant> next;
  for (auto const& [arbiter, since] : taken_)
    if (auto const end = since + on_it_lasts; end > now) next = std::min(end, next.value_or(end));
  return next;
}

}  // namespace tactus::desk
