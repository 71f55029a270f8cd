// SPDX-License-Identifier: GPL-3.0-or-later
// Flags: who wins on time, who may act, and what had ended the game before (6.8, 6.9, A.5.3, A.5.5, III.3).

#include "core/arbitration/laws/clock_6/flag_falls.hpp"

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/flags.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/clock_6/quickplay_finishes.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/legal/position.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::GameLine;

bool has_arbiter_sight_alone(Situation const& situation, FlagClaims const& claims) {
  return situation.ask == Ask::permission && claims.is_observed && !claims.is_any();
}

/// May the arbiter act on a flag that nobody claims (6.8, A.5.5)?
Ruling arbiters_right(Situation const& situation) {
  Regime const regime = situation.regime;
  ArbiterAndFlag const says = rules_of(regime).arbiter_and_flag;
  if (!has_basic_rules(regime)) {
    Ruling ruling = ruled(Outcome::allowed, regime, {law("6.8"), law("6.9")},
                          {say("Allowed: a flag has fallen when the arbiter observes it.")});
    ruling.must = true;
    return ruling;
  }
  Ruling ruling = ruled(Outcome::allowed, regime, {law("A.5.5"), law("6.8")},
                        {says == ArbiterAndFlag::must_intervene
                             ? say("Required: the arbiter steps in when he sees that a flag has fallen.")
                         : says == ArbiterAndFlag::may_intervene
                             ? say("Allowed: the arbiter may step in when he sees that a flag has fallen.")
                             : say("Allowed: the basic rules of this edition are silent, and a flag has "
                                   "fallen when the arbiter observes it.")});
  ruling.must = says == ArbiterAndFlag::must_intervene;
  return ruling;
}

/// A win on time that cannot be claimed.
std::optional<Ruling> rejected_claim(Situation const& situation, Flags const& flags,
                                     FlagClaims const& claims) {
  Regime const regime = situation.regime;
  bool const is_only_sighted_assistant =
      claims.is_by_sighted_assistant && !claims.is_any() && !claims.is_observed;
  if (is_only_sighted_assistant)
    return ruled(Outcome::claim_rejected, regime, {law("D.2.11"), law("12.7")},
                 {say("Rejected: claiming a win on time is not a duty of the sighted player's assistant.")});
  for (Color const claimant : {Color::white, Color::black}) {
    if (!claims.is_claimed_by[claimant]) continue;
    if (!flags.is_down[opposite(claimant)]) {
      Ruling ruling = ruled(Outcome::claim_rejected, regime, {law("6.8"), law("6.9")},
                            {say("Rejected: the flag of {player} is up.", {{"player", opposite(claimant)}})});
      if (has_basic_rules(regime)) cite(ruling, regime, {law("A.5.3")});
      return ruling;
    }
    bool const is_own_flag_in_the_way =
        has_basic_rules(regime) && rules_of(regime).claimants_flag_must_be_up && flags.is_down[claimant];
    if (is_own_flag_in_the_way)
      return ruled(Outcome::claim_rejected, regime, {law("A.5.3")},
                   {say("Rejected: the flag of {player}, who claims, is down, too.", {{"player", claimant}}),
                    say("In this edition it must be up when the clock has been stopped.")});
  }
  return std::nullopt;
}

/// 2014 6.11; else only Guideline III.
bool has_rule_for_both_flags(Situation const& situation) {
  return rules_of(situation.regime).both_flags_rule_is_in_laws || quickplay_in_force(situation).applies();
}

/// An arbiter or assistant who brought the fallen flag up acted by a rule of its own.
void cite_who_acted(Ruling& ruling, Situation const& situation, FlagClaims const& claims) {
  Regime const regime = situation.regime;
  if (claims.is_by_assistant) cite(ruling, regime, {law("D.2.10.5")});
  bool const is_arbiters_act = claims.is_observed && !claims.is_any();
  if (!is_arbiters_act || !has_basic_rules(regime)) return;
  cite(ruling, regime, {law("A.5.5")});
  ruling.must = rules_of(regime).arbiter_and_flag == ArbiterAndFlag::must_intervene;
}

