// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/dgt_decoder.hpp"

#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

using Codes = std::vector<std::uint8_t>;

// DGT puts the king before the queen. 0Dh to 0Fh are the special pieces (draw, White wins, Black wins):
// nothing that can stand in a game, so they count as empty and are noted.
constexpr std::string_view letters = ".PRNBKQprnbkq...";

std::optional<chess::Piece> piece_of(std::uint8_t code) {
  return chess::Piece::from_fen_letter(letters[code & 0x0FU]);
}

std::optional<Note> note_on(std::uint8_t code) {
  if ((code & 0x70U) != 0) return Note{fmt::format("piece code {:02X} has extra bits", code)};
  if (code >= 0x0D) return Note{fmt::format("special piece {:02X} counts as empty", code)};
  return std::nullopt;
}

Identified serial(Codes const& digits) {
  std::string text;
  for (auto const c : digits) text += c >= 0x20 && c < 0x7F ? static_cast<char>(c) : '?';
  return {"dgt", "", text};
}

std::vector<DeviceEvent> battery(Codes const& payload) {
  bool const is_plausible = !payload.empty() && payload[0] <= 100;
  if (!is_plausible) return {Note{"battery message without a percentage"}};
  bool const is_charging = payload.size() == 9 && (payload[8] & 1U) != 0;
  return {Battery{payload[0], is_charging}};
}

}  // namespace

std::vector<DeviceEvent> DgtDecoder::decode(DgtLexeme const& lexeme) {
  if (auto const* dropped = std::get_if<Dropped>(&lexeme)) return {StateDoubtful{describe(*dropped)}};
  if (auto const* skipped = std::get_if<DgtSkipped>(&lexeme))
    return {Note{fmt::format("message {:02X} of {} bytes is not used", skipped->id, skipped->length)}};
  return decode_frame(std::get<DgtFrame>(lexeme));
}

std::vector<DeviceEvent> DgtDecoder::decode_frame(DgtFrame const& frame) {
  auto const& p = frame.payload;
  switch (frame.id) {
    case dgt::board_dump: return board_dump(p);
    case dgt::clock: return clock_.decode(std::span<std::uint8_t const, 7>{p.data(), 7});
    case dgt::field_update: return field_update(p[0], p[1]);
    case dgt::bus_address: return {Note{fmt::format("bus address {}", p[0] << 7U | p[1])}};
    case dgt::serial_number:
    case dgt::long_serial: return {serial(p)};
    case dgt::version: return {Identified{"dgt", fmt::format("{}.{}", p[0], p[1]), ""}};
    case dgt::battery: return battery(p);
    default: return {Note{fmt::format("message {:02X} is not used", frame.id)}};  // an ID is any byte >= 80h
  }
}

std::vector<DeviceEvent> DgtDecoder::board_dump(Codes const& codes) {
  std::string text;
  for (auto const code : codes) text += letters[code & 0x0FU];
  orientation_.learn(text);
  std::vector<DeviceEvent> events;
  chess::Placement placement;
  for (unsigned field = 0; field < 64; ++field) {
    if (auto note = note_on(codes[field])) events.emplace_back(std::move(*note));
    if (auto const piece = piece_of(codes[field])) placement.put(orientation_.square(field), *piece);
  }
  events.emplace_back(sensing::Observation{sensing::AllPieces{placement}});
  return events;
}

std::vector<DeviceEvent> DgtDecoder::field_update(std::uint8_t field, std::uint8_t code) const {
  if (field >= 64) return {StateDoubtful{fmt::format("field {:02X} does not exist", field)}};
  std::vector<DeviceEvent> events;
  if (auto note = note_on(code)) events.emplace_back(std::move(*note));
  events.emplace_back(sensing::Observation{sensing::SquarePiece{orientation_.square(field), piece_of(code)}});
  return events;
}

}  // namespace tactus::devices
