// SPDX-License-Identifier: GPL-3.0-or-later
// English number words by groups of three digits.
#include "speech/number_words.hpp"

#include <array>
#include <string_view>

namespace tactus::speech {
namespace {

constexpr std::array<std::string_view, 20> below_twenty{
    "zero",     "one",     "two",     "three",     "four",     "five",    "six",
    "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",  "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
constexpr std::array<std::string_view, 10> tens{"",      "",      "twenty",  "thirty", "forty",
                                                "fifty", "sixty", "seventy", "eighty", "ninety"};
struct Group {
  std::uint32_t size;
  std::string_view name;
};
constexpr std::array<Group, 4> groups{
    {{1'000'000'000, "billion"}, {1'000'000, "million"}, {1'000, "thousand"}, {100, "hundred"}}};

void append(std::string& text, std::string_view word) {
  if (!text.empty()) text += ' ';
  text += word;
}

std::string below_hundred(std::uint32_t number) {
  if (number < below_twenty.size()) return std::string{below_twenty[number]};
  std::string text{tens[number / 10]};
  if (number % 10 != 0) text.append("-").append(below_twenty[number % 10]);
  return text;
}

void append_amount(std::string& text, std::int64_t amount, std::string_view one, std::string_view several) {
  if (amount == 0) return;
  append(text, number_words(static_cast<std::uint32_t>(amount)));
  append(text, amount == 1 ? one : several);
}

}  // namespace

std::string number_words(std::uint32_t number) {
  if (number < 100) return below_hundred(number);
  std::string text;
  for (Group const& group : groups) {
    if (number < group.size) continue;
    append(text, number_words(number / group.size));
    append(text, group.name);
    number %= group.size;
  }
  if (number != 0) append(text, below_hundred(number));
  return text;
}

std::string time_words(Millis time) {
  using std::chrono::seconds;
  if (time <= Millis{0}) return "no time";
  if (time < seconds{1}) return "less than one second";
  std::int64_t const total = std::chrono::floor<seconds>(time).count();
  std::string text;
  append_amount(text, total / 3600, "hour", "hours");
  append_amount(text, total / 60 % 60, "minute", "minutes");
  append_amount(text, total % 60, "second", "seconds");
  return text;
}

}  // namespace tactus::speech
