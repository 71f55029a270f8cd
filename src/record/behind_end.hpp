// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind the end of a game and would change its record: no program writes it, and no reader takes
// it for the record.
#pragma once

#include "core/message/message.hpp"
#include "core/table/event.hpp"

#include <vector>

namespace tactus::record {

/// "left out, behind the end: move.completed, Bxc6". None: it would change nothing. `setup`: of the game.
std::vector<Message> words_behind_end(table::TableEvent const& event, table::TableSetup const& setup);

}  // namespace tactus::record
