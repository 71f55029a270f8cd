// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the reasons why a board needs the arbiter. Short, the important word first.
#pragma once

#include "core/arbitration/laws/sentence.hpp"
#include "core/table/table_state.hpp"

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

}  // namespace tactus::desk
