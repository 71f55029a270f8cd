// SPDX-License-Identifier: GPL-3.0-or-later
// What a person can tell `tactus-sim device` to do with its board or clock and their cable, one command per
// line. Pure.
#pragma once

#include "src/sim/table_command.hpp"

namespace tactus::sim {

struct LiftCommand {
  chess::Square square;
};
/// Without a piece: the one that was lifted last.
struct PlaceCommand {
  chess::Square square;
  std::optional<chess::Piece> piece;
};
struct SlideCommand {
  chess::Square from, to;
};
struct CableCommand {
  bool is_plugged;
};
struct DisturbCommand {
  FaultCommand::Kind kind;
  unsigned amount;
};
/// Hands make a legal move.
struct PlayCommand {
  std::string move;  // as a person writes it
};

using DeviceCommand =
    std::variant<LiftCommand, PlaceCommand, SlideCommand, PlayCommand, PressCommand, SayCommand, CableCommand,
                 DisturbCommand, WaitCommand, EndCommand, NoCommand>;

/// The error is one sentence and the list of commands.
tl::expected<DeviceCommand, std::string> read_device_command(std::string_view line);

/// All commands, one per line.
std::string_view device_command_help();

}  // namespace tactus::sim
