// SPDX-License-Identifier: GPL-3.0-or-later
// How an offer of a draw was made: at which time, with a condition, again and again, not written down (9.1.2,
// 11.5), and where the event allows none yet (9.1.1).
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/situation.hpp"

namespace tactus::arbitration::laws {

/// What the newest offer breaks; it is valid all the same.
struct OfferFault {
  std::vector<Law> laws;
  Message because;
  bool is_only_untimely = false;  // allowed, and yet it may disturb
};
std::vector<OfferFault> faults_of_offer(Situation const& situation);

/// Adds them to the ruling on an offer: what comes of them the arbiter decides.
void tell_offer_faults(Ruling& ruling, Situation const& situation);

/// "May he offer so?" Nothing: in order.
std::optional<Ruling> forbidden_offer(Situation const& situation);

/// The event has a rule by which no draw can be agreed after so many moves by each. `moves`: nothing: not
/// known.
bool is_draw_excluded(Situation const& situation, std::optional<ByColor<unsigned>> const& moves);

Ruling draw_excluded(Situation const& situation);

}  // namespace tactus::arbitration::laws
