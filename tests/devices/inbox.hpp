// SPDX-License-Identifier: GPL-3.0-or-later
// What a PortReader delivered, waited for without sleeping.
#pragma once

#include "devices/ports/port_reader.hpp"
#include "tests/devices/bytes.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>

namespace tactus::devices::test {

/// A real clock for tests that wait for a real line; its values are never compared with anything.
inline Instant real_now() { return std::chrono::time_point_cast<Millis>(std::chrono::system_clock::now()); }

class Inbox {
 public:
  void put(PortItem item) {
    std::lock_guard const lock(mutex_);
    items_.push_back(std::move(item));
    changed_.notify_all();
  }
  /// The next item as text: "opened", "lost: <reason>" or the bytes in hex; "nothing" after ten seconds.
  std::string next() {
    auto const item = take(std::chrono::seconds{10});
    return item ? words(*item) : "nothing";
  }
  std::optional<PortItem> take(Millis wait) {
    std::unique_lock lock(mutex_);
    if (!changed_.wait_for(lock, wait, [&] { return !items_.empty(); })) return std::nullopt;
    PortItem item = std::move(items_.front());
    items_.pop_front();
    return item;
  }
  std::size_t size() const {
    std::lock_guard const lock(mutex_);
    return items_.size();
  }

  static std::string words(PortItem const& item) {
    if (auto const* chunk = std::get_if<Chunk>(&item)) return to_hex(chunk->bytes);
    if (auto const* lost = std::get_if<PortLost>(&item)) return "lost: " + lost->reason;
    return "opened";
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<PortItem> items_;
};

}  // namespace tactus::devices::test
