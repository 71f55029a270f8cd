// SPDX-License-Identifier: GPL-3.0-or-later
// Wins on time in the Finnish team-blitz sets (rules 2, 12, 14).

#include "core/arbitration/laws/finnish_sets/finnish_flags.hpp"

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/clock_6/flag_falls.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
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
  if (!line) return missing("position", say("Please give the position when the flag fell."));
  if (is_fixed_time(regime.rules)) return in_fixed_time(situation, loser, *line);
  return loss_or_draw(line->current().setup(), loser, regime, std::array{law("FI-12"), law("5.2.2")},
                      say("{player} is out of time.", {{"player", loser}}));
}

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
