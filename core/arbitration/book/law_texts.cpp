// SPDX-License-Identifier: GPL-3.0-or-later
// A chapter: the number of a provision on a line of its own, its texts below it, each on an indented line.
// "2014 2017: ..." holds in these editions only, "fixed: ..." in the Finnish sets of that kind; "changed
// 2017:
// ..." is what that edition changed.

#include "core/arbitration/book/law_texts.hpp"

#include <algorithm>
#include <array>

namespace tactus::arbitration::laws {
namespace {

/// A text for one rule set only stands beside others of the same provision.
constexpr unsigned in_2014 = 1;
constexpr unsigned in_2017 = 2;
constexpr unsigned in_2023 = 4;  // and in the Finnish sets, which stand on it
constexpr unsigned in_increment_sets = 8;
constexpr unsigned in_fixed_set = 16;
constexpr unsigned everywhere = 31;

constexpr unsigned places_of(RuleSet rules) {
  switch (rules) {
    case RuleSet::fide_2014: return in_2014;
    case RuleSet::fide_2017: return in_2017;
    case RuleSet::fide_2023: return in_2023;
    case RuleSet::fi_blitz_2024_fixed: return in_2023 | in_fixed_set;
    case RuleSet::fi_blitz_2024_increment:
    case RuleSet::fi_blitz_increment_old: return in_2023 | in_increment_sets;
  }
  return 0;
}

constexpr unsigned place_of(Edition edition) { return 1U << static_cast<unsigned>(edition); }

struct Place {
  std::string_view name;
  unsigned where;
};
constexpr std::array places{Place{"2014", in_2014}, Place{"2017", in_2017}, Place{"2023", in_2023},
                            Place{"increment", in_increment_sets}, Place{"fixed", in_fixed_set}};

constexpr std::string_view taken_to(char end, std::string_view& rest) {
  std::string_view const taken = rest.substr(0, rest.find(end));
  rest.remove_prefix(std::min(taken.size() + 1, rest.size()));
  return taken;
}

/// Takes "2014 2017: " off the text: the places it names. 0: it names none and is whole.
constexpr unsigned places_before(std::string_view& text) {
  std::string_view after = text;
  std::string_view before = taken_to(':', after);
  if (!after.starts_with(' ')) return 0;
  unsigned where = 0;
  while (!before.empty()) {
    std::string_view const name = taken_to(' ', before);
    auto const place = std::find_if(places.begin(), places.end(), [&](Place p) { return p.name == name; });
    if (place == places.end()) return 0;
    where |= place->where;
  }
  text = after.substr(1);
  return where;
}

consteval LawText text_in(std::string_view line, Law law) {
  constexpr std::string_view changed = "changed ";
  line.remove_prefix(line.find_first_not_of(' '));
  bool const is_change = line.starts_with(changed);
  if (is_change) line.remove_prefix(changed.size());
  unsigned const where = places_before(line);
  if (is_change && where == 0) throw "a change names its edition";
  return {law, where != 0 ? where : everywhere, is_change, line};
}

/// Behind the head of the file, which ends with an empty line.
constexpr std::string_view provisions_of(std::string_view chapter) {
  return chapter.substr(chapter.find("\n\n") + 2);
}

consteval std::size_t texts_in(std::string_view chapter) {
  std::size_t count = 0;
  for (std::string_view rest = provisions_of(chapter); !rest.empty();)
    count += taken_to('\n', rest).starts_with(' ') ? 1U : 0U;
  return count;
}

template <std::size_t count>
consteval std::array<LawText, count> texts_of(std::string_view chapter) {
  std::array<LawText, count> texts{};
  std::string_view rest = provisions_of(chapter);
  Law under;
  for (std::size_t i = 0; i < count;) {
    std::string_view const line = taken_to('\n', rest);
    if (line.starts_with(' '))
      texts[i++] = text_in(line, under);
    else
      under = law(line);
  }
  return texts;
}

// clang-format off
constexpr std::string_view play_1_5 =
#include "core/arbitration/book/texts/play_1_5.txt"
;
constexpr std::string_view clock_6_7 =
#include "core/arbitration/book/texts/clock_6_7.txt"
;
constexpr std::string_view scores_8_10 =
#include "core/arbitration/book/texts/scores_8_10.txt"
;
constexpr std::string_view conduct_11_12 =
#include "core/arbitration/book/texts/conduct_11_12.txt"
;
constexpr std::string_view rapid_blitz_ab =
#include "core/arbitration/book/texts/rapid_blitz_ab.txt"
;
constexpr std::string_view notation_c =
#include "core/arbitration/book/texts/notation_c.txt"
;
constexpr std::string_view blind_d =
#include "core/arbitration/book/texts/blind_d.txt"
;
constexpr std::string_view guidelines_1_3 =
#include "core/arbitration/book/texts/guidelines_1_3.txt"
;
constexpr std::string_view finnish_sets =
#include "core/arbitration/book/texts/finnish_sets.txt"
;
// clang-format on

constexpr auto book =
    joined(texts_of<texts_in(play_1_5)>(play_1_5), texts_of<texts_in(clock_6_7)>(clock_6_7),
           texts_of<texts_in(scores_8_10)>(scores_8_10), texts_of<texts_in(conduct_11_12)>(conduct_11_12),
           texts_of<texts_in(rapid_blitz_ab)>(rapid_blitz_ab), texts_of<texts_in(notation_c)>(notation_c),
           texts_of<texts_in(blind_d)>(blind_d), texts_of<texts_in(guidelines_1_3)>(guidelines_1_3),
           texts_of<texts_in(finnish_sets)>(finnish_sets));

std::optional<Message> first_of(Law law, bool is_change, unsigned where) {
  auto const text = std::find_if(book.begin(), book.end(), [&](LawText const& each) {
    return each.law == law && each.is_change == is_change && (each.where & where) != 0;
  });
  if (text == book.end()) return std::nullopt;
  return Message{text->english, {}};
}

}  // namespace

std::span<LawText const> all_law_texts() { return book; }

std::optional<Message> text_of(Law law, RuleSet rules) {
  if (!number_in(law, rules)) return std::nullopt;
  return first_of(law, false, places_of(rules));
}

std::optional<Message> change_of(Law law, Edition edition) { return first_of(law, true, place_of(edition)); }

}  // namespace tactus::arbitration::laws
