// SPDX-License-Identifier: GPL-3.0-or-later
// A set of squares as one 64-bit word, bit n = square with index n (a1 = 0).
#pragma once

#include "core/chess/square.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace tactus::chess {

class SquareSet {
 public:
  constexpr SquareSet() = default;
  explicit constexpr SquareSet(std::uint64_t bits) : bits_(bits) {}
  constexpr SquareSet(Square s) : bits_(std::uint64_t{1} << s.index()) {}  // NOLINT: a square is a set of one

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Square s) const { return (bits_ >> s.index() & 1U) != 0; }
  constexpr bool has_several() const { return (bits_ & (bits_ - 1)) != 0; }
  /// The square with the lowest index. Precondition: not empty.
  constexpr Square first() const {
    return Square::from_index(static_cast<unsigned>(std::countr_zero(bits_)));
  }
  constexpr void insert(Square s) { bits_ |= std::uint64_t{1} << s.index(); }
  constexpr void erase(Square s) { bits_ &= ~(std::uint64_t{1} << s.index()); }

  constexpr SquareSet operator|(SquareSet o) const { return SquareSet{bits_ | o.bits_}; }
  constexpr SquareSet operator&(SquareSet o) const { return SquareSet{bits_ & o.bits_}; }
  constexpr SquareSet operator^(SquareSet o) const { return SquareSet{bits_ ^ o.bits_}; }
  constexpr SquareSet operator-(SquareSet o) const { return SquareSet{bits_ & ~o.bits_}; }
  constexpr SquareSet operator~() const { return SquareSet{~bits_}; }
  constexpr SquareSet& operator|=(SquareSet o) {
    bits_ |= o.bits_;
    return *this;
  }
  constexpr SquareSet& operator&=(SquareSet o) {
    bits_ &= o.bits_;
    return *this;
  }
  constexpr SquareSet& operator^=(SquareSet o) {
    bits_ ^= o.bits_;
    return *this;
  }
  constexpr bool operator==(SquareSet const&) const = default;

  /// Visits the squares from a1 to h8.
  class Iterator {
   public:
    using value_type = Square;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Square operator*() const {
      return Square::from_index(static_cast<unsigned>(std::countr_zero(rest_)));
    }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      auto old = *this;
      ++*this;
      return old;
    }
    constexpr bool operator==(Iterator const&) const = default;

   private:
    std::uint64_t rest_ = 0;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{0}; }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace tactus::chess
