// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/chessnut/framer.hpp"

#include "devices/drivers/full_state.hpp"
#include "devices/drivers/orientation.hpp"

#include <string_view>

namespace tactus::devices {

namespace {

using Bytes = PrefixFramer::Bytes;
using Span = std::span<std::uint8_t const>;

constexpr std::uint8_t squares_report = 0x01;
constexpr std::uint8_t battery_report = 0x2A;
constexpr std::size_t header = 2;
constexpr std::size_t squares_bytes = 32;
/// The second byte counts those behind it: a counter over Bluetooth, filling over USB.
constexpr std::uint8_t bluetooth_size = 0x24;
constexpr std::uint8_t usb_size = 0x3D;
constexpr std::size_t battery_length = 4;
constexpr std::string_view letters = ".qkbpnRPrBNQK";

/// Two squares a byte, the lower half first: h8, g8 ... a8, h7 ... a1.
ChessnutSquares squares_of(Span report) {
  ChessnutSquares squares;
  for (unsigned i = 0; i < 64; ++i) {
    unsigned const code = report[header + i / 2] >> (i % 2 == 0 ? 0U : 4U) & 0x0FU;
    squares.letters[i ^ 7U] = letters[code];
  }
  return squares;
}

bool are_plausible(ChessnutSquares const& squares) {
  auto const placement = placement_from_letters({squares.letters.data(), squares.letters.size()});
  return placement && !implausible_men(*placement);
}

/// Only the last byte is new: those before it have been judged.
Fit judge_squares(Span bytes) {
  auto const last = bytes.back();
  if (bytes.size() == header) return last == bluetooth_size || last == usb_size ? Fit::beginning : Fit::none;
  if (bytes.size() <= header + squares_bytes &&
      ((last & 0x0FU) >= letters.size() || last >> 4U >= letters.size()))
    return Fit::none;
  if (bytes.size() == header + squares_bytes && !are_plausible(squares_of(bytes))) return Fit::none;
  return bytes.size() == header + bytes[1] ? Fit::whole : Fit::beginning;
}

Fit judge_battery(Span bytes) {
  if (bytes.size() == header) return bytes.back() == 0x02 ? Fit::beginning : Fit::none;
  if (bytes.size() == header + 1) return bytes.back() <= 100 ? Fit::beginning : Fit::none;
  return Fit::whole;
}

Fit judge(Span bytes) {
  bool const is_squares = bytes.front() == squares_report;
  if (!is_squares && bytes.front() != battery_report) return Fit::none;
  if (bytes.size() == 1) return Fit::beginning;
  return is_squares ? judge_squares(bytes) : judge_battery(bytes);
}

ChessnutLexeme lexeme_of(PrefixFramer::Lexeme const& found) {
  if (auto const* dropped = std::get_if<Dropped>(&found)) return *dropped;
  auto const& bytes = std::get<Bytes>(found);
  if (bytes.size() == battery_length) return ChessnutFrame{ChessnutBattery{bytes[2], (bytes[3] & 1U) != 0}};
  return ChessnutFrame{squares_of(bytes)};
}

std::vector<ChessnutLexeme> lexemes_of(std::vector<PrefixFramer::Lexeme> const& found) {
  std::vector<ChessnutLexeme> lexemes;
  lexemes.reserve(found.size());
  for (auto const& each : found) lexemes.push_back(lexeme_of(each));
  return lexemes;
}

}  // namespace

ChessnutFramer::ChessnutFramer(Millis gap) : messages_(judge, gap) {}

std::vector<ChessnutLexeme> ChessnutFramer::feed(Span bytes, Instant at) {
  return lexemes_of(messages_.feed(bytes, at));
}

std::vector<ChessnutLexeme> ChessnutFramer::expire(Instant now) { return lexemes_of(messages_.expire(now)); }

}  // namespace tactus::devices
