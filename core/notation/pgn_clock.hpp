// SPDX-License-Identifier: GPL-3.0-or-later
// Clock commands in the comments of PGN, such as [%clk 1:29:59.5]. Internal to core/notation.
#pragma once

#include "core/instant.hpp"

#include <optional>
#include <string_view>

namespace tactus::notation {

/// The value of the command ("clk", "emt"), h:mm:ss with up to three decimals; nothing when it is not there or
/// cannot be read.
std::optional<Millis> clock_command(std::string_view comment, std::string_view name);

}  // namespace tactus::notation
