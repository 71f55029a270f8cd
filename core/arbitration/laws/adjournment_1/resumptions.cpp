// SPDX-License-Identifier: GPL-3.0-or-later
// Who is there when an adjourned game is resumed, and whose clock runs (I.9 to I.11).

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/adjournment_1/adjournments.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/clock_6/default_time.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"

#include <algorithm>
#include <array>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

RulingOrFault resigned(Situation const& situation, Color by) {
  std::array const laws{law("I.6"), law("5.1.2")};
  Message const because = say("{player} resigned before the resumption: the game is over.", {{"player", by}});
  if (!rules_of(situation.regime).resigner_draws_if_no_mate || !states_position(situation))
    return lost_by(by, situation.regime, {law("I.6"), law("5.1.2")}, {because});
  auto const position = stated_position(situation);
  if (!position) return tl::unexpected(position.error());
  return loss_or_draw(position->setup(), by, situation.regime, laws, because);
}

/// Whose offer still stands; nothing: it was declined. Withdrawing has no effect (9.1.2.1).
std::optional<Color> standing_offer(Situation const& situation) {
  std::optional<Color> standing;
  for (Item const& item : situation.items) {
    if (auto const* offer = item.as<event::OfferDraw>()) standing = offer->by;
    if (item.is<event::DeclineDraw>()) standing.reset();
  }
  return standing;
}

RulingOrFault decide_ending(Situation const& situation) {
  if (auto const* resigner = situation.find<event::Resign>()) return resigned(situation, resigner->by);
  auto const offer = standing_offer(situation);
  auto const* const accepted = situation.find<event::AcceptDraw>();
  bool const is_accepted = accepted != nullptr && offer && accepted->by != *offer;
  if (situation.has<event::AgreeDraw>() || is_accepted) {
    std::array const laws{law("I.6"), law("5.2.3"), law("I.4")};
    return drawn(situation.regime, laws, {say("A draw was agreed before the resumption: the game is over.")});
  }
  Ruling ruling = ruled(
      Outcome::game_continues, situation.regime, {law("I.4"), law("9.1.2.1")},
      {offer ? say("The offer stands until the opponent accepts or rejects it, also after the adjournment.")
             : say("The offer was declined: the game is resumed.")});
  ruling.draw_offer_by = offer;
  return ruling;
}

}  // namespace

Matter const endings_before_resumption{table_asks, decide_ending};

namespace {

using chess::Color;

Ruling too_late(Situation const& situation, DefaultTime const& limit, ByColor<bool> is_late) {
  Ruling ruling;
  if (is_late.white && is_late.black) {
    ruling = ruled(Outcome::both_lose, situation.regime, {law("I.10")},
                   {say("Both players were away longer than the default time and lose, unless the "
                        "arbiter decides otherwise.")});
    ruling.result = Score::both_lose;
  } else {
    Color const loser = is_late.white ? Color::white : Color::black;
    ruling =
        lost_by(loser, situation.regime, {law("I.10")},
                {say("{player} came after the default time and loses, unless the arbiter decides otherwise.",
                     {{"player", loser}})});
  }
  cite(ruling, situation.regime, {law("6.7.1")});
  if (limit.source == DefaultTimeSource::finnish_practice)
    cite(ruling, situation.regime, {law("FI-practice")});
  ruling.explanation.push_back(default_time_sentence(limit));
  ruling.may_arbiter_decide_otherwise = true;
  return ruling;
}

/// The clock of the player who must reply runs until he comes: because both were away (I.11), or he (I.9.2).
Ruling resumed(Situation const& situation, Color replier, MaybeByColor<Millis> const& came,
               bool are_both_away) {
  bool const asks_clock = situation.ask == Ask::clock;
  Millis const lost = came[replier].value_or(Millis{0});
  Ruling ruling = ruled(asks_clock ? Outcome::computed : Outcome::game_continues, situation.regime, {}, {});
  ruling.time_lost[replier] = lost;
  ruling.time_lost[opposite(replier)] = Millis{0};
  if (are_both_away) {
    cite(ruling, situation.regime, {law("I.11"), law("I.10")});
    ruling.explanation = {
        say("Both were away: {player}, who must reply, loses all the time until he arrives, "
            "{time}.",
            {{"player", replier}, {"time", lost}})};
    ruling.may_arbiter_decide_otherwise = true;
  } else if (lost > Millis{0}) {
    cite(ruling, situation.regime, {law("I.9.2"), law("I.10"), law("I.7")});
    ruling.explanation = {say("{player}, who must reply, was away: his clock ran for {time}.",
                              {{"player", replier}, {"time", lost}}),
                          say("He may stop it and call the arbiter; then the envelope is opened.")};
  } else {
    cite(ruling, situation.regime, {law("I.9.3"), law("I.9.1"), law("I.10")});
    ruling.explanation = {
        say("{player} is away: his opponent may seal his reply and start the absent player's "
            "clock.",
            {{"player", opposite(replier)}}),
        say("The envelope of the reply is opened when he arrives.")};
  }
  if (auto const* clock = situation.find<fact::Clock>())
    for (Color const player : {Color::white, Color::black})
      if (auto const left = player == Color::white ? clock->white : clock->black)
        ruling.clock[player] = std::max(Millis{0}, *left - *ruling.time_lost[player]);
  return ruling;
}

Ruling no_default_time(Situation const& situation, DefaultTime const& limit) {
  return ruled(Outcome::arbiter_decides, situation.regime, {law("I.10"), law("6.7.1")},
               {default_time_sentence(limit), say("The event had to specify one: the arbiter decides.")});
}

RulingOrFault decide_resumption(Situation const& situation) {
  auto const replier = replier_of(situation);
  if (!replier) return missing("replier", say("Please say which player must reply to the sealed move."));
  auto const limit = default_time(situation);
  if (!limit) return tl::unexpected(limit.error());
  auto const came = arrivals(situation);
  if (!came) return tl::unexpected(came.error());
  if (situation.has<fact::SealedMove>() && states_position(situation)) {
    auto const ended = end_by_sealed_move(situation);
    if (!ended) return tl::unexpected(ended.error());
    if (*ended) return **ended;
  }
  auto const is_after = [&](Color player) { return (*came)[player].value_or(Millis{0}) > limit->time; };
  ByColor<bool> const is_late{is_after(Color::white), is_after(Color::black)};  // exactly then is in time
  bool const is_any_late = is_late.white || is_late.black;
  if (is_any_late && limit->source == DefaultTimeSource::nowhere) return no_default_time(situation, *limit);
  if (is_any_late) return too_late(situation, *limit, is_late);
  return resumed(situation, *replier, *came, are_both_absent(situation));
}

}  // namespace

std::optional<Color> replier_of(Situation const& situation) {
  if (auto const* stated = situation.find<fact::Replier>()) return stated->color;
  if (auto const* sealed = situation.find<fact::SealedMove>()) return opposite(sealed->by);
  return std::nullopt;
}

Matter const resumptions{table_asks, decide_resumption};

}  // namespace tactus::arbitration::laws
