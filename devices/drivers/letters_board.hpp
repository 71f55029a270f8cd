// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that send the letters of all their squares, and the state of their battery: Chessnut and iChessOne.
// Without a checksum, so a position must hold men that can stand on a board.
#pragma once

#include "devices/drivers/framing.hpp"
#include "devices/drivers/full_state.hpp"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace tactus::devices {

/// FEN letters in reading order, '.' for empty, as the board counts: a8 first.
struct BoardLetters {
  std::array<char, 64> letters{};
  bool operator==(BoardLetters const&) const = default;
};
bool are_plausible(BoardLetters const& board);

using LettersFrame = std::variant<BoardLetters, Battery>;
using LettersLexeme = std::variant<LettersFrame, Dropped>;

class LettersDecoder {
 public:
  /// `is_filled_up`: with bytes behind each message, which are no noise.
  explicit LettersDecoder(bool is_filled_up) : is_filled_up_(is_filled_up) {}

  std::vector<DeviceEvent> decode(LettersLexeme const& lexeme);
  void wish_full_state() { states_.wish_whole(); }

 private:
  std::vector<DeviceEvent> squares(BoardLetters const& board);
  std::vector<DeviceEvent> battery(Battery const& now);

  bool is_filled_up_;
  FullStates states_;
  std::optional<Battery> last_battery_;
};

}  // namespace tactus::devices
