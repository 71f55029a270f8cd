// SPDX-License-Identifier: GPL-3.0-or-later
// How players behave: leaving, smoking, searches, accusations, disturbing (11.1 to 11.6).

#include "core/arbitration/laws/conduct_11/incidents.hpp"
#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {
namespace {

// 11.2

RulingOrFault on_leaving(Situation const& situation, event::LeaveArea const& leaving) {
  if (leaving.area == event::Area::playing_venue) {
    if (leaving.is_permitted)
      return in_order(situation, {law("11.2.3.1")}, {say("In order: the arbiter has permitted it.")});
    return breach(situation, {law("11.2.3.1"), law("11.6")},
                  {say("A player leaves the venue only with the arbiter's permission.")});
  }
  if (leaving.is_permitted)
    return in_order(situation, {law("11.2.3.2")}, {say("In order: the arbiter has permitted it.")});
  if (leaving.has_the_move)
    return breach(situation, {law("11.2.3.2"), law("11.6")},
                  {say("Who has the move leaves the playing area only with the arbiter's permission.")});
  bool const is_rule = number_in(law("11.2.4"), situation.regime.rules).has_value();
  if (leaving.is_report_required && is_rule)
    return breach(
        situation, {law("11.2.4"), law("11.6")},
        {say("This event asks a player who does not have the move to report to the arbiter, too.")});
  return in_order(situation, {law("11.2.3.2"), law("11.2.4")},
                  {say("In order: he does not have the move and stays in the venue.")});
}

// 11.3

RulingOrFault on_smoking(Situation const& situation, event::Smoke const& smoke) {
  if (smoke.is_permitted_place)
    return in_order(situation, {law("11.3.4")}, {say("In order: the arbiter allows smoking there.")});
  Ruling ruling = breach(situation, {law("11.3.4"), law("11.6")},
                         {say("Smoking is allowed only where the arbiter has said so.")});
  if (smoke.is_electronic && edition_of(situation.regime.rules) == Edition::fide_2014)
    ruling.notices.push_back(say("Doubtful: this edition does not name electronic cigarettes."));
  return ruling;
}

RulingOrFault on_refused_search(Situation const& situation) {
  Ruling ruling = breach(situation, {law("11.3.3"), law("11.7")},
                         {say("A player must let clothes, bags and belongings be inspected in private.")});
  return ruling;
}

// 11.1, 11.5

RulingOrFault on_accusing(Situation const& situation, event::Accuse const& accusing) {
  if (accusing.to == Listener::arbiter)
    return in_order(situation, {law("12.2.7"), law("12.7"), law("12.2.1")},
                    {say("In order: a suspicion is told to the arbiter, and to nobody else."),
                     say("The arbiter follows the rules against cheating.")});
  return breach(
      situation, {law("11.5"), law("11.1"), law("11.6")},
      {say("An accusation made to others than the arbiter disturbs, and may bring chess into disrepute.")});
}

Ruling against(Situation const& situation, event::Disturbance how) {
  using event::Disturbance;
  switch (how) {
    case Disturbance::offers:
      return breach(situation, {law("11.5"), law("9.1.2.1"), law("11.6")},
                    {say("Unreasonable offers of a draw disturb the opponent.")});
    case Disturbance::claims:
      return breach(situation, {law("11.5"), law("11.6")},
                    {say("Unreasonable claims disturb the opponent.")});
    case Disturbance::analysis:
      return breach(situation, {law("11.3.1"), law("11.6")},
                    {say("No analysis on another board during the game.")});
    case Disturbance::notes:
      return breach(situation, {law("11.3.1"), law("8.1.4"), law("11.6")},
                    {say("No notes and no sources of information during the game.")});
    case Disturbance::advice:
      return breach(situation, {law("11.3.1"), law("11.6")}, {say("No advice during the game.")});
    case Disturbance::talking:
    case Disturbance::noise:
    case Disturbance::other: break;
  }
  return breach(situation, {law("11.5"), law("11.6")},
                {say("A player may not distract or annoy his opponent in any way.")});
}

struct BehaviourRuling {
  Situation const& situation;
  std::optional<RulingOrFault> ruling{};

  void operator()(event::LeaveArea const& e) { ruling = on_leaving(situation, e); }
  void operator()(event::Smoke const& e) { ruling = on_smoking(situation, e); }
  void operator()(event::RefuseSearch const&) { ruling = on_refused_search(situation); }
  void operator()(event::Accuse const& e) { ruling = on_accusing(situation, e); }
  void operator()(event::Disturb const& e) { ruling = against(situation, e.how); }
};

RulingOrFault decide_behaviour(Situation const& situation) {
  BehaviourRuling answer{situation};
  situation.items[*situation.last_happening()]
      .visit<event::LeaveArea, event::Smoke, event::RefuseSearch, event::Accuse, event::Disturb>(answer);
  return *std::move(answer.ruling);
}

}  // namespace

Matter const behaviours{table_asks, decide_behaviour};

}  // namespace tactus::arbitration::laws
