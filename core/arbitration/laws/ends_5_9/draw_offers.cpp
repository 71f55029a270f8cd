// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/ends_5_9/draw_offers.hpp"

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/ends_5_9/offer_manners.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <utility>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

ByColor<unsigned> moves_from_start(chess::GameLine const& line) {
  ByColor<unsigned> moves;
  for (std::size_t ply = 0; ply < line.plies(); ++ply) ++moves[line.position_at(ply).turn()];
  return moves;
}

Ruling agreed(Situation const& situation, DrawOffers const& offers) {
  Ruling ruling = drawn(situation.regime, {}, {say("Drawn: the players have agreed.")});
  if (offers.is_by_claim) {
    cite(ruling, situation.regime, {law("9.1.2.3")});
    ruling.explanation.push_back(say("A claim of a draw is an offer of a draw, too."));
  } else if (offers.accepted_at) {
    cite(ruling, situation.regime, {law("9.1.2.1")});
  }
  if (offers.is_withdrawn)
    ruling.explanation.push_back(say("An offer cannot be withdrawn: it stood when it was accepted."));
  cite(ruling, situation.regime, {law("5.2.3")});
  if (situation.has<event::Feel>() || situation.has<event::Lift>()) {
    cite(ruling, situation.regime, {law("D.2.2")});
    ruling.explanation.push_back(
        say("On the tactile board only taking a piece out of its aperture would have rejected the offer."));
  }
  return ruling;
}

Ruling too_early(Regime regime) {
  return ruled(Outcome::game_continues, regime, {law("5.2.3"), law("9.1.1")},
               {say("Play goes on: a draw can be agreed only when both players have made a move.")});
}

Ruling not_agreed(Situation const& situation, DrawOffers const& offers) {
  Regime const regime = situation.regime;
  if (offers.ended_by == OfferEnd::touched) {
    Ruling ruling = ruled(Outcome::game_continues, regime, {law("9.1.2.1"), law("4.3")},
                          {say("Play goes on: touching a piece rejected the offer of {player}.",
                               {{"player", *offers.last_by}})});
    if (situation.has<event::Lift>() || situation.has<event::Remove>()) cite(ruling, regime, {law("D.2.2")});
    if (offers.duty && offers.duty->must_move_from) ruling.must_move_from = {*offers.duty->must_move_from};
    if (offers.duty && offers.duty->must_capture_on) ruling.must_capture_on = {*offers.duty->must_capture_on};
    return ruling;
  }
  if (offers.standing) {
    Ruling ruling = ruled(Outcome::game_continues, regime, {law("9.1.2.1"), law("9.1.2"), law("11.5")},
                          {say("Play goes on: the offer of {player} stands.", {{"player", *offers.standing}}),
                           say("It lasts until it is accepted, declined, or rejected by touching a piece.")});
    ruling.draw_offer_by = offers.standing;
    return ruling;
  }
  return ruled(Outcome::game_continues, regime, {law("9.1.2.1"), law("9.1.2")},
               {offers.ended_by == OfferEnd::none ? say("Play goes on: there is no offer to accept.")
                                                  : say("Play goes on: the offer has been rejected.")});
}

bool is_withdrawal_last(Situation const& situation) {
  return !situation.has<event::AcceptDraw>() && situation.has<event::WithdrawOffer>();
}

/// May he withdraw, may he offer now?
std::optional<Ruling> answer_about_offering(Situation const& situation, DrawOffers const& offers) {
  Regime const regime = situation.regime;
  if (is_withdrawal_last(situation)) {
    Ruling ruling = ruled(Outcome::forbidden, regime, {law("9.1.2.1"), law("9.1.2")},
                          {say("Not allowed: an offer cannot be withdrawn.")});
    ruling.draw_offer_by = offers.standing;
    return ruling;
  }
  if (situation.has<event::AcceptDraw>() || situation.has<event::AgreeDraw>() || !offers.standing)
    return std::nullopt;
  if (auto forbidden = forbidden_offer(situation)) return forbidden;
  Ruling ruling = ruled(Outcome::allowed, regime, {law("9.1.2.1"), law("11.5"), law("9.1.1")},
                        {say("Valid: the offer of {player} stands.", {{"player", *offers.standing}}),
                         say("The right time is after making a move, before pressing the clock; at another "
                             "time it may disturb the opponent.")});
  ruling.draw_offer_by = offers.standing;
  return ruling;
}

