// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/certabo/framer.hpp"

#include <utility>

namespace tactus::devices {

namespace {

/// Much more than the longest line: runs of blanks must not go on for ever.
constexpr std::size_t longest_line = 2000;

}  // namespace

std::vector<CertaboLexeme> CertaboFramer::feed(std::span<std::uint8_t const> bytes) {
  std::vector<CertaboLexeme> found;
  for (std::uint8_t const byte : bytes)
    if (auto lexeme = push(static_cast<char>(byte))) found.push_back(std::move(*lexeme));
  return found;
}

std::optional<CertaboLexeme> CertaboFramer::push(char c) {
  if (c == ':') return start();
  if (!in_line_) return noise(c);
  ++taken_;
  if (is_ending_ && c == '\n') return finish();
  bool const is_good = !is_ending_ && take(c);
  if (!is_good || taken_ > longest_line) return give_up(DropReason::damaged);
  return std::nullopt;
}

std::optional<CertaboLexeme> CertaboFramer::start() {
  std::optional<CertaboLexeme> cut_off;
  if (in_line_) cut_off = give_up(DropReason::restarted);
  in_line_ = true;
  in_noise_ = is_ending_ = false;
  taken_ = 1;
  number_.reset();
  frame_ = {};
  return cut_off;
}

/// One character inside a line; false if it cannot be there.
bool CertaboFramer::take(char c) {
  if (c >= '0' && c <= '9') {
    number_ = number_.value_or(0) * 10 + static_cast<unsigned>(c - '0');
    return *number_ <= 255;
  }
  if (c == '\n') return true;
  if (c == 'L') frame_.lamps = LampKind::plain;
  if (c == 'D') frame_.lamps = LampKind::coloured;
  is_ending_ = c == '\r';
  return end_number() && (c == ' ' || c == 'L' || c == 'D' || c == '\r');
}

bool CertaboFramer::end_number() {
  if (!number_) return true;
  frame_.numbers.push_back(static_cast<std::uint8_t>(*number_));
  number_.reset();
  return frame_.numbers.size() <= CertaboFrame::with_tags;
}

std::optional<CertaboLexeme> CertaboFramer::finish() {
  auto const count = frame_.numbers.size();
  if (count != CertaboFrame::with_tags && count != CertaboFrame::with_occupancy) {
    auto const dropped = give_up(DropReason::wrong_length);
    in_noise_ = false;  // the line is over
    return dropped;
  }
  in_line_ = false;
  return std::exchange(frame_, {});
}

std::optional<CertaboLexeme> CertaboFramer::noise(char c) {
  if (c == '\r' || c == '\n') return std::nullopt;  // empty lines are harmless
  ++discarded_;
  if (std::exchange(in_noise_, true)) return std::nullopt;
  return Dropped{DropReason::noise, 1};
}

/// What follows up to the next ':' belongs to this line and is not worth a second report.
Dropped CertaboFramer::give_up(DropReason reason) {
  in_line_ = false;
  in_noise_ = true;
  discarded_ += taken_;
  return {reason, taken_};
}

}  // namespace tactus::devices
