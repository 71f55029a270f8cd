// SPDX-License-Identifier: GPL-3.0-or-later
// How late a player may come to a session (6.7.1, I.10), and who came when.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"

namespace tactus::arbitration::laws {

enum class DefaultTimeSource : std::uint8_t { announced, text, finnish_practice, nowhere };
struct DefaultTime {
  DefaultTimeSource source = DefaultTimeSource::nowhere;
  Millis time{};
};

/// Where the event is held, as far as it is said.
std::optional<Country> country_of(Situation const& situation);

/// As announced, or by the text of the edition or Finnish practice.
tl::expected<DefaultTime, FactFault> default_time(Situation const& situation);
Message default_time_sentence(DefaultTime const& limit);

/// When each came, counted from the start of the session.
tl::expected<MaybeByColor<Millis>, FactFault> arrivals(Situation const& situation);
bool are_both_absent(Situation const& situation);

}  // namespace tactus::arbitration::laws
