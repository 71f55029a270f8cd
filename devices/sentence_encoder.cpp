// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/sentence_encoder.hpp"

#include "devices/reading_order.hpp"
#include "devices/sentence_framer.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

constexpr unsigned wrap(unsigned sequence) { return sequence % 1000; }

char turn_letter(clock::Reading const& reading) {
  if (!reading.to_move) return '-';
  return *reading.to_move == chess::Color::white ? 'w' : 'b';
}

unsigned flags_of(clock::Reading const& reading) {
  unsigned flags = 0;
  if (reading.to_move && !reading.is_running) flags |= 1U;
  if (reading.white_flag) flags |= 2U;
  if (reading.black_flag) flags |= 4U;
  if (reading.battery_low) flags |= 8U;
  return flags;
}

std::string_view button_name(Button button) {
  switch (button) {
    case Button::white: return "white";
    case Button::black: return "black";
    case Button::mode: return "mode";
    case Button::say: return "say";
    case Button::back:
    case Button::plus:
    case Button::run:
    case Button::minus:
    case Button::ok: break;
  }
  return "mode";
}

}  // namespace

std::string sentence_of(std::string_view body) {
  return fmt::format("${}*{:02X}\r\n", body, sentence_checksum(body));
}

std::string occupancy_sentence(unsigned sequence, chess::SquareSet squares) {
  return sentence_of(fmt::format("PTACB,S,{},{}", wrap(sequence), occupancy_hex(squares)));
}

std::string pieces_sentence(unsigned sequence, chess::Placement const& placement) {
  return sentence_of(fmt::format("PTACB,P,{},{}", wrap(sequence), board_letters(placement)));
}

std::string change_sentence(unsigned sequence, chess::Square square, bool is_occupied, Millis device_time) {
  return sentence_of(fmt::format("PTACB,U,{},{},{},{}", wrap(sequence), square.name(), is_occupied ? 1 : 0,
                                 device_time.count()));
}

std::string times_sentence(unsigned sequence, clock::Reading const& reading) {
  return sentence_of(
      fmt::format("PTACC,T,{},{},{},{},{}", wrap(sequence), std::max(reading.white, Millis{0}).count(),
                  std::max(reading.black, Millis{0}).count(), turn_letter(reading), flags_of(reading)));
}

std::string button_sentence(unsigned sequence, Button button) {
  return sentence_of(fmt::format("PTACC,B,{},{}", wrap(sequence), button_name(button)));
}

std::string identification_sentence(Talker talker, std::string_view name, std::string_view firmware) {
  return sentence_of(fmt::format("PTAC{},I,1,{},{}", talker == Talker::board ? 'B' : 'C', name, firmware));
}

std::string query_sentence(Query query) {
  return sentence_of(fmt::format("PTACQ,{}", static_cast<char>(query)));
}

}  // namespace tactus::devices
