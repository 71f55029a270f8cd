// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/finnish_number_words.hpp"

#include <array>
#include <string_view>

namespace tactus::speech {
namespace {

constexpr std::array<std::string_view, 11> to_ten{"nolla",     "yksi",     "kaksi",   "kolme",
                                                  "neljä",     "viisi",    "kuusi",   "seitsemän",
                                                  "kahdeksan", "yhdeksän", "kymmenen"};

struct Group {
  std::uint32_t size;
  std::string_view one;
  std::string_view several;  // after a numeral
};
constexpr std::array<Group, 4> groups{{{1'000'000'000, "miljardi", "miljardia"},
                                       {1'000'000, "miljoona", "miljoonaa"},
                                       {1'000, "tuhat", "tuhatta"},
                                       {100, "sata", "sataa"}}};

std::string below_hundred(std::uint32_t number) {
  if (number < to_ten.size()) return std::string{to_ten[number]};
  if (number < 20) return std::string{to_ten[number - 10]}.append("toista");
  std::string text = std::string{to_ten[number / 10]}.append("kymmentä");
  if (number % 10 != 0) text += to_ten[number % 10];
  return text;
}

void append(std::string& text, std::string_view word) {
  if (!text.empty()) text += ' ';
  text += word;
}

void append_amount(std::string& text, std::int64_t amount, std::string_view one, std::string_view several) {
  if (amount == 0) return;
  append(text, finnish_number_words(static_cast<std::uint32_t>(amount)));
  append(text, amount == 1 ? one : several);
}

}  // namespace

std::string finnish_number_words(std::uint32_t number) {
  if (number < 100) return below_hundred(number);
  std::string text;
  for (Group const& group : groups) {
    if (number < group.size) continue;
    std::uint32_t const count = number / group.size;
    if (count == 1)
      append(text, group.one);
    else
      append(text, finnish_number_words(count).append(" ").append(group.several));
    number %= group.size;
  }
  if (number != 0) append(text, below_hundred(number));
  return text;
}

std::string finnish_time_words(Millis time) {
  using std::chrono::seconds;
  if (time <= Millis{0}) return "ei aikaa";
  if (time < seconds{1}) return "alle yksi sekunti";
  std::int64_t const total = std::chrono::floor<seconds>(time).count();
  std::string text;
  append_amount(text, total / 3600, "tunti", "tuntia");
  append_amount(text, total / 60 % 60, "minuutti", "minuuttia");
  append_amount(text, total % 60, "sekunti", "sekuntia");
  return text;
}

}  // namespace tactus::speech