RulingOrFault decide_agreement(Situation const& situation) {
  Regime const regime = situation.regime;
  auto const offers = draw_offers_in(situation);
  if (!offers) return tl::unexpected(offers.error());
  std::optional<chess::GameLine> line;
  if (states_position(situation)) {
    auto played = line_until(situation, offers->accepted_at.value_or(situation.items.size()));
    if (!played) return tl::unexpected(played.error());
    line = *std::move(played);
    if (auto const end = end_at_sight(*line, regime)) return ruling_of(*end, regime);
  }
  auto const moves = moves_made(situation, line);
  bool const is_excluded = is_draw_excluded(situation, moves);
  if (situation.ask == Ask::permission) {
    if (is_excluded && !offers->accepted_at && rules_of(regime).may_forbid_offers)
      return as_permission(draw_excluded(situation));
    if (auto answer = answer_about_offering(situation, *offers)) return *std::move(answer);
  }
  bool const is_agreed = offers->accepted_at || situation.has<event::AgreeDraw>();
  Ruling ruling = is_agreed ? agreed(situation, *offers) : not_agreed(situation, *offers);
  if (is_agreed && rules_of(regime).moves_before_agreement > 0) {
    unsigned const least = rules_of(regime).moves_before_agreement;
    if (moves && std::min(moves->white, moves->black) < least) ruling = too_early(regime);
  }
  if (is_agreed && is_excluded) ruling = draw_excluded(situation);
  if (!is_agreed && offers->standing) tell_offer_faults(ruling, situation);
  if (situation.ask == Ask::permission) return as_permission(std::move(ruling));
  return ruling;
}

}  // namespace

std::optional<ByColor<unsigned>> moves_made(Situation const& situation,
                                            std::optional<chess::GameLine> const& line) {
  if (auto const* agreed = situation.find<event::AgreeDraw>(); agreed && agreed->moves) return agreed->moves;
  if (!line) return std::nullopt;
  chess::Position const& position = line->current();
  if (line->start().placement() == chess::Position::initial().placement()) return moves_from_start(*line);
  unsigned const full = position.fullmove_number() - 1;
  return ByColor<unsigned>{full + (position.turn() == Color::black ? 1 : 0), full};
}

Matter const draw_agreements{game_asks, decide_agreement};

namespace {

using chess::Color;

bool is_draw_claim(event::Claim const& claim) {
  return is_of_draw(claim.kind) || claim.kind == event::ClaimKind::normal_means;
}

/// Follows offers in time.
class Offers {
 public:
  explicit Offers(Situation const& situation) : situation_(situation) {}

  void operator()(event::OfferDraw const& e) { offer(e.by, false); }
  void operator()(event::RequestIncrement const& e) { offer(e.by, true); }
  void operator()(event::Claim const& e) {
    if (!is_draw_claim(e)) return;
    if (auto const by = claimant_of(e)) offer(*by, true);
  }
  void operator()(event::WithdrawOffer const& e) {
    if (offers_.standing == e.by) offers_.is_withdrawn = true;
  }
  void operator()(event::DeclineDraw const& e) {
    if (is_answered_by(e.by)) end(OfferEnd::declined);
  }
  void operator()(event::MakeMove const& e) {
    if (is_answered_by(e.by)) end(OfferEnd::moved);
  }
  void operator()(event::AcceptDraw const& e) {
    if (!is_answered_by(e.by)) {
      offers_.is_accepted_in_vain = true;
      return;
    }
    offers_.accepted_at = item_;
    offers_.accepted_by = e.by;
    offers_.standing.reset();
  }
  void operator()(event::Touch const& e) { touch(e.by); }
  void operator()(event::Lift const& e) { touch(e.by); }
  void operator()(event::Remove const& e) { touch(e.by); }

  tl::expected<DrawOffers, FactFault> result() && {
    for (item_ = 0; item_ < situation_.items.size() && !offers_.accepted_at && !fault_; ++item_)
      situation_.items[item_]
          .visit<event::OfferDraw, event::RequestIncrement, event::Claim, event::WithdrawOffer,
                 event::DeclineDraw, event::MakeMove, event::AcceptDraw, event::Touch, event::Lift,
                 event::Remove>(*this);
    if (fault_) return tl::unexpected(*std::move(fault_));
    return std::move(offers_);
  }

 private:
  bool is_answered_by(Color player) const { return offers_.standing == opposite(player); }

  void offer(Color by, bool is_by_claim) {
    offers_ = {};
    offers_.standing = offers_.last_by = by;
    offers_.is_by_claim = is_by_claim;
  }
  void end(OfferEnd how) {
    offers_.standing.reset();
    offers_.ended_by = how;
  }
  void touch(Color by) {
    if (!is_answered_by(by)) return;
    auto touched = touched_before(situation_, item_ + 1, by);
    if (!touched) {
      fault_ = touched.error();
    } else if (touched->is_touched) {
      end(OfferEnd::touched);
      offers_.duty = std::move(touched->duty);
    }
  }

  Situation const& situation_;
  std::size_t item_ = 0;
  DrawOffers offers_;
  std::optional<FactFault> fault_;
};

}  // namespace

tl::expected<DrawOffers, FactFault> draw_offers_in(Situation const& situation) {
  return Offers{situation}.result();
}

}  // namespace tactus::arbitration::laws
