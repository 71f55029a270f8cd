// SPDX-License-Identifier: GPL-3.0-or-later
// A matter of the dialogue of rulings, asked of a game without a person: what its file does not tell is
// answered beforehand, or left open. Pure.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "src/arbiter/rule/dialogue/known_game.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::desk {

/// By the question, in English as the dialogue asks it; "What happened?" by the title of the matter.
using Answers = std::map<std::string_view, std::string>;

struct Ruled {
  arbitration::laws::Situation situation;
  arbitration::laws::Ruling ruling;
  arbitration::laws::MaybeByColor<Millis> clocks;  // as they show now
};

/// The answers as far as they are known, up to the first question that is left to a person.
std::vector<std::string> begun(program::dialogue::KnownGame const& game, Answers const& answers);

/// Nothing: a question stays that must be answered, or there is no ruling.
std::optional<Ruled> ruled(program::dialogue::KnownGame const& game, Answers const& answers);

}  // namespace tactus::desk
