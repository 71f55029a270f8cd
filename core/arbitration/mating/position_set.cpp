// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/position_set.hpp"

#include <algorithm>
#include <utility>

namespace tactus::arbitration {
namespace {
constexpr std::size_t first_slots = 1024;
constexpr std::size_t first_block = 64;  // most searches end soon

std::uint32_t tag_of(chess::CompactPosition const& position) {
  return static_cast<std::uint32_t>(position.hash());
}

}  // namespace

PositionSet::PositionSet() : slots_(first_slots) {}

std::size_t PositionSet::slot_of(chess::CompactPosition const& position, std::uint32_t tag) const {
  std::size_t const mask = slots_.size() - 1;
  std::size_t slot = tag & mask;
  for (; slots_[slot].index != none; slot = (slot + 1) & mask)
    if (slots_[slot].tag == tag && (*this)[slots_[slot].index].position == position) break;
  return slot;
}

std::optional<PositionSet::Index> PositionSet::insert(Node const& node) {
  std::uint32_t const tag = tag_of(node.position);
  Slot& slot = slots_[slot_of(node.position, tag)];
  if (slot.index != none) return std::nullopt;
  auto const index = static_cast<Index>(size_);
  slot = {index, tag};
  if (size_ % block == 0) blocks_.emplace_back().reserve(std::min(block, std::max(size_, first_block)));
  blocks_.back().push_back(node);
  ++size_;
  if (size_ * 3 > slots_.size() * 2) grow();
  return index;
}

bool PositionSet::contains(chess::CompactPosition const& position) const {
  return slots_[slot_of(position, tag_of(position))].index != none;
}

void PositionSet::announce(chess::CompactPosition const& position) const {
  __builtin_prefetch(&slots_[tag_of(position) & (slots_.size() - 1)]);
}

void PositionSet::grow() {
  std::vector<Slot> const old = std::move(slots_);
  slots_.assign(old.size() * 2, Slot{});
  std::size_t const mask = slots_.size() - 1;
  for (Slot const& each : old) {
    if (each.index == none) continue;
    std::size_t slot = each.tag & mask;
    while (slots_[slot].index != none) slot = (slot + 1) & mask;
    slots_[slot] = each;
  }
}

std::vector<chess::Move> PositionSet::line_to(Index i) const {
  std::vector<chess::Move> moves;
  for (; (*this)[i].parent != none; i = (*this)[i].parent) moves.push_back((*this)[i].move);
  std::reverse(moves.begin(), moves.end());
  return moves;
}

}  // namespace tactus::arbitration
