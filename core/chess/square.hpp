// SPDX-License-Identifier: GPL-3.0-or-later
// A square of the board, named as in Appendix C.7 of the FIDE Laws (file a to h, rank 1 to 8).
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::chess {

enum class File : std::uint8_t { a, b, c, d, e, f, g, h };
enum class Rank : std::uint8_t { r1, r2, r3, r4, r5, r6, r7, r8 };

enum class SquareError : std::uint8_t { wrong_length, bad_file, bad_rank };

/// One of the 64 squares. Index a1 = 0, b1 = 1 ... h8 = 63.
class Square {
 public:
  constexpr Square() = default;
  constexpr Square(File file, Rank rank)
      : index_(static_cast<std::uint8_t>(static_cast<unsigned>(rank) * 8 + static_cast<unsigned>(file))) {}
  /// Precondition: index < 64.
  static constexpr Square from_index(unsigned index) {
    Square s;
    s.index_ = static_cast<std::uint8_t>(index);
    return s;
  }
  /// Exactly two characters, "a1" to "h8", lower case.
  static constexpr tl::expected<Square, SquareError> parse(std::string_view text) {
    if (text.size() != 2) return tl::unexpected(SquareError::wrong_length);
    if (text[0] < 'a' || text[0] > 'h') return tl::unexpected(SquareError::bad_file);
    if (text[1] < '1' || text[1] > '8') return tl::unexpected(SquareError::bad_rank);
    return Square{static_cast<File>(text[0] - 'a'), static_cast<Rank>(text[1] - '1')};
  }

  constexpr unsigned index() const { return index_; }
  constexpr File file() const { return static_cast<File>(index_ & 7U); }
  constexpr Rank rank() const { return static_cast<Rank>(index_ >> 3U); }
  std::string name() const { return {file_letter(), rank_digit()}; }
  constexpr char file_letter() const { return static_cast<char>('a' + (index_ & 7U)); }
  constexpr char rank_digit() const { return static_cast<char>('1' + (index_ >> 3U)); }

  constexpr auto operator<=>(Square const&) const =
      default;  // NOLINT(modernize-use-nullptr): not about pointers

 private:
  std::uint8_t index_ = 0;
};

// A set of squares as one 64-bit word, bit n = square with index n (a1 = 0).

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
