// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/chesslink/framer.hpp"

#include "devices/drivers/ascii.hpp"

#include <algorithm>
#include <bit>

namespace tactus::devices {

namespace {

constexpr std::size_t checksum_digits = 2;
constexpr std::string_view squares = ".KQRNBPkqrnbp";

/// Length of a whole reply, checksum included; 0 for what is no reply.
std::size_t length_of(char letter) {
  switch (letter) {
    case 's': return 67;  // status: 64 squares
    case 'v':
    case 'w':
    case 'r': return 7;  // version; register number and value, written or read
    case 'l':
    case 'x': return 3;  // lamps set, lamps off
    default: return 0;
  }
}

char character(std::uint8_t byte) { return static_cast<char>(byte & 0x7FU); }
/// Boards send capitals, other programs that play one small letters too.
bool is_digit(char c) { return hex_value(c).has_value(); }

std::string text_of(std::span<std::uint8_t const> bytes) {
  std::string text(bytes.size(), ' ');
  std::transform(bytes.begin(), bytes.end(), text.begin(), character);
  return text;
}

/// Only the last byte is new: those before it have been judged.
Fit judge(std::span<std::uint8_t const> bytes) {
  char const last = character(bytes.back());
  std::size_t const length = length_of(character(bytes.front()));
  if (bytes.size() == 1) return length == 0 ? Fit::none : Fit::beginning;
  bool const is_square = character(bytes.front()) == 's' && bytes.size() + checksum_digits <= length;
  bool const is_possible = is_square ? squares.find(last) != std::string_view::npos : is_digit(last);
  if (!is_possible) return Fit::none;
  if (bytes.size() < length) return Fit::beginning;
  auto const text = text_of(bytes);
  unsigned const told = *hex_value(text[length - 2]) * 16 + *hex_value(text[length - 1]);
  return chesslink_checksum(std::string_view{text}.substr(0, length - checksum_digits)) == told ? Fit::whole
                                                                                                : Fit::none;
}

ChessLinkFrame frame_of(PrefixFramer::Bytes const& reply) {
  bool const has_parity =
      std::all_of(reply.begin(), reply.end(), [](std::uint8_t byte) { return std::popcount(byte) % 2 == 1; });
  auto text = text_of(reply);
  text.resize(text.size() - checksum_digits);
  return {std::move(text), has_parity};
}

}  // namespace

std::uint8_t chesslink_checksum(std::string_view text) {
  std::uint8_t sum = 0;
  for (char const c : text) sum = static_cast<std::uint8_t>(sum ^ static_cast<std::uint8_t>(c));
  return sum;
}

std::uint8_t with_odd_parity(char c) {
  auto const byte = static_cast<std::uint8_t>(static_cast<unsigned char>(c) & 0x7FU);
  return std::popcount(byte) % 2 == 1 ? byte : static_cast<std::uint8_t>(byte | 0x80U);
}

ChessLinkFramer::ChessLinkFramer(Millis gap) : MessageFramer(judge, frame_of, gap) {}

}  // namespace tactus::devices
