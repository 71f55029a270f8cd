// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the replies of a Millennium board behind its ChessLink: a small letter, its values, and two
// hexadecimal digits with the XOR of all characters before them. The line carries 7 bits and odd parity; it
// is opened with 8 bits and the parity handled here, which is the same on the wire.
#pragma once

#include "devices/drivers/framing.hpp"

#include <string>
#include <string_view>

namespace tactus::devices {

/// `text`: letter and values, without the checksum, which was right. A wrong parity alone damages nothing:
/// some boards send none.
struct ChessLinkFrame {
  std::string text;
  bool has_parity = true;
  bool operator==(ChessLinkFrame const&) const = default;
};
using ChessLinkLexeme = std::variant<ChessLinkFrame, Dropped>;

/// XOR of all characters: the number behind a message.
std::uint8_t chesslink_checksum(std::string_view text);
/// The character as it stands on the line: bit 7 makes the number of ones odd.
std::uint8_t with_odd_parity(char character);

class ChessLinkFramer : public MessageFramer<ChessLinkFrame> {
 public:
  explicit ChessLinkFramer(Millis gap = Millis{100});
};

}  // namespace tactus::devices
