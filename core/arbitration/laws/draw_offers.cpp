// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/draw_offers.hpp"

#include "core/arbitration/laws/claimants.hpp"

#include <utility>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool is_draw_claim(event::Claim const& claim) {
  using event::ClaimKind;
  return claim.kind == ClaimKind::threefold_occurred || claim.kind == ClaimKind::threefold_intended ||
         claim.kind == ClaimKind::fifty_occurred || claim.kind == ClaimKind::fifty_intended ||
         claim.kind == ClaimKind::normal_means;
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
