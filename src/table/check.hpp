// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus check`: is the table ready for a round?
#pragma once

#include "src/table/options.hpp"

namespace tactus::program {

struct Program;

/// Done only when all is well.
ExitStatus run_check(CheckOptions const& options, Program const& program);

}  // namespace tactus::program
