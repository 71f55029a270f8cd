// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/inbox.hpp"

#include <utility>

namespace tactus::program {

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

}  // namespace tactus::program
