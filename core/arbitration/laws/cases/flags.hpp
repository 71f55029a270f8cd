// SPDX-License-Identifier: GPL-3.0-or-later
// Which flags are down, which fell first, and who has said so.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"

namespace tactus::arbitration::laws {

struct Flags {
  ByColor<bool> is_down;
  std::optional<chess::Color> first;  // nothing where both are down: it is not known
  std::optional<bool> is_last_period;

  bool are_both_down() const { return is_down.white && is_down.black; }
  bool is_any_down() const { return is_down.white || is_down.black; }
};

/// From the flag falls and the newest clock; a clock that shows time left after a flag fall contradicts it.
tl::expected<Flags, FactFault> flags_in(Situation const& situation);

/// Whether anything is told of flags at all.
bool tells_of_flags(Situation const& situation);

/// Who has claimed a win on time; an assistant of the visually disabled player claims for him (D.2.10.5).
struct FlagClaims {
  ByColor<bool> is_claimed_by;
  bool is_by_assistant = false;
  bool is_by_sighted_assistant = false;  // who has no such duty (D.2.11)
  bool is_observed = false;              // by the arbiter
  /// The item from which on the flag counts as fallen (6.8); past the last one where nobody said so.
  std::size_t item = 0;

  bool is_any() const { return is_claimed_by.white || is_claimed_by.black; }
};
FlagClaims flag_claims_in(Situation const& situation);

/// A claim of a fallen flag, or the arbiter's sight of one (6.8).
bool is_act_on_flag(Item const& item);

}  // namespace tactus::arbitration::laws
