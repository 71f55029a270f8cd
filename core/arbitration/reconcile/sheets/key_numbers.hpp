// SPDX-License-Identifier: GPL-3.0-or-later
// Keys in the order in which they came: each has a number, from 0. For searches that meet many thousands of
// them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tactus::arbitration::reconcile {

class KeyNumbers {
 public:
  struct Numbered {
    std::uint32_t number;
    bool is_new;
  };
  Numbered number_of(std::uint64_t key) {
    if (count_ >= slots_.size() / 2) grow();
    Slot& slot = slot_of(key);
    if (slot.number_and_one != 0) return {slot.number_and_one - 1, false};
    slot = {key, ++count_};
    return {count_ - 1, true};
  }

 private:
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t number_and_one = 0;  // 0: empty
  };
  Slot& slot_of(std::uint64_t key);
  void grow();

  std::uint32_t count_ = 0;
  std::vector<Slot> slots_ = std::vector<Slot>(64);  // always a power of two
};

}  // namespace tactus::arbitration::reconcile
