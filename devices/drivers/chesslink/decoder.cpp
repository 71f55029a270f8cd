// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/chesslink/decoder.hpp"

#include "devices/drivers/ascii.hpp"
#include "devices/drivers/full_state.hpp"

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
  orientation_.learn(squares);
  chess::Placement placement;
  for (unsigned field = 0; field < 64; ++field)
    if (auto const piece = chess::Piece::from_fen_letter(squares[field]))
      placement.put(orientation_.square(field), *piece);
  if (auto const fault = implausible_men(placement)) return {StateDoubtful{*fault}};
  return states_.take(sensing::AllPieces{placement});
}

}  // namespace tactus::devices
