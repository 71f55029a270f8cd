// SPDX-License-Identifier: GPL-3.0-or-later
// Short ways to write a ruling with its articles and reasons, or why there is none.
#pragma once

#include "core/arbitration/laws/ruling.hpp"

#include <span>

namespace tactus::arbitration::laws {

/// `because`: one fact each, the most important first.
Ruling ruled(Outcome outcome, Regime regime, std::span<Law const> laws, std::vector<Sentence> because);
Ruling ruled(Outcome outcome, Regime regime, std::initializer_list<Law> laws, std::vector<Sentence> because);

/// Answers to questions of permission.
constexpr Outcome permission(bool is_allowed) { return is_allowed ? Outcome::allowed : Outcome::forbidden; }

/// The same where it may also be asked what the arbiter does about it.
constexpr Outcome permission_or_ruling(Ask ask, bool is_allowed) {
  if (ask == Ask::permission) return permission(is_allowed);
  return is_allowed ? Outcome::game_continues : Outcome::arbiter_decides;
}

/// The player loses and the other wins.
Ruling lost_by(chess::Color loser, Regime regime, std::initializer_list<Law> laws,
               std::vector<Sentence> because);

tl::unexpected<FactFault> missing(std::string fact, Sentence expected);
tl::unexpected<FactFault> wrong(std::string fact, Sentence expected);
tl::unexpected<FactFault> contradictory(std::string fact, Sentence expected);

}  // namespace tactus::arbitration::laws
