// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line of `tactus-bridge` asks for, as a value.
#pragma once

#include "src/command_line/command_line.hpp"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <variant>

namespace tactus::bridge {

struct BridgeOptions {
  bool lists = false;                  // which boards there are, and ends
  std::string port;                    // else the link to make
  std::optional<std::string> board{};  // a serial number; nothing: the only one
  std::uint16_t live_chess = 0;        // TCP port on this machine
  std::optional<Language> language{};  // else that of the environment
};

std::variant<BridgeOptions, command_line::Stop> read_command_line(int argc, char const* const* argv);

/// Runs until SIGTERM or SIGINT, or until the boards are listed.
command_line::ExitStatus run_bridge(BridgeOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::bridge
