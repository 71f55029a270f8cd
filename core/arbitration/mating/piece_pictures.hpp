// SPDX-License-Identifier: GPL-3.0-or-later
// Mate pictures out of single pieces: a square to flee to that nobody attacks needs a blocker of its own.
#pragma once

#include "core/arbitration/mating/piece_reach.hpp"

namespace tactus::arbitration {

/// Might the opponent of `winner` ever be mated? No is a proof.
bool has_mate_picture(PiecesReach const& reach, chess::Color winner);

}  // namespace tactus::arbitration
