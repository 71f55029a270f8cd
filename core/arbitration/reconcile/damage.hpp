// SPDX-License-Identifier: GPL-3.0-or-later
// How much a reading of two scoresheets has to forgive. Whole tenths, so that sums are exact.
#pragma once

#include <cstdint>

namespace tactus::arbitration::reconcile {

using Damage = std::uint16_t;  // in tenths of a slip

namespace damage {
inline constexpr Damage incomplete = 1;
inline constexpr Damage silent = 4;
inline constexpr Damage both_silent = 5;  // on top of that of each
inline constexpr Damage slip = 10;
inline constexpr Damage defective = 20;      // not even one slip away from the move
inline constexpr Damage left_out = 20;       // a ply that has no cell
inline constexpr Damage left_out_again = 5;  // the next one in a row: a whole move was left out
inline constexpr Damage blank_line = 10;
inline constexpr Damage repeated_line = 12;
/// An entry that clearly means another move than the one read: as if it were defective.
inline constexpr Damage contradiction = 20;

/// Readings this close to the best one count as equally good.
inline constexpr Damage equally_good = 9;
}  // namespace damage

}  // namespace tactus::arbitration::reconcile
