// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/tactus/framer.hpp"

#include "devices/drivers/ascii.hpp"

#include <utility>

namespace tactus::devices {

std::uint8_t sentence_checksum(std::string_view body) {
  std::uint8_t sum = 0;
  for (char const c : body) sum = static_cast<std::uint8_t>(sum ^ static_cast<std::uint8_t>(c));
  return sum;
}

std::vector<SentenceLexeme> SentenceFramer::feed(std::span<std::uint8_t const> bytes) {
  std::vector<SentenceLexeme> found;
  for (std::uint8_t const byte : bytes)
    if (auto lexeme = push(static_cast<char>(byte))) found.push_back(std::move(*lexeme));
  return found;
}

std::optional<SentenceLexeme> SentenceFramer::push(char c) {
  if (c == '$') {
    bool const is_cut_off = in_sentence_;
    std::size_t const lost = text_.size();
    in_sentence_ = true;
    in_noise_ = false;
    text_.assign(1, c);
    if (!is_cut_off) return std::nullopt;
    discarded_ += lost;
    return Dropped{DropReason::restarted, lost};
  }
  if (!in_sentence_) return noise(c);
  text_ += c;
  if (c == '\n') return finish();
  if (text_.size() >= limit) return give_up(DropReason::too_long, text_.size());
  bool const is_printable = c >= 0x20 && c < 0x7F;
  if (!is_printable && c != '\r') return give_up(DropReason::unprintable, text_.size());
  return std::nullopt;
}

std::optional<SentenceLexeme> SentenceFramer::finish() {
  std::string_view line = text_;
  line.remove_suffix(1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  std::size_t const star = line.find('*');
  bool const is_closed = star != std::string_view::npos && star + 3 == line.size();
  auto const high = is_closed ? hex_value(line[star + 1]) : std::nullopt;
  auto const low = is_closed ? hex_value(line[star + 2]) : std::nullopt;
  if (!high || !low) return give_up(DropReason::checksum, text_.size());
  std::string_view const body = line.substr(1, star - 1);
  if (sentence_checksum(body) != *high * 16 + *low) return give_up(DropReason::checksum, text_.size());
  Sentence sentence{std::string{body}};
  in_sentence_ = false;
  return sentence;
}

std::optional<SentenceLexeme> SentenceFramer::noise(char c) {
  if (c == '\r' || c == '\n') return std::nullopt;  // empty lines are harmless
  ++discarded_;
  if (std::exchange(in_noise_, true)) return std::nullopt;
  return Dropped{DropReason::noise, 1};
}

Dropped SentenceFramer::give_up(DropReason reason, std::size_t bytes) {
  in_sentence_ = false;
  in_noise_ = reason != DropReason::checksum;  // the rest of this line is not worth a second report
  discarded_ += bytes;
  return {reason, bytes};
}

}  // namespace tactus::devices
