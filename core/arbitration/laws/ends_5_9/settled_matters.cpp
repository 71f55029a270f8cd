// SPDX-License-Identifier: GPL-3.0-or-later
// Results that were signed, and what somebody wants to take back (8.7, 9.1.2.1, 9.5.1, 5.1.2).

#include "core/arbitration/laws/conduct_11/incidents.hpp"
#include "core/arbitration/laws/decide.hpp"
#include "core/arbitration/laws/ends_5_9/draw_offers.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {
namespace {

using event::TakenBack;

Ruling signed_result(Regime regime, event::SignResult const& result) {
  using event::SignedScore;
  chess::Color const loser =
      result.score == SignedScore::white_wins ? chess::Color::black : chess::Color::white;
  Ruling ruling = result.score == SignedScore::draw ? drawn(regime, std::array{law("8.7")}, {})
                                                    : lost_by(loser, regime, {law("8.7")}, {});
  ruling.explanation = {say("Both players have signed this result: it stands."),
                        say("Also a wrong result stands, unless the arbiter decides otherwise.")};
  ruling.may_arbiter_decide_otherwise = true;
  return ruling;
}

Ruling refused(Situation const& situation, std::initializer_list<Law> laws, Message because) {
  return ruled(situation.ask == Ask::permission ? Outcome::forbidden : Outcome::game_continues,
               situation.regime, laws, {std::move(because)});
}

Situation without_last(Situation const& situation) {
  Situation earlier = situation;
  earlier.items.erase(earlier.items.begin() + static_cast<std::ptrdiff_t>(*situation.last_happening()));
  return earlier;
}

/// The claim is dealt with as if nothing had been taken back.
RulingOrFault on_claim(Situation const& situation) {
  if (situation.ask == Ask::permission)
    return refused(situation, {law("9.5.1")}, say("Not allowed: a claim cannot be withdrawn."));
  if (!situation.has<event::Claim>())
    return missing("claim", say("Please give the claim that is to be taken back."));
  auto ruling = decide(without_last(situation));
  if (!ruling) return ruling;
  auto const* claim = situation.find<event::Claim>();
  if (claim && is_of_draw(claim->kind)) {
    if (ruling->articles.size() == 5) ruling->articles.pop_back();
    cite(*ruling, situation.regime, {law("9.5.1")});
    ruling->explanation.push_back(say("A claim cannot be withdrawn: it is checked."));
  }
  return ruling;
}

RulingOrFault on_resignation_taken_back(Situation const& situation, chess::Color by) {
  if (situation.ask == Ask::permission)
    return refused(situation, {law("5.1.2")}, say("Not allowed: a resignation ends the game at once."));
  Situation earlier = without_last(situation);
  if (!earlier.has<event::Resign>()) earlier.items.emplace_back(event::Resign{by});
  earlier.ask = Ask::result;
  auto ruling = decide(earlier);
  if (ruling)
    ruling->explanation.push_back(say("A resignation ends the game at once; it cannot be taken back."));
  return ruling;
}

RulingOrFault on_offer_taken_back(Situation const& situation) {
  Ruling ruling =
      refused(situation, {law("9.1.2.1"), law("9.1.2")}, say("An offer of a draw cannot be withdrawn."));
  auto const offers = draw_offers_in(situation);
  if (offers && offers->standing) ruling.draw_offer_by = offers->standing;
  return ruling;
}

RulingOrFault on_acceptance_taken_back(Situation const& situation) {
  if (situation.ask == Ask::permission)
    return refused(situation, {law("5.2.3"), law("9.1.2.1")}, say("Not allowed: the game is drawn."));
  Situation earlier = without_last(situation);
  bool const is_told = earlier.has<event::AcceptDraw>() || earlier.has<event::AgreeDraw>();
  if (!is_told) earlier.items.emplace_back(event::AgreeDraw{});
  earlier.ask = Ask::result;
  auto ruling = decide(earlier);
  if (ruling)
    ruling->explanation.push_back(say("An agreement ends the game at once; it cannot be taken back."));
  return ruling;
}

RulingOrFault on_taking_back(Situation const& situation, event::TakeBack const& taken) {
  switch (taken.what) {
    case TakenBack::resignation: return on_resignation_taken_back(situation, taken.by);
    case TakenBack::claim: return on_claim(situation);
    case TakenBack::offer: return on_offer_taken_back(situation);
    case TakenBack::acceptance: return on_acceptance_taken_back(situation);
    case TakenBack::result: break;
  }
  auto const* result = situation.find<event::SignResult>();
  if (!result) return missing("sign-result", say("Please give the result that was signed."));
  if (situation.ask == Ask::permission)
    return refused(situation, {law("8.7")},
                   say("Not allowed: a signed result stands, unless the arbiter decides otherwise."));
  return signed_result(situation.regime, *result);
}

RulingOrFault decide_settled(Situation const& situation) {
  if (auto const* result = last_as<event::SignResult>(situation))
    return signed_result(situation.regime, *result);
  return on_taking_back(situation, *last_as<event::TakeBack>(situation));
}

}  // namespace

Matter const settled_matters{table_asks, decide_settled};

}  // namespace tactus::arbitration::laws
