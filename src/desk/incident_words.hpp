// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of what happened at a table that are no reasons of their own to come.
#pragma once

#include "core/arbitration/laws/sentence.hpp"
#include "core/chess/played_line.hpp"
#include "core/table/event.hpp"

#include <optional>

namespace tactus::desk {

using arbitration::laws::Sentence;

Sentence training_words();
Sentence found_words(table::Device device);
Sentence answer_words(table::ClaimDecided answer);
Sentence offer_words(chess::Color player);
Sentence resumed_words();
Sentence signed_words(chess::Color player);
Sentence agrees_words(table::BoardAgreesAgain const& agrees);
Sentence put_back_words(table::MovePutBack const& back);
Sentence taken_back_words(table::MoveTakenBack const& back);
/// From the end of this line the game goes on.
Sentence restored_words(chess::PlayedLine const& line);
/// What is proposed, confirmed by one side, or no longer meant; nothing: something else was told.
std::optional<Sentence> proposal_words(table::Content const& content);
Sentence confirmed_by_arbiter_words();
Sentence wrong_word_words();
/// The watch tells what.
Sentence program_changed_words();
Sentence vouched_words(chess::Color player);
Sentence to_set_up_words(table::BoardAwaitsPosition const& waits);
Sentence end_taken_back_words(table::GameResult result);
Sentence ended_words(table::GameEnded const& ended);
Sentence adjourned_words(table::GameAdjourned const& adjourned);

}  // namespace tactus::desk
