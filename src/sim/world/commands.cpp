// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/world/commands.hpp"

#include <charconv>
#include <sstream>

namespace tactus::sim {

Words split_words(std::string_view line) {
  std::istringstream text{std::string{line}};
  Words words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

std::optional<chess::Color> read_color(std::string const& word) {
  if (word == "white") return chess::Color::white;
  if (word == "black") return chess::Color::black;
  return std::nullopt;
}

std::optional<chess::Piece> read_piece(std::string const& word) {
  return word.size() == 1 ? chess::Piece::from_fen_letter(word.front()) : std::nullopt;
}

std::optional<unsigned> read_number(std::string const& word) {
  unsigned number = 0;
  auto const [end, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (fault != std::errc{} || end != word.data() + word.size() || number > 1'000'000) return std::nullopt;
  return number;
}

namespace {

using DeviceAnswer = std::optional<DeviceCommand>;

DeviceAnswer read_lift(Words const& words) {
  auto const square = chess::Square::parse(words[1]);
  if (!square) return std::nullopt;
  return LiftCommand{*square};
}

DeviceAnswer read_place(Words const& words) {
  auto const square = chess::Square::parse(words[1]);
  if (!square) return std::nullopt;
  if (words.size() == 2) return PlaceCommand{*square, std::nullopt};
  auto const piece = read_piece(words[2]);
  if (!piece) return std::nullopt;
  return PlaceCommand{*square, *piece};
}

DeviceAnswer read_slide(Words const& words) {
  auto const from = chess::Square::parse(words[1]);
  auto const to = chess::Square::parse(words[2]);
  if (!from || !to) return std::nullopt;
  return SlideCommand{*from, *to};
}

DeviceAnswer read_press(std::string const& side) {
  auto const by = read_color(side);
  if (!by) return std::nullopt;
  return PressCommand{*by};
}

DeviceAnswer read_amount(Words const& words) {
  auto const amount = read_number(words[1]);
  if (!amount) return std::nullopt;
  if (words[0] == "wait") return WaitCommand{std::chrono::milliseconds{*amount}};
  if (words[0] == "noise" && *amount > 1000) return std::nullopt;
  using enum FaultCommand::Kind;
  return DisturbCommand{words[0] == "noise" ? noise : words[0] == "lose" ? lose : garbage, *amount};
}

DeviceAnswer read_single(std::string const& verb) {
  if (verb == "say") return SayCommand{};
  if (verb == "unplug" || verb == "plug") return CableCommand{verb == "plug"};
  if (verb == "quit") return EndCommand{};
  return std::nullopt;
}

DeviceAnswer read_device_words(Words const& words) {
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
  if (auto command = read_device_words(split_words(line))) return *command;
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

namespace {

using Command = std::optional<TableCommand>;

std::optional<SimulatedPort> read_port(std::string const& word) {
  if (word == "clock") return SimulatedPort::clock;
  auto const color = read_color(word);
  if (!color) return std::nullopt;
  return *color == chess::Color::white ? SimulatedPort::white : SimulatedPort::black;
}

/// `lift white e2`, `place white e4`, `place black e5 p`. A tactile board does not know which piece it is.
Command read_hand(Words const& words) {
  bool const is_place = words[0] == "place";
  if (words.size() < 3 || words.size() > 4) return std::nullopt;
  auto const board = read_color(words[1]);
  auto const square = chess::Square::parse(words[2]);
  if (!board || !square) return std::nullopt;
  chess::Piece piece;
  if (is_place && *board == chess::Color::black) {
    auto const named = words.size() == 4 ? read_piece(words[3]) : std::nullopt;
    if (!named) return std::nullopt;
    piece = *named;
  }
  auto const what = is_place ? HandAction::What::place : HandAction::What::lift;
  return HandCommand{*board, {SimTime{0}, what, *square, piece}};
}

Command read_press(Words const& words) {
  auto const by = words.size() == 2 ? read_color(words[1]) : std::nullopt;
  if (!by) return std::nullopt;
  return PressCommand{*by};
}

Command read_plug(Words const& words) {
  auto const port = words.size() == 2 ? read_port(words[1]) : std::nullopt;
  if (!port) return std::nullopt;
  return PlugCommand{*port, words[0] == "plug"};
}

Command read_fault(Words const& words, FaultCommand::Kind kind) {
  if (words.size() != 3) return std::nullopt;
  auto const port = read_port(words[1]);
  auto const amount = read_number(words[2]);
  if (!port || !amount) return std::nullopt;
  return FaultCommand{kind, *port, *amount};
}

Command read_wait(Words const& words) {
  auto const millis = words.size() == 2 ? read_number(words[1]) : std::nullopt;
  if (!millis) return std::nullopt;
  return WaitCommand{std::chrono::milliseconds{*millis}};
}

Command read_words(Words const& words) {
  if (words.empty() || words[0].starts_with('#')) return NoCommand{};
  std::string const& verb = words[0];
  if (verb == "lift" || verb == "place") return read_hand(words);
  if (verb == "press") return read_press(words);
  if (verb == "plug" || verb == "unplug") return read_plug(words);
  if (verb == "garbage") return read_fault(words, FaultCommand::Kind::garbage);
  if (verb == "lose") return read_fault(words, FaultCommand::Kind::lose);
  if (verb == "noise") return read_fault(words, FaultCommand::Kind::noise);
  if (verb == "wait") return read_wait(words);
  if (verb == "say" && words.size() == 1) return SayCommand{};
  if (verb == "end" && words.size() == 1) return EndCommand{};
  return std::nullopt;
}

}  // namespace

tl::expected<TableCommand, std::string> read_table_command(std::string_view line) {
  if (auto command = read_words(split_words(line))) return *command;
  return tl::unexpected("not a command: \"" + std::string{line} + "\"; expected one of\n" +
                        std::string{table_command_help()});
}

std::string_view table_command_help() {
  return "lift white|black SQUARE\n"
         "place white SQUARE\n"
         "place black SQUARE PIECE    (FEN letter)\n"
         "press white|black\n"
         "say\n"
         "unplug white|black|clock\n"
         "plug white|black|clock\n"
         "garbage white|black|clock BYTES\n"
         "lose white|black|clock BYTES\n"
         "noise white|black|clock BYTES_IN_A_THOUSAND\n"
         "wait MILLISECONDS\n"
         "end\n";
}

}  // namespace tactus::sim
