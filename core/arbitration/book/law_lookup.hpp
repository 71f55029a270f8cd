// SPDX-License-Identifier: GPL-3.0-or-later
// Finding provisions in the book: by number, below a number, near a number that is none; by comparing rule
// sets.
#pragma once

#include "core/arbitration/book/law.hpp"
#include "core/arbitration/book/law_texts.hpp"
#include "core/message/message.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace tactus::arbitration::laws {

/// All provisions under this number in the rule set, upper or lower case; older texts number only to the
/// letter ("7.5.a").
std::vector<Law> laws_numbered(std::string_view number, RuleSet rules);

/// Those of which the number is a heading: "7.5" of 7.5.1 to 7.5.5.
std::vector<Law> laws_below(std::string_view number, RuleSet rules);

/// The nearest numbers in the rule set, best first: most parts in common, then the next part least off.
std::vector<Law> laws_near(std::string_view number, RuleSet rules, std::size_t count);

/// A provision that does not read, or is not numbered, alike in two rule sets.
struct LawDifference {
  Law law;
  bool is_in_content = false;  // else in its number only
  std::vector<Message> what;   // what the later edition changed; where one lies between, only the texts
  std::optional<Message> before, after;  // the texts, where there is one

  bool operator==(LawDifference const&) const = default;
};

/// In the order of the book.
std::vector<LawDifference> differences(RuleSet before, RuleSet after);

/// The rules of the Finnish team-blitz sets that go before this FIDE provision there, the most telling first.
std::vector<Law> finnish_exceptions(Law law);

}  // namespace tactus::arbitration::laws
