// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter decided and why, kept in a text file of its own beside the game file, which is never
// altered.
#pragma once

#include "core/instant.hpp"
#include "src/arbiter/sheet_text.hpp"

#include <string>

namespace tactus::program {

struct ArbitersDecision {
  std::string decided;  // number of a lawful answer, or own words
  std::string reason;
};

/// The file for the decisions about a game.
std::string decisions_file(std::string const& game);

/// A whole number that is none of the answers: mistyped, and not to be recorded.
bool is_number_of_no_answer(arbitration::reconcile::Decision const& proposed, std::string const& decided);

/// The entry: when, what was proposed, what was decided and why. Lines of text with an empty line after them.
std::string decision_entry(arbitration::reconcile::Decision const& proposed, ArbitersDecision const& decision,
                           Instant now, SheetVoice const& voice);

/// Adds the entry to the end of the file. False: it cannot be written.
bool append_decision(std::string const& file, std::string const& entry);

}  // namespace tactus::program
