// SPDX-License-Identifier: GPL-3.0-or-later
// Finds messages whose every byte can be judged as it comes: what cannot begin a message is dropped byte by
// byte until the rest can. So a damaged message never takes a good one with it. Pure; holds one message at
// most.
#pragma once

#include "core/instant.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tactus::devices {

enum class DropReason : std::uint8_t {
  noise,         // bytes outside of any message; reported at the first byte of such a run
  restarted,     // a new message began before the last one was complete
  wrong_length,  // the length field cannot be right
  gap,           // the rest of the message did not come in time
  too_long,      // a sentence of more than 82 characters
  unprintable,   // a character that no sentence may hold
  checksum,      // checksum wrong or missing
  damaged,       // a wrong checksum, or a byte that cannot be there
};

struct Dropped {
  DropReason reason = DropReason::noise;
  std::size_t bytes = 0;
  bool operator==(Dropped const&) const = default;
};

/// "message cut off by the next one, 4 bytes dropped"
std::string describe(Dropped const& dropped);

/// What some bytes are: no beginning of a message, a beginning, or a message as a whole.
enum class Fit : std::uint8_t { none, beginning, whole };

class PrefixFramer {
 public:
  using Bytes = std::vector<std::uint8_t>;
  using Lexeme = std::variant<Bytes, Dropped>;  // a whole message, or what was thrown away
  /// `judge`: called with one byte or more; must say `none` or `whole` at the latest at a fixed length.
  using Judge = Fit (*)(std::span<std::uint8_t const>);

  /// `gap`: a message whose next byte does not come within this time is given up.
  PrefixFramer(Judge judge, Millis gap) : judge_(judge), gap_(gap) {}

  /// The result does not depend on how bytes of one time are cut into calls. A run of bytes without a message
  /// is reported once, when it begins.
  std::vector<Lexeme> feed(std::span<std::uint8_t const> bytes, Instant at);
  /// Gives up an unfinished message whose time is over; what lies behind its first byte may be whole ones.
  std::vector<Lexeme> expire(Instant now);
  std::optional<Instant> next_deadline() const;
  /// All bytes dropped so far.
  std::size_t discarded() const { return discarded_; }

 private:
  void settle(std::vector<Lexeme>& found);
  void take_first(std::vector<Lexeme>& found, std::size_t count);
  void drop_first(std::vector<Lexeme>& found, DropReason reason);

  Judge judge_;
  Millis gap_;
  Instant last_byte_{};
  Bytes held_;
  std::size_t judged_ = 0;  // so many of them are the beginning of a message
  bool in_noise_ = false;   // the run of bad bytes has been reported
  std::size_t discarded_ = 0;
};

/// The same for a make, whose messages are read into frames of its own.
template <class Frame>
class MessageFramer {
 public:
  using Lexeme = std::variant<Frame, Dropped>;
  /// `read`: of a whole message.
  MessageFramer(PrefixFramer::Judge judge, Frame (*read)(PrefixFramer::Bytes const& message), Millis gap)
      : messages_(judge, gap), read_(read) {}

  std::vector<Lexeme> feed(std::span<std::uint8_t const> bytes, Instant at) {
    return lexemes_of(messages_.feed(bytes, at));
  }
  std::vector<Lexeme> expire(Instant now) { return lexemes_of(messages_.expire(now)); }
  std::optional<Instant> next_deadline() const { return messages_.next_deadline(); }
  std::size_t discarded() const { return messages_.discarded(); }

 private:
  std::vector<Lexeme> lexemes_of(std::vector<PrefixFramer::Lexeme> const& found) const {
    std::vector<Lexeme> lexemes;
    lexemes.reserve(found.size());
    for (auto const& each : found) {
      auto const* const message = std::get_if<PrefixFramer::Bytes>(&each);
      lexemes.push_back(message != nullptr ? Lexeme{read_(*message)} : Lexeme{std::get<Dropped>(each)});
    }
    return lexemes;
  }

  PrefixFramer messages_;
  Frame (*read_)(PrefixFramer::Bytes const& message);
};

}  // namespace tactus::devices
