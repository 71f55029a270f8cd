// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter export`: games of tables as PGN that is judged by the Laws, and their whole records.
#pragma once

#include "src/arbiter/options.hpp"

#include <iosfwd>

namespace tactus::program {

/// A running game is exported as far as it went. Of a damaged one the readable beginning is, and the status
/// is 1; so it is where a game cannot be read, and the others are exported.
int run_export(ExportOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
