// SPDX-License-Identifier: GPL-3.0-or-later
// What an illegal move or an act treated so costs (7.5.5, A.3, A.5.2, B.2, B.3; 2017 7.7.2 and 7.8.2).

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"

namespace tactus::arbitration::laws {
namespace {

std::vector<Law> laws_of(Offence const& offence, Regime regime) {
  bool const is_2017 = edition_of(regime.rules) == Edition::fide_2017;
  switch (offence.kind) {
    case OffenceKind::illegal_move:
      if (offence.is_by_two_hands) return {law("7.5.1"), law("7.5.4"), law("4.1"), law("7.5.5")};
      return {law("7.5.1"), law("7.5.5")};
    case OffenceKind::castling_unfinished: return {law("7.5.1"), law("4.7.2"), law("7.5.5")};
    case OffenceKind::out_of_turn: return {law("7.5.1"), law("1.3"), law("7.5.5")};
    case OffenceKind::pawn_not_promoted: return {law("7.5.2"), law("7.5.5")};
    case OffenceKind::press_without_move: return {law("7.5.3"), is_2017 ? law("2017 7.8.2") : law("7.5.5")};
    case OffenceKind::two_hands: return {law("7.5.4"), is_2017 ? law("2017 7.7.2") : law("7.5.5")};
    case OffenceKind::king_captured: break;
  }
  return {law("1.4.1"), law("7.5.1"), law("7.5.5")};
}

/// The articles that lead there in rapid and blitz.
void add_phase(std::vector<Law>& laws, Regime regime) {
  if (regime.phase == Phase::standard) return;
  if (is_penalty_shortened(regime)) laws.push_back(law("A.3"));
  if (has_basic_rules(regime)) {
    laws.push_back(law("A.5.2"));
  } else if (regime.supervision) {
    bool const is_blitz = regime.phase == Phase::blitz;
    laws.push_back(is_blitz ? law("B.2") : law("A.4"));
    laws.push_back(is_blitz ? law("B.2.1") : law("A.4.1"));
  }
}

bool loses_at_once(Offence const& offence, Regime regime) {
  return has_basic_rules(regime) && rules_of(regime).first_illegal_loses_in_basic &&
         counting_of(offence.kind, regime) == Counting::common_counter;
}

void add_notices(Ruling& ruling, Situation const& situation, Offence const& offence, Count const& count) {
  Regime const regime = situation.regime;
  bool const has_own_counter = counting_of(offence.kind, regime) == Counting::own_counter;
  if (count.has_other_kinds)
    ruling.notices.push_back(
        say("Counted apart by the text of this edition: illegal moves, two hands, and "
            "pressing without a move. Together they are two or more."));
  if (has_own_counter && has_basic_rules(regime) && rules_of(regime).first_illegal_loses_in_basic)
    ruling.notices.push_back(
        say("Doubtful: without the full Competition Rules the first illegal move loses, "
            "and this act is treated as one; its own penalty is taken here."));
  if (edition_of(regime.rules) == Edition::fide_2023 && regime.phase == Phase::blitz &&
      !has_basic_rules(regime))
    ruling.notices.push_back(
        say("Doubtful: for blitz under the Competition Rules the text read literally "
            "gives {literal}; {usual} is taken here.",
            {{"literal", doubtful_blitz_penalty}, {"usual", rules_of(regime).added_time[regime.phase]}}));
  auto const* where = situation.find<fact::Event>();
  if (loses_at_once(offence, regime) && regime.phase == Phase::rapid && where &&
      where->country == Country::finland) {
    cite(ruling, regime, {law("FI-practice")});
    ruling.notices.push_back(
        say("Finnish practice: in rapid events that are not rated by FIDE only the second one loses."));
  }
}

Message second_offence(Offence const& offence, Count const& count) {
  return say("Number {count} by {player}: it loses the game.",
             {{"count", count.after}, {"player", offence.by}});
}

}  // namespace

bool can_end_by(Offence const& offence, Count const& count, Regime regime) {
  return loses_at_once(offence, regime) || count.after >= losing_illegal_move;
}

Ruling penalty_for(Situation const& situation, Offence const& offence, Count const& count,
                   chess::Setup const& setup) {
  Regime const regime = situation.regime;
  std::vector<Law> laws = laws_of(offence, regime);
  Ruling ruling;
  if (loses_at_once(offence, regime)) {
    std::vector<Law> basic{law("A.5.2")};
    basic.insert(basic.end(), laws.begin(), laws.end() - 1);
    ruling = loss_or_draw(setup, offence.by, regime, basic,
                          say("The first illegal move loses: {player} made it.", {{"player", offence.by}}));
  } else if (count.after >= losing_illegal_move) {
    std::swap(laws.front(), laws.back());  // the penalty first
    add_phase(laws, regime);
    ruling = loss_or_draw(setup, offence.by, regime, laws, second_offence(offence, count));
  } else {
    add_phase(laws, regime);
    Millis const added = rules_of(regime).added_time[regime.phase];
    chess::Color const opponent = opposite(offence.by);
    ruling = ruled(Outcome::time_added, regime, laws,
                   {say("{player} gets {time} more.", {{"player", opponent}, {"time", added}})});
    ruling.time_added[opponent] = added;
  }
  tell_counts(ruling, situation, offence.by, count.after);
  add_notices(ruling, situation, offence, count);
  return ruling;
}

}  // namespace tactus::arbitration::laws
