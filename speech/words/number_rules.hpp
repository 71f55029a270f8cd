// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as words by rules that are data: a synthesiser reads digits by rules of its own ("05:00" becomes a
// time of day), so none may reach it. Pure; any thread.
//
// Rules are a word list (core/message/written.hpp): "1=one; 20=twenty[->]; 100=< hundred[ >]".
//   7=seven       the words of exactly this number
//   20=twenty[->] a pattern: this number and all up to the next pattern. The divisor is the greatest power of
//                 ten that is not above the number; "60/20=soixante[->]" names another one.
//                   <  the words of the quotient
//                   >  the words of the remainder
//                   [] left out where the remainder is zero
//   1:f=une       only for the form f, which a sentence asks for by "{count:f}"; the remainder has the form
//                 of the whole, the quotient has none. A number without words in a form has its plain ones.
// The words of exactly the number come before a pattern.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::speech {

class NumberRules {
 public:
  /// The error is one English line that says what was expected. Good rules have words for every number from 0
  /// to 999, none with a digit or an open pattern; patterns of theirs reach on to every other number.
  static tl::expected<NumberRules, std::string> read(std::string_view text);

  std::string words(std::uint32_t number, std::string_view form = {}) const;

 private:
  struct Rule {
    std::uint32_t number = 0;
    std::uint32_t divisor = 0;  // 0: the words of exactly this number
    std::string form;
    std::string text;
  };
  NumberRules() = default;
  static tl::expected<Rule, std::string> read_rule(std::string_view key, std::string const& text);
  Rule const* rule_for(std::uint32_t number, std::string_view form) const;
  std::string fill(Rule const& rule, std::uint32_t number, std::string_view form) const;

  std::vector<Rule> rules_;
};

}  // namespace tactus::speech
