// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter does at a board, worked out from its game before he asks: the next step, then what hands
// and clocks do, by which articles. The program proposes. Pure.
#pragma once

#include "src/arbiter/sheet/decision_sheet.hpp"
#include "src/desk/boards/attention.hpp"

#include <vector>

namespace tactus::program {
class GameEvidence;
}

namespace tactus::desk {

struct WhatToDo {
  Message first;                              // the next step in one sentence
  std::vector<program::SheetSection> then{};  // in the order in which it is done
  std::vector<Law> articles{};                // that of the reason first
};

WhatToDo what_to_do(program::GameEvidence const& evidence, Attention const& reason);

/// The next step alone. `is_on_claim`: under the rules of the game the arbiter may not point it out himself.
Message first_step(Attention const& reason, bool is_on_claim);

/// D.2.9 before the sheets are read: what stands otherwise than in the record, and what may have happened.
std::vector<program::SheetSection> boards_against_record(program::GameEvidence const& evidence);

}  // namespace tactus::desk
