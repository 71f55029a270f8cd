// SPDX-License-Identifier: GPL-3.0-or-later
// Which questions a game answers by itself, as the values of a case. Private to the dialogue.
#pragma once

#include "core/message/message.hpp"
#include "src/arbiter/rule/cases/fields.hpp"
#include "src/arbiter/rule/dialogue/known_game.hpp"
#include "src/arbiter/rule/dialogue/matter.hpp"

namespace tactus::program::dialogue {

using ruling::Json;

/// But for positions. `player`: whom the matter is about, where it has been answered. `value`: of the case.
/// The answer as a person would give it; nothing, and no value: it is asked.
std::optional<Message> known_answer(KnownGame const& game, Step const& step,
                                    std::optional<chess::Color> player, Json& value);

/// The line that the question for the position means. Nothing: it is asked.
chess::GameLine const* known_line(KnownGame const& game, Form form, std::optional<chess::Color> player);

/// The fact `moves`.
Json fact_of(chess::GameLine const& line);

}  // namespace tactus::program::dialogue
