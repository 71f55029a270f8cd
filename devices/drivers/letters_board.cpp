// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/letters_board.hpp"

#include "devices/drivers/fields.hpp"

#include <string_view>

namespace tactus::devices {

bool are_plausible(BoardLetters const& board) {
  auto const placement = placement_from_letters({board.letters.data(), board.letters.size()});
  return placement && !implausible_men(*placement);
}

std::vector<DeviceEvent> LettersDecoder::decode(LettersLexeme const& lexeme) {
  if (auto const* dropped = std::get_if<Dropped>(&lexeme)) {
    if (is_filled_up_ && dropped->reason == DropReason::noise) return {};
    return {StateDoubtful{describe(*dropped)}};
  }
  auto const& frame = std::get<LettersFrame>(lexeme);
  if (auto const* state = std::get_if<Battery>(&frame)) return battery(*state);
  return squares(std::get<BoardLetters>(frame));
}

std::vector<DeviceEvent> LettersDecoder::squares(BoardLetters const& board) {
  return states_.take(sensing::AllPieces{placement_of_fields({board.letters.data(), board.letters.size()})});
}

std::vector<DeviceEvent> LettersDecoder::battery(Battery const& now) {
  if (last_battery_ == now) return {};
  last_battery_ = now;
  return {now};
}

}  // namespace tactus::devices
