// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to scoresheets in a hall: entries forgotten, smudged, swapped; lines left blank or written
// twice.
#pragma once

#include "tests/core/arbitration/reconcile/long/fresh_case.hpp"

namespace tactus::test {

/// Damages up to four entries of each sheet, far from one another and from the plies to be spared. No
/// damaged entry clearly means another move than the one made.
void damage_sheets(WrittenTable& table, FreshOptions const& options,
                   std::vector<std::size_t> const& spared_plies, std::mt19937& random);

/// Damages anything but the plies to be spared: whole runs, foreign letters, garbage, lines shifted again and
/// again, the same ply on both sheets. A damaged entry does not clearly mean another move where it stands.
void wear_out_sheets(WrittenTable& table, FreshOptions const& options,
                     std::vector<std::size_t> const& spared_plies, std::mt19937& random);

}  // namespace tactus::test
