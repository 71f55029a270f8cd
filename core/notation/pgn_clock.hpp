// SPDX-License-Identifier: GPL-3.0-or-later
// Clock commands in the comments of PGN, such as [%clk 1:29:59.5]. Internal to core/notation.
#pragma once

#include "core/instant.hpp"

#include <optional>
#include <string_view>

namespace tactus::notation {

/// Values of %clk (the mover's time left) and %emt (the time he spent), h:mm:ss with up to three decimals;
/// nothing where one is not there or cannot be read. The first of each counts.
struct ClockCommands {
  std::optional<Millis> left;
  std::optional<Millis> spent;
};
ClockCommands clock_commands(std::string_view comment);

}  // namespace tactus::notation
