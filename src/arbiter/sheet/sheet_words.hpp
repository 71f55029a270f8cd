// SPDX-License-Identifier: GPL-3.0-or-later
// The single sentences of a ruling sheet that stand for one value each.
#pragma once

#include "core/arbitration/laws/book/sentence.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/chess/placement.hpp"

#include <span>
#include <string>
#include <vector>

namespace tactus::program {

std::vector<arbitration::laws::Sentence> position_lines(chess::Setup const& setup);
std::vector<arbitration::laws::Sentence> placement_lines(chess::Placement const& placement);

arbitration::laws::Sentence outcome_words(arbitration::laws::Outcome outcome);
arbitration::laws::Sentence lacking_words(arbitration::laws::Lacking lacking);
arbitration::laws::Sentence step_words(arbitration::laws::NextStep const& step);
arbitration::laws::Sentence reason_words(arbitration::laws::RejectReason reason);
arbitration::laws::Sentence phase_words(arbitration::laws::Phase phase);

std::string_view score_text(arbitration::laws::Score score);
/// "Nf3 (g1f3)".
std::string move_text(arbitration::laws::PlayedMove const& played);
/// With commas.
std::string move_list(std::span<arbitration::laws::PlayedMove const> moves);
/// With blanks.
std::string joined(std::vector<std::string> const& words);
/// "1:02:03"; tenths only where there are any.
std::string clock_text(Millis time);

}  // namespace tactus::program
