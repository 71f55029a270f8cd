// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/ends_5_9/offer_manners.hpp"

#include "core/arbitration/book/edition_rules.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {

std::vector<OfferFault> faults_of_offer(Situation const& situation) {
  std::vector<OfferFault> faults;
  auto const* offer = situation.find<event::OfferDraw>();
  if (!offer) return faults;
  if (offer->is_conditional)
    faults.push_back(
        {{law("9.1.2.1")}, say("No condition belongs to an offer: it stands without it."), false});
  if (offer->count > 1)
    faults.push_back({{law("11.5")}, say("Offers repeated without reason disturb the opponent."), false});
  if (offer->when != event::OfferTime::after_move)
    faults.push_back({{law("9.1.2.1"), law("11.5")},
                      say("It is valid, and was made at the wrong time: it belongs after making the move and "
                          "before pressing the clock."),
                      true});
  if (!offer->is_noted && situation.regime.phase == Phase::standard)
    faults.push_back(
        {{law("9.1.2.2"), law("8.1.5")}, say("Both players write an offer down, as (=)."), false});
  return faults;
}

void tell_offer_faults(Ruling& ruling, Situation const& situation) {
  auto const faults = faults_of_offer(situation);
  if (faults.empty()) return;
  std::vector<Law> all;
  for (OfferFault const& fault : faults) all.insert(all.end(), fault.laws.begin(), fault.laws.end());
  all.insert(all.end(), ruling.articles.begin(), ruling.articles.end());
  all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(3, all.size())), law("12.9"));
  ruling.articles.clear();
  for (Law const each : all) cite(ruling, situation.regime, {each});
  for (OfferFault const& fault : faults) ruling.explanation.push_back(fault.because);
  ruling.is_left_to_arbiter = true;
}

bool is_draw_excluded(Situation const& situation, std::optional<ByColor<unsigned>> const& moves) {
  auto const* rule = situation.find<fact::DrawRule>();
  if (!rule || rule->has_consent) return false;
  if (!rule->before_move) return true;
  return !moves || std::min(moves->white, moves->black) < *rule->before_move;
}

Ruling draw_excluded(Situation const& situation) {
  return ruled(Outcome::game_continues, situation.regime, {law("9.1.1"), law("9.1.2")},
               {say("Play goes on: the event allows no agreed draw yet without the arbiter's consent.")});
}

std::optional<Ruling> forbidden_offer(Situation const& situation) {
  if (!situation.has<event::OfferDraw>()) return std::nullopt;
  auto const faults = faults_of_offer(situation);
  auto const worst =
      std::ranges::find_if(faults, [](OfferFault const& fault) { return !fault.is_only_untimely; });
  if (worst == faults.end()) return std::nullopt;
  return ruled(Outcome::forbidden, situation.regime, worst->laws, {worst->because});
}

}  // namespace tactus::arbitration::laws
