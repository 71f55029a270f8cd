// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the reasons why a board needs the arbiter. Short, the important word first.
#pragma once

#include "core/arbitration/laws/book/sentence.hpp"
#include "core/chess/played_line.hpp"
#include "core/table/event.hpp"
#include "core/table/table_state.hpp"

#include <optional>

namespace tactus::desk {

using arbitration::laws::Sentence;

Sentence differs_words(table::BoardDiffers const& differs);
Sentence irregularity_reason(table::Irregularity const& irregularity);
Sentence claim_words(table::ClaimMade const& claim);
Sentence flag_words(chess::Color player);
Sentence not_pressed_words(chess::Color player);
Sentence pressed_late_words(table::MoveCompleted const& completed, Millis late);
/// `is_shown`: by his board; else it was typed.
Sentence illegal_words(chess::Color by, std::string const& san, bool is_shown);
/// By the player who gave it.
Sentence checkmate_words(chess::Color by);
Sentence stalemate_words();
Sentence fivefold_words();
Sentence seventy_five_words();
Sentence device_words(table::Device device);
Sentence link_lost_words();
/// `fault`: the system's own words.
Sentence fault_words(std::string const& fault);
/// The state has a result.
Sentence result_words(table::TableState const& state);

/// "1-0"; "*" while the game goes on.
std::string_view result_text(table::GameResult result);
/// "e4 e5".
std::string names_of(chess::SquareSet squares);

// The sentences of what happened at a table that are no reasons of their own to come.

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
