// SPDX-License-Identifier: GPL-3.0-or-later
// Tells an utterance that was begun before a cut from one begun after it, between two threads without a lock.
#pragma once

#include <atomic>
#include <cstdint>

namespace tactus::speech {

class CutMark {
 public:
  /// The thread that speaks.
  void begin() { begun_ = cuts_.load(std::memory_order_acquire); }
  bool is_cut() const { return begun_ != cuts_.load(std::memory_order_acquire); }
  /// Any thread.
  void cut() noexcept { cuts_.fetch_add(1, std::memory_order_acq_rel); }

 private:
  std::uint32_t begun_ = 0;
  std::atomic<std::uint32_t> cuts_{0};
};

}  // namespace tactus::speech
