// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/loss_or_draw.hpp"

#include "core/arbitration/laws/possible_mate.hpp"
#include "core/arbitration/laws/ruled.hpp"

namespace tactus::arbitration::laws {

Ruling drawn(Regime regime, std::span<Law const> laws, std::vector<Sentence> because) {
  Ruling ruling = ruled(Outcome::draw, regime, laws, std::move(because));
  ruling.result = Score::draw;
  return ruling;
}

Ruling loss_or_draw(chess::Setup const& setup, chess::Color loser, Regime regime, std::span<Law const> laws,
                    Sentence because) {
  chess::Color const winner = opposite(loser);
  auto const can_mate = possible_mate(setup, winner);
  Ruling ruling;
  if (!can_mate) {
    ruling = ruled(Outcome::arbiter_decides, regime, laws, {std::move(because)});
    ruling.notices.push_back(
        say("Not found out: whether {player} can mate by any series of legal moves. "
            "If he can, he wins; if not, the game is drawn.",
            {{"player", winner}}));
    return ruling;
  }
  if (*can_mate) {
    ruling = ruled(loss_of(loser), regime, laws,
                   {std::move(because),
                    say("{player} can still mate by some series of legal moves.", {{"player", winner}})});
    ruling.result = win_of(winner);
  } else {
    ruling = drawn(
        regime, laws,
        {std::move(because), say("Drawn all the same: {player} cannot mate by any series of legal moves.",
                                 {{"player", winner}})});
  }
  ruling.can_mate[winner] = *can_mate;
  return ruling;
}

}  // namespace tactus::arbitration::laws
