// SPDX-License-Identifier: GPL-3.0-or-later
// Wins on time in the Finnish team-blitz sets (rules 2, 12, 14).
#include "core/arbitration/laws/flag_matters.hpp"
#include "core/arbitration/laws/forced_mate.hpp"
#include "core/arbitration/laws/loss_or_draw.hpp"
#include "core/arbitration/laws/possible_mate.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/stated_position.hpp"
#include "core/legal/position.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::GameLine;

Ruling both_down(Situation const& situation) {
  if (situation.ask == Ask::permission)
    return ruled(Outcome::allowed, situation.regime, {law("FI-2"), law("FI-14")},
                 {say("Allowed: both players are out of time, and the arbiter may end the game."),
                  say("The game is drawn.")});
  return drawn(situation.regime, std::array{law("FI-14"), law("FI-2")},
               {say("Drawn: both players are out of time, whoever was first.")});
}

Ruling nobody_claims(Situation const& situation) {
  if (situation.ask == Ask::permission)
    return ruled(Outcome::forbidden, situation.regime, {law("FI-2"), law("FI-12")},
                 {say("Not allowed: pointing out a flag is the players' own task.")});
  return ruled(Outcome::game_continues, situation.regime, {law("FI-2"), law("FI-12")},
               {say("Play goes on: nobody has claimed a win on time."),
                say("The arbiter does not point out a flag.")});
}

/// Rule 12 of the fixed-time set, where the material does not suffice.
RulingOrFault by_demonstration(Situation const& situation, Color loser, GameLine const& line) {
  Regime const regime = situation.regime;
  Color const claimant = opposite(loser);
  auto const* shown = situation.find<event::DemonstrateForcedMate>();
  Ruling const no_win = drawn(
      regime, std::array{law("FI-12"), law("5.2.2")},
      {say("Drawn: {player} lacks the material to force mate on a bare king.", {{"player", claimant}})});
  if (!shown || shown->by != claimant) return no_win;
  chess::Position position = line.current();
  std::vector<chess::Move> moves;
  for (std::string const& uci : shown->line) {
    auto const move = stated_move(position, uci, "demonstrate-forced-mate.line");
    if (!move) return tl::unexpected(move.error());
    moves.push_back(*move);
    position.play(*move);
  }
  if (!ends_in_mate_by(line.current(), moves, claimant)) return no_win;
  auto const is_forced = can_force_mate(line.current(), claimant, moves.size());
  if (!is_forced)
    return ruled(Outcome::arbiter_decides, regime, {law("FI-12")},
                 {say("The arbiter decides whether the line shown forces mate: {count} plies.",
                      {{"count", static_cast<unsigned>(moves.size())}})});
  if (!*is_forced) return no_win;
  return lost_by(loser, regime, {law("FI-12")},
                 {say("{player} loses on time.", {{"player", loser}}),
                  say("The line shown forces mate, though the material would not suffice.")});
}

RulingOrFault by_material(Situation const& situation, Color loser, GameLine const& line) {
  Regime const regime = situation.regime;
  Color const claimant = opposite(loser);
  auto const material = forcing_material(line.current().placement(), claimant);
  if (material == ForcingMaterial::insufficient) return by_demonstration(situation, loser, line);
  Ruling ruling =
      lost_by(loser, regime, {law("FI-12")},
              {say("{player} loses on time.", {{"player", loser}}),
               say("{player} has material that forces mate on a bare king.", {{"player", claimant}})});
  if (material == ForcingMaterial::only_a_pawn) {
    ruling.explanation.pop_back();
    ruling.notices.push_back(
        say("Doubtful: rule 12 does not say whether a pawn is enough. It is taken as "
            "enough here; the arbiter decides."));
  }
  return ruling;
}

RulingOrFault in_fixed_time(Situation const& situation, Color loser, GameLine const& line) {
  Color const claimant = opposite(loser);
  auto const can_mate = possible_mate(line.current().setup(), claimant);
  auto ruling =
      can_mate == false
          ? RulingOrFault{drawn(
                situation.regime, std::array{law("FI-12"), law("5.2.2")},
                {say("Drawn: {player} cannot mate by any series of legal moves.", {{"player", claimant}})})}
          : by_material(situation, loser, line);
  if (ruling) ruling->can_mate[claimant] = can_mate;
  return ruling;
}

}  // namespace

RulingOrFault finnish_flag_ruling(Situation const& situation, Flags const& flags, FlagClaims const& claims,
                                  std::optional<GameLine> const& line) {
  Regime const regime = situation.regime;
  if (flags.are_both_down()) return both_down(situation);
  for (Color const claimant : {Color::white, Color::black})
    if (claims.is_claimed_by[claimant] && !flags.is_down[opposite(claimant)])
      return ruled(Outcome::claim_rejected, regime, {law("FI-12"), law("6.8"), law("A.5.3")},
                   {say("Rejected: the flag of {player} is up.", {{"player", opposite(claimant)}})});
  Color const loser = flags.is_down.white ? Color::white : Color::black;
  if (!claims.is_claimed_by[opposite(loser)]) return nobody_claims(situation);
  if (!line) return missing("position", say("The position when the flag fell was expected."));
  if (is_fixed_time(regime.rules)) return in_fixed_time(situation, loser, *line);
  return loss_or_draw(line->current().setup(), loser, regime, std::array{law("FI-12"), law("5.2.2")},
                      say("{player} is out of time.", {{"player", loser}}));
}

}  // namespace tactus::arbitration::laws
