// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/kindred_questions.hpp"

namespace tactus::arbitration::laws {
namespace {

bool has_touches(Situation const& situation) {
  return situation.has<event::Touch>() || situation.has<event::Feel>() || situation.has<event::Lift>() ||
         situation.has<event::Remove>() || situation.has<event::PickUp>() || situation.has<event::Place>();
}

std::vector<Ask> kindred_to_ruling(Situation const& situation) {
  std::vector<Ask> asks{Ask::result};
  if (situation.has<fact::Boards>()) asks.push_back(Ask::divergence);
  if (has_touches(situation)) asks.push_back(Ask::must_move);
  if (situation.has<event::Thinking>() || situation.has<event::UsedInPeriod>()) asks.push_back(Ask::clock);
  asks.push_back(Ask::next_action);
  return asks;
}

}  // namespace

std::vector<Ask> kindred_questions(Situation const& situation) {
  switch (situation.ask) {
    case Ask::ruling: return kindred_to_ruling(situation);
    case Ask::result:
    case Ask::must_move:
    case Ask::clock: return {Ask::ruling};
    case Ask::next_action:
      return has_touches(situation) ? std::vector{Ask::ruling, Ask::move_status} : std::vector{Ask::ruling};
    default: return {};
  }
}

}  // namespace tactus::arbitration::laws
