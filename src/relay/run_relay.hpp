// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/relay/options.hpp"

#include <iosfwd>

namespace tactus::relay {

/// Runs until SIGTERM or SIGINT, or with `ends_with_game` until the desk has the whole game. Exit status.
int run_relay(RelayOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::relay
