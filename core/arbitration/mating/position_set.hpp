// SPDX-License-Identifier: GPL-3.0-or-later
// The positions that a search has met, each once, with the move that led to it. Identity is the whole
// position.
#pragma once

#include "core/legal/compact_position.hpp"

#include <optional>
#include <vector>

namespace tactus::arbitration {

class PositionSet {
 public:
  using Index = std::uint32_t;
  static constexpr Index none = 0xFFFFFFFF;
  struct Node {
    chess::CompactPosition position;
    Index parent = none;
    chess::Move move;         // from the parent
    std::uint16_t plies = 0;  // from the start, at least modulo 65536
  };

  PositionSet();
  /// Nothing where the position is already known.
  std::optional<Index> insert(Node const& node);
  bool contains(chess::CompactPosition const& position) const;
  /// Soon to be asked for: a search that names all positions first does not wait for memory at each.
  void announce(chess::CompactPosition const& position) const;
  Node const& operator[](Index i) const { return blocks_[i / block][i % block]; }
  std::size_t size() const { return size_; }
  /// The moves from the first position to this one.
  std::vector<chess::Move> line_to(Index i) const;

 private:
  /// Half of a position's hash is kept beside its index: most other positions are told apart without a look
  /// at them, and growing needs none.
  struct Slot {
    Index index = none;
    std::uint32_t tag = 0;
  };
  std::size_t slot_of(chess::CompactPosition const& position, std::uint32_t tag) const;
  void grow();

  static constexpr std::size_t block = 4096;
  std::vector<std::vector<Node>> blocks_;  // never moved: growing needs no second copy
  std::size_t size_ = 0;
  std::vector<Slot> slots_;  // open addressing; at most two thirds full; a power of two, at most 2^32
};

/// Of the first bucket that holds any, what came into it last; all below `lowest` are empty. Nothing: all
/// are.
template <class Buckets>
std::optional<PositionSet::Index> take_lowest(Buckets& buckets, std::size_t& lowest) {
  for (; lowest < buckets.size(); ++lowest)
    if (!buckets[lowest].empty()) {
      auto const last = buckets[lowest].back();
      buckets[lowest].pop_back();
      return last;
    }
  return std::nullopt;
}

}  // namespace tactus::arbitration
