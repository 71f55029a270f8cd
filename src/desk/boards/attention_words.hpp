// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the reasons why a board needs the arbiter. Short, the important word first.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/message/message.hpp"
#include "core/table/event.hpp"
#include "core/table/table_state.hpp"

#include <optional>

namespace tactus::desk {

Message not_pressed_words(chess::Color player);
Message link_lost_words();
/// `fault`: the system's own words.
Message fault_words(std::string const& fault);
/// The state has a result.
Message result_words(table::TableState const& state);

// The sentences of what happened at a table that are no reasons of their own to come.

Message training_words();
Message answer_words(table::ClaimDecided answer);
Message offer_words(chess::Color player);
Message resumed_words();
Message signed_words(chess::Color player);
/// From the end of this line the game goes on.
Message restored_words(chess::PlayedLine const& line);
/// What is proposed, confirmed by one side, or no longer meant; nothing: something else was told.
std::optional<Message> proposal_words(table::Content const& content);
/// The watch tells what.
Message program_changed_words();

}  // namespace tactus::desk
