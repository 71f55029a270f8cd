// SPDX-License-Identifier: GPL-3.0-or-later
// Reconciliation and rulings for the page, as JSON in its language: what `tactus-arbiter reconcile` and
// `tactus-arbiter rule` answer. Nothing is kept between questions.
#pragma once

#include "src/arbiter/rule/dialogue/known_game.hpp"
#include "src/desk/web/view.hpp"

#include <span>
#include <string>

namespace tactus::desk {

/// What the arbiter copied; empty texts: not copied.
struct CopiedTable {
  arbitration::laws::ByColor<std::string> sheets{};
  arbitration::laws::ByColor<std::string> boards{};  // FEN; empty: as sensed
};

/// {"sections": [{"heading", "lines"}]}, or {"error", "field"} where a text cannot be used.
Json reconciliation(program::GameEvidence const& evidence, CopiedTable const& copied, Tongue const& tongue);

/// What to do at a board for this reason: {"first", "sections", "articles": [{"number", "text"}]}.
Json todo_view(program::GameEvidence const& evidence, Attention const& reason, Tongue const& tongue);

/// The dialogue of rulings after these answers: {"question", "options": [{"value", "label"}], "known",
/// "given", "expected", "may_be_empty", "explanation"}, the same with "error" where the last answer could not
/// be taken, or {"lines"}. What `game` tells is not asked.
Json ruling_dialogue(std::span<std::string const> answers, Tongue const& tongue,
                     program::dialogue::KnownGame const& game = {});

/// The same begun at a reason: besides "answers", those that the reason gives; each can be taken back.
Json ruling_begun(program::GameEvidence const& evidence, Attention const& reason, Tongue const& tongue);

}  // namespace tactus::desk
