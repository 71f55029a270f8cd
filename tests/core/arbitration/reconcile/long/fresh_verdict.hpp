// SPDX-License-Identifier: GPL-3.0-or-later
// How an answer compares with what is known of a fresh case.
#pragma once

#include "tests/core/arbitration/reconcile/long/fresh_case.hpp"

namespace tactus::test {

/// The answer is one of the acceptable ones; a reconstruction may also stand among several shown.
bool is_right(FreshCase const& fresh, ours::Settlement const& settlement);

/// It names a player whose board shows what was really played, or anyone where no board is to be corrected.
bool accuses_falsely(FreshCase const& fresh, ours::Settlement const& settlement);

/// It goes back although nothing has to be taken back.
bool restores_needlessly(FreshCase const& fresh, ours::Settlement const& settlement);

}  // namespace tactus::test
