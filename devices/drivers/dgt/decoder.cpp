// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/dgt/decoder.hpp"

#include "devices/drivers/fields.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

using Payload = std::span<std::uint8_t const, 7>;

constexpr std::uint8_t ack_marker = 0x0A;  // in the place of the hours, which are 0 to 9

struct Ack {
  unsigned status, command, detail, button;
};

// Each ack byte has lost its top bit to the framing; the four bits are kept in the two hours bytes.
Ack unpack(Payload p) {
  unsigned const right = p[0];
  unsigned const left = p[3];
  return {p[1] | (left << 3U & 0x80U), p[2] | (left << 2U & 0x80U), p[4] | (right << 3U & 0x80U),
          p[5] | (right << 2U & 0x80U)};
}

// Bits 2 to 6 of the detail are the buttons that are held; the last byte is one of them, also in a chord.
bool is_chord(Ack const& ack) { return std::popcount(ack.detail & 0x7CU) > 1; }

std::optional<Button> button_of(unsigned code) {
  switch (code) {
    case 0x31: return Button::back;
    case 0x32: return Button::plus;
    case 0x33: return Button::run;
    case 0x34: return Button::minus;
    case 0x35: return Button::ok;
    default: return std::nullopt;
  }
}

std::vector<DeviceEvent> unsolicited(Ack const& ack) {
  switch (ack.command) {
    case 0x88:
      if (auto const button = button_of(ack.button); button && !is_chord(ack))
        return {ButtonPressed{*button}};
      return {Note{fmt::format("several clock buttons at once, {:02X} {:02X}", ack.detail, ack.button)}};
    case 0x81: return {Note{"clock is ready"}};
    case 0x8A: return {Note{"clock changed its mode"}};
    case 0x90: return {Note{"clock is not in its computer mode"}};
    default: return {Note{fmt::format("clock message {:02X}", ack.command)}};
  }
}

std::vector<DeviceEvent> acknowledgement(Payload p) {
  Ack const ack = unpack(p);
  if (ack.command >= 0x80) return unsolicited(ack);
  constexpr unsigned ok = 0x10;
  ClockAck const answer{static_cast<std::uint8_t>(ack.command), ack.status == ok};
  if (ack.command != 0x09 || !answer.is_ok) return {answer};
  unsigned const major = ack.detail >> 4U;
  return {answer, Identified{"dgt clock", fmt::format("{}.{}", major, ack.detail & 0x0FU),
                             major == 2   ? "3000"
                             : major == 1 ? "XL"
                                          : ""}};
}

std::optional<unsigned> bcd(std::uint8_t byte) {
  unsigned const tens = byte >> 4U;
  unsigned const ones = byte & 0x0FU;
  if (tens > 5 || ones > 9) return std::nullopt;
  return tens * 10 + ones;
}

std::optional<Millis> side_time(std::uint8_t hours, std::uint8_t minutes, std::uint8_t seconds) {
  auto const m = bcd(minutes);
  auto const s = bcd(seconds);
  if ((hours & 0x0FU) > 9 || !m || !s) return std::nullopt;
  return std::chrono::hours{hours & 0x0FU} + std::chrono::minutes{*m} + std::chrono::seconds{*s};
}

// Bit 4: fallen and blocked at zero; bit 6: shown, the clock may still run.
bool shows_flag(std::uint8_t hours) { return (hours & 0x50U) != 0; }

bool rises_by_an_hour(SidesReading const& from, SidesReading const& to) {
  using namespace std::chrono_literals;
  return to.left > from.left + 1h || to.right > from.right + 1h;
}

}  // namespace

std::vector<DeviceEvent> DgtClockDecoder::decode(Payload payload) {
  if ((payload[0] & 0x0FU) == ack_marker || (payload[3] & 0x0FU) == ack_marker)
    return acknowledgement(payload);
  if (std::all_of(payload.begin(), payload.end(), [](auto byte) { return byte == 0; })) return {};
  constexpr unsigned no_clock = 0x20;
  if ((payload[6] & no_clock) != 0) return {ClockAbsent{}};
  return times(payload);
}

