// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/words/number_rules.hpp"

#include "core/message/written.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace tactus::speech {
namespace {

constexpr std::uint32_t proven_below = 1000;

std::optional<std::uint32_t> whole_number(std::string_view text) {
  std::uint32_t number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::uint32_t greatest_power_of_ten(std::uint32_t number) {
  std::uint32_t power = 1;
  while (number / power >= 10) power *= 10;
  return power;
}

bool is_pattern(std::string_view text) { return text.find_first_of("<>") != std::string_view::npos; }

}  // namespace

tl::expected<NumberRules::Rule, std::string> NumberRules::read_rule(std::string_view key,
                                                                    std::string const& text) {
  auto const fault = [&] {
    return tl::unexpected("expected a number rule like 20=twenty[->], 60/20=... or 1:f=..., not " +
                          std::string{key} + "=" + text);
  };
  std::string_view number = key;
  Rule rule;
  if (auto const colon = number.find(':'); colon != std::string_view::npos) {
    rule.form = number.substr(colon + 1);
    number = number.substr(0, colon);
  }
  auto const slash = number.find('/');
  auto const base = whole_number(number.substr(0, slash));
  if (!base || text.empty()) return fault();
  rule.number = *base;
  rule.text = text;
  if (!is_pattern(text))
    return slash == std::string_view::npos ? tl::expected<Rule, std::string>{rule} : fault();
  auto const divisor = slash == std::string_view::npos ? std::optional{greatest_power_of_ten(*base)}
                                                       : whole_number(number.substr(slash + 1));
  // So the quotient and the remainder are smaller than the number, and filling comes to an end.
  if (!divisor || *divisor < 2 || *divisor > *base) return fault();
  rule.divisor = *divisor;
  return rule;
}

tl::expected<NumberRules, std::string> NumberRules::read(std::string_view text) {
  NumberRules rules;
  for (auto const& [key, words] : read_word_list(text)) {
    auto rule = read_rule(key, words);
    if (!rule) return tl::unexpected(rule.error());
    rules.rules_.push_back(*std::move(rule));
  }
  for (std::uint32_t number = 0; number < proven_below; ++number) {
    std::string const words = rules.words(number);
    if (words.empty() || words.find_first_of("0123456789<>[]{}") != std::string::npos)
      return tl::unexpected("expected words for the number " + std::to_string(number));
  }
  return rules;
}

NumberRules::Rule const* NumberRules::rule_for(std::uint32_t number, std::string_view form) const {
  Rule const* exact = nullptr;
  Rule const* pattern = nullptr;
  for (Rule const& rule : rules_) {
    if (!rule.form.empty() && rule.form != form) continue;
    bool const is_better_form = !rule.form.empty();
    if (rule.divisor == 0) {
      if (rule.number == number && (exact == nullptr || is_better_form)) exact = &rule;
    } else if (rule.number <= number && (pattern == nullptr || rule.number > pattern->number ||
                                         (rule.number == pattern->number && is_better_form))) {
      pattern = &rule;
    }
  }
  return exact != nullptr ? exact : pattern;
}

std::string NumberRules::words(std::uint32_t number, std::string_view form) const {
  Rule const* const rule = rule_for(number, form);
  if (rule == nullptr) return {};
  return rule->divisor == 0 ? rule->text : fill(*rule, number, form);
}

std::string NumberRules::fill(Rule const& rule, std::uint32_t number, std::string_view form) const {
  std::uint32_t const remainder = number % rule.divisor;
  std::string text;
  bool is_left_out = false;
  for (char const c : rule.text) {
    if (c == '[') is_left_out = remainder == 0;
    if (c == ']') is_left_out = false;
    if (is_left_out || c == '[' || c == ']') continue;
    if (c == '<')
      text += words(number / rule.divisor);
    else if (c == '>')
      text += words(remainder, form);
    else
      text += c;
  }
  return text;
}

}  // namespace tactus::speech
