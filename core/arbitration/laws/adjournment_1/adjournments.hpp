// SPDX-License-Identifier: GPL-3.0-or-later
// Matters of games that are adjourned and resumed (Guideline I, in 2014 Appendix E). Each is a file of its
// own.
#pragma once

#include "core/arbitration/laws/matters.hpp"

namespace tactus::arbitration::laws {

/// An adjourned game has rules of its own.
inline bool is_adjourned(Situation const& situation) {
  return situation.has<fact::Replier>() || situation.has<fact::SealedMove>() ||
         situation.has<fact::Envelope>() || situation.has<fact::Session>() ||
         situation.has<event::ToldToSeal>() || situation.has<event::AdjournEarly>();
}

/// The player who must reply to the sealed move. Nothing: not said.
std::optional<chess::Color> replier_of(Situation const& situation);

/// The game is over with the sealed move that lies in the envelope: by its result (I.10), or lost by I.8.
/// Nothing: it goes on, or no sealed move is known.
tl::expected<std::optional<Ruling>, FactFault> end_by_sealed_move(Situation const& situation);

}  // namespace tactus::arbitration::laws
