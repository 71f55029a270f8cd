// SPDX-License-Identifier: GPL-3.0-or-later
// Can this side still mate? Exact, with a line of moves or a named proof (docs/arbiters/mating.md).
#pragma once

#include "core/chess/move.hpp"
#include "core/legal/position.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::arbitration {

/// He can.
struct CanMate {
  std::vector<chess::Move>
      witness;  // legal one after the other, the last one mates; empty: mate is on the board
};

/// Why a player can never mate. What makes each a proof: docs/arbiters/mating.md.
enum class MatingProof : std::uint8_t {
  game_over,  // stalemate, or he is mated himself
  material,   // the kinds of pieces left cannot mate
  reach,      // nowhere can the opponent's king ever be in check without a way out
  skeleton,   // kings and pawns were played out, with all other pieces taken to be wherever they can ever get
  exhausted,  // every position that can arise was looked at; each way out of these falls under a proof above
};
/// "game-over", "material", "reach", "skeleton", "exhausted".
std::string_view name_of(MatingProof proof);

/// He cannot.
struct CannotMate {
  MatingProof proof = MatingProof::material;
  std::vector<chess::Move> forced;  // moves without a choice that come first; the proof is about what follows
  std::size_t positions = 0;        // looked at, for `skeleton` and `exhausted`
};

/// The budget was spent before an answer was found.
struct NotKnown {
  std::size_t positions = 0;  // looked at
};

/// The answer depends on the position and `positions` alone, unless time runs out first.
struct MatingBudget {
  std::size_t positions = 2'000'000;           // to be looked at and kept
  std::function<bool()> is_time_up = nullptr;  // asked about every thousand positions; nothing: never
};

using MatingVerdict = std::variant<CanMate, CannotMate, NotKnown>;

/// Counters do not matter: draws by repetition, 50 and 75 moves are not looked at, for they are no lack of
/// mating possibilities.
MatingVerdict can_mate(chess::Position const& position, chess::Color player, MatingBudget const& budget = {});

}  // namespace tactus::arbitration
