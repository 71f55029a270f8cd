// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus check`: is the table ready for a round?
#pragma once

#include "src/equipment/round_check.hpp"
#include "src/table/options/options.hpp"
#include "src/table/ports/table_port.hpp"
#include "src/table/session/inbox.hpp"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tactus::program {

struct Program;

/// Done only when all is well.
ExitStatus run_check(CheckOptions const& options, Program const& program);

// What the boards and the clock of a table show before a game.

struct TableLook {
  equipment::BoardState white = equipment::MovesAreTyped{};
  equipment::BoardState black = equipment::MovesAreTyped{};
  equipment::ClockState clock = equipment::NoClock{};
  std::vector<Message> troubles;  // why a device cannot be used
};

/// Waits until every device has shown itself or cannot be used, six seconds at most.
TableLook look_at_table(std::span<std::unique_ptr<TablePort> const> ports, Inbox& inbox,
                        EventClock const& clock, chess::Placement const& start);

}  // namespace tactus::program
