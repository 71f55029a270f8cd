// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/certabo.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::devices::simulators {

namespace {

constexpr std::size_t plain_command = 8;
constexpr std::size_t coloured_command = 247;  // FF 55, three bytes for each of 81 lamps, 0D 0A
/// Between two bytes of one command. Programs send both kinds until they know which lamps it has: what is
/// left of 247 bytes when they were taken by eight must not shift all later commands.
constexpr SimTime longest_pause = std::chrono::milliseconds{100};

/// How many of seven lines of a real board in the start position had a random tag where nothing stood, a8
/// first. What its filled squares read when they are empty is not known: they get the mean of the others.
constexpr std::array<unsigned, 64> noisy_of_seven{2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,  //
                                                  2, 1, 3, 1, 4, 3, 2, 3, 0, 0, 0, 0, 2, 2, 4, 5,  //
                                                  2, 1, 3, 2, 1, 3, 0, 2, 1, 1, 0, 2, 1, 1, 2, 1,  //
                                                  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};

Bytes bytes_of(std::string const& text) { return {text.begin(), text.end()}; }

}  // namespace

void NumberLineBoard::power_up(SimTime now) {
  take_output();
  command_.clear();
  lamps_ = {};
  colours_.clear();
  last_command_ = SimTime::min() / 2;
  next_scan_ = now + scan_time_;
}

void NumberLineBoard::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  if (bytes.empty()) return;
  if (now - last_byte_ > longest_pause) command_.clear();
  last_byte_ = now;
  for (std::uint8_t const byte : bytes) {
    command_.push_back(byte);
    if (is_whole_command()) obey_command(now);
  }
}

bool NumberLineBoard::has_coloured() const {
  return make_ == BoardLamps::coloured || make_ == BoardLamps::coloured_that_answer_their_own;
}

bool NumberLineBoard::is_whole_command() const {
  bool const is_coloured =
      has_coloured() && command_.front() == 0xFF && (command_.size() < 2 || command_[1] == 0x55);
  return command_.size() >= (is_coloured ? coloured_command : plain_command);
}

/// Plain bytes to coloured lamps light nothing, but most boards answer them.
void NumberLineBoard::obey_command(SimTime now) {
  bool const is_coloured = command_.size() == coloured_command;
  if (is_coloured) colours_ = command_;
  if (!has_coloured()) std::copy(command_.begin(), command_.end(), lamps_.begin());
  command_.clear();
  shortest_pause_ = std::min(shortest_pause_, now - last_command_);
  last_command_ = now;
  if (make_ == BoardLamps::plain) send(bytes_of("L\r\n\r\n"));
  if (make_ == BoardLamps::coloured || (make_ == BoardLamps::coloured_that_answer_their_own && is_coloured))
    send(bytes_of("D\r\n\r\n"));
}

void NumberLineBoard::advance(SimTime now) {
  for (; next_scan_ <= now; next_scan_ += scan_time_) {
    send(bytes_of(':' + numbers() + "\r\n"));
  }
}

SimulatedCertabo::SimulatedCertabo(chess::Placement const& standing, BoardLamps lamps,
                                   std::uint32_t noise_seed)
    : NumberLineBoard(standing, std::chrono::milliseconds{250}, lamps), noise_(noise_seed) {
  for (auto const square : standing.occupied()) tags_[square.index()] = new_tag();
}

void SimulatedCertabo::lift(chess::Square square, SimTime now) {
  if (auto const piece = standing().at(square))
    lifted_.emplace(piece->fen_letter(), std::exchange(tags_[square.index()], 0));
  SimulatedBoard::lift(square, now);
}

void SimulatedCertabo::place(chess::Square square, chess::Piece piece, SimTime now) {
  auto const in_hand = lifted_.find(piece.fen_letter());
  tags_[square.index()] = in_hand == lifted_.end() ? new_tag() : in_hand->second;
  if (in_hand != lifted_.end()) lifted_.erase(in_hand);
  SimulatedBoard::place(square, piece, now);
}

/// Tags look random: five bytes, none of them 0.
std::string SimulatedCertabo::numbers() {
  std::string text;
  for (unsigned field = 0; field < 64; ++field) {
    auto const index = square_of(field).index();
    unsigned const tag = tags_[index];
    if (tag == 0 || index == blind_) {
      text += number_of_nothing(field);
      continue;
    }
    for (unsigned byte = 0; byte < 5; ++byte)
      text += fmt::format("{} ", 1 + (tag * (37 + 58 * byte) + byte) % 251);
  }
  return text;
}

std::string SimulatedCertabo::number_of_nothing(unsigned field) {
  if (noise_() % 7 >= noisy_of_seven[field]) return "0 0 0 0 0 ";
  std::string text;
  for (unsigned byte = 0; byte < 5; ++byte) text += fmt::format("{} ", noise_() % 256);
  return text;
}

std::string SimulatedSentio::numbers() {
  std::string text;
  for (unsigned row = 0; row < 8; ++row) {
    unsigned bits = 0;
    for (unsigned file = 0; file < 8; ++file)
      bits = bits << 1U | (standing().at(square_of(row * 8 + file)) ? 1U : 0U);
    text += fmt::format("{} ", bits);
  }
  return text;
}

}  // namespace tactus::devices::simulators
