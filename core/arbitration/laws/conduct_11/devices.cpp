// SPDX-License-Identifier: GPL-3.0-or-later
// Electronic devices of the players (11.3.2).

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {
namespace {

void cite_finnish_rule(Ruling& ruling, Regime regime) {
  if (is_finnish_blitz(regime.rules)) cite(ruling, regime, {law("FI-15")});
}

Ruling about_device(Outcome outcome, Situation const& situation, std::initializer_list<Law> laws,
                    std::vector<Message> because) {
  Ruling ruling = ruled(outcome, situation.regime, {}, std::move(because));
  cite_finnish_rule(ruling, situation.regime);
  cite(ruling, situation.regime, laws);
  return ruling;
}

Ruling approved(Situation const& situation, fact::Device const& device) {
  Ruling ruling = about_device(
      permission_or_ruling(situation.ask, true), situation, {law("11.3.2"), law("D.2.6.1"), law("12.8")},
      {say("{player} may have the device: the arbiter has approved it.", {{"player", device.owner}})});
  if (!rules_of(situation.regime).may_devices_be_approved)
    ruling.notices.push_back(
        say("This edition forbids means of communication without exception: the device must have none."));
  return ruling;
}

Ruling not_approved(Situation const& situation, fact::Device const& device) {
  Message const because =
      say("{player} may not have the device: the arbiter has not approved it.", {{"player", device.owner}});
  if (situation.ask == Ask::permission)
    return about_device(Outcome::forbidden, situation, {law("11.3.2"), law("12.8")}, {because});
  if (!device.is_evident.value_or(true))
    return about_device(Outcome::arbiter_decides, situation, {law("11.3.2.2"), law("11.3.2"), law("11.3.3")},
                        {say("It is not evident that {player} carries a device.", {{"player", device.owner}}),
                         say("The arbiter may have clothes and bags examined in private.")});
  if (has_special_rule(situation))
    return about_device(Outcome::arbiter_decides, situation, {law("11.3.2.2"), law("11.3.2")},
                        {because, say("The event regulations set a less severe penalty.")});
  Ruling ruling = about_device(loss_of(device.owner), situation, {law("11.3.2.2"), law("11.3.2")},
                               {because, say("He loses the game and the opponent wins.")});
  ruling.result = win_of(chess::opposite(device.owner));
  return ruling;
}

bool loses(Situation const& situation, chess::Color owner) {
  return situation.ask != Ask::permission && !has_special_rule(situation) &&
         std::ranges::any_of(situation.all<fact::Device>(), [&](fact::Device const& device) {
           return device.owner == owner && !device.is_approved_by_arbiter && device.is_evident.value_or(true);
         });
}

Ruling lost_by_both(Situation const& situation) {
  Ruling ruling = about_device(Outcome::both_lose, situation, {law("11.3.2.2"), law("11.3.2")},
                               {say("Both players lose: both carry a device that was not approved.")});
  ruling.result = Score::both_lose;
  return ruling;
}

RulingOrFault decide_device(Situation const& situation) {
  auto const stated = situation.all<fact::Device>();
  for (fact::Device const& device : stated)
    for (fact::Device const& other : stated)
      if (device.owner == other.owner && device.is_approved_by_arbiter != other.is_approved_by_arbiter)
        return contradictory("device.approved_by_arbiter",
                             say("Contradiction: the device of {player} is approved and not approved.",
                                 {{"player", device.owner}}));
  bool const is_loss_of_both =
      std::ranges::all_of(std::array{chess::Color::white, chess::Color::black},
                          [&](chess::Color color) { return loses(situation, color); });
  if (is_loss_of_both) return lost_by_both(situation);
  fact::Device const& device = stated.back();
  return device.is_approved_by_arbiter ? approved(situation, device) : not_approved(situation, device);
}

}  // namespace

Matter const devices{judgement_asks, decide_device};

// A phone sounds: by the Laws, by Finnish practice, by rule 15 of the Finnish team-blitz sets.

namespace {

bool is_in_finland(Situation const& situation) {
  auto const* event = situation.find<fact::Event>();
  return event && event->country == Country::finland;
}
bool is_approved(Situation const& situation, chess::Color owner) {
  return std::ranges::any_of(situation.all<fact::Device>(), [&](fact::Device const& device) {
    return device.owner == owner && device.is_approved_by_arbiter;
  });
}

Message it_sounded(event::PhoneSounds const& phone) {
  return say("The phone of {player} has sounded.", {{"player", phone.owner}});
}

Ruling warning(Situation const& situation, event::PhoneSounds const& phone) {
  Ruling ruling = ruled(Outcome::warning, situation.regime, {law("FI-practice"), law("11.3.2.2")},
                        {say("{player} is warned: his phone has sounded.", {{"player", phone.owner}}),
                         say("Finnish practice: a warning for the first sound, loss for the second.")});
  ruling.is_player_warned = true;
  return ruling;
}

Ruling milder(Situation const& situation, event::PhoneSounds const& phone) {
  return ruled(
      Outcome::arbiter_decides, situation.regime, {law("11.3.2.2"), law("11.3.2"), law("FI-practice")},
      {it_sounded(phone), say("The event regulations set their own penalty: the arbiter applies it.")});
}

Ruling by_the_laws(Situation const& situation, event::PhoneSounds const& phone) {
  Ruling ruling = lost_by(phone.owner, situation.regime, {law("11.3.2.2"), law("11.3.2"), law("12.8")},
                          {it_sounded(phone), say("He loses the game and the opponent wins.")});
  if (is_in_finland(situation))
    ruling.notices.push_back(
        say("The Finnish competition rules allow a milder penalty in events that are "
            "neither rated by FIDE nor Finnish championships."));
  return ruling;
}

Ruling judged(Situation const& situation, event::PhoneSounds const& phone) {
  if (is_finnish_blitz(situation.regime.rules))
    return lost_by(phone.owner, situation.regime, {law("FI-15"), law("11.3.2.2")},
                   {it_sounded(phone), say("A phone must be fully off: its sound loses the game.")});
  if (is_approved(situation, phone.owner))
    return ruled(
        Outcome::arbiter_decides, situation.regime, {law("11.5"), law("12.9"), law("11.3.2")},
        {say("The device was approved: the arbiter judges whether its sound disturbed the opponent.")});
  if (has_special_rule(situation)) return milder(situation, phone);
  if (!is_in_finland(situation) || !rules_of(situation.regime).finns_warn_for_first_sound)
    return by_the_laws(situation, phone);
  if (phone.count == 1) return warning(situation, phone);
  return lost_by(phone.owner, situation.regime, {law("FI-practice"), law("11.3.2.2")},
                 {it_sounded(phone), say("Finnish practice: the second sound loses the game.")});
}

/// The first sound that ends the game decides; sounds of one player without a number are counted.
RulingOrFault decide_phone(Situation const& situation) {
  ByColor<unsigned> heard;
  Ruling ruling;
  for (event::PhoneSounds phone : situation.all<event::PhoneSounds>()) {
    if (phone.count == 0)
      return wrong("phone-sounds.count", say("Please give a count of at least 1, this sound included."));
    heard[phone.owner] = phone.count = std::max(heard[phone.owner] + 1, phone.count);
    ruling = judged(situation, phone);
    if (ruling.result) break;
  }
  if (situation.ask == Ask::permission) ruling.outcome = Outcome::forbidden;
  return ruling;
}

}  // namespace

Matter const phones{judgement_asks, decide_phone};

}  // namespace tactus::arbitration::laws
