// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the messages of a DGT board in a stream of bytes: `ID LH LL payload`, and the ID is the only byte
// with its top bit set. So a byte >= 80h always starts a message, whatever went wrong before it. Pure; never
// grows.
#pragma once

#include "core/instant.hpp"
#include "devices/drivers/framing.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace tactus::devices {

namespace dgt {
inline constexpr std::uint8_t board_dump = 0x86;
inline constexpr std::uint8_t clock = 0x8D;
inline constexpr std::uint8_t field_update = 0x8E;
inline constexpr std::uint8_t bus_address = 0x90;
inline constexpr std::uint8_t serial_number = 0x91;
inline constexpr std::uint8_t version = 0x93;
inline constexpr std::uint8_t battery = 0xA0;
inline constexpr std::uint8_t long_serial = 0xA2;
}  // namespace dgt

/// One message without its three header bytes; its length is right for its ID.
struct DgtFrame {
  std::uint8_t id = 0;
  std::vector<std::uint8_t> payload;
  bool operator==(DgtFrame const&) const = default;
};
/// A whole message that this program does not use; its payload was counted, not kept.
struct DgtSkipped {
  std::uint8_t id = 0;
  std::size_t length = 0;  // header included
  bool operator==(DgtSkipped const&) const = default;
};
using DgtLexeme = std::variant<DgtFrame, DgtSkipped, Dropped>;

class DgtFramer {
 public:
  /// `gap`: a message whose next byte does not come within this time is given up.
  explicit DgtFramer(Millis gap = Millis{250}) : gap_(gap) {}

  /// `at`: when the bytes came. The result does not depend on how bytes of one time are cut into calls.
  std::vector<DgtLexeme> feed(std::span<std::uint8_t const> bytes, Instant at);
  /// Gives up an unfinished message whose time is over.
  std::optional<Dropped> expire(Instant now);
  /// When expire() will have something to do.
  std::optional<Instant> next_deadline() const;
  /// All bytes dropped so far.
  std::size_t discarded() const { return discarded_; }

 private:
  enum class State : std::uint8_t { hunting, length_high, length_low, payload, skipping };

  std::optional<DgtLexeme> push(std::uint8_t byte);
  std::optional<DgtLexeme> start(std::uint8_t id);
  std::optional<DgtLexeme> begin_payload();
  std::optional<DgtLexeme> complete();
  std::optional<DgtLexeme> noise();
  Dropped drop(DropReason reason, std::size_t bytes);

  Millis gap_;
  Instant last_byte_{};
  State state_ = State::hunting;
  bool in_noise_ = false;  // the run of noise has been reported
  std::uint8_t id_ = 0;
  std::size_t length_ = 0;
  std::size_t taken_ = 0;  // bytes of the current message so far
  std::vector<std::uint8_t> payload_;
  std::size_t discarded_ = 0;
};

}  // namespace tactus::devices
