// SPDX-License-Identifier: GPL-3.0-or-later
// Which ports the command line names, and what is wrong with that choice before anything is opened.
#pragma once

#include "src/table/options.hpp"
#include "src/table/table_port.hpp"

#include <memory>
#include <string>
#include <vector>

namespace tactus::program {

/// Empty, or what is wrong with the named ports and what was expected.
std::string port_fault(PlayOptions const& options);

/// Makes the folder of the recordings. Empty, or what was expected of it.
std::string ready_for_captures(PlayOptions const& options);

bool has_simulated_port(PlayOptions const& options);

/// One place per named port; a clock at the port of a board shares it.
std::vector<PortPlace> port_places(PlayOptions const& options);

/// All of them, each read from now on. `inbox` and `clock` must outlive them.
std::vector<std::unique_ptr<TablePort>> open_ports(PlayOptions const& options, Inbox& inbox,
                                                   EventClock const& clock);

}  // namespace tactus::program
