// SPDX-License-Identifier: GPL-3.0-or-later
// A ruling as a sheet for people: what is decided, what is to be done now, by which articles, and why. One
// fact for each sentence, the important word first, so that it can be printed, read aloud or felt.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"

#include <vector>

namespace tactus::program {

/// `clocks`: what they show now, where it is known; then the sheet says what they are set to.
std::vector<Message> ruling_sheet(arbitration::laws::Situation const& situation,
                                  arbitration::laws::Ruling const& ruling,
                                  arbitration::laws::MaybeByColor<Millis> const& clocks = {});

/// Of these the decision and what hands and clocks do; without position, articles and reasons.
std::vector<Message> ruling_acts(arbitration::laws::Situation const& situation,
                                 arbitration::laws::Ruling const& ruling,
                                 arbitration::laws::MaybeByColor<Millis> const& clocks = {});

}  // namespace tactus::program
