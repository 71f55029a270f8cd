// SPDX-License-Identifier: GPL-3.0-or-later
// A mate that is easy to find: both players follow a simple plan, and nothing is searched.
#pragma once

#include "core/arbitration/mating/mate_guide.hpp"
#include "core/legal/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace tactus::arbitration {

/// Games from one position; choices among equals are by chance, the same chance every time.
class QuickMate {
 public:
  QuickMate(chess::Position const& start, chess::Color winner) : start_(start), winner_(winner) {}
  /// Plays at most so many more games. Legal moves one after the other, the last one mates. Nothing: not
  /// found, which proves nothing.
  std::optional<std::vector<chess::Move>> play(unsigned games);

 private:
  bool play_game();
  bool plan_anew();
  bool mates(chess::MoveList const& moves);
  chess::Move best_of(chess::MoveList const& moves);
  void play_move(chess::Move m);
  std::uint32_t chance();

  chess::Position start_;
  chess::Color winner_;
  chess::Position now_ = start_;
  std::vector<chess::Move> line_;
  std::optional<MateGuide> guide_;
  SquareSet tried_;        // where the loser's king was not mated in time
  bool is_stale_ = false;  // the plan has come to its end
  unsigned plan_age_ = 0;  // plies
  std::uint32_t seed_ = 2'463'534'242;
};

}  // namespace tactus::arbitration
