// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes and events as text, so that a test row looks like the protocol documents: "8E 00 05 34 00" -> "board
// e2 .".
#pragma once

#include "core/sensing/orientation.hpp"
#include "devices/drivers/ascii.hpp"
#include "devices/drivers/device_event.hpp"

#include <cstdint>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::devices::test {

using Bytes = std::vector<std::uint8_t>;
using Lines = std::vector<std::string>;

/// "8E 00" -> 8Eh 00h; "07*8" repeats a byte eight times.
inline Bytes hex(std::string_view text) {
  Bytes bytes;
  std::size_t i = 0;
  auto const count = [&] {
    std::size_t n = 0;
    for (++i; i < text.size() && text[i] != ' '; ++i) n = n * 10 + static_cast<std::size_t>(text[i] - '0');
    return n;
  };
  while (i < text.size()) {
    if (text[i] == ' ') {
      ++i;
      continue;
    }
    auto const byte =
        static_cast<std::uint8_t>(hex_value(text[i]).value() * 16 + hex_value(text[i + 1]).value());
    i += 2;
    bytes.insert(bytes.end(), i < text.size() && text[i] == '*' ? count() : 1, byte);
  }
  return bytes;
}

inline Bytes ascii(std::string_view text) { return {text.begin(), text.end()}; }

inline std::string to_hex(std::span<std::uint8_t const> bytes) {
  std::string text;
  for (auto const byte : bytes) {
    if (!text.empty()) text += ' ';
    text += "0123456789ABCDEF"[byte >> 4U];
    text += "0123456789ABCDEF"[byte & 15U];
  }
  return text;
}

inline Lines describe_all(std::vector<DeviceEvent> const& events) {
  Lines lines;
  for (auto const& event : events) lines.push_back(describe(event));
  return lines;
}

inline void append(Lines& lines, std::vector<DeviceEvent> const& events) {
  for (auto const& event : events) lines.push_back(describe(event));
}

/// As the line passes them on: squares as the player of the board sees them.
inline void append(Lines& lines, std::vector<DeviceEvent> const& events, sensing::OrientationByPieces& way) {
  for (auto const& event : events)
    if (auto const* observation = std::get_if<sensing::Observation>(&event))
      for (auto const& each : way.seen(*observation)) lines.push_back(describe(each));
    else
      lines.push_back(describe(event));
}

inline std::string joined(Lines const& lines) {
  std::string text;
  for (auto const& line : lines) text += line + '\n';
  return text;
}

inline constexpr Instant start_of_test{std::chrono::hours{24 * 20'000}};

/// One row of a protocol table: bytes in, described events out.
struct Vector {
  char const* name;
  std::string bytes;
  Lines events;
};
inline std::ostream& operator<<(std::ostream& out, Vector const& v) { return out << v.name; }

}  // namespace tactus::devices::test
