// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter reconcile`: boards that differ, settled with both scoresheets (D.2.9).
#pragma once

#include "src/arbiter/options.hpp"

#include <iosfwd>

namespace tactus::program {

/// Cases from standard input. Returns the exit status.
int run_reconcile(ReconcileOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
