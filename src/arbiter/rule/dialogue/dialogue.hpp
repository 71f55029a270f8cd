// SPDX-License-Identifier: GPL-3.0-or-later
// The guided way to a ruling: what is asked next, as a pure function of the answers so far. Going back is
// leaving out the last answer.
#pragma once

#include "core/arbitration/laws/cases/ruling.hpp"
#include "src/arbiter/rule/cases/line.hpp"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tactus::program::dialogue {

struct Question {
  std::string_view text;
  std::vector<std::string_view> options;  // answered by number or by their first words
  std::string_view expected;              // what an answer looks like
  bool may_be_empty = false;
};

/// The last answer cannot be taken.
struct Refused {
  Message expected;
};

struct Finished {
  arbitration::laws::Situation situation;
  arbitration::laws::MaybeByColor<Millis> clocks;  // as they show now, where they were told
  std::size_t answers_about_rules = 0;             // the first of them, for the next matter
};

using Next = std::variant<Question, Refused, Finished>;

/// Precondition: without the last one the answers led to a question.
Next after(std::span<std::string const> answers);

}  // namespace tactus::program::dialogue