RulingOrFault fide_ruling(Situation const& situation, Flags const& flags, FlagClaims const& claims,
                          std::optional<GameLine> const& line) {
  if (has_arbiter_sight_alone(situation, claims)) return arbiters_right(situation);
  bool const is_order_unknown = flags.are_both_down() && !flags.first;
  if (is_order_unknown && has_rule_for_both_flags(situation)) return both_flags_ruling(situation, flags);
  if (auto rejected = rejected_claim(situation, flags, claims)) return *std::move(rejected);
  if (is_order_unknown) return both_flags_ruling(situation, flags);
  if (!flags.is_any_down())
    return ruled(Outcome::game_continues, situation.regime, {law("6.8"), law("6.9")},
                 {say("Play goes on: no flag has fallen.")});
  if (!line) return missing("position", say("Please give the position when the flag fell."));
  Color const loser = *flags.first;
  switch (control_of(situation, line->current(), loser, flags.is_last_period)) {
    case Control::made:
      return ruled(
          Outcome::game_continues, situation.regime, {law("6.4"), law("6.9")},
          {say("Play goes on: {player} completed the required moves in time.", {{"player", loser}})});
    case Control::not_known:
      return missing("period", say("Please say whether the flag fell in the last period."));
    case Control::not_made: break;
  }
  Ruling ruling = time_loss(situation, loser, *line);
  cite_who_acted(ruling, situation, claims);
  return ruling;
}

/// Where a resignation or an agreement stands before the flag counts as fallen, the game was over.
Matter const* ended_by_players(Situation const& situation, std::size_t fallen) {
  for (std::size_t i = 0; i < fallen && i < situation.items.size(); ++i) {
    if (situation.items[i].is<event::Resign>()) return &results;
    if (situation.items[i].is_any_of<event::AcceptDraw, event::AgreeDraw>()) return &draw_agreements;
  }
  return nullptr;
}

tl::expected<std::optional<GameLine>, FactFault> line_at(Situation const& situation, std::size_t item) {
  if (!states_position(situation)) return std::optional<GameLine>{};
  auto line = line_until(situation, item);
  if (!line) return tl::unexpected(line.error());
  return std::optional<GameLine>{*std::move(line)};
}

/// 6.9 does not apply any more, and says so: nobody may act on the flag.
Ruling over_before_flag(Ruling ruling, Situation const& situation) {
  cite(ruling, situation.regime, {law("6.9")});
  if (situation.ask != Ask::permission) return ruling;
  ruling.outcome = Outcome::forbidden;
  ruling.result.reset();
  return ruling;
}

RulingOrFault decide_flag(Situation const& situation) {
  Regime const regime = situation.regime;
  auto const flags = flags_in(situation);
  if (!flags) return tl::unexpected(flags.error());
  FlagClaims const claims = flag_claims_in(situation);
  if (claims.is_any() && !flags->is_any_down() && !situation.has<fact::Clock>())
    return missing("clock", say("Please say what the clock shows, or whose flag has fallen."));
  auto const line = line_at(situation, claims.item);
  if (!line) return tl::unexpected(line.error());
  if (*line)
    if (auto const end = end_at_sight(**line, regime))
      return over_before_flag(ruling_of(*end, regime), situation);
  if (Matter const* matter = ended_by_players(situation, claims.item)) {
    auto ruling = matter->decide(situation);
    if (!ruling) return ruling;
    if (ruling->outcome != Outcome::game_continues) return over_before_flag(*std::move(ruling), situation);
  }
  auto ruling = is_finnish_blitz(regime.rules) ? finnish_flag_ruling(situation, *flags, claims, *line)
                                               : fide_ruling(situation, *flags, claims, *line);
  if (!ruling) return ruling;
  if (situation.ask == Ask::permission)
    ruling = ruling->is_ended_by_dead_position ? over_before_flag(*std::move(ruling), situation)
                                               : as_permission(*std::move(ruling));
  return with_way_from_blitz(*std::move(ruling), regime);
}

}  // namespace

