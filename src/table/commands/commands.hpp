// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus devices`, `outputs` and `voices`: what is there to play with, before a game.
#pragma once

#include "src/table/options/options.hpp"

#include <iosfwd>

namespace tactus::program {

ExitStatus run_devices(ListPortsOptions const& options, Translate const& translate);
ExitStatus run_devices(ProbeOptions const& options, Translate const& translate);
ExitStatus run_devices(WatchPortOptions const& options, Translate const& translate);
ExitStatus run_devices(RecordPortOptions const& options, Translate const& translate);
ExitStatus run_devices(ReplayOptions const& options, Translate const& translate);

ExitStatus run_outputs(OutputsOptions const& options, std::ostream& out, std::ostream& errors);

ExitStatus run_voices(VoicesOptions const& options, std::istream& in, std::ostream& out,
                      std::ostream& errors);

}  // namespace tactus::program
