// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/ichessone/driver.hpp"

#include "devices/drivers/fields.hpp"

#include <string_view>

namespace tactus::devices {

namespace {

using Span = std::span<std::uint8_t const>;

constexpr std::uint8_t mark = 0x3D;  // '='
constexpr std::uint8_t position_letter = 0x70;
constexpr std::uint8_t battery_letter = 0x62;
constexpr std::size_t header = 2;
constexpr std::size_t position_length = header + 32;
constexpr std::size_t battery_length = header + 2;
constexpr std::string_view letters = ".PNBRQKpnbrqk";

/// Two squares a byte, the upper half first: a8, b8 ... h1.
BoardLetters squares_of(Span message) {
  BoardLetters squares;
  for (unsigned field = 0; field < 64; ++field)
    squares.letters[field] = letters[message[header + field / 2] >> (field % 2 == 0 ? 4U : 0U) & 0x0FU];
  return squares;
}

/// Only the last byte is new: those before it have been judged.
Fit judge_position(Span bytes) {
  auto const last = bytes.back();
  if ((last & 0x0FU) >= letters.size() || last >> 4U >= letters.size()) return Fit::none;
  if (bytes.size() < position_length) return Fit::beginning;
  return are_plausible(squares_of(bytes)) ? Fit::whole : Fit::none;
}

Fit judge_battery(Span bytes) {
  if (bytes.size() < battery_length) return bytes.back() <= 1 ? Fit::beginning : Fit::none;
  return bytes.back() <= 100 ? Fit::whole : Fit::none;
}

Fit judge(Span bytes) {
  if (bytes.front() != mark) return Fit::none;
  if (bytes.size() == 1) return Fit::beginning;
  bool const is_position = bytes[1] == position_letter;
  if (!is_position && bytes[1] != battery_letter) return Fit::none;
  if (bytes.size() == header) return Fit::beginning;
  return is_position ? judge_position(bytes) : judge_battery(bytes);
}

LettersFrame frame_of(PrefixFramer::Bytes const& message) {
  if (message.size() == battery_length) return Battery{message[3], message[2] == 1};
  return squares_of(message);
}

std::vector<std::uint8_t> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

}  // namespace

IChessOneFramer::IChessOneFramer(Millis gap) : MessageFramer(judge, frame_of, gap) {}

IChessOneLine::IChessOneLine(LineTiming const& timing)
    : AskedLine(timing, IChessOneFramer{timing.gap}, IChessOneDecoder{},
                {ichessone_ask_position, ichessone_light, command_spacing}) {}

LineStep IChessOneLine::begin(LettersFrame const& proof, Instant now) {
  return begin_by(proof, {ichessone_report_changes(), ichessone_ask_position(), ichessone_ask_battery()},
                  now);
}

std::vector<std::uint8_t> ichessone_ask_position() { return bytes_of("RP"); }
std::vector<std::uint8_t> ichessone_ask_battery() { return bytes_of("RB"); }
std::vector<std::uint8_t> ichessone_report_changes() { return bytes_of("CPIRQ"); }

/// Two bytes of brightness and colour, the row above the board, rank 8 and the others, the row below, and
/// that it holds until the next command. The highest bit is file h.
std::vector<std::uint8_t> ichessone_light(LightsOn const& lights) {
  constexpr std::size_t ranks = 5;
  std::vector<std::uint8_t> bytes{'E', 'L', 0x80, 0x0F, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x01, 0xFF};
  if (lights.squares.empty()) bytes[2] = 0;
  for (auto const square : lights.squares) {
    unsigned const field = field_of_square(square);
    auto& rank = bytes[ranks + field / 8];
    rank = static_cast<std::uint8_t>(rank | 1U << field % 8);
  }
  return bytes;
}

namespace {

struct IChessOne {
  using Framer = IChessOneFramer;
  using Message = LettersFrame;
  static bool is_proof(LettersFrame const& frame) { return std::holds_alternative<BoardLetters>(frame); }
  static ProtocolFacts const& facts(LettersFrame const&) { return facts_of(Protocol::ichessone); }
  static std::unique_ptr<IChessOneLine> start(LettersFrame const&, DriverContext const& context) {
    return std::make_unique<IChessOneLine>(context.timing);
  }
};

}  // namespace

/// Only where it was told: the letters of its question write the memory of a DGT board.
constinit DriverRow const ichessone_driver{
    {&facts_of(Protocol::ichessone), 1}, listener_of<IChessOne>, ichessone_ask_position};

}  // namespace tactus::devices
