// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus devices` on standard output and the loudspeaker.
#pragma once

#include "src/table/options/options.hpp"

namespace tactus::program {

ExitStatus run_devices(ListPortsOptions const& options);
ExitStatus run_devices(ProbeOptions const& options);
ExitStatus run_devices(WatchPortOptions const& options);
ExitStatus run_devices(RecordPortOptions const& options);
ExitStatus run_devices(ReplayOptions const& options);

}  // namespace tactus::program
