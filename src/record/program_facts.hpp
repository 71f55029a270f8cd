// SPDX-License-Identifier: GPL-3.0-or-later
// What a program at a table tells of itself, for the arbiter: in the same words by `attest` before a game and
// on the watch.
#pragma once

#include "core/table/event.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// One fact a line, in English, of the first event: the seal, files that are not the system's, other programs
/// of Tactus, what was kept of the environment, what is open.
std::vector<std::string> surroundings_of(table::ProgramStarted const& program);

}  // namespace tactus::program
