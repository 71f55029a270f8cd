// SPDX-License-Identifier: GPL-3.0-or-later
// Under which addresses a page can be asked for that listens on one address, or on all of this machine.
#pragma once

#include <string>
#include <vector>

namespace tactus::desk {

/// As the Host header has them, IPv6 in brackets: the address itself; of 0.0.0.0 and :: each address that a
/// device of this machine has now, those of this machine alone last.
std::vector<std::string> own_hosts(std::string const& bound);

}  // namespace tactus::desk
