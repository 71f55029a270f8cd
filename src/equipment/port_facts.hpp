// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to say of ports: of all that the machine has, and of the device that answers at one. Pure.
#pragma once

#include "devices/port_list.hpp"
#include "src/equipment/fact.hpp"
#include "src/equipment/port_finding.hpp"

namespace tactus::equipment {

/// How many first, then a fact or two for each.
Facts facts_of(std::vector<devices::PortDescription> const& ports);

/// The name of the port first, then what answers there. A fault when nothing does.
Facts facts_of(PortFinding const& finding);

/// Why a port cannot be opened, and what to do about it.
Fact fact_of(devices::OpenError const& error, std::string const& port);

}  // namespace tactus::equipment
