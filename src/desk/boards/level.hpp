// SPDX-License-Identifier: GPL-3.0-or-later
// How soon a reason needs the arbiter, and its name in a few words. Pure.
#pragma once

#include "core/message/message.hpp"
#include "core/table/table_state.hpp"

#include <cstdint>
#include <string_view>

namespace tactus::desk {

enum class Reason : std::uint8_t;

/// The most urgent first.
enum class Level : std::uint8_t {
  now,    // said at once; he goes there
  soon,   // on his next way past the board
  noted,  // to be read; never said, not counted
};
/// "now": for machines and styles, never for people.
std::string_view name_of(Level level);

/// By the reason and the state of its game: nothing is NOW where no clock runs, and all of a result that both
/// have confirmed is NOTED.
Level level_of(Reason reason, table::TableState const& state);

/// "boards differ": for the name of a link, behind the number of the board.
Message short_words(Reason reason);

}  // namespace tactus::desk
