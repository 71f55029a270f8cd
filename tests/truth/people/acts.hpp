// SPDX-License-Identifier: GPL-3.0-or-later
// What people do at a table beside the plain ply, as one table: a new act is a row here and a function of
// Game.
#pragma once

#include "core/legal/position.hpp"
#include "tests/truth/people/dice.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::truth {

class Game;

struct Act {
  std::string_view name;
  void (Game::*play)(chess::Move);
  bool (*fits)(chess::Position const&, chess::Move);  // which moves it can be done with; null: all
  bool is_at_start = false;                           // of the set-up: in the first ply or never
};

std::vector<Act> const& acts();
/// Index in acts(). Nothing: no such act.
std::optional<std::size_t> act_named(std::string_view name);

struct PlannedAct {
  unsigned ply;  // done with the first fitting move from here on
  std::size_t act;
  std::uint64_t seed;
};

/// All that a game is made of: the same plan, the same game.
struct Plan {
  std::uint64_t seed;
  unsigned plies;
  std::string start;  // FEN
  std::vector<PlannedAct> acts;
  std::array<bool, 2> is_blind, knows_pieces;  // of White, of Black
  std::array<bool, 2> types, has_assistant;    // types: his board is not read, he types his moves
  bool does_tactus_announce, is_control_known;
};

/// One to three acts, or `only` this one.
Plan plan_of(std::uint64_t seed, std::optional<std::size_t> only = std::nullopt);
/// "promotion unnamed at 3, knocked over at 7".
std::string text_of(std::vector<PlannedAct> const& acts);

}  // namespace tactus::truth
