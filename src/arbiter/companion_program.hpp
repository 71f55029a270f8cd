// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that speak to a network are programs of their own beside this one, so that rulings, reconciliation
// and the watch load none: `tactus-arbiter hall` becomes tactus-hall, `tactus-arbiter desk`
// becomes tactus-desk.
#pragma once

#include <iosfwd>

namespace tactus::program {

/// The first word of the command line is the name of such a command.
bool is_for_companion(int argc, char const* const* argv);

/// This process becomes that program. Returns only where it is not there: the status to end with.
int become_companion(char** argv, std::ostream& errors);

}  // namespace tactus::program
