// SPDX-License-Identifier: GPL-3.0-or-later
// Offers of a draw in time: which one stands, and whether the players have agreed (9.1.2, 9.1.2.3).
#pragma once

#include "core/arbitration/laws/touch_4/touched_pieces.hpp"
#include "core/legal/game_line.hpp"

namespace tactus::arbitration::laws {

enum class OfferEnd : std::uint8_t { none, declined, touched, moved };

struct DrawOffers {
  std::optional<chess::Color> standing;  // whose offer can still be accepted
  std::optional<chess::Color> last_by;   // whose the last one was
  bool is_by_claim = false;              // the last one: a claim of 9.2 or 9.3 is an offer, too
  bool is_withdrawn = false;             // which has no effect
  OfferEnd ended_by = OfferEnd::none;
  std::optional<TouchDuty> duty;           // of him who touched instead of accepting
  std::optional<std::size_t> accepted_at;  // the item that made the draw
  std::optional<chess::Color> accepted_by;
  bool is_accepted_in_vain = false;  // nothing was left to accept
};
tl::expected<DrawOffers, FactFault> draw_offers_in(Situation const& situation);

/// By each player, as it is told or as the game shows. Nothing: not known.
std::optional<ByColor<unsigned>> moves_made(Situation const& situation,
                                            std::optional<chess::GameLine> const& line);

}  // namespace tactus::arbitration::laws
