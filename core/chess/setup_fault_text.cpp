// SPDX-License-Identifier: GPL-3.0-or-later
// The faults of a set-up one by one and in words.
#include "core/chess/setup_fault.hpp"

namespace tactus::chess {

std::vector<SetupFault> SetupFaults::each() const {
  std::vector<SetupFault> faults;
  for (std::uint32_t rest = bits_; rest != 0; rest &= rest - 1)
    faults.push_back(static_cast<SetupFault>(rest & (~rest + 1)));
  return faults;
}

std::string_view describe(SetupFault f) {
  switch (f) {
    case SetupFault::no_white_king: return "expected a white king";
    case SetupFault::no_black_king: return "expected a black king";
    case SetupFault::too_many_kings: return "expected one king of each colour, not more";
    case SetupFault::too_many_white_pawns: return "expected at most 8 white pawns";
    case SetupFault::too_many_black_pawns: return "expected at most 8 black pawns";
    case SetupFault::too_many_white_pieces: return "expected at most 16 white pieces";
    case SetupFault::too_many_black_pieces: return "expected at most 16 black pieces";
    case SetupFault::pawns_on_backrank: return "expected no pawn on the first or last rank";
    case SetupFault::bad_castling_rights:
      return "expected castling rights only for a rook and its king on their first rank, one rook on each "
             "side";
    case SetupFault::invalid_ep_square:
      return "expected as en passant square only the one that a pawn has just passed over in two steps";
    case SetupFault::opposite_check: return "expected the player who is not to move not to be in check";
    case SetupFault::too_many_checkers: return "expected at most two pieces that give check";
    case SetupFault::impossible_check: return "expected a check that one move can give";
    case SetupFault::empty: return "expected pieces on the board";
  }
  return {};
}

}  // namespace tactus::chess
