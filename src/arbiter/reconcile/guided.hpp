// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter reconcile --guided`: one question a line until both sheets and boards are entered, then the
// decision sheet; lines are only added.
#pragma once

#include "src/arbiter/options/reconcile_options.hpp"

#include <iosfwd>

namespace tactus::program {

/// Until `quit` or the end of the input. 0, or 2 when the file to save in cannot be used.
int run_reconcile_guided(ReconcileGuidedOptions const& options, std::istream& in, std::ostream& out,
                         std::ostream& errors);

}  // namespace tactus::program
