// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/ichessone/driver.hpp"

#include <string_view>

namespace tactus::devices {

namespace {

using Bytes = PrefixFramer::Bytes;
using Span = std::span<std::uint8_t const>;

constexpr std::uint8_t mark = 0x3D;  // '='
constexpr std::uint8_t position_letter = 0x70;
constexpr std::uint8_t battery_letter = 0x62;
constexpr std::size_t header = 2;
constexpr std::size_t position_length = header + 32;
constexpr std::size_t battery_length = header + 2;
constexpr std::string_view letters = ".PNBRQKpnbrqk";

/// Two squares a byte, the upper half first: a8, b8 ... h1.
IChessOneSquares squares_of(Span message) {
  IChessOneSquares squares;
  for (unsigned field = 0; field < 64; ++field)
    squares.letters[field] = letters[message[header + field / 2] >> (field % 2 == 0 ? 4U : 0U) & 0x0FU];
  return squares;
}

bool are_plausible(IChessOneSquares const& squares) {
  auto const placement = placement_from_letters({squares.letters.data(), squares.letters.size()});
  return placement && !implausible_men(*placement);
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

IChessOneLexeme lexeme_of(PrefixFramer::Lexeme const& found) {
  if (auto const* dropped = std::get_if<Dropped>(&found)) return *dropped;
  auto const& bytes = std::get<Bytes>(found);
  if (bytes.size() == battery_length) return IChessOneFrame{Battery{bytes[3], bytes[2] == 1}};
  return IChessOneFrame{squares_of(bytes)};
}

std::vector<IChessOneLexeme> lexemes_of(std::vector<PrefixFramer::Lexeme> const& found) {
  std::vector<IChessOneLexeme> lexemes;
  lexemes.reserve(found.size());
  for (auto const& each : found) lexemes.push_back(lexeme_of(each));
  return lexemes;
}

std::vector<std::uint8_t> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

}  // namespace

IChessOneFramer::IChessOneFramer(Millis gap) : messages_(judge, gap) {}

std::vector<IChessOneLexeme> IChessOneFramer::feed(Span bytes, Instant at) {
  return lexemes_of(messages_.feed(bytes, at));
}

std::vector<IChessOneLexeme> IChessOneFramer::expire(Instant now) {
  return lexemes_of(messages_.expire(now));
}

std::vector<DeviceEvent> IChessOneDecoder::decode(IChessOneLexeme const& lexeme) {
  if (auto const* dropped = std::get_if<Dropped>(&lexeme)) return {StateDoubtful{describe(*dropped)}};
  auto const& frame = std::get<IChessOneFrame>(lexeme);
  if (auto const* state = std::get_if<Battery>(&frame)) return battery(*state);
  return squares(std::get<IChessOneSquares>(frame));
}

std::vector<DeviceEvent> IChessOneDecoder::squares(IChessOneSquares const& squares) {
  std::string_view const told{squares.letters.data(), squares.letters.size()};
  orientation_.learn(told);
  return states_.take(sensing::AllPieces{orientation_.placement(told)});
}

std::vector<DeviceEvent> IChessOneDecoder::battery(Battery const& now) {
  if (last_battery_ == now) return {};
  last_battery_ = now;
  return {now};
}

LineStep IChessOneLine::begin(IChessOneFrame const& proof, Instant now) {
  next_heartbeat_ = now + heartbeat_;
  for (auto const& command : {ichessone_report_changes(), ichessone_ask_position(), ichessone_ask_battery()})
    commands_.push(command);
  return take({IChessOneLexeme{proof}}, now);
}

LineStep IChessOneLine::feed(Span bytes, Instant at) { return take(framer_.feed(bytes, at), at); }

LineStep IChessOneLine::pass_time(Instant now) {
  if (now >= next_heartbeat_) {
    commands_.push(ichessone_ask_position());
    next_heartbeat_ = now + heartbeat_;
  }
  return take(framer_.expire(now), now);
}

LineStep IChessOneLine::ask_full_state(Instant now) {
  decoder_.wish_full_state();
  ask_.wish();
  return take({}, now);
}

LineStep IChessOneLine::light(LightsOn const& lights, Instant now) {
  commands_.light(ichessone_light(lights, decoder_.orientation().is_rotated()));
  return take({}, now);
}

std::optional<Instant> IChessOneLine::next_deadline() const {
  auto const sending = earlier(commands_.next_deadline(), ask_.next_deadline());
  return earlier(earlier(sending, framer_.next_deadline()), next_heartbeat_);
}

LineStep IChessOneLine::take(std::vector<IChessOneLexeme> const& lexemes, Instant now) {
  LineStep step;
  for (auto const& lexeme : lexemes)
    for (auto& event : decoder_.decode(lexeme)) {
      if (std::holds_alternative<StateDoubtful>(event)) ask_.wish();
      step.events.push_back(std::move(event));
    }
  if (ask_.take(now)) commands_.push(ichessone_ask_position());
  step.add({{}, commands_.take(now)});
  return step;
}

std::vector<std::uint8_t> ichessone_ask_position() { return bytes_of("RP"); }
std::vector<std::uint8_t> ichessone_ask_battery() { return bytes_of("RB"); }
std::vector<std::uint8_t> ichessone_report_changes() { return bytes_of("CPIRQ"); }

/// Two bytes of brightness and colour, the row above the board, rank 8 and the others, the row below, and
/// that it holds until the next command. The highest bit is file h.
std::vector<std::uint8_t> ichessone_light(LightsOn const& lights, bool is_rotated) {
  constexpr std::size_t ranks = 5;
  std::vector<std::uint8_t> bytes{'E', 'L', 0x80, 0x0F, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x01, 0xFF};
  if (lights.squares.empty()) bytes[2] = 0;
  for (auto const square : lights.squares) {
    unsigned const field = is_rotated ? 63 - field_of_square(square) : field_of_square(square);
    auto& rank = bytes[ranks + field / 8];
    rank = static_cast<std::uint8_t>(rank | 1U << field % 8);
  }
  return bytes;
}

namespace {

struct IChessOne {
  using Framer = IChessOneFramer;
  using Message = IChessOneFrame;
  static bool is_proof(IChessOneFrame const& frame) {
    return std::holds_alternative<IChessOneSquares>(frame);
  }
  static ProtocolFacts const& facts(IChessOneFrame const&) { return facts_of(Protocol::ichessone); }
  static std::unique_ptr<IChessOneLine> start(IChessOneFrame const&, DriverContext const& context) {
    return std::make_unique<IChessOneLine>(context.timing, context.orientation);
  }
};

}  // namespace

/// Only where it was told: the letters of its question write the memory of a DGT board.
constinit DriverRow const ichessone_driver{
    {&facts_of(Protocol::ichessone), 1}, listener_of<IChessOne>, ichessone_ask_position};

}  // namespace tactus::devices
