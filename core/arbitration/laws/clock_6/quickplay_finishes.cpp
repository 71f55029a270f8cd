// SPDX-License-Identifier: GPL-3.0-or-later
// The quickplay finish (Guideline III, 2014 Appendix G): requests for an increment, claims that the opponent
// cannot or does not try to win by normal means; Finnish 10b. Whether he does is never decided here.

#include "core/arbitration/laws/clock_6/quickplay_finishes.hpp"

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/clock_6/flag_falls.hpp"
#include "core/arbitration/laws/ends_5_9/draw_offers.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/matters.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

bool is_in_finland(Situation const& situation, fact::QuickplayFinish const* stated) {
  auto const* event = situation.find<fact::Event>();
  return (stated && stated->country == Country::finland) || (event && event->country == Country::finland);
}

bool has_increment(Situation const& situation) {
  auto const* clock = situation.find<fact::Clock>();
  auto const* control = situation.find<fact::TimeControl>();
  if (clock && clock->increment.value_or(Millis{0}) > Millis{0}) return true;
  return control && (control->increment > Millis{0} || control->delay.value_or(Millis{0}) > Millis{0});
}

}  // namespace

QuickplayInForce quickplay_in_force(Situation const& situation) {
  auto const* stated = situation.find<fact::QuickplayFinish>();
  QuickplayInForce result;
  result.has_increment = has_increment(situation);
  result.is_blitz = situation.regime.phase == Phase::blitz;
  if (stated && stated->is_announced) {
    result.is_announced = *stated->is_announced;
    return result;
  }
  result.is_by_finnish_default =
      rules_of(situation.regime).quickplay_by_finnish_default && is_in_finland(situation, stated);
  result.is_announced = result.is_by_finnish_default;
  return result;
}

