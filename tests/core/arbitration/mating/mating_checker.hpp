// SPDX-License-Identifier: GPL-3.0-or-later
// A second opinion on answers about mating: lines are replayed, proofs are found again in the slow way.
// Shares nothing with the solver but the plain value types.
#pragma once

#include "core/arbitration/mating/can_mate.hpp"
#include "core/chess/placement.hpp"

#include <iosfwd>
#include <string>

namespace tactus::test {

struct Ruling {
  enum class Kind { accepted, refused, too_large_to_check } kind = Kind::accepted;
  std::string reason;  // in words, unless accepted
};
std::ostream& operator<<(std::ostream& out, Ruling const& ruling);

/// `most_positions`: how many are looked at for one proof before it counts as too large. An answer that
/// leaves the question open is accepted.
Ruling check_answer(chess::Setup const& start, chess::Color player, arbitration::MatingVerdict const& verdict,
                    std::size_t most_positions);

/// The whole answer as text, to compare and to show.
std::string text_of(arbitration::MatingVerdict const& verdict);

enum class Exploration { no_mate, mate, too_large };

/// Every position that can arise; not farther where a capture or pawn move leads to a proof of slow_proofs.
Exploration explore_slowly(chess::Setup const& start, chess::Color player, std::size_t most_positions);

}  // namespace tactus::test
