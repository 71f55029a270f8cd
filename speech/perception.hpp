// SPDX-License-Identifier: GPL-3.0-or-later
// One table of how each kind of announcement is perceived: how urgent it is, which sound goes with it,
// whether the repeat key says it again. A content without a row does not compile.
#pragma once

#include "core/table/announcement.hpp"

#include <cstdint>
#include <string_view>

namespace tactus::speech {

/// From the least to the most urgent.
enum class Urgency : std::uint8_t {
  progress,  // replaced by the newest
  status,    // an answer to a key; replaced by the newest, dropped when stale, cut by a move
  move,      // a move, or else what both must hear in order; never replaced, said again when it was cut
  urgent,    // cuts what is being said
};

/// A short sound (users.md section 6); never the only carrier of information. None is played yet.
enum class Earcon : std::uint8_t { none, move_accepted, error };

struct Perception {
  std::string_view name;
  Urgency urgency;
  Earcon earcon;
  bool is_repeatable;
};
Perception const& perception_of(table::Content const& content);

}  // namespace tactus::speech
