// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/session/inbox.hpp"

#include <algorithm>
#include <ctime>
#include <type_traits>
#include <utility>

namespace tactus::program {

Millis EventClock::since_boot() {
  timespec now{};
  ::clock_gettime(CLOCK_BOOTTIME, &now);
  return std::chrono::floor<Millis>(std::chrono::seconds{now.tv_sec} + std::chrono::nanoseconds{now.tv_nsec});
}
namespace {

/// When it arrived, as far as that is known.
std::optional<Instant> time_of(InboxItem const& item) {
  return std::visit(
      [](auto const& each) -> std::optional<Instant> {
        if constexpr (std::is_same_v<decltype(each), PortNews const&>)
          return std::visit([](auto const& from_port) { return from_port.time; }, each.item);
        else if constexpr (requires { each.time; })
          return each.time;
        else
          return std::nullopt;
      },
      item);
}

}  // namespace

void Inbox::put(InboxItem item) {
  {
    std::scoped_lock const lock{mutex_};
    items_.push_back(std::move(item));
  }
  arrived_.notify_one();
}

std::optional<InboxItem> Inbox::take_until(Moment deadline) {
  std::unique_lock lock{mutex_};
  if (!arrived_.wait_until(lock, deadline, [this] { return !items_.empty(); })) return std::nullopt;
  InboxItem item = std::move(items_.front());
  items_.pop_front();
  return item;
}

bool Inbox::is_empty() const {
  std::scoped_lock const lock{mutex_};
  return items_.empty();
}

Instant Inbox::passed(Instant now) const {
  std::scoped_lock const lock{mutex_};
  for (InboxItem const& item : items_)
    if (auto const time = time_of(item)) return std::min(*time, now);
  return now;
}

}  // namespace tactus::program
