// SPDX-License-Identifier: GPL-3.0-or-later
// The protocols that this program speaks, in one table: their names in port names and events, and the devices
// that speak them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::devices {

enum class Protocol : std::uint8_t {
  unknown,    // to be found out by asking
  dgt,        // boards of DGT, with or without their clock
  tactus,     // our own sentences (docs/serial-protocol.md)
  chesslink,  // boards of Millennium
  certabo,    // boards of Certabo that know their pieces
  sentio,     // boards of Tabutronic that know which squares are occupied
  occupancy,  // the simplest form for home-made boards (docs/home-made-board.md)
  chessnut,   // boards of Chessnut, over HID
};

struct ProtocolFacts {
  Protocol protocol;
  std::string_view name;     // in the name of a port ("chesslink:/dev/ttyUSB0") and in LinkFound
  std::string_view devices;  // in a sentence: what is expected at the port
  unsigned baud;             // 8 data bits, no parity, 1 stop bit
  bool has_lights;           // can light squares for the sighted side
  bool is_asked_for;         // at a port of which nothing is known
};

/// All but `unknown`, in the order of the enumeration.
inline constexpr std::array<ProtocolFacts, 7> protocols{{
    {Protocol::dgt, "dgt", "a DGT board", 9600, false, true},
    {Protocol::tactus, "tactus", "a Tactus board or clock", 9600, false, true},
    {Protocol::chesslink, "chesslink", "a Millennium board", 38'400, true, true},
    {Protocol::certabo, "certabo", "a Certabo board", 38'400, true, true},
    {Protocol::sentio, "sentio", "a Tabutronic board", 38'400, true, true},
    {Protocol::occupancy, "occupancy", "a home-made board", 9600, true, true},
    {Protocol::chessnut, "chessnut", "a Chessnut board", 9600, true, false},
}};

/// Precondition: not `unknown`.
constexpr ProtocolFacts const& facts_of(Protocol protocol) {
  return protocols[static_cast<std::size_t>(protocol) - 1];
}
constexpr std::optional<Protocol> protocol_named(std::string_view name) {
  for (auto const& each : protocols)
    if (each.name == name) return each.protocol;
  return std::nullopt;
}

}  // namespace tactus::devices
