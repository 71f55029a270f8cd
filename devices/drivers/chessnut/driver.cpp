// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/chessnut/driver.hpp"

#include "devices/drivers/fields.hpp"

#include <string_view>

namespace tactus::devices {

namespace {

using Span = std::span<std::uint8_t const>;

constexpr std::uint8_t squares_report = 0x01;
constexpr std::uint8_t battery_report = 0x2A;
constexpr std::size_t header = 2;
constexpr std::size_t squares_bytes = 32;
/// The second byte counts those behind it: the squares and something more, 24h in all over Bluetooth and 3Dh
/// over USB. Others' programs send other numbers, and the maker's reads them.
constexpr std::uint8_t largest_size = 0x3D;
constexpr std::size_t battery_length = 4;
constexpr std::string_view letters = ".qkbpnRPrBNQK";

/// Two squares a byte, the lower half first: h8, g8 ... a8, h7 ... a1.
BoardLetters squares_of(Span report) {
  BoardLetters squares;
  for (unsigned i = 0; i < 64; ++i) {
    unsigned const code = report[header + i / 2] >> (i % 2 == 0 ? 0U : 4U) & 0x0FU;
    squares.letters[i ^ 7U] = letters[code];
  }
  return squares;
}

/// Only the last byte is new: those before it have been judged.
Fit judge_squares(Span bytes) {
  auto const last = bytes.back();
  if (bytes.size() == header)
    return last >= squares_bytes && last <= largest_size ? Fit::beginning : Fit::none;
  if (bytes.size() <= header + squares_bytes &&
      ((last & 0x0FU) >= letters.size() || last >> 4U >= letters.size()))
    return Fit::none;
  if (bytes.size() == header + squares_bytes && !are_plausible(squares_of(bytes))) return Fit::none;
  return bytes.size() == header + bytes[1] ? Fit::whole : Fit::beginning;
}

/// That it is being charged says the top bit of the level or, on others, the byte behind it.
constexpr std::uint8_t charging_bit = 0x80;
unsigned level_of(std::uint8_t byte) { return byte & 0x7FU; }

Fit judge_battery(Span bytes) {
  if (bytes.size() == header) return bytes.back() == 0x02 ? Fit::beginning : Fit::none;
  if (bytes.size() == header + 1) return level_of(bytes.back()) <= 100 ? Fit::beginning : Fit::none;
  return Fit::whole;
}

Fit judge(Span bytes) {
  bool const is_squares = bytes.front() == squares_report;
  if (!is_squares && bytes.front() != battery_report) return Fit::none;
  if (bytes.size() == 1) return Fit::beginning;
  return is_squares ? judge_squares(bytes) : judge_battery(bytes);
}

LettersFrame frame_of(PrefixFramer::Bytes const& report) {
  if (report.size() != battery_length) return squares_of(report);
  return Battery{level_of(report[2]), (report[2] & charging_bit) != 0 || (report[3] & 1U) != 0};
}

}  // namespace

ChessnutFramer::ChessnutFramer(Millis gap) : MessageFramer(judge, frame_of, gap) {}

LineStep ChessnutLine::begin(LettersFrame const& proof, Instant now) {
  next_start_ = now + heartbeat_;
  return take({proof}, now);
}

LineStep ChessnutLine::feed(std::span<std::uint8_t const> bytes, Instant at) {
  next_start_ = at + heartbeat_;
  return take(framer_.feed(bytes, at), at);
}

LineStep ChessnutLine::pass_time(Instant now) {
  if (now >= next_start_) {
    commands_.push(chessnut_start());
    next_start_ = now + heartbeat_;
  }
  return take(framer_.expire(now), now);
}

LineStep ChessnutLine::ask_full_state(Instant now) {
  decoder_.wish_full_state();
  commands_.push(chessnut_start());
  return pass_time(now);
}

LineStep ChessnutLine::light(LightsOn const& lights, Instant now) {
  commands_.light(chessnut_light(lights));
  return pass_time(now);
}

std::optional<Instant> ChessnutLine::next_deadline() const {
  return earlier(earlier(commands_.next_deadline(), framer_.next_deadline()), next_start_);
}

LineStep ChessnutLine::take(std::vector<LettersLexeme> const& lexemes, Instant now) {
  LineStep step;
  for (auto const& lexeme : lexemes)
    for (auto& event : decoder_.decode(lexeme)) step.events.push_back(std::move(event));
  step.add({{}, commands_.take(now)});
  return step;
}

std::vector<std::uint8_t> chessnut_start() { return {0x21, 0x01, 0x00}; }

/// Rank 8 first, the highest bit is file a.
std::vector<std::uint8_t> chessnut_light(LightsOn const& lights) {
  constexpr std::size_t first_row = 2;
  std::vector<std::uint8_t> bytes{0x0A, 0x08, 0, 0, 0, 0, 0, 0, 0, 0};
  for (auto const square : lights.squares) {
    unsigned const field = field_of_square(square);
    auto& row = bytes[first_row + field / 8];
    row = static_cast<std::uint8_t>(row | 0x80U >> field % 8);
  }
  return bytes;
}

namespace {

struct Chessnut {
  using Framer = ChessnutFramer;
  using Message = LettersFrame;
  static bool is_proof(LettersFrame const& frame) { return std::holds_alternative<BoardLetters>(frame); }
  static ProtocolFacts const& facts(LettersFrame const&) { return facts_of(Protocol::chessnut); }
  static std::unique_ptr<ChessnutLine> start(LettersFrame const&, DriverContext const& context) {
    return std::make_unique<ChessnutLine>(context.timing);
  }
};

}  // namespace

constinit DriverRow const chessnut_driver{
    {&facts_of(Protocol::chessnut), 1}, listener_of<Chessnut>, chessnut_start};

}  // namespace tactus::devices
