// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs that the arbiter's program lets work for it (openssl, mosquitto_passwd).
#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::hall_setup {

/// As a person would type it.
std::string typed(std::vector<std::string> const& words);
/// Runs it to its end, without its words. The error says what failed and what to do.
tl::expected<void, std::string> run_tool(std::vector<std::string> words);

}  // namespace tactus::hall_setup
