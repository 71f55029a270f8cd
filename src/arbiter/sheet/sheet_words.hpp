// SPDX-License-Identifier: GPL-3.0-or-later
// The single sentences of a ruling sheet that stand for one value each.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/chess/placement.hpp"
#include "core/message/message.hpp"

#include <span>
#include <string>
#include <vector>

namespace tactus::program {

std::vector<Message> position_lines(chess::Setup const& setup);
std::vector<Message> placement_lines(chess::Placement const& placement);

Message outcome_words(arbitration::laws::Outcome outcome);
Message lacking_words(arbitration::laws::Lacking lacking);
Message step_words(arbitration::laws::NextStep const& step);
Message reason_words(arbitration::laws::RejectReason reason);
Message phase_words(arbitration::laws::Phase phase);

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
