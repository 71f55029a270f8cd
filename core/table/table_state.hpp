// SPDX-License-Identifier: GPL-3.0-or-later
// The state of one table as a fold over its inputs: apply(state, input) -> {state, effects}. Pure; time is in
// the inputs. Protocol of a move: FIDE Laws 2023, D.2.1 to D.2.4 and D.2.9; who may hear what: design
// section 5.
#pragma once

#include "core/table/event.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace tactus::table {

/// To be committed to the game file, together with the input that caused it, before anything else is done.
struct Record {
  Outcome outcome;
};
struct Announce {
  Announcement announcement;
};
/// Ask the board of `board`'s player for its full state.
struct AskBoard {
  Color board;
};
using Effect = std::variant<Record, Announce, AskBoard>;

class TableState;  // value type; see its accessors in this header once defined

}  // namespace tactus::table
