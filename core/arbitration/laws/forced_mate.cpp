// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/forced_mate.hpp"

#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;

class Search {
 public:
  Search(Color attacker, std::size_t most_positions) : attacker_(attacker), left_(most_positions) {}

  bool forces(Position const& position, std::size_t plies) {
    if (left_ == 0) return false;
    --left_;
    auto const moves = position.legal_moves();
    if (moves.empty()) return position.turn() != attacker_ && position.is_check();
    if (plies == 0) return false;
    auto const goes_on = [&](Move m) { return forces(position.after(m), plies - 1); };
    return position.turn() == attacker_ ? std::any_of(moves.begin(), moves.end(), goes_on)
                                        : std::all_of(moves.begin(), moves.end(), goes_on);
  }
  bool is_spent() const { return left_ == 0; }

 private:
  Color attacker_;
  std::size_t left_;
};

}  // namespace

bool ends_in_mate_by(Position const& position, std::span<Move const> line, Color attacker) {
  Position reached = position;
  for (Move const m : line) reached.play(m);
  return reached.turn() != attacker && reached.is_checkmate();
}

std::optional<bool> can_force_mate(Position const& position, Color attacker, std::size_t plies,
                                   std::size_t most_positions) {
  Search search{attacker, most_positions};
  bool const is_forced = search.forces(position, plies);
  if (!is_forced && search.is_spent()) return std::nullopt;
  return is_forced;
}

}  // namespace tactus::arbitration::laws
