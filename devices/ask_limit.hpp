// SPDX-License-Identifier: GPL-3.0-or-later
// "Ask for the full state, but at most twice a second": a wish that comes too early is kept and falls due
// later.
#pragma once

#include "core/instant.hpp"

#include <optional>

namespace tactus::devices {

class AskLimit {
 public:
  explicit AskLimit(Millis least) : least_(least) {}

  void wish() { is_wished_ = true; }
  /// True when it is to be asked now; then the wish is fulfilled.
  bool take(Instant now) {
    auto const due = next_deadline();
    if (!due || now < *due) return false;
    is_wished_ = false;
    last_ = now;
    return true;
  }
  std::optional<Instant> next_deadline() const {
    if (!is_wished_) return std::nullopt;
    return last_ ? *last_ + least_ : Instant::min();
  }

 private:
  Millis least_;
  bool is_wished_ = false;
  std::optional<Instant> last_;
};

}  // namespace tactus::devices