namespace {

using chess::Color;

/// The claim or the request that is judged.
struct Asked {
  std::optional<Color> by;  // nothing: somebody who has no such right
  bool is_request = false;  // for an increment or delay (III.4); else a claim (III.5)
  event::ExtraTime kind = event::ExtraTime::increment;
  std::size_t item = 0;
};

std::optional<Asked> asked_in(Situation const& situation) {
  std::optional<Asked> asked;
  for (std::size_t i = 0; i < situation.items.size(); ++i) {
    if (auto const* claim = situation.items[i].as<event::Claim>();
        claim && claim->kind == event::ClaimKind::normal_means)
      asked = Asked{player_of(claim->by), false, event::ExtraTime::increment, i};
    if (auto const* request = situation.items[i].as<event::RequestIncrement>())
      asked = Asked{request->by, true, request->kind, i};
  }
  return asked;
}

bool has_answer(Situation const& situation) {
  return situation.has<event::ArbiterRejects>() || situation.has<event::ArbiterPostpones>() ||
         situation.has<event::ArbiterAgrees>() || situation.has<event::ArbiterFinds>() ||
         situation.has<event::AcceptDraw>() || situation.has<event::DeclineDraw>() ||
         situation.has<event::FlagFall>();
}

// Whether he may ask at all.

std::optional<Color> player_having_the_move(Situation const& situation) {
  auto const* clock = situation.find<fact::Clock>();
  if (clock && clock->running) return clock->running;
  if (auto const* stated = situation.find<fact::ToMove>()) return stated->color;
  if (!states_position(situation)) return std::nullopt;
  auto const position = stated_position(situation);
  return position ? std::optional{position->turn()} : std::nullopt;
}

/// The arbiter has dealt with the claim: it was in time.
bool is_dealt_with(Situation const& situation) {
  return situation.has<event::ArbiterRejects>() || situation.has<event::ArbiterPostpones>() ||
         situation.has<event::ArbiterAgrees>() || situation.has<event::ArbiterFinds>();
}

Ruling not_admissible(Situation const& situation, std::initializer_list<Law> laws, Message because) {
  bool const is_permission = situation.ask == Ask::permission;
  return ruled(is_permission ? Outcome::forbidden : Outcome::claim_rejected, situation.regime, laws,
               {std::move(because)});
}

std::optional<Ruling> not_in_force(Situation const& situation) {
  auto const force = quickplay_in_force(situation);
  if (force.is_blitz)
    return not_admissible(situation, {law("III.2.2")}, say("Not in blitz: there is no quickplay finish."));
  if (force.has_increment)
    return not_admissible(situation, {law("III.2.2")},
                          say("Not in a game with increment: there is no quickplay finish."));
  bool const is_taken_for_granted = is_dealt_with(situation) && !situation.has<fact::QuickplayFinish>();
  if (!force.is_announced && !is_taken_for_granted)
    return not_admissible(situation, {law("III.2.1")},
                          say("Not in force: the quickplay finish was not announced before the event."));
  auto const* period = situation.find<fact::LastPeriod>();
  if (period && !period->is_last)
    return not_admissible(situation, {law("III.1"), law("III.2.1")},
                          say("Not in this period: the quickplay finish is the last one."));
  return std::nullopt;
}

bool has_flag_fallen_before(Situation const& situation, Asked const& asked) {
  for (std::size_t i = 0; i < asked.item; ++i) {
    auto const* fall = situation.items[i].as<event::FlagFall>();
    if (fall && fall->by == asked.by) return true;
  }
  return false;
}

Law rule_of(Asked const& asked) { return asked.is_request ? law("III.4") : law("III.5"); }

/// The clock as it stood when he asked: a later one says nothing about that.
fact::Clock const* clock_at(Situation const& situation, std::size_t item) {
  fact::Clock const* before = nullptr;
  for (std::size_t i = 0; i < item; ++i)
    if (auto const* clock = situation.items[i].as<fact::Clock>()) before = clock;
  return before || situation.has<event::FlagFall>() ? before : situation.find<fact::Clock>();
}

tl::expected<std::optional<Ruling>, FactFault> not_at_this_time(Situation const& situation,
                                                                Asked const& asked) {
  auto const refused = [&](Message because) {
    return std::optional<Ruling>{not_admissible(situation, {rule_of(asked)}, std::move(because))};
  };
  auto const* clock = clock_at(situation, asked.item);
  auto const left = !clock ? std::nullopt : *asked.by == Color::white ? clock->white : clock->black;
  if (!left && is_dealt_with(situation)) return std::optional<Ruling>{};
  if (!left) return missing("clock", say("Please give the time left of {player}.", {{"player", *asked.by}}));
  if (*left <= Millis{0} || has_flag_fallen_before(situation, asked))
    return refused(say("Too late: the flag of {player} has fallen.", {{"player", *asked.by}}));
  if (*left >= quickplay_limit)
    return refused(say("Too early: {player} has {time} left, and less than two minutes are required.",
                       {{"player", *asked.by}, {"time", *left}}));
  auto const mover = player_having_the_move(situation);
  if (mover && *mover != *asked.by) {
    auto ruling = refused(say("Not now: {player} does not have the move.", {{"player", *asked.by}}));
    ruling->reject_reason = RejectReason::not_having_the_move;
    return ruling;
  }
  bool const is_delay_unknown = asked.is_request && asked.kind == event::ExtraTime::delay &&
                                !rules_of(situation.regime).quickplay_grants_delay;
  if (is_delay_unknown) return refused(say("Not a delay: this edition knows only an increment."));
  return std::optional<Ruling>{};
}

// What the arbiter and the opponent have answered.

void cite_default(Ruling& ruling, Situation const& situation) {
  if (quickplay_in_force(situation).is_by_finnish_default)
    cite(ruling, situation.regime, {law("FI-practice"), law("III.2.1")});
}

Ruling found(Situation const& situation) {
  bool const is_late = situation.has<event::ArbiterPostpones>() || situation.has<event::FlagFall>();
  return drawn(
      situation.regime,
      std::array{law("FI-10b"), is_late ? law("III.5.2") : law("III.5.1"), law("III.5"), law("FI-10")},
      {say("Drawn: the arbiter finds that the opponent does not win by normal means."),
       say("That holds also when the flag has fallen since.")});
}

Ruling agreed_draw(Situation const& situation, Asked const& asked) {
  return drawn(situation.regime, std::array{law("FI-10b"), rule_of(asked), law("5.2.3")},
               {say("Drawn: the opponent has accepted.")});
}

Ruling rejected_claim(Situation const& situation, Asked const& asked) {
  Color const opponent = opposite(*asked.by);
  Ruling ruling =
      ruled(Outcome::claim_rejected, situation.regime, {law("III.5.3"), law("III.5")},
            {say("Rejected by the arbiter."),
             say("{player} gets {time} more.", {{"player", opponent}, {"time", quickplay_added_time}})});
  ruling.time_added[opponent] = quickplay_added_time;
  return ruling;
}

/// After the claim was rejected a flag that has fallen decides.
RulingOrFault rejected_after_flag(Situation const& situation) {
  auto const line = line_until(situation, situation.items.size());
  if (!line) return tl::unexpected(line.error());
  Ruling ruling = time_loss(situation, situation.find<event::FlagFall>()->by, *line);
  cite(ruling, situation.regime, {law("III.5.3")});
  return ruling;
}

Ruling postponed(Situation const& situation) {
  if (situation.has<event::FlagFall>())
    return ruled(Outcome::arbiter_decides, situation.regime, {law("III.5.2"), law("III.5.1"), law("III.5")},
                 {say("The arbiter decides now: a flag has fallen."),
                  say("Drawn when the opponent cannot win by normal means, or has not tried enough.")});
  return ruled(
      Outcome::game_continues, situation.regime, {law("III.5.2"), law("III.5.1"), law("III.5")},
      {say("Play goes on, if possible in the presence of an arbiter."),
       say("The arbiter decides later, or at once when a flag falls; the opponent may get {time} more.",
           {{"time", quickplay_added_time}})});
}

Ruling undecided(Situation const& situation, Asked const& asked) {
  auto const* arbiters = situation.find<fact::Arbiters>();
  if (!asked.is_request && arbiters && arbiters->count == 0)
    return ruled(
        Outcome::arbiter_decides, situation.regime, {law("III.6.1"), law("III.6.2"), law("III.6")},
        {say("The game ends with the claim: no arbiter is present."),
         say("The position is written down and verified by the opponent; the named arbiter decides.")});
  return ruled(Outcome::arbiter_decides, situation.regime, {rule_of(asked), law("III.5.1")},
               {say("The arbiter decides: draw, postpone or reject.")});
}

RulingOrFault answered_claim(Situation const& situation, Asked const& asked) {
  if (situation.has<event::ArbiterFinds>()) return found(situation);
  if (situation.has<event::ArbiterRejects>())
    return situation.has<event::FlagFall>() ? rejected_after_flag(situation)
                                            : RulingOrFault{rejected_claim(situation, asked)};
  if (situation.has<event::ArbiterPostpones>()) return postponed(situation);
  return undecided(situation, asked);
}

Ruling granted(Situation const& situation, Asked const& asked, event::ExtraTime kind) {
  Color const opponent = opposite(*asked.by);
  Ruling ruling =
      ruled(Outcome::time_added, situation.regime, {law("III.4")},
            {kind == event::ExtraTime::delay
                 ? say("Both players get a delay of {time} per move.", {{"time", quickplay_increment}})
                 : say("Both players get an increment of {time} per move.", {{"time", quickplay_increment}}),
             say("{player} gets {time} more.", {{"player", opponent}, {"time", quickplay_added_time}})});
  ruling.time_added[opponent] = quickplay_added_time;
  (kind == event::ExtraTime::delay ? ruling.delay : ruling.increment) = {quickplay_increment,
                                                                         quickplay_increment};
  return ruling;
}

RulingOrFault answered_request(Situation const& situation, Asked const& asked) {
  if (auto const* agrees = situation.find<event::ArbiterAgrees>()) {
    bool const is_possible =
        agrees->to == event::ExtraTime::increment || rules_of(situation.regime).quickplay_grants_delay;
    if (!is_possible)
      return wrong("arbiter-agrees.to", say("Please give the increment: this edition has one."));
    return granted(situation, asked, agrees->to);
  }
  if (situation.has<event::ArbiterRejects>())
    return ruled(Outcome::game_continues, situation.regime, {law("III.4")},
                 {say("Play goes on: the arbiter does not agree to the request.")});
  if (situation.has<event::DeclineDraw>())
    return ruled(Outcome::arbiter_decides, situation.regime, {law("III.4")},
                 {say("The arbiter decides: the offer of a draw in the request was declined.")});
  Ruling ruling = ruled(Outcome::game_continues, situation.regime, {law("III.4"), law("9.1.2.1")},
                        {say("The opponent answers first: the request offers a draw, too.")});
  ruling.draw_offer_by = asked.by;
  return ruling;
}

Ruling admissible(Situation const& situation, Asked const& asked) {
  Ruling ruling = ruled(Outcome::allowed, situation.regime, {law("FI-10b"), rule_of(asked), law("FI-10")},
                        {asked.is_request ? say("Allowed: the request is also an offer of a draw.")
                                          : say("Allowed: the claim is looked at."),
                         say("What comes of it the arbiter decides.")});
  ruling.is_left_to_arbiter = true;
  if (asked.is_request) ruling.draw_offer_by = asked.by;
  return ruling;
}

// Finnish 10b: no limit of time, no fixed penalty.

RulingOrFault finnish_claim(Situation const& situation, Asked const& asked) {
  Regime const regime = situation.regime;
  if (situation.has<event::ArbiterFinds>()) return found(situation);
  if (situation.has<event::ArbiterRejects>())
    return ruled(Outcome::claim_rejected, regime, {law("FI-10b"), law("FI-10"), law("FI-16")},
                 {say("Rejected by the arbiter; this rule set fixes no penalty.")});
  if (situation.ask == Ask::permission && !has_answer(situation)) return admissible(situation, asked);
  return ruled(Outcome::arbiter_decides, regime, {law("FI-10b"), law("FI-10"), law("FI-16")},
               {say("The arbiter decides: the opponent must play so that the game makes progress."),
                say("If it does not, he may declare a draw even after time has run out.")});
}

RulingOrFault fide_answer(Situation const& situation, Asked const& asked) {
  if (auto refused = not_in_force(situation)) return *std::move(refused);
  auto const untimely = not_at_this_time(situation, asked);
  if (!untimely) return tl::unexpected(untimely.error());
  if (*untimely) return **untimely;
  if (situation.ask == Ask::permission && !has_answer(situation)) return admissible(situation, asked);
  return asked.is_request ? answered_request(situation, asked) : answered_claim(situation, asked);
}

RulingOrFault answer(Situation const& situation, Asked const& asked) {
  if (!asked.by)
    return not_admissible(situation, {law("D.2.10"), rule_of(asked)},
                          say("Not by an assistant: the player himself asks."));
  auto const offers = draw_offers_in(situation);
  if (!offers) return tl::unexpected(offers.error());
  if (offers->accepted_at && *offers->accepted_at > asked.item) return agreed_draw(situation, asked);
  bool const is_finnish_request = is_finnish_blitz(situation.regime.rules) && !asked.is_request;
  return is_finnish_request ? finnish_claim(situation, asked) : fide_answer(situation, asked);
}

/// A game that has ended by itself is not looked at any more.
std::optional<RulingOrFault> ended_before(Situation const& situation, std::size_t item) {
  if (!states_position(situation)) return std::nullopt;
  auto const line = line_until(situation, item);
  if (!line) return RulingOrFault{tl::unexpected(line.error())};
  if (auto const end = end_at_sight(*line, situation.regime))
    return RulingOrFault{ruling_of(*end, situation.regime)};
  return std::nullopt;
}

Ruling whether_in_force(Situation const& situation) {
  Regime const regime = situation.regime;
  bool const asks_permission = situation.ask == Ask::permission;
  if (is_finnish_blitz(regime.rules))
    return ruled(asks_permission ? Outcome::forbidden : Outcome::game_continues, regime,
                 {law("FI-10b"), law("III.2.2")}, {say("Not in blitz: there is no quickplay finish.")});
  if (auto refused = not_in_force(situation)) {
    if (!asks_permission) refused->outcome = Outcome::game_continues;
    return *std::move(refused);
  }
  return ruled(asks_permission ? Outcome::allowed : Outcome::game_continues, regime,
               {law("III.2.1"), law("III.1")}, {say("In force: the rules of the quickplay finish apply.")});
}

RulingOrFault decide_finish(Situation const& situation) {
  auto const asked = asked_in(situation);
  if (!asked && !is_dealt_with(situation)) {
    Ruling ruling = whether_in_force(situation);
    cite_default(ruling, situation);
    return ruling;
  }
  if (auto ended = ended_before(situation, asked ? asked->item : situation.items.size()))
    return *std::move(ended);
  auto ruling = asked                                  ? answer(situation, *asked)
                : situation.has<event::ArbiterFinds>() ? RulingOrFault{found(situation)}
                : situation.has<event::ArbiterPostpones>()
                    ? RulingOrFault{postponed(situation)}
                    : missing("claim", say("Please give the claim that the arbiter rejects."));
  if (!ruling) return ruling;
  cite_default(*ruling, situation);
  if (situation.ask == Ask::permission && has_answer(situation)) return as_permission(*std::move(ruling));
  return ruling;
}

}  // namespace

Matter const quickplay_finishes{{Ask::ruling, Ask::result, Ask::permission, Ask::clock, Ask::next_action},
                                decide_finish};

}  // namespace tactus::arbitration::laws
