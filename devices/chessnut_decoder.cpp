// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/chessnut_decoder.hpp"

namespace tactus::devices {

std::vector<DeviceEvent> ChessnutDecoder::decode(ChessnutLexeme const& lexeme) {
  if (auto const* dropped = std::get_if<Dropped>(&lexeme)) {
    if (dropped->reason == DropReason::noise) return {};  // reports may be filled up to a fixed size
    return {StateDoubtful{describe(*dropped)}};
  }
  auto const& frame = std::get<ChessnutFrame>(lexeme);
  if (auto const* state = std::get_if<ChessnutBattery>(&frame)) return battery(*state);
  return squares(std::get<ChessnutSquares>(frame));
}

std::vector<DeviceEvent> ChessnutDecoder::squares(ChessnutSquares const& squares) {
  orientation_.learn({squares.letters.data(), squares.letters.size()});
  sensing::AllPieces now;
  for (unsigned field = 0; field < 64; ++field)
    if (auto const piece = chess::Piece::from_fen_letter(squares.letters[field]))
      now.placement.put(orientation_.square(field), *piece);
  return states_.take(now);
}

std::vector<DeviceEvent> ChessnutDecoder::battery(ChessnutBattery const& battery) {
  Battery const now{battery.percent, battery.is_charging};
  if (last_battery_ == now) return {};
  last_battery_ = now;
  return {now};
}

}  // namespace tactus::devices
