// SPDX-License-Identifier: GPL-3.0-or-later
// A phone sounds: by the Laws, by Finnish practice (E34), by rule 15 of the Finnish team-blitz sets.
#include "core/arbitration/laws/conduct_matters.hpp"
#include "core/arbitration/laws/edition_rules.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/stated_players.hpp"

namespace tactus::arbitration::laws {
namespace {

bool concerns_phones(Situation const& situation) {
  return situation.has<event::PhoneSounds>() && asks_for_judgement(situation.ask);
}

bool is_in_finland(Situation const& situation) {
  auto const* event = situation.find<fact::Event>();
  return event && event->country == Country::finland;
}
bool is_approved(Situation const& situation, chess::Color owner) {
  return std::ranges::any_of(situation.all<fact::Device>(), [&](fact::Device const& device) {
    return device.owner == owner && device.is_approved_by_arbiter;
  });
}

Sentence it_sounded(event::PhoneSounds const& phone) {
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
      return wrong("phone-sounds.count", say("A count from 1 was expected, this sound included."));
    heard[phone.owner] = phone.count = std::max(heard[phone.owner] + 1, phone.count);
    ruling = judged(situation, phone);
    if (ruling.result) break;
  }
  if (situation.ask == Ask::permission) ruling.outcome = Outcome::forbidden;
  return ruling;
}

}  // namespace

Matter const phones{concerns_phones, decide_phone};

}  // namespace tactus::arbitration::laws
