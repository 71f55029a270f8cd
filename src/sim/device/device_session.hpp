// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim device`: one board or clock on a pseudo-terminal, with hands; commands come line by line. For
// trying Tactus with every protocol that it speaks.
#pragma once

#include "src/sim/device/device_options.hpp"

namespace tactus::sim {

/// Prints the name of the port first, then each thing that is done, one per line. 0 at `quit` or the end of
/// the input. A command that cannot be done is answered with a sentence on standard error and forgotten; 1
/// when the port cannot be made.
int run_device_session(DeviceOptions const& options);

}  // namespace tactus::sim
