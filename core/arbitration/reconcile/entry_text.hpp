// SPDX-License-Identifier: GPL-3.0-or-later
// One entry of a scoresheet as it was written, reduced to the signs that tell one move from another
// (Appendix C.2 to C.13), and how far it is from a way to write a move.
#pragma once

#include <cstdint>
#include <string_view>

namespace tactus::arbitration::reconcile {

/// Up to eight signs in one word, so that two texts are compared at once.
class Signs {
 public:
  static constexpr unsigned capacity = 8;

  constexpr Signs() = default;
  /// Precondition: at most eight characters.
  constexpr explicit Signs(std::string_view text) {
    for (char const c : text) push(c);
  }
  /// Precondition: fewer than eight signs so far.
  constexpr void push(char c) { word_ |= std::uint64_t{static_cast<unsigned char>(c)} << (8U * size_++); }
  constexpr unsigned size() const { return size_; }
  constexpr char operator[](unsigned i) const { return static_cast<char>(word_ >> (8U * i) & 0xFFU); }
  constexpr bool operator==(Signs const&) const = default;

 private:
  std::uint64_t word_ = 0;
  unsigned size_ = 0;
};

/// What is written in one cell. "?" inside it is one illegible sign, which may be any.
class EntryText {
 public:
  constexpr EntryText() = default;
  /// Marks that tell nothing about the move are dropped: + # ! x : - = ( ), blanks and "e.p."; O is read as
  /// 0.
  static EntryText of(std::string_view cell);

  /// Nothing legible: an empty cell or one of question marks.
  bool is_silent() const { return !has_legible_sign_; }
  /// The first eight; whether that is all of them, equals() and is_one_slip_from() know.
  Signs signs() const { return signs_; }
  bool equals(Signs form) const;
  /// One sign is wrong, missing or too many, or two neighbours are swapped.
  bool is_one_slip_from(Signs form) const;

 private:
  bool fits_at(unsigned i, char sign) const { return signs_[i] == '?' || signs_[i] == sign; }
  bool has_one_wrong_or_swapped(Signs form) const;
  bool has_one_too_many(Signs form) const;
  bool lacks_one_of(Signs form) const;

  Signs signs_;
  bool has_legible_sign_ = false;
  bool is_too_long_ = false;  // for any move, slips included
  bool has_illegible_sign_ = false;
};

}  // namespace tactus::arbitration::reconcile
