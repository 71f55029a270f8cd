// SPDX-License-Identifier: GPL-3.0-or-later
// PGN, the text form in which games are exchanged: writing in its export format.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/instant.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tactus::notation {

enum class PgnResult : std::uint8_t { unfinished, white_wins, black_wins, draw };
/// "*", "1-0", "0-1", "1/2-1/2".
std::string_view text_of(PgnResult result);

struct PgnGame {
  /// In the order in which they are wanted; names of letters, digits and '_', values in UTF-8. The seven tags
  /// of every game always come first; those missing here are written as unknown. Result, SetUp and FEN are
  /// taken from the members below, never from here. Variant is written as Chess960 where the castling rights
  /// of `start` ask for it and it is not given here.
  std::vector<std::pair<std::string, std::string>> tags;
  chess::StatedPosition start = chess::StatedPosition::initial();
  std::vector<chess::Move> moves;
  std::vector<std::optional<Millis>>
      clocks;  // by ply, the mover's time left after it; may be shorter than moves
  PgnResult result = PgnResult::unfinished;
  std::string remark{};  // a comment before the result, without braces; empty: none
};

/// The game with an empty line at its end, its moves as they were played, legal or not, without a word of
/// check. No line of moves is longer than 79 characters.
std::string write_pgn(PgnGame const& game);
/// The same with the moves as they are described here.
std::string write_pgn(PgnGame const& game, std::vector<chess::ScoredMove> const& moves);

}  // namespace tactus::notation
