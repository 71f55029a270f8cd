// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter rule`: what the Laws say about a situation (design section 6).
#pragma once

#include "src/arbiter/options.hpp"

#include <iosfwd>

namespace tactus::program {

/// Reads standard input.
int run_rule(RuleOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
