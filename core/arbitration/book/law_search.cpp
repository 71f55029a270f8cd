// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/book/law_search.hpp"

#include "core/message/file_text.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace tactus::arbitration::laws {
namespace {

// clang-format off
constexpr std::string_view table_of_words =
#include "core/arbitration/book/law_words.txt"
;
// clang-format on

std::string_view cut(std::string_view& rest, char end) {
  std::string_view const part = rest.substr(0, rest.find(end));
  rest.remove_prefix(std::min(part.size() + 1, rest.size()));
  return part;
}

std::vector<LawWords> read_table() {
  std::vector<LawWords> rows;
  std::string_view rest = table_of_words.substr(table_of_words.find("\n\n") + 2);
  while (!rest.empty()) {
    std::string_view const line = cut(rest, '\n');
    if (line.starts_with(' '))
      rows.back().keys = trimmed(line);
    else if (!line.empty())
      rows.push_back({line, {}});
  }
  return rows;
}

/// The second byte of a letter with two: capital Latin letters with marks, and Š and Ž.
char small_second(char first, char second) {
  auto const value = static_cast<unsigned char>(second);
  bool const is_latin = first == '\xc3' && value >= 0x80 && value <= 0x9e && value != 0x97;
  if (is_latin) return static_cast<char>(value + 0x20);
  bool const is_caron = first == '\xc5' && (value == 0xa0 || value == 0xbd);
  return is_caron ? static_cast<char>(value + 1) : second;
}

}  // namespace

std::string folded(std::string_view text) {
  std::string small;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("\xe2\x80\x99")) {  // the apostrophe of print
      small += '\'';
      i += 2;
      continue;
    }
    char const letter = text[i];
    if (letter >= 'A' && letter <= 'Z')
      small += static_cast<char>(letter - 'A' + 'a');
    else
      small += i > 0 ? small_second(text[i - 1], letter) : letter;
  }
  return small;
}

std::vector<LawWords> const& all_law_words() {
  static std::vector<LawWords> const rows = read_table();
  return rows;
}

namespace {

constexpr std::size_t whole_word = 4;  // so short a word of the table stands for itself and its plural alone

/// Nothing in common: 0.
unsigned matched_letters(std::string_view of_table, std::string_view typed) {
  bool const is_plural = typed.size() == of_table.size() + 1 && typed.ends_with('s');
  if (typed == of_table || (is_plural && typed.starts_with(of_table)))
    return static_cast<unsigned>(of_table.size()) + 1;
  if (of_table.size() > whole_word && typed.starts_with(of_table))
    return static_cast<unsigned>(of_table.size());
  if (typed.size() > whole_word && of_table.starts_with(typed)) return static_cast<unsigned>(typed.size());
  return 0;
}

struct PhraseMatch {
  unsigned words = 0;  // as bits
  unsigned letters = 0;
};

/// Each word of the phrase is among those typed. Nothing: words == 0.
PhraseMatch match(std::string_view phrase, std::span<std::string const> typed) {
  PhraseMatch found;
  while (!phrase.empty()) {
    std::string_view const word = cut(phrase, ' ');
    if (word.empty()) continue;
    unsigned best = 0;
    std::size_t which = 0;
    for (std::size_t i = 0; i < typed.size(); ++i)
      if (unsigned const letters = matched_letters(word, typed[i]); letters > best) {
        best = letters;
        which = i;
      }
    if (best == 0) return {};
    found.words |= 1U << which;
    found.letters += best;
  }
  return found;
}

std::optional<Law> law_with_key(std::string_view key) {
  for (unsigned i = 0; i < law_numbers.size(); ++i)
    if (law_numbers[i].key == key) return Law::from_index(i);
  return std::nullopt;
}

}  // namespace

std::vector<CalledLaw> laws_called(std::span<std::string const> words) {
  std::vector<CalledLaw> found;
  for (LawWords const& row : all_law_words())
    for (std::string_view phrases = row.phrases; !phrases.empty();) {
      PhraseMatch const phrase = match(trimmed(cut(phrases, ',')), words);
      if (phrase.words == 0) continue;
      unsigned place = 0;
      for (std::string_view keys = row.keys; !keys.empty(); ++place)
        if (auto const law = law_with_key(cut(keys, ' ')))
          found.push_back({*law, phrase.words, phrase.letters, place});
    }
  return found;
}

// Numbers.

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// What may stand before a number.
constexpr std::array before_numbers{
    "kohta",     "kohdan",   "kohdassa", "kohtaa", "sääntö",   "säännön", "rule",   "article", "art",
    "artikla",   "artiklan", "appendix", "liite",  "liitteen", "ohje",    "ohjeen", "number",  "numero",
    "guideline", "law",      "pykälä",   "luku",   "luvun",    "luvussa", "chapter"};

