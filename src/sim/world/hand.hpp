// SPDX-License-Identifier: GPL-3.0-or-later
// A hand that takes its time for a move. Pure and repeatable: the same seed gives the same hand.
#pragma once

#include "devices/simulators/touches.hpp"

#include <random>
#include <span>
#include <string_view>
#include <vector>

namespace tactus::sim {

// The game of the demo: Morphy against Duke Karl of Brunswick and Count Isouard, Opéra de Paris, 1858. It has
// both kinds of capture by hand, castling, checks and a mate. The words are written out and not computed: the
// demo compares what it hears with them.

using devices::simulators::CaptureOrder;

struct ScriptedPly {
  std::string_view san;
  std::string_view words;  // Appendix D.2.1, short form, captures said
  CaptureOrder order = CaptureOrder::enemy_first;
};

std::span<ScriptedPly const> opera_game();

/// The ply (from 0) that the blind player copies wrongly at first: Black's queen comes to e7, and on his
/// board it is put into the aperture beside it.
inline constexpr std::size_t wrongly_copied_ply = 13;

using devices::simulators::HandAction;
using devices::simulators::SimTime;

class Hand {
 public:
  explicit Hand(std::uint32_t seed) : generator_(seed) {}

  /// All of a move.
  std::vector<HandAction> make(chess::Diagram const& before, chess::Move move, CaptureOrder order);
  /// One piece to another square.
  std::vector<HandAction> carry(chess::Piece piece, chess::Square from, chess::Square to);
  /// All of that undone, last action first.
  static std::vector<HandAction> take_back(std::vector<HandAction> const& made);
  /// Some time between the two.
  SimTime between(SimTime shortest, SimTime longest);

 private:
  std::vector<HandAction> with_pauses(std::vector<HandAction> actions);

  std::mt19937 generator_;
};

}  // namespace tactus::sim
