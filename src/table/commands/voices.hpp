// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus voices`: hear each voice, choose one, save it.
#pragma once

#include "src/table/options/options.hpp"

#include <iosfwd>

namespace tactus::program {

/// The number of sound devices, then their names, one a line, the default one first.
ExitStatus run_outputs(OutputsOptions const& options, std::ostream& out, std::ostream& errors);

/// One voice a line. When trying, each is heard and a line of `in` is waited for.
ExitStatus run_voices(VoicesOptions const& options, std::istream& in, std::ostream& out,
                      std::ostream& errors);

}  // namespace tactus::program
