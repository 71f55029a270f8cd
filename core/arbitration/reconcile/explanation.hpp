// SPDX-License-Identifier: GPL-3.0-or-later
// Why a settlement is proposed, one fact per sentence, the verdict first.
#pragma once

#include "core/arbitration/reconcile/settlement.hpp"

#include <vector>

namespace tactus::arbitration::reconcile {

std::vector<Message> explain(Case const& found, Settlement const& settlement);

}  // namespace tactus::arbitration::reconcile
