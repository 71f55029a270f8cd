// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the sentences of our own protocol, `$...*hh` CR LF, in a stream of bytes (docs/serial-protocol.md). A
// '$' always starts a sentence, whatever went wrong before it. Pure; never holds more than 82 characters.
#pragma once

#include "devices/drivers/framing.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tactus::devices {

/// What stands between '$' and '*'; its checksum was right.
struct Sentence {
  std::string body;
  bool operator==(Sentence const&) const = default;
};
using SentenceLexeme = std::variant<Sentence, Dropped>;

/// XOR of all characters of the body, the number behind '*'.
std::uint8_t sentence_checksum(std::string_view body);

class SentenceFramer {
 public:
  /// Longest sentence, from '$' to LF.
  static constexpr std::size_t limit = 82;

  /// The result does not depend on how the bytes are cut into calls.
  std::vector<SentenceLexeme> feed(std::span<std::uint8_t const> bytes);
  /// All bytes dropped so far.
  std::size_t discarded() const { return discarded_; }

 private:
  std::optional<SentenceLexeme> push(char c);
  std::optional<SentenceLexeme> finish();
  std::optional<SentenceLexeme> noise(char c);
  Dropped give_up(DropReason reason, std::size_t bytes);

  bool in_sentence_ = false;
  bool in_noise_ = false;  // the run of noise has been reported
  std::string text_;       // the sentence so far, with its '$'
  std::size_t discarded_ = 0;
};

}  // namespace tactus::devices
