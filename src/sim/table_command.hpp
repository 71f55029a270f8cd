// SPDX-License-Identifier: GPL-3.0-or-later
// What a person (or a file) can tell `tactus-sim table` to do with its boards, its clock and their cables,
// one command per line. Pure.
#pragma once

#include "src/sim/hand.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include <tl/expected.hpp>

namespace tactus::sim {

enum class SimulatedPort : std::uint8_t { white, black, clock };

struct HandCommand {
  chess::Color board;
  HandAction action;
};
struct PressCommand {
  chess::Color by;
};
struct SayCommand {};
struct PlugCommand {
  SimulatedPort port;
  bool is_plugged;
};
/// Foreign bytes, lost bytes, or so many bytes in a thousand with a flipped bit.
struct FaultCommand {
  enum class Kind : std::uint8_t { garbage, lose, noise } kind;
  SimulatedPort port;
  unsigned amount;
};
struct WaitCommand {
  SimTime duration;
};
struct EndCommand {};
struct NoCommand {};  // an empty line or a comment (#)

using TableCommand = std::variant<HandCommand, PressCommand, SayCommand, PlugCommand, FaultCommand,
                                  WaitCommand, EndCommand, NoCommand>;

/// The error is one sentence: what was expected.
tl::expected<TableCommand, std::string> read_table_command(std::string_view line);

/// All commands, one per line.
std::string_view table_command_help();

}  // namespace tactus::sim
