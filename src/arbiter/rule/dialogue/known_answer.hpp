// SPDX-License-Identifier: GPL-3.0-or-later
// Which questions a game answers by itself, as the values of a case. Private to the dialogue.
#pragma once

#include "core/message/message.hpp"
#include "src/arbiter/rule/cases/fields.hpp"
#include "src/arbiter/rule/dialogue/known_game.hpp"
#include "src/arbiter/rule/dialogue/matter.hpp"

namespace tactus::program::dialogue {

using ruling::Json;

struct KnownAnswer {
  Json value;
  Message told;  // as a person would answer
};

/// But for positions. `player`: whom the matter is about, where it has been answered. Nothing: it is asked.
std::optional<KnownAnswer> known_answer(KnownGame const& game, Step const& step,
                                        std::optional<chess::Color> player);

/// The line that the question for the position means. Nothing: it is asked.
chess::GameLine const* known_line(KnownGame const& game, Form form, std::optional<chess::Color> player);

/// The fact `moves`.
Json fact_of(chess::GameLine const& line);

}  // namespace tactus::program::dialogue
