// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the lines of Certabo and Tabutronic boards in a stream of bytes: ':', decimal numbers with blanks
// between them, CR LF. A ':' always starts a line, whatever went wrong before it; a bare LF, even inside a
// number, means nothing. Pure; never holds more than 320 numbers.
#pragma once

#include "devices/drivers/framing.hpp"
#include "devices/drivers/protocol.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace tactus::devices {

/// What lamps the board says it has: letters L and D among the numbers.
enum class LampKind : std::uint8_t { unknown, plain, coloured };

struct CertaboFrame {
  static constexpr std::size_t with_tags = 320;     // five bytes for each square
  static constexpr std::size_t with_occupancy = 8;  // a bit for each square
  std::vector<std::uint8_t> numbers;                // so many, or so many
  LampKind lamps = LampKind::unknown;
  bool operator==(CertaboFrame const&) const = default;
};
/// Which of the two makes sends such lines.
inline Protocol protocol_of(CertaboFrame const& frame) {
  return frame.numbers.size() == CertaboFrame::with_occupancy ? Protocol::sentio : Protocol::certabo;
}
using CertaboLexeme = std::variant<CertaboFrame, Dropped>;

class CertaboFramer {
 public:
  /// The result does not depend on how the bytes are cut into calls.
  std::vector<CertaboLexeme> feed(std::span<std::uint8_t const> bytes);
  /// All bytes dropped so far.
  std::size_t discarded() const { return discarded_; }

 private:
  std::optional<CertaboLexeme> push(char c);
  std::optional<CertaboLexeme> start();
  std::optional<CertaboLexeme> finish();
  std::optional<CertaboLexeme> noise(char c);
  bool take(char c);
  bool end_number();
  Dropped give_up(DropReason reason);

  bool in_line_ = false;
  bool in_noise_ = false;   // the run of noise has been reported
  bool is_ending_ = false;  // CR has come, LF has not
  std::size_t taken_ = 0;   // bytes of this line
  std::optional<unsigned> number_;
  CertaboFrame frame_;
  std::size_t discarded_ = 0;
};

}  // namespace tactus::devices
