// SPDX-License-Identifier: GPL-3.0-or-later
// One answer of a person as the value of a case. Private to the dialogue.
#pragma once

#include "core/legal/position.hpp"
#include "src/arbiter/rule/cases/fields.hpp"
#include "src/arbiter/rule/dialogue/matter.hpp"

#include <tl/expected.hpp>

namespace tactus::program::dialogue {

using ruling::Json;

/// What an answer of this form looks like; for questions and for refusals.
std::string_view expected_by(Form form);

/// Truth values, numbers and lists as JSON, words as they are.
Json case_value(std::string_view text);

/// What was expected instead.
using JsonOrExpected = tl::expected<Json, Message>;

/// `before`: the position answered so far, if any. Of a position, the whole fact: `position` or `moves`.
JsonOrExpected read_answer(Step const& step, std::string const& text,
                           std::optional<chess::Position> const& before);

enum class Called : unsigned char { from_its_beginning, within };
/// The text stands at the beginning of the title, or of one of its words; in small letters or capitals.
bool is_called(std::string_view title, std::string const& text, Called how);

/// By number from 1, by value, or by words of the label when only one has them.
std::optional<std::size_t> read_choice(std::string const& text, std::span<Option const> options);

/// Seconds, m:ss or h:mm:ss.
std::optional<Millis> read_time(std::string_view text);

/// The position that a fact `position` or `moves` ends in, where it can be played on.
std::optional<chess::Position> position_in(Json const& fact);

}  // namespace tactus::program::dialogue
