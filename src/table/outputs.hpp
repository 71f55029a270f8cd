// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus outputs`: where sound can go on this machine.
#pragma once

#include "src/table/options.hpp"

#include <iosfwd>

namespace tactus::program {

/// The number of sound devices, then their names, one a line, the default one first.
ExitStatus run_outputs(OutputsOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
