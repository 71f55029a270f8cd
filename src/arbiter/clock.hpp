// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter clock`: reads the clock of a board, or sets it, which only an arbiter may (6.11, 12.9.2 of
// the FIDE Laws of 2023).
#pragma once

#include "src/arbiter/options.hpp"

#include <iosfwd>

namespace tactus::program {

/// 0 when the clock shows what it shall; 1 with a fault told; 2 for times that no clock can show.
int run_clock(ClockOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
