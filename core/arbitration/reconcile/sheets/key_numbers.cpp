// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/sheets/key_numbers.hpp"

#include <utility>

namespace tactus::arbitration::reconcile {

KeyNumbers::Slot& KeyNumbers::slot_of(std::uint64_t key) {
  std::size_t const mask = slots_.size() - 1;
  std::size_t i = (key * 0x9E37'79B9'7F4A'7C15ULL >> 32U) & mask;
  while (slots_[i].number_and_one != 0 && slots_[i].key != key) i = (i + 1) & mask;
  return slots_[i];
}

void KeyNumbers::grow() {
  std::vector<Slot> const before = std::exchange(slots_, std::vector<Slot>(4 * slots_.size()));
  for (Slot const& each : before)
    if (each.number_and_one != 0) slot_of(each.key) = each;
}

}  // namespace tactus::arbitration::reconcile
