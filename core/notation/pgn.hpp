// SPDX-License-Identifier: GPL-3.0-or-later
// PGN, the text form in which games are exchanged: writing in its export format.
#pragma once

#include "core/chess/position.hpp"
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

/// What is written of check and mate. `none`: the moves as they were played, legal or not.
enum class Marks : std::uint8_t { check_and_mate, none };

struct PgnGame {
  /// In the order in which they are wanted; names of letters, digits and '_', values in UTF-8. The seven tags
  /// of every game always come first; those missing here are written as unknown. Result, SetUp and FEN are
  /// taken from the members below, never from here. Variant is written as Chess960 where the castling rights
  /// of `start` ask for it and it is not given here.
  std::vector<std::pair<std::string, std::string>> tags;
  chess::Position start = chess::Position::initial();
  std::vector<chess::Move> moves;  // legal one after the other, unless nothing is marked
  Marks marks = Marks::check_and_mate;
  std::vector<std::optional<Millis>>
      clocks;  // by ply, the mover's time left after it; may be shorter than moves
  PgnResult result = PgnResult::unfinished;
  std::string remark{};  // a comment before the result, without braces; empty: none
};

/// The game with an empty line at its end. No line of moves is longer than 79 characters.
std::string write_pgn(PgnGame const& game);

}  // namespace tactus::notation
