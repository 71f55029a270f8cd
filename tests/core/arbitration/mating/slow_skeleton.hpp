// SPDX-License-Identifier: GPL-3.0-or-later
// The proof `skeleton` derived once more: kings and pawns are played square by square, every officer is taken
// to be on any square where slow_wanderings lets it stand. Shares nothing with the solver but the plain value
// types.
#pragma once

#include "core/chess/placement.hpp"

#include <cstddef>

namespace tactus::test {

enum class SkeletonRuling { never_mates, not_proven, too_large };

/// `most_frames`: of kings and pawns, looked at before it counts as too large.
SkeletonRuling slow_skeleton_never_mates(chess::Setup const& setup, chess::Color player,
                                         std::size_t most_frames);

}  // namespace tactus::test
