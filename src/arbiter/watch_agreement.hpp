// SPDX-License-Identifier: GPL-3.0-or-later
// What the watch shows before the first move: which program plays, and all that was agreed.
#pragma once

#include "core/table/event.hpp"

#include <string>
#include <vector>

namespace tactus::program::watch {

/// The program as it describes itself; or the calls that the kernel refused it.
std::vector<std::string> lines_of(table::ProgramStarted const& program);
std::vector<std::string> lines_of(table::TableSetup const& setup);

}  // namespace tactus::program::watch
