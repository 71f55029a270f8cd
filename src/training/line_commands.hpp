// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that only `tactus-training` has: lines of standard input in, lines of standard output out.
#pragma once

#include "src/table/options/options.hpp"

#include <vector>

namespace tactus::training {

/// `announce` and `recognise`.
std::vector<program::OwnCommand> add_line_commands(CLI::App& app);

}  // namespace tactus::training
