// SPDX-License-Identifier: GPL-3.0-or-later
// What a person (or a file) can tell `tactus-sim table` to do with its boards, its clock and their cables,
// one command per line. Pure.
#pragma once

#include "core/chess/piece.hpp"
#include "src/sim/world/hand.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::sim {

using Words = std::vector<std::string>;

Words split_words(std::string_view line);
/// "white" or "black".
std::optional<chess::Color> read_color(std::string const& word);
/// One letter as in FEN.
std::optional<chess::Piece> read_piece(std::string const& word);
/// 0 to 1,000,000.
std::optional<unsigned> read_number(std::string const& word);

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

// What a person can tell `tactus-sim device` to do with its board or clock and their cable, one command per
// line. Pure.

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
