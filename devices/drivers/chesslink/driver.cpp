// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/chesslink/driver.hpp"

#include "devices/drivers/ascii.hpp"
#include "devices/drivers/chesslink/framer.hpp"
#include "devices/drivers/fields.hpp"
#include "devices/drivers/full_state.hpp"

#include <array>
#include <utility>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

using Events = std::vector<DeviceEvent>;

unsigned number(std::string_view digits) {
  unsigned value = 0;
  for (char const c : digits) value = value * 16 + hex_value(c).value_or(0);
  return value;
}

std::string_view model(unsigned major) {
  switch (major) {
    case 0: return "Exclusive";
    case 1: return "Performance";
    case 2: return "e-ONE";
    default: return "";
  }
}

Identified version(std::string_view digits) {
  unsigned const major = number(digits.substr(0, 2));
  return {"chesslink", fmt::format("{}.{}", major, number(digits.substr(2, 2))), std::string{model(major)}};
}

}  // namespace

Events ChessLinkDecoder::decode(ChessLinkLexeme const& lexeme) {
  if (auto const* dropped = std::get_if<Dropped>(&lexeme)) return {StateDoubtful{describe(*dropped)}};
  auto const& frame = std::get<ChessLinkFrame>(lexeme);
  Events events;
  if (!frame.has_parity && !std::exchange(is_parity_noted_, true))
    events.emplace_back(Note{"the board sends no odd parity; its checksums count"});
  for (auto& event : decode_frame(frame)) events.push_back(std::move(event));
  return events;
}

// Letters and lengths are those that the framer lets through.
Events ChessLinkDecoder::decode_frame(ChessLinkFrame const& frame) {
  std::string_view const values = std::string_view{frame.text}.substr(1);
  switch (frame.text.front()) {
    case 's': return status(values);
    case 'v': return {version(values)};
    case 'w':
    case 'r':
      return {Note{fmt::format("register {} is {}", number(values.substr(0, 2)), number(values.substr(2)))}};
    default: return {};  // the lamps were set or put out
  }
}

// A checksum by XOR does not see exchanged squares, so the men are counted too.
Events ChessLinkDecoder::status(std::string_view squares) {
  auto const placement = placement_of_fields(squares);
  if (auto const fault = implausible_men(placement)) return {StateDoubtful{*fault}};
  return states_.take(sensing::AllPieces{placement});
}

ChessLinkLine::ChessLinkLine(LineTiming const& timing)
    : AskedLine(timing, ChessLinkFramer{timing.gap * 2 / 5}, ChessLinkDecoder{},
                {chesslink_ask_status, chesslink_light, timing.spacing}) {}

bool ChessLinkLine::is_proof(ChessLinkFrame const& frame) {
  return frame.text.front() == 'v' || frame.text.front() == 's';
}

LineStep ChessLinkLine::begin(ChessLinkFrame const& proof, Instant now) {
  if (proof.text.front() == 'v')
    return begin_by(proof, {chesslink_report_changes(), chesslink_ask_status()}, now);
  return begin_by(proof, {chesslink_ask_version(), chesslink_report_changes(), chesslink_ask_status()}, now);
}

namespace {

constexpr unsigned lamps = 81;
constexpr unsigned slot_time = 50;  // x 4.096 ms; of no matter to lamps that do not blink

/// Numbers of lamps count from 0 at the a8 corner down the files: 8 at the a1 corner, 80 at h1.
constexpr unsigned upper_left_lamp(chess::Square square) {
  unsigned const file = square.index() % 8;
  unsigned const rank = square.index() / 8;
  return file * 9 + (7 - rank);
}

}  // namespace

std::vector<std::uint8_t> chesslink_message(std::string_view text) {
  std::vector<std::uint8_t> bytes;
  for (char const c : fmt::format("{}{:02X}", text, chesslink_checksum(text)))
    bytes.push_back(with_odd_parity(c));
  return bytes;
}

std::vector<std::uint8_t> chesslink_ask_version() { return chesslink_message("V"); }
std::vector<std::uint8_t> chesslink_ask_status() { return chesslink_message("S"); }
std::vector<std::uint8_t> chesslink_report_changes() { return chesslink_message("W0204"); }

std::vector<std::uint8_t> chesslink_light(LightsOn const& lights) {
  if (lights.squares.empty()) return chesslink_message("X");
  std::array<bool, lamps> is_lit{};
  for (auto const square : lights.squares)
    for (unsigned const step : {0U, 1U, 9U, 10U}) is_lit[upper_left_lamp(square) + step] = true;
  std::string text = fmt::format("L{:02X}", slot_time);
  for (bool const lit : is_lit) text += lit ? "FF" : "00";
  return chesslink_message(text);
}

namespace {

struct ChessLink {
  using Framer = ChessLinkFramer;
  using Message = ChessLinkFrame;
  static bool is_proof(ChessLinkFrame const& frame) { return ChessLinkLine::is_proof(frame); }
  static ProtocolFacts const& facts(ChessLinkFrame const&) { return facts_of(Protocol::chesslink); }
  static std::unique_ptr<ChessLinkLine> start(ChessLinkFrame const&, DriverContext const& context) {
    return std::make_unique<ChessLinkLine>(context.timing);
  }
};

}  // namespace

constinit DriverRow const chesslink_driver{
    {&facts_of(Protocol::chesslink), 1}, listener_of<ChessLink>, chesslink_ask_version, {3, 1, 1}};

}  // namespace tactus::devices
