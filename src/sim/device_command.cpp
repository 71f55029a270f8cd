// SPDX-License-Identifier: GPL-3.0-or-later
// See device_command.hpp.
#include "src/sim/device_command.hpp"

#include "src/sim/command_words.hpp"

namespace tactus::sim {

namespace {

using Command = std::optional<DeviceCommand>;

Command read_lift(Words const& words) {
  auto const square = chess::Square::parse(words[1]);
  if (!square) return std::nullopt;
  return LiftCommand{*square};
}

Command read_place(Words const& words) {
  auto const square = chess::Square::parse(words[1]);
  if (!square) return std::nullopt;
  if (words.size() == 2) return PlaceCommand{*square, std::nullopt};
  auto const piece = read_piece(words[2]);
  if (!piece) return std::nullopt;
  return PlaceCommand{*square, *piece};
}

Command read_slide(Words const& words) {
  auto const from = chess::Square::parse(words[1]);
  auto const to = chess::Square::parse(words[2]);
  if (!from || !to) return std::nullopt;
  return SlideCommand{*from, *to};
}

Command read_press(std::string const& side) {
  auto const by = read_color(side);
  if (!by) return std::nullopt;
  return PressCommand{*by};
}

Command read_amount(Words const& words) {
  auto const amount = read_number(words[1]);
  if (!amount) return std::nullopt;
  if (words[0] == "wait") return WaitCommand{std::chrono::milliseconds{*amount}};
  if (words[0] == "noise" && *amount > 1000) return std::nullopt;
  using enum FaultCommand::Kind;
  return DisturbCommand{words[0] == "noise" ? noise : words[0] == "lose" ? lose : garbage, *amount};
}

Command read_single(std::string const& verb) {
  if (verb == "say") return SayCommand{};
  if (verb == "unplug" || verb == "plug") return CableCommand{verb == "plug"};
  if (verb == "quit") return EndCommand{};
  return std::nullopt;
}

Command read_words(Words const& words) {
  if (words.empty() || words[0].starts_with('#')) return NoCommand{};
  std::string const& verb = words[0];
  std::size_t const count = words.size();
  if (count == 1) return read_single(verb);
  if (verb == "place" && count <= 3) return read_place(words);
  if (verb == "slide" && count == 3) return read_slide(words);
  if (count != 2) return std::nullopt;
  if (verb == "lift") return read_lift(words);
  if (verb == "play") return PlayCommand{words[1]};
  if (verb == "press") return read_press(words[1]);
  if (verb == "noise" || verb == "lose" || verb == "garbage" || verb == "wait") return read_amount(words);
  return std::nullopt;
}

}  // namespace

tl::expected<DeviceCommand, std::string> read_device_command(std::string_view line) {
  if (auto command = read_words(split_words(line))) return *command;
  return tl::unexpected("not a command: \"" + std::string{line} + "\"; expected one of\n" +
                        std::string{device_command_help()});
}

std::string_view device_command_help() {
  return "lift SQUARE\n"
         "place SQUARE [PIECE]    (FEN letter; else the piece lifted last)\n"
         "slide SQUARE SQUARE\n"
         "play MOVE\n"
         "press white|black\n"
         "say\n"
         "unplug\n"
         "plug\n"
         "garbage BYTES\n"
         "lose BYTES\n"
         "noise BYTES_IN_A_THOUSAND\n"
         "wait MILLISECONDS\n"
         "quit\n";
}

}  // namespace tactus::sim