Matter const flag_falls{claim_asks, decide_flag};

RulingOrFault both_flags_ruling(Situation const& situation, Flags const& flags) {
  Regime const regime = situation.regime;
  if (!has_rule_for_both_flags(situation))
    return ruled(Outcome::arbiter_decides, regime, {law("6.8"), law("6.9"), law("III.2.1"), law("III.3.1")},
                 {say("The arbiter decides: both flags are down, and which fell first is not known."),
                  say("The rule of Guideline III for this does not apply here.")});
  if (!flags.is_last_period) return missing("period", say("Please say whether it is the last period."));
  if (*flags.is_last_period)
    return drawn(regime, std::array{law("III.3.1.2"), law("III.3.1")},
                 {say("Drawn: both flags are down, and which fell first is not known."),
                  say("It is the last period.")});
  return ruled(Outcome::game_continues, regime, {law("III.3.1.1"), law("III.3.1")},
               {say("Play goes on: both flags are down, and which fell first is not known."),
                say("It is not the last period.")});
}

Ruling time_loss(Situation const& situation, Color loser, GameLine const& line) {
  Regime const regime = situation.regime;
  std::vector<Law> laws{law("6.9"), law("6.8")};
  if (has_basic_rules(regime)) laws = {law("A.5.3"), law("6.9")};
  chess::Setup const setup = line.current().setup();
  Ruling ruling =
      loss_or_draw(setup, loser, regime, laws, say("{player} is out of time.", {{"player", loser}}));
  bool const is_drawn = ruling.can_mate[opposite(loser)] == false;
  if (is_drawn && possible_mate(setup, loser) == false) {
    ruling.is_ended_by_dead_position = true;
    ruling.explanation.push_back(say("The position was dead: the game had ended before the flag fell."));
    cite(ruling, regime, {law("5.2.2"), law("2014 9.7")});
  }
  return ruling;
}

namespace {

using chess::Color;

/// His last move was made, but he has not pressed the clock before the flag fell.
bool is_last_move_open(Situation const& situation, Color player) {
  bool is_open = false;
  for (Item const& item : situation.items) {
    if (item.is<event::FlagFall>()) return is_open;
    if (auto const* made = item.as<event::MakeMove>(); made && made->by == player)
      is_open = !made->is_clock_pressed.value_or(true);
    if (auto const* open = item.as<event::ClockNotPressed>(); open && open->by == player) is_open = true;
    if (auto const* press = item.as<event::PressClock>(); press && player_of(press->by) == player)
      is_open = false;
  }
  return is_open;
}

}  // namespace

unsigned completed_moves(Situation const& situation, chess::Position const& position, Color player) {
  bool const has_just_moved = position.turn() != player;
  unsigned const before = position.fullmove_number() - 1;
  unsigned const made = before + (player == Color::white && has_just_moved ? 1 : 0);
  bool const is_open =
      made > 0 && is_last_move_open(situation, player);  // also where the opponent has replied
  return is_open ? made - 1 : made;
}

Control control_of(Situation const& situation, chess::Position const& position, Color player,
                   std::optional<bool> is_last_period) {
  auto const* control = situation.find<fact::TimeControl>();
  bool const is_number_required = control && !control->periods.empty() && control->periods.front().moves;
  if (!is_number_required || is_last_period == true) return Control::not_made;
  if (completed_moves(situation, position, player) < *control->periods.front().moves)
    return Control::not_made;
  return is_last_period ? Control::made : Control::not_known;
}

}  // namespace tactus::arbitration::laws
