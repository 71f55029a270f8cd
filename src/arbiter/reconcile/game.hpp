// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter reconcile GAME`: the boards and clocks of a game file, both scoresheets from text files,
// and the decision sheet that comes of them (D.2.9).
#pragma once

#include "src/arbiter/options/reconcile_options.hpp"

#include <iosfwd>

namespace tactus::program {

/// The game file is only read. 0; 1 when it cannot be read; 2 when a sheet, a board or a decision cannot be
/// used.
int run_reconcile_game(ReconcileGameOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
