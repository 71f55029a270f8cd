// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the reasons why a board needs the arbiter. Short, the important word first.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/message/message.hpp"
#include "core/table/event.hpp"
#include "core/table/table_state.hpp"

#include <optional>

namespace tactus::desk {

Message differs_words(table::BoardDiffers const& differs);
Message irregularity_reason(table::Irregularity const& irregularity);
Message claim_words(table::ClaimMade const& claim);
Message flag_words(chess::Color player);
Message not_pressed_words(chess::Color player);
Message pressed_late_words(table::MoveCompleted const& completed, Millis late);
/// `is_shown`: by his board; else it was typed.
Message illegal_words(chess::Color by, std::string const& san, bool is_shown);
/// By the player who gave it.
Message checkmate_words(chess::Color by);
Message stalemate_words();
Message fivefold_words();
Message seventy_five_words();
Message device_words(table::Device device);
Message link_lost_words();
/// `fault`: the system's own words.
Message fault_words(std::string const& fault);
/// The state has a result.
Message result_words(table::TableState const& state);

/// "1-0"; "*" while the game goes on.
std::string_view result_text(table::GameResult result);
/// "e4 e5".
std::string names_of(chess::SquareSet squares);

// The sentences of what happened at a table that are no reasons of their own to come.

Message training_words();
Message found_words(table::Device device);
Message answer_words(table::ClaimDecided answer);
Message offer_words(chess::Color player);
Message resumed_words();
Message signed_words(chess::Color player);
Message agrees_words(table::BoardAgreesAgain const& agrees);
Message put_back_words(table::MovePutBack const& back);
Message taken_back_words(table::MoveTakenBack const& back);
/// From the end of this line the game goes on.
Message restored_words(chess::PlayedLine const& line);
/// What is proposed, confirmed by one side, or no longer meant; nothing: something else was told.
std::optional<Message> proposal_words(table::Content const& content);
Message confirmed_by_arbiter_words();
Message wrong_word_words();
/// The watch tells what.
Message program_changed_words();
Message vouched_words(chess::Color player);
Message to_set_up_words(table::BoardAwaitsPosition const& waits);
Message end_taken_back_words(table::GameResult result);
Message ended_words(table::GameEnded const& ended);
Message adjourned_words(table::GameAdjourned const& adjourned);

}  // namespace tactus::desk
