// SPDX-License-Identifier: GPL-3.0-or-later
// Offers and resignations while a game is adjourned (I.4, I.6).
#include "core/arbitration/laws/adjourned_games.hpp"
#include "core/arbitration/laws/edition_rules.hpp"
#include "core/arbitration/laws/loss_or_draw.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/stated_position.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool concerns_endings_before_resumption(Situation const& situation) {
  bool const is_about_end = situation.has<event::Resign>() || situation.has<event::AgreeDraw>() ||
                            situation.has<event::OfferDraw>();
  return is_adjourned(situation) && is_about_end;
}

RulingOrFault resigned(Situation const& situation, Color by) {
  std::array const laws{law("I.6"), law("5.1.2")};
  Sentence const because =
      say("{player} resigned before the resumption: the game is over.", {{"player", by}});
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

Matter const endings_before_resumption{concerns_endings_before_resumption, decide_ending};

}  // namespace tactus::arbitration::laws