/// At points and blanks, and between digits and a letter; what stands in brackets is left out.
std::vector<std::string> parts_of(std::string_view typed) {
  std::vector<std::string> parts;
  std::string part;
  int depth = 0;
  auto const end = [&] {
    if (!part.empty()) parts.push_back(std::exchange(part, {}));
  };
  for (char const c : typed) {
    if (c == '(') ++depth;
    if (depth > 0) {
      if (c == ')') --depth;
      continue;
    }
    bool const is_gap = c == '.' || c == ' ' || c == ',' || c == '-';
    bool const turns = !part.empty() && is_digit(part.back()) != is_digit(c);
    if (is_gap || turns) end();
    if (!is_gap) part += c;
  }
  end();
  return parts;
}

std::string joined_by_points(std::span<std::string const> parts) {
  std::string number;
  for (std::string const& part : parts) number += (number.empty() ? "" : ".") + part;
  return number;
}

struct Alias {
  std::string_view printed;
  std::string_view number;
};
/// Examples below a provision, numbers of the English print and of the manuals, and misprints.
constexpr std::array aliases{
    Alias{"esipuhe", "Preface"},     Alias{"foreword", "Preface"},    Alias{"introduction", "Preface"},
    Alias{"9.2.3", "9.2.2"},         Alias{"9.2.3.1", "9.2.2.1"},     Alias{"9.2.3.2", "9.2.2.2"},
    Alias{"3.8.2.1.1", "3.8.2.1"},   Alias{"3.8.2.1.2", "3.8.2.1"},   Alias{"3.8.2.2.1", "3.8.2.2"},
    Alias{"3.8.2.2.2", "3.8.2.2"},   Alias{"c.10.1.1", "C.10.1"},     Alias{"c.10.1.2", "C.10.1"},
    Alias{"c.10.1.3", "C.10.1"},     Alias{"c.10.2.1", "C.10.2"},     Alias{"c.10.2.2", "C.10.2"},
    Alias{"c.10.2.3", "C.10.2"},     Alias{"c.10.3.1", "C.10.3"},     Alias{"c.10.3.2", "C.10.3"},
    Alias{"c.10.3.3", "C.10.3"},     Alias{"c.10.3.4", "C.10.3"},     Alias{"d.2.6.1.1", "D.2.6.2.1"},
    Alias{"d.2.6.1.2", "D.2.6.2.2"}, Alias{"i.3.2.7.4", "II.3.2.7.4"}};

/// "FI-11", "FI-10a" of "11", "10a", "10 a", "fi 11". Nothing: no number of a rule.
std::optional<std::string> finnish_number(std::span<std::string const> parts) {
  bool const is_named = !parts.empty() && parts.front() == "fi";
  if (is_named) parts = parts.subspan(1);
  bool const has_letter = parts.size() == 2 && parts[1].size() == 1 && !is_digit(parts[1].front());
  if (parts.empty() || !is_digit(parts.front().front()) || (parts.size() > 1 && !has_letter))
    return std::nullopt;
  return "FI-" + parts.front() + (has_letter ? parts[1] : "");
}

void add_once(std::vector<std::string>& list, std::string number) {
  if (std::ranges::find(list, number) == list.end()) list.push_back(std::move(number));
}

}  // namespace

std::vector<std::string> numbers_meant(std::string_view typed, RuleSet rules) {
  std::string const small = folded(trimmed(typed));
  auto parts = parts_of(small);
  while (!parts.empty() && std::ranges::find(before_numbers, parts.front()) != before_numbers.end())
    parts.erase(parts.begin());
  if (parts.empty()) return {};
  std::vector<std::string> meant;
  auto const finnish = finnish_number(parts);
  if (finnish && is_finnish_blitz(rules)) add_once(meant, *finnish);
  add_once(meant, std::string(trimmed(typed)));
  std::string const number = joined_by_points(parts);
  add_once(meant, number);
  for (Alias const& alias : aliases)
    if (alias.printed == number) add_once(meant, std::string(alias.number));
  if (finnish) add_once(meant, *finnish);
  // "6.2.a.1" of a text that numbers to the letter: "6.2 a (1)".
  bool const is_below_letter = parts.size() > 2 && is_digit(parts.back().front()) &&
                               parts[parts.size() - 2].size() == 1 &&
                               !is_digit(parts[parts.size() - 2].front());
  if (is_below_letter && edition_of(rules) == Edition::fide_2014)
    add_once(meant, joined_by_points(std::span{parts}.first(parts.size() - 1)));
  return meant;
}

}  // namespace tactus::arbitration::laws
