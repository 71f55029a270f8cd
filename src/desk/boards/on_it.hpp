// SPDX-License-Identifier: GPL-3.0-or-later
// Which arbiters see to one board. What several desks say of it may come in any order: the same is known at
// the end. Pure; time is an argument.
#pragma once

#include "core/instant.hpp"

#include <map>
#include <optional>
#include <string>

namespace tactus::desk {

/// Who took a board and then was called elsewhere holds it no longer than this.
inline constexpr Millis on_it_lasts{600'000};

class OnIt {
 public:
  void take(std::string const& arbiter, Instant at);
  /// Nobody needs to any more: it was decided, or given up.
  void release(Instant at);
  /// "Aino, Bertil", by name; empty: nobody.
  std::string names(Instant now) const;
  /// When somebody's time is over.
  std::optional<Instant> next_change(Instant now) const;

 private:
  std::map<std::string, Instant> taken_;
  std::optional<Instant> released_;
};

}  // namespace tactus::desk
