// SPDX-License-Identifier: GPL-3.0-or-later
// A random game by hands of some habits at one table of a round, whose boards bounce, whose lines lose and
// spoil bytes, and whose plugs are pulled.
#pragma once

#include "core/legal/game_line.hpp"
#include "src/sim/world/hand.hpp"
#include "tests/system/round_table.hpp"
#include "tests/system/round_tally.hpp"

#include <random>

namespace tactus::system_test {

class RoundGame {
 public:
  RoundGame(std::uint32_t seed, devices::simulators::HandHabits const& habits, RoundDevices devices)
      : table_(seed, std::move(devices)), dice_(seed), hands_(habits, seed), copying_(seed) {}

  /// So many plies, or fewer where the game ends before. Adds to the tally what was wrong.
  void play(std::size_t plies, RoundTally& tally);

 private:
  bool happens(unsigned percent) { return dice_() % 100 < percent; }
  void spoil_something(RoundTally& tally);
  void pull_plug(std::size_t port, RoundTally& tally);
  bool play_one(chess::Position const& before, chess::Move move, RoundTally& tally);
  bool is_said(std::size_t mark) const { return table_.said().size() > mark; }
  void have_announced(chess::MoveDescription const& described, chess::Move move,
                      std::vector<devices::simulators::HandAction> const& actions, RoundTally& tally);
  bool wait_for(std::size_t plies);
  bool explain(chess::Color mover, chess::Move move, std::size_t plies, RoundTally& tally);
  void judge(chess::GameLine const& played, std::size_t plies, RoundTally& tally) const;
  void judge_announcements(chess::GameLine const& played, RoundTally& tally) const;
  void note_typed(chess::Color mover, RoundTally& tally);
  void note_wrong(std::size_t ply, RoundTally& tally) const;

  RoundTable table_;
  std::mt19937 dice_;
  devices::simulators::Hands hands_;  // of the player who makes a move
  sim::Hand copying_;                 // of the one who makes it on the other board
};

}  // namespace tactus::system_test
