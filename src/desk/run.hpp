// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter desk`: prints the address of the page and serves it until SIGTERM or SIGINT.
#pragma once

#include "src/desk/desk_options.hpp"

#include <iosfwd>

namespace tactus::desk {

/// 0 when it was stopped; 1 when the page or the file of decisions cannot be had. Call it before other
/// threads begin.
int run_desk(DeskOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::desk
