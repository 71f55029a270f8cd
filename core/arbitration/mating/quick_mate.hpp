// SPDX-License-Identifier: GPL-3.0-or-later
// A mate that is easy to find: both players follow a simple plan, and nothing is searched.
#pragma once

#include "core/arbitration/mating/mate_plan.hpp"
#include "core/legal/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace tactus::arbitration {

class MateGuide {
 public:
  /// Nothing: there is no plan.
  static std::optional<MateGuide> make(chess::Position const& position, chess::Color winner, SquareSet tried);

  /// Higher is better; at least 16 for a step on the way, 0 for a move that changes nothing.
  int value(chess::Position const& position, chess::Move move) const;
  void follow(chess::Move move) {
    if (move.from() == runner_) runner_ = move.to();
  }
  /// Everybody is at most one move from his place.
  bool is_ready(chess::Square winner_king, chess::Square loser_king) const {
    return plan_ && ways_[runner_] <= 1 && to_mate_[loser_king] <= 1 &&
           (escort_.rings() == 0 || escort_[winner_king] <= 1);
  }
  /// A promotion was the aim, or the piece that should mate is gone.
  bool is_over(chess::Move move) const {
    return move.is_promotion() || move.to() == runner_ || move.to() == blocker_;
  }
  std::optional<chess::Square> mated() const {
    if (!plan_) return std::nullopt;
    return plan_->mated;
  }

 private:
  MateGuide(chess::Color winner, chess::Square runner) : winner_(winner), runner_(runner) {}
  void go_for_mate(chess::Position const& position, Ground const& ground);
  void go_for_promotion(chess::Position const& position, Ground const& ground);
  int value_for_winner(chess::Position const& position, chess::Move move) const;
  int value_for_loser(chess::Position const& position, chess::Move move) const;

  chess::Color winner_;
  chess::Square runner_;  // where the piece stands that mates or promotes
  std::optional<MatePlan> plan_;
  std::optional<chess::Square> blocker_;  // a pawn to be taken before the runner can promote
  Distances ways_, escort_, to_mate_;     // of the runner, of the winner's king, of the loser's king
  SquareSet clear_;                       // squares that the loser's pieces leave
  SquareSet shelter_;                     // loser's pieces that stay
};

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
