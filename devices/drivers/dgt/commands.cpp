// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/dgt/commands.hpp"

#include <algorithm>
#include <array>

namespace tactus::devices {

namespace {

constexpr std::uint8_t clock_message = 0x2B;
constexpr std::uint8_t clock_start = 0x03;

constexpr std::uint8_t cmd_display = 0x01;
constexpr std::uint8_t cmd_end = 0x03;
constexpr std::uint8_t cmd_version = 0x09;
constexpr std::uint8_t cmd_beep = 0x0B;
constexpr std::uint8_t cmd_text = 0x0C;

std::uint8_t text_byte(char c) {
  if (c < 0x20 || c > 0x7E) return ' ';
  auto const byte = static_cast<std::uint8_t>(c);
  return is_forbidden_for_dgt(byte) ? static_cast<std::uint8_t>(byte | 0x20U) : byte;  // small letter
}

// Bits: 01 top, 02 right top, 04 right bottom, 08 bottom, 10 left bottom, 20 left top, 40 middle. The usual
// small n (54) and r (50) are forbidden bytes, so these two are drawn as capitals without their inner
// strokes.
constexpr std::string_view segment_letters = "0123456789abcdefghiklnopqrstuy-";
constexpr std::array<std::uint8_t, segment_letters.size()> segments = {
    0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F,  // digits
    0x77, 0x7C, 0x39, 0x5E, 0x7B, 0x71, 0x3D, 0x76, 0x06, 0x75, 0x38,
    0x37, 0x5C, 0x73, 0x67, 0x31, 0x6D, 0x78, 0x3E, 0x6E, 0x40};

std::uint8_t segments_of(char c) {
  char const small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  std::size_t const at = segment_letters.find(small);
  return at == std::string_view::npos ? std::uint8_t{0} : segments[at];
}

}  // namespace

std::optional<std::uint8_t> DgtCommand::clock_command() const {
  if (bytes_.front() != clock_message) return std::nullopt;
  return bytes_[3];
}

DgtCommand DgtCommand::to_board(BoardCommand command) {
  return DgtCommand{{static_cast<std::uint8_t>(command)}};
}

DgtCommand DgtCommand::to_clock(std::uint8_t command, std::span<std::uint8_t const> data) {
  std::vector<std::uint8_t> bytes{clock_message, static_cast<std::uint8_t>(data.size() + 3), clock_start,
                                  command};
  bytes.insert(bytes.end(), data.begin(), data.end());
  bytes.push_back(0);
  return DgtCommand{std::move(bytes)};
}

DgtCommand DgtCommand::clock_version() { return to_clock(cmd_version, {}); }
DgtCommand DgtCommand::clock_end() { return to_clock(cmd_end, {}); }

DgtCommand DgtCommand::clock_beep(Millis length) {
  std::array const data{
      static_cast<std::uint8_t>(std::clamp<std::int64_t>((length.count() + 32) / 64, 1, 63))};
  return to_clock(cmd_beep, data);
}

DgtCommand DgtCommand::clock_text(std::string_view text, bool with_beep) {
  std::array<std::uint8_t, 9> data{};
  for (std::size_t i = 0; i < 8; ++i) data[i] = text_byte(i < text.size() ? text[i] : ' ');
  data[8] = with_beep ? 3 : 0;  // 62.5 ms and 3/16 s
  return to_clock(cmd_text, data);
}

DgtCommand DgtCommand::clock_segments(std::string_view text, bool with_beep) {
  std::array<std::uint8_t, 8> data{};
  constexpr std::array<std::size_t, 6> order{2, 1, 0, 5, 4, 3};  // the cells go out as C B A F E D
  for (std::size_t i = 0; i < 6; ++i)
    if (order[i] < text.size()) data[i] = segments_of(text[order[i]]);
  data[6] = 0;  // no dots
  data[7] = with_beep ? 3 : 1;
  return to_clock(cmd_display, data);
}

}  // namespace tactus::devices
