// SPDX-License-Identifier: GPL-3.0-or-later
// The guided way to a ruling: what is asked next, as a pure function of the answers so far. Going back is
// leaving out the last answer.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "src/arbiter/rule/cases/line.hpp"
#include "src/arbiter/rule/dialogue/known_game.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tactus::program::dialogue {

/// A question that was not asked: its answer was known.
struct Known {
  std::string_view question;
  Message answer;
};

struct Question {
  std::string_view text;
  std::vector<std::string_view> options;  // answered by number or by their first words
  std::string_view expected;              // what an answer looks like
  bool may_be_empty = false;
  std::string_view explanation{};         // what depends on it
  std::vector<std::string_view> words{};  // where an answer is one of these words
  std::vector<Known> known{};             // so far
};

/// As a person is told what he answered: a number of a list says nothing without the list. English,
/// translatable.
std::string_view as_told(Question const& question, std::string const& answer);

/// The last answer cannot be taken.
struct Refused {
  Message expected;
};

struct Finished {
  arbitration::laws::Situation situation;
  arbitration::laws::MaybeByColor<Millis> clocks;  // as they show now, where they were told
  std::size_t answers_about_rules = 0;             // the first of them, for the next matter
  std::vector<Known> known{};
  /// Which answer gave a fact, "moves.uci": so that one that contradicts is asked for again.
  std::vector<std::pair<std::string, std::size_t>> places{};

  /// The answer that gave the fact, or the one that gave the item; nothing: none did.
  std::optional<std::size_t> answer_of(std::string_view fact) const;
};

/// "From the game file:", then each question with its answer; empty where nothing was known.
std::vector<Message> known_lines(std::vector<Known> const& known);

using Next = std::variant<Question, Refused, Finished>;

/// Precondition: without the last one the answers led to a question. `game`: what it tells is not asked.
Next after(std::span<std::string const> answers, KnownGame const& game = {});

}  // namespace tactus::program::dialogue
