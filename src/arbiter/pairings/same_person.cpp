// SPDX-License-Identifier: GPL-3.0-or-later
// One person's name in the ways in which people and programs write it.

#include "core/message/unicode.hpp"
#include "src/arbiter/pairings/pairings.hpp"

#include <algorithm>
#include <array>

namespace tactus::pairings {
namespace {

/// A word without accents, and with two letters for one ("ae" for ä).
struct Word {
  std::string plain, spelled_out;
  bool operator==(Word const& other) const {
    return plain == other.plain || spelled_out == other.spelled_out;
  }
};

/// Signs that part a word, as keyboards and word processors set them for the one of ASCII.
constexpr std::array<std::string_view, 6> apostrophes{"\u2019", "\u2018", "\u02BC", "\u00B4", "\u2032", "`"};

std::string with_plain_apostrophes(std::string_view name) {
  std::string plain{name};
  for (std::string_view const each : apostrophes)
    for (auto at = plain.find(each); at != std::string::npos; at = plain.find(each, at + 1))
      plain.replace(at, each.size(), "'");
  return plain;
}

/// Letters and digits between other signs.
std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words{""};
  for (char const c : text) {
    bool const is_letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
    if (is_letter)
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::vector<Word> words_of_name(std::string_view name) {
  auto const text = with_plain_apostrophes(name);
  auto const plain = words_in(unicode::folded(text)), spelled = words_in(unicode::spelled_out(text));
  std::vector<Word> words;
  for (std::size_t n = 0; n < plain.size(); ++n)
    words.push_back({plain[n], spelled.size() == plain.size() ? spelled[n] : plain[n]});
  return words;
}

bool is_one_letter(Word const& word) { return unicode::length(word.plain) == 1; }

bool is_initial_of(Word const& one, Word const& other) {
  return (is_one_letter(one) && other.plain.starts_with(one.plain)) ||
         (is_one_letter(other) && one.plain.starts_with(other.plain));
}

/// Takes what is the same out of both; those that were.
std::vector<Word> take_common(std::vector<Word>& one, std::vector<Word>& other) {
  std::vector<Word> common, rest;
  for (Word const& each : one) {
    auto const found = std::ranges::find(other, each);
    (found == other.end() ? rest : common).push_back(each);
    if (found != other.end()) other.erase(found);
  }
  one = std::move(rest);
  return common;
}

}  // namespace

bool is_same_name(std::string_view one, std::string_view other) {
  auto first = words_of_name(one), second = words_of_name(other);
  auto const common = take_common(first, second);
  return !common.empty() && first.empty() && second.empty();
}

bool is_same_person(std::string_view one, std::string_view other) {
  auto first = words_of_name(one), second = words_of_name(other);
  if (first.size() > second.size()) std::swap(first, second);
  auto const common = take_common(first, second);
  if (first.empty()) return !common.empty();
  for (Word const& each : first) {
    auto const found =
        std::ranges::find_if(second, [&](Word const& word) { return is_initial_of(each, word); });
    if (found == second.end()) return false;
    second.erase(found);
  }
  return !std::ranges::all_of(common, is_one_letter);  // initials alone are anybody's
}

}  // namespace tactus::pairings
