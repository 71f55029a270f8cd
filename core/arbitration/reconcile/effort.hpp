// SPDX-License-Identifier: GPL-3.0-or-later
// How long to look, in work and in time, so that an arbiter beside the board never waits for a search.
#pragma once

#include <cstddef>
#include <functional>

namespace tactus::arbitration::reconcile {

/// The answer depends on the case and `positions` alone, unless time runs out first.
struct Effort {
  std::size_t positions = 25'000;              // to be read, in each search
  std::function<bool()> is_time_up = nullptr;  // asked about every hundred positions; nothing: never
};

/// Counts down one search.
class Allowance {
 public:
  explicit Allowance(Effort const& effort) : effort_(effort) {}
  /// False: no further position may be read.
  bool take() {
    if (is_spent_) return false;
    is_spent_ =
        taken_ == effort_.positions || (taken_ % 100 == 0 && effort_.is_time_up && effort_.is_time_up());
    ++taken_;
    return !is_spent_;
  }
  bool is_spent() const { return is_spent_; }

 private:
  Effort const& effort_;
  std::size_t taken_ = 0;
  bool is_spent_ = false;
};

}  // namespace tactus::arbitration::reconcile
