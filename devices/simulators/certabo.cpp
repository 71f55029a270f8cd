// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/certabo.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::devices::simulators {

void NumberLineBoard::power_up(SimTime now) {
  take_output();
  command_.clear();
  lamps_ = {};
  last_command_ = SimTime::min() / 2;
  next_scan_ = now + scan_time_;
}

void NumberLineBoard::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  for (std::uint8_t const byte : bytes) {
    command_.push_back(byte);
    if (command_.size() < lamps_.size()) continue;
    std::copy(command_.begin(), command_.end(), lamps_.begin());
    command_.clear();
    shortest_pause_ = std::min(shortest_pause_, now - last_command_);
    last_command_ = now;
  }
}

void NumberLineBoard::advance(SimTime now) {
  for (; next_scan_ <= now; next_scan_ += scan_time_) {
    std::string const line = ':' + numbers() + "\r\n";
    send(Bytes{line.begin(), line.end()});
  }
}

SimulatedCertabo::SimulatedCertabo(chess::Placement const& standing)
    : NumberLineBoard(standing, std::chrono::milliseconds{250}) {
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
    unsigned const tag = index == blind_ ? 0 : tags_[index];
    for (unsigned byte = 0; byte < 5; ++byte)
      text += fmt::format("{} ", tag == 0 ? 0 : 1 + (tag * (37 + 58 * byte) + byte) % 251);
  }
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
