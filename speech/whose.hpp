// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/announcement.hpp"

#include <cstdint>

namespace tactus::speech {

/// Whose display or speech server it is; `both`: of whoever reaches for it.
enum class Whose : std::uint8_t { white, black, both };

/// What is for the table is for everybody, what is for one player only for him (11.5), what is for an
/// assistant for no player.
constexpr bool is_for(Whose whose, table::Audience to) {
  switch (to) {
    case table::Audience::table: return true;
    case table::Audience::white: return whose != Whose::black;
    case table::Audience::black: return whose != Whose::white;
    case table::Audience::white_assistant:
    case table::Audience::black_assistant: return false;
  }
  return false;
}

}  // namespace tactus::speech
