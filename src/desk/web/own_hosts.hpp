// SPDX-License-Identifier: GPL-3.0-or-later
// Under which addresses a page can be asked for that listens on one address, or on all of this machine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tactus::desk {

/// As the Host header has them, IPv6 in brackets: the address itself; of 0.0.0.0 and :: each address that a
/// device of this machine has now, those of this machine alone last.
std::vector<std::string> own_hosts(std::string const& bound);
/// A page may listen on :: for both versions of IP.
bool has_version_6();
/// 0.0.0.0 or ::.
bool is_any_address(std::string const& bound);
/// This machine's name, and as others find it by mDNS ("laptop.local").
std::vector<std::string> own_names();
/// By which another machine may reach this one: neither of this machine alone nor of one cable (169.254).
bool is_for_others(std::string_view host);

}  // namespace tactus::desk