std::vector<DeviceEvent> DgtClockDecoder::times(Payload p) {
  auto const right = side_time(p[0], p[1], p[2]);
  auto const left = side_time(p[3], p[4], p[5]);
  if (!right || !left) {
    return {StateDoubtful{fmt::format("clock time {:02X} {:02X} {:02X}, {:02X} {:02X} {:02X} is not one",
                                      p[0], p[1], p[2], p[3], p[4], p[5])}};
  }
  // The lever (bit 1) decides whose turn it is: the side that is high. Bits 3 and 4 say the same by newer
  // documents and the opposite by older ones, so they are only compared.
  bool const left_is_high = (p[6] & 0x02U) == 0;
  SidesReading reading{*left, *right, left_is_high, (p[6] & 0x01U) != 0, false, false, (p[6] & 0x04U) != 0};
  bool const is_unset = *left == Millis{0} && *right == Millis{0};
  reading.left_flag = shows_flag(p[3]) || (*left == Millis{0} && !is_unset);
  reading.right_flag = shows_flag(p[0]) || (*right == Millis{0} && !is_unset);

  bool const is_surprising = believed_ && rises_by_an_hour(*believed_, reading);
  if (is_surprising && (!unconfirmed_ || rises_by_an_hour(*unconfirmed_, reading))) {
    unconfirmed_ = reading;
    return {StateDoubtful{"clock time rose by more than an hour; waiting for a second reading"}};
  }
  unconfirmed_.reset();
  believed_ = reading;
  std::vector<DeviceEvent> events;
  unsigned const turn = p[6] >> 3U & 3U;  // 1 right, 2 left
  bool const do_disagree = turn == 3 || (turn != 0 && (turn == 2) != left_is_high);
  bool const is_known = std::exchange(lever_and_turn_, p[6] & 0x1AU) == (p[6] & 0x1AU);
  if (do_disagree && !is_known)
    events.emplace_back(Note{"clock lever and turn bits disagree; the lever counts"});
  events.emplace_back(reading);
  return events;
}

namespace {

using Codes = std::vector<std::uint8_t>;

// DGT puts the king before the queen. 0Dh to 0Fh are the special pieces (draw, White wins, Black wins):
// nothing that can stand in a game, so they count as empty and are noted.
std::optional<chess::Piece> piece_of(std::uint8_t code) {
  constexpr std::string_view letters = ".PRNBKQprnbkq...";
  return chess::Piece::from_fen_letter(letters[code & 0x0FU]);
}

/// No board tells it that does not know its pieces.
bool is_of_a_piece(std::uint8_t code) { return code > 1; }

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
    case dgt::version:
      is_version_1_ = p[0] == 1;
      return {Identified{"dgt", fmt::format("{}.{}", p[0], p[1]), ""}};
    case dgt::battery: return battery(p);
    default: return {Note{fmt::format("message {:02X} is not used", frame.id)}};  // an ID is any byte >= 80h
  }
}

/// The code of a white pawn on every filled square: with more than eight of them no board of pieces, and with
/// fewer none if the version is that of a Pegasus, 1.
bool DgtDecoder::tells_only_filled_squares(Codes const& codes) const {
  if (std::ranges::any_of(codes, is_of_a_piece)) return false;
  return std::ranges::count(codes, 1) > (is_version_1_ ? 0 : 8);
}

sensing::AllOccupied DgtDecoder::filled_squares(Codes const& codes) const {
  sensing::AllOccupied filled;
  for (unsigned field = 0; field < 64; ++field)
    if (codes[field] != 0) filled.squares.insert(square_of_field(field));
  return filled;
}

std::vector<DeviceEvent> DgtDecoder::board_dump(Codes const& codes) {
  if (std::ranges::any_of(codes, is_of_a_piece)) knows_no_pieces_ = false;
  knows_no_pieces_ = knows_no_pieces_ || tells_only_filled_squares(codes);
  if (knows_no_pieces_) return {sensing::Observation{filled_squares(codes)}};
  std::vector<DeviceEvent> events;
  chess::Placement placement;
  for (unsigned field = 0; field < 64; ++field) {
    if (auto note = note_on(codes[field])) events.emplace_back(std::move(*note));
    if (auto const piece = piece_of(codes[field])) placement.put(square_of_field(field), *piece);
  }
  events.emplace_back(sensing::Observation{sensing::AllPieces{placement}});
  return events;
}

std::vector<DeviceEvent> DgtDecoder::field_update(std::uint8_t field, std::uint8_t code) {
  if (field >= 64) return {StateDoubtful{fmt::format("field {:02X} does not exist", field)}};
  if (knows_no_pieces_ && is_of_a_piece(code)) {
    knows_no_pieces_ = false;  // white pawns were set up first
    return {StateDoubtful{"the board knows its pieces after all"}};
  }
  if (knows_no_pieces_)
    return {sensing::Observation{sensing::SquareOccupied{square_of_field(field), code != 0}}};
  std::vector<DeviceEvent> events;
  if (auto note = note_on(code)) events.emplace_back(std::move(*note));
  events.emplace_back(sensing::Observation{sensing::SquarePiece{square_of_field(field), piece_of(code)}});
  return events;
}

}  // namespace tactus::devices
