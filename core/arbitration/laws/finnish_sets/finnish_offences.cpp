// SPDX-License-Identifier: GPL-3.0-or-later
// Illegal moves in the Finnish team-blitz sets: the first one loses, when the opponent claims (rules 2, 4, 6,
// 7, 11, 13).

#include "core/arbitration/laws/cases/flags.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {
namespace {

std::vector<Law> laws_of(OffenceKind kind) {
  switch (kind) {
    case OffenceKind::illegal_move: return {law("FI-11"), law("7.5.1")};
    case OffenceKind::pawn_not_promoted: return {law("FI-7"), law("FI-11"), law("7.5.2")};
    case OffenceKind::press_without_move: return {law("FI-11"), law("7.5.3")};
    case OffenceKind::two_hands: return {law("FI-6"), law("FI-11"), law("7.5.4")};
    case OffenceKind::castling_unfinished: return {law("FI-11"), law("7.5.1"), law("4.7.2")};
    case OffenceKind::out_of_turn: return {law("FI-11"), law("7.5.1"), law("1.3")};
    case OffenceKind::king_captured: break;
  }
  return {law("FI-4"), law("FI-11")};
}

/// Rule 11 knows no exception for an opponent who cannot mate; 7.5.5 does.
void tell_whether_claimant_can_mate(Ruling& ruling, tl::expected<chess::GameLine, FactFault> const& line,
                                    chess::Color claimant) {
  if (!line) return;
  ruling.can_mate[claimant] = possible_mate(line->current().setup(), claimant);
  if (ruling.can_mate[claimant] == false)
    ruling.notices.push_back(
        say("Doubtful: {player} cannot mate by any series of legal moves, and 7.5.5 would "
            "draw the game; rule 11 names no such exception.",
            {{"player", claimant}}));
}

bool has_disputed_flag_fall(Situation const& situation, chess::Color offender) {
  auto const* order = situation.find<fact::OrderKnown>();
  if (!order || order->value) return false;
  auto const falls = situation.all<event::FlagFall>();
  return std::ranges::any_of(falls, [&](event::FlagFall const& fall) { return fall.by != offender; });
}

/// A claim is told of, not whose and for what: where the other player is not out of time it is his.
bool is_claim_told_of(Situation const& situation, chess::Color offender) {
  auto const* claim = situation.find<fact::ClaimMade>();
  auto const falls = situation.all<event::FlagFall>();
  return claim && claim->value && !situation.has<event::Claim>() &&
         std::ranges::all_of(falls, [&](event::FlagFall const& fall) { return fall.by == offender; });
}

/// A flag had fallen before, or nobody claims the illegal move: the flag decides.
bool is_about_flag(Situation const& situation, Offence const& offence, Aftermath const& aftermath) {
  bool const is_fallen_before = std::any_of(
      situation.items.begin(), situation.items.begin() + static_cast<std::ptrdiff_t>(offence.item),
      [](Item const& item) { return item.is<event::FlagFall>(); });
  bool const has_fallen = situation.has<event::FlagFall>();
  return (is_fallen_before && flag_claims_in(situation).is_any()) || (has_fallen && !aftermath.is_claimed);
}

Ruling not_acted_on(Situation const& situation, Offence const& offence) {
  if (situation.ask == Ask::permission)
    return ruled(Outcome::forbidden, situation.regime, {law("FI-2"), law("FI-11")},
                 {say("Not allowed: pointing out an illegal move is the opponent's own task.")});
  Ruling ruling = ruled(Outcome::game_continues, situation.regime, {law("FI-11"), law("FI-2")},
                        {say("Play goes on: the opponent has not claimed."),
                         say("The arbiter does not point out an illegal move.")});
  for (Law const each : laws_of(offence.kind)) cite(ruling, situation.regime, {each});
  return ruling;
}

}  // namespace

RulingOrFault finnish_ruling(Situation const& situation, Offence const& offence) {
  Regime const regime = situation.regime;
  auto const line = line_until(situation, offence.item);
  if (line)
    if (auto const end = end_of(*line, regime)) return ruling_of(*end, regime);
  if (has_disputed_flag_fall(situation, offence.by))
    return lost_by(offence.by, regime, {law("FI-13"), law("FI-11")},
                   {say("{player} loses: he made the illegal move.", {{"player", offence.by}}),
                    say("Which came first, it or the opponent's flag fall, is not beyond dispute.")});
  Aftermath aftermath = aftermath_of(situation, offence);
  bool const is_told = is_claim_told_of(situation, offence.by);
  aftermath.is_claimed |= is_told;
  if (!is_told && is_about_flag(situation, offence, aftermath)) return flag_falls.decide(situation);
  if (aftermath.is_agreed && situation.ask == Ask::permission)
    return ruled(Outcome::allowed, regime, {law("A.5.2"), law("FI-1")},
                 {say("Allowed: the players may agree to correct it, without the arbiter.")});
  if (!aftermath.is_claimed) return not_acted_on(situation, offence);
  if (aftermath.is_too_late)
    return ruled(Outcome::move_stands, regime, {law("A.5.2"), law("FI-11"), law("FI-1")},
                 {say("Too late: the opponent has made his next move."), say("The illegal move stands.")});
  auto const count = count_of(situation, offence);
  if (!count) return tl::unexpected(count.error());
  Ruling ruling = ruled(loss_of(offence.by), regime, laws_of(offence.kind),
                        {say("{player} loses: the first illegal move ends the game when the opponent claims.",
                             {{"player", offence.by}})});
  ruling.result = win_of(opposite(offence.by));
  tell_whether_claimant_can_mate(ruling, line, opposite(offence.by));
  tell_counts(ruling, situation, offence.by, count->after);
  return ruling;
}

}  // namespace tactus::arbitration::laws
