// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter law`: the book of the Laws. Shows a provision, searches, compares rule sets; one fact a
// line.
#pragma once

#include "src/arbiter/options.hpp"

#include <iosfwd>

namespace tactus::program {

/// 0: shown; 1: no provision has the words; 2: no such number.
int run_law(LawOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
