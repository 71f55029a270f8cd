// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a position answered: the count first, then one fact a line. Pure.
#pragma once

#include "core/legal/position.hpp"
#include "src/training/fact.hpp"
#include "src/training/question.hpp"

namespace tactus::training {

Facts answer_to(Question const& question, chess::Position const& position);

}  // namespace tactus::training
