// SPDX-License-Identifier: GPL-3.0-or-later
// A clock was set wrongly (6.10.2), and how long that may be put right without the Competition Rules
// (A.5.1.1).

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {
namespace {

/// Nothing: in rapid and blitz it must be stated.
std::optional<bool> is_basic_game(Regime const& regime) {
  if (regime.phase == Phase::standard) return false;
  if (is_finnish_blitz(regime.rules)) return true;
  if (!regime.supervision) return std::nullopt;
  return is_basic(regime);
}

Ruling too_late(Situation const& situation) {
  Outcome const outcome = situation.ask == Ask::permission ? Outcome::forbidden
                          : situation.has<event::Claim>()  ? Outcome::claim_rejected
                                                           : Outcome::game_continues;
  return ruled(outcome, situation.regime, {law("A.5.1.1"), law("A.5.1")},
               {say("The setting stands: each player has made ten moves."),
                say("It may be changed only where it would upset the schedule of the event.")});
}

Ruling to_be_corrected(Situation const& situation) {
  bool const asks_permission = situation.ask == Ask::permission;
  Ruling ruling =
      ruled(asks_permission ? Outcome::allowed : Outcome::arbiter_decides, situation.regime, {law("6.10.2")},
            {say("The clock is stopped at once and set correctly."),
             say("The arbiter sets the times and the counter of moves by his best judgement.")});
  if (situation.regime.phase != Phase::standard) cite(ruling, situation.regime, {law("A.5.1.1")});
  ruling.are_clocks_left_to_arbiter = true;
  ruling.may_either_stop_clock = true;
  return ruling;
}

RulingOrFault decide_setting(Situation const& situation) {
  auto const basic = is_basic_game(situation.regime);
  if (!basic)
    return missing("supervision", say("Please say whether the Competition Rules apply in full or the basic "
                                      "rules: the event regulations fix it."));
  unsigned const moves = situation.find<fact::ClockSettingWrong>()->moves_each;
  if (*basic && moves >= basic_set_up_limit) return too_late(situation);
  return to_be_corrected(situation);
}

}  // namespace

Matter const wrong_clock_settings{table_asks, decide_setting};

}  // namespace tactus::arbitration::laws
