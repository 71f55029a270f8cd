// SPDX-License-Identifier: GPL-3.0-or-later
// A game of PGN as it is gone through: each move with the comments behind it and the variations that replace
// it. Pure.
#pragma once

#include "core/legal/position.hpp"
#include "core/legal/reading/pgn_reader.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::training {

struct HeardMove;
using HeardLine = std::vector<HeardMove>;
struct HeardMove {
  chess::Position before;
  chess::Move move;
  std::vector<std::string> comments{};
  std::vector<HeardLine> variations{};  // each replaces this move

  chess::Position after() const { return before.after(move); }
};

struct HeardGame {
  std::string white, black, event;  // as the tags have them; empty: not told
  chess::Position start = chess::Position::initial();
  std::vector<std::string> comments{};  // before the first move
  HeardLine line{};
  notation::PgnResult result = notation::PgnResult::unfinished;
  std::optional<notation::PgnError> error{};  // the game ends before it
};

/// All games of the text. Of comments what only programs read, such as clock times, is left out.
std::vector<HeardGame> heard_games(std::string_view pgn);

/// Where in a game one stands: behind so many moves of its line, or of a variation in it.
class HeardPlace {
 public:
  explicit HeardPlace(HeardGame const& game) : game_(&game), steps_{{&game.line, 0}} {}

  /// The move that was made last; null at the beginning.
  HeardMove const* last() const;
  chess::Position position() const;
  /// False: there is none.
  bool go_on();
  bool go_back();
  void go_to_start() { *this = HeardPlace{*game_}; }
  void go_to_end();
  /// Behind this move of the game's own line. False: it has no such move.
  bool go_to(unsigned number, chess::Color by);

  /// Those that replace the last move.
  std::vector<HeardLine> const& variations() const;
  /// Behind the first move of that variation, counted from 1. False: there is none.
  bool enter(std::size_t variation);
  /// Behind the move that the variation replaces. False: this is the game's own line.
  bool leave();
  bool is_in_variation() const { return steps_.size() > 1; }
  std::vector<std::string> const& comments() const;
  HeardGame const& game() const { return *game_; }

 private:
  struct Step {
    HeardLine const* line;
    std::size_t plies;
  };
  HeardGame const* game_;
  std::vector<Step> steps_;
};

}  // namespace tactus::training
