// SPDX-License-Identifier: GPL-3.0-or-later
// Illegal moves, acts that count as such, and illegal positions.
#include "core/arbitration/laws/claimants.hpp"
#include "core/arbitration/laws/illegal_matters.hpp"
#include "core/arbitration/laws/parts.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/way_from_blitz.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

std::array<Matter, 5> matters_of_illegal_moves() {
  return {illegal_positions, old_illegal_moves, forbidden_acts, fresh_offences, unfounded_claims};
}

bool concerns_illegal_moves(Situation const& situation) {
  return any_concerned(matters_of_illegal_moves(), situation);
}
RulingOrFault decide_illegal_moves(Situation const& situation) {
  auto ruling = decide_first(matters_of_illegal_moves(), situation);
  if (!ruling) return ruling;
  return with_way_from_blitz(*std::move(ruling), situation.regime);
}

}  // namespace

Part const illegal_moves{"illegal_moves", concerns_illegal_moves, decide_illegal_moves};

void tell_counts(Ruling& ruling, Situation const& situation, chess::Color by, unsigned after) {
  ruling.illegal_count_after[by] = after;
  auto const* stated = situation.find<fact::IllegalCount>();
  chess::Color const other = opposite(by);
  if (stated && stated->before[other] > 0) ruling.illegal_count_after[other] = stated->before[other];
}

bool needs_supervision(Offence const& offence, Regime regime) {
  return rules_of(regime).first_illegal_loses_in_basic && regime.phase != Phase::standard &&
         !regime.supervision && counting_of(offence.kind, regime) == Counting::common_counter;
}

tl::unexpected<FactFault> missing_supervision() {
  return missing("supervision", say("It was expected to be said whether the Competition Rules apply in full "
                                    "or the basic rules: the event regulations fix it."));
}

Aftermath aftermath_of(Situation const& situation, Offence const& offence) {
  Aftermath aftermath;
  bool is_acted_on = false;
  for (std::size_t i = offence.item + 1; i < situation.items.size(); ++i) {
    Item const& item = situation.items[i];
    if (auto const* made = item.as<event::MakeMove>(); made && made->by != offence.by)
      aftermath.has_opponent_moved = true;
    auto const* claim = item.as<event::Claim>();
    bool const claims =
        claim && claim->kind == event::ClaimKind::illegal_move && claimant_of(*claim) != offence.by;
    auto const* observed = item.as<event::ArbiterObserves>();
    auto const* told = item.as<fact::ClaimMade>();
    bool const observes = observed && observed->what == event::Observed::illegal_move;
    aftermath.is_claimed |= claims || (told && told->value);
    aftermath.is_observed |= observes;
    aftermath.is_agreed |= item.is<event::PlayersAgreeToCorrect>();
    if ((claims || observes) && !is_acted_on) {
      is_acted_on = true;
      aftermath.is_too_late = aftermath.has_opponent_moved;
    }
  }
  if (!is_acted_on) aftermath.is_too_late = aftermath.has_opponent_moved;
  return aftermath;
}

Ruling as_permission(Ruling ruling) {
  switch (ruling.outcome) {
    case Outcome::move_stands:
    case Outcome::game_continues:
    case Outcome::claim_rejected:
    case Outcome::forbidden: ruling.outcome = Outcome::forbidden; break;
    case Outcome::arbiter_decides:
      ruling.outcome = Outcome::allowed;
      ruling.is_left_to_arbiter = true;
      break;
    default: ruling.outcome = Outcome::allowed;
  }
  ruling.result.reset();
  return ruling;
}

}  // namespace tactus::arbitration::laws
