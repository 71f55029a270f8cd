// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/book/law_search.hpp"
#include "src/arbiter/law/law.hpp"
#include "src/arbiter/options/answer_language.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <map>
#include <sstream>
#include <tuple>
#include <utility>

namespace tactus::program {
namespace {

using namespace arbitration::laws;

constexpr std::array fide_sets{RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023};
constexpr std::array finnish_sets{RuleSet::fi_blitz_2024_increment, RuleSet::fi_blitz_2024_fixed,
                                  RuleSet::fi_blitz_increment_old};
constexpr std::array newest_first{RuleSet::fide_2023, RuleSet::fi_blitz_2024_increment, RuleSet::fide_2017,
                                  RuleSet::fide_2014};

std::string name(RuleSet rules) { return std::string(name_of(rules)); }
std::string number(Law law, RuleSet rules) { return std::string(number_in(law, rules).value_or("")); }

std::vector<std::string> words_of_line(std::string const& text) {
  std::istringstream in{text};
  return {std::istream_iterator<std::string>{in}, {}};
}

/// Words that tell nothing between others.
bool is_filler(std::string const& word) {
  constexpr std::array fillers{"a",  "an", "the", "of", "in", "on", "at",  "is",  "to", "and",
                               "or", "by", "for", "ja", "on", "ei", "tai", "kun", "se"};
  return std::find(fillers.begin(), fillers.end(), word) != fillers.end();
}

/// Small, without fillers; each blank parts words.
std::vector<std::string> query_of(std::vector<std::string> const& wanted) {
  constexpr std::size_t most_words = 32;
  std::vector<std::string> all;
  for (std::string const& each : wanted)
    for (std::string const& word : words_of_line(folded(each))) all.push_back(word);
  std::vector<std::string> telling;
  std::copy_if(all.begin(), all.end(), std::back_inserter(telling),
               [](auto const& word) { return !is_filler(word); });
  if (telling.empty()) telling = std::move(all);
  if (telling.size() > most_words) telling.resize(most_words);
  return telling;
}

/// What inflection leaves of a longer word.
std::string_view stem_of(std::string_view word) {
  constexpr std::size_t shortest = 5;
  return word.size() <= shortest ? word : word.substr(0, std::max(shortest, word.size() * 7 / 10));
}

/// How sure it is that the provision is meant.
struct Likeness {
  unsigned covered = 0;   // words, as bits
  unsigned called = 0;    // letters of words by which arbiters call it
  unsigned place = 1000;  // among those that are called so
  unsigned in_text = 0;   // words that stand in it as they are

  /// The likelier one comes first.
  bool operator<(Likeness const& other) const {
    return std::tuple{other.called, place, other.in_text} < std::tuple{called, other.place, in_text};
  }
};

void add_text(Likeness& likeness, std::string const& small, std::vector<std::string> const& query) {
  for (std::size_t i = 0; i < query.size(); ++i) {
    bool const is_whole = small.find(query[i]) != std::string::npos;
    if (is_whole) ++likeness.in_text;
    if (is_whole || small.find(stem_of(query[i])) != std::string::npos) likeness.covered |= 1U << i;
  }
}

}  // namespace

namespace {

std::vector<std::string> letters_only(std::string const& text) {
  std::vector<std::string> words;
  std::string word;
  for (char const c : text + ' ') {
    bool const is_letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
    if (is_letter)
      word += c;
    else if (!word.empty())
      words.push_back(std::exchange(word, {}));
  }
  return words;
}

/// One sign too many, missing, wrong or exchanged with its neighbour; two in a longer word.
bool is_slip_of(std::string const& typed, std::string const& word) {
  constexpr std::size_t longer = 8;
  constexpr std::size_t shortest = 6;
  if (typed.size() < shortest || word.size() < shortest || typed.front() != word.front()) return false;
  std::size_t const most = typed.size() >= longer ? 2 : 1;
  if (typed.size() > word.size() + most || word.size() > typed.size() + most) return false;
  std::vector<std::size_t> above, row(word.size() + 1), next(word.size() + 1);
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= typed.size(); ++i) {
    next[0] = i;
    for (std::size_t j = 1; j <= word.size(); ++j) {
      next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + (typed[i - 1] == word[j - 1] ? 0 : 1)});
      bool const is_exchanged = i > 1 && j > 1 && typed[i - 1] == word[j - 2] && typed[i - 2] == word[j - 1];
      if (is_exchanged) next[j] = std::min(next[j], above[j - 2] + 1);
    }
    above = std::exchange(row, next);
  }
  return row.back() <= most;
}

}  // namespace

std::string LawLines::words(Message const& sentence) const {
  return ruling::words_of(sentence, RuleSet::fide_2023, catalogue_);
}

std::string LawLines::text(Law law, RuleSet rules) const { return words(text_of(law, rules).value()); }

void LawLines::add_other_set(std::vector<std::string>& lines, Law law, RuleSet rules, RuleSet other) const {
  if (!number_in(law, other)) {
    lines.push_back(words(say("{rules}: not there.", {{"rules", name(other)}})));
    return;
  }
  bool const is_same = text_of(law, rules) == text_of(law, other);
  lines.push_back(words(
      is_same ? say("{rules}: {number}, the same.", {{"rules", name(other)}, {"number", number(law, other)}})
              : say("{rules}: {number}, differs: {text}",
                    {{"rules", name(other)}, {"number", number(law, other)}, {"text", text(law, other)}})));
}

std::vector<std::string> LawLines::provision(Law law, RuleSet rules) const {
  std::vector<std::string> lines{number(law, rules) + ", " + name(rules), text(law, rules)};
  bool const is_finnish = !law.numbers().finnish.empty();
  for (Law const exception : finnish_exceptions(law))
    lines.push_back(words(is_finnish_blitz(rules)
                              ? say("{number} of this set goes before it: {text}",
                                    {{"number", number(exception, rules)}, {"text", text(exception, rules)}})
                              : say("In Finnish team blitz {number} goes before it.",
                                    {{"number", number(exception, RuleSet::fi_blitz_2024_increment)}})));
  for (RuleSet const other : is_finnish ? finnish_sets : fide_sets)
    if (other != rules) add_other_set(lines, law, rules, other);
  for (Edition const edition : {Edition::fide_2017, Edition::fide_2023})
    if (auto const change = change_of(law, edition))
      lines.push_back(
          words(say("Changed by {rules}: {text}",
                    {{"rules", name(fide_sets[static_cast<unsigned>(edition)])}, {"text", words(*change)}})));
  return lines;
}

std::string LawLines::found_elsewhere(std::string const& number, RuleSet found, RuleSet asked) const {
  return words(say("{number} is a number of {found}, not of {rules}.",
                   {{"number", number}, {"found", name(found)}, {"rules", name(asked)}}));
}

std::string LawLines::also_in_fide(std::string const& number) const {
  return words(say("The FIDE Laws have {number}, too: --rules fide-2023.", {{"number", number}}));
}

std::vector<std::string> LawLines::heading(std::string const& number, std::vector<Law> const& laws,
                                           RuleSet rules) const {
  std::vector<std::string> lines{words(
      say("{count} provisions under {number} in {rules}.",
          {{"count", static_cast<unsigned>(laws.size())}, {"number", number}, {"rules", name(rules)}}))};
  for (Law const law : laws) lines.push_back(program::number(law, rules) + ": " + text(law, rules));
  return lines;
}

std::string LawLines::hit(Law law, RuleSet place, std::optional<RuleSet> asked) const {
  std::string const label = place == RuleSet::fide_2023 || place == asked ? "" : ", " + name(place);
  return number(law, place) + label + ": " + text(law, place);
}

std::vector<LawLines::Place> LawLines::places(std::optional<RuleSet> rules) const {
  std::vector<Place> found;
  for (unsigned i = 0; i < law_numbers.size(); ++i)
    for (RuleSet const place :
         rules ? std::vector{*rules} : std::vector(newest_first.begin(), newest_first.end())) {
      Law const law = Law::from_index(i);
      if (number_in(law, place))
        found.push_back({law, place, folded(number(law, place) + ' ' + text(law, place))});
    }
  return found;
}

namespace {

std::vector<Likeness> likenesses_by_name(std::vector<std::string> const& query) {
  std::vector<Likeness> called(law_numbers.size());
  for (CalledLaw const& each : laws_called(query)) {
    Likeness& likeness = called[each.law.index];
    likeness.covered |= each.words;
    if (std::tuple{each.matched, -static_cast<int>(each.place)} >
        std::tuple{likeness.called, -static_cast<int>(likeness.place)})
      std::tie(likeness.called, likeness.place) = std::tuple{each.matched, each.place};
  }
  return called;
}

}  // namespace

/// Of each provision the newest text that has at least so many of the words.
std::vector<std::string> LawLines::hits(std::vector<std::string> const& query,
                                        std::vector<Place> const& places, std::optional<RuleSet> rules,
                                        std::size_t least) const {
  auto const called = likenesses_by_name(query);
  std::vector<std::pair<Likeness, std::string>> hits;
  std::optional<unsigned> last;
  for (Place const& each : places) {
    if (last == each.law.index) continue;
    Likeness likeness = called[each.law.index];
    add_text(likeness, each.text, query);
    if (static_cast<std::size_t>(std::popcount(likeness.covered)) < least) continue;  // perhaps an older text
    hits.emplace_back(likeness, hit(each.law, each.rules, rules));
    last = each.law.index;
  }
  std::stable_sort(hits.begin(), hits.end(),
                   [](auto const& one, auto const& other) { return one.first < other.first; });
  std::vector<std::string> lines;
  lines.reserve(hits.size());
  for (auto& [likeness, line] : hits) lines.push_back(std::move(line));
  return lines;
}

namespace {

/// A word of the texts, or one by which arbiters call them, of which this one is a slip; the commonest.
template <class Places>
std::optional<std::string> meant_by(std::string const& typed, Places const& places) {
  std::map<std::string, unsigned> counts;
  for (auto const& each : places)
    for (std::string const& word : letters_only(each.text))
      if (is_slip_of(typed, word)) ++counts[word];
  for (LawWords const& row : all_law_words())
    for (std::string const& word : letters_only(std::string{row.phrases}))
      if (is_slip_of(typed, word)) ++counts[word];
  auto const most = std::max_element(counts.begin(), counts.end(), [](auto const& one, auto const& other) {
    return one.second < other.second;
  });
  return most == counts.end() ? std::nullopt : std::optional{most->first};
}

}  // namespace

FoundLaws LawLines::search(std::vector<std::string> const& wanted, std::optional<RuleSet> rules) const {
  FoundLaws found;
  auto query = query_of(wanted);
  if (query.empty()) return found;
  auto const all = places(rules);
  found.lines = hits(query, all, rules, query.size());
  if (!found.lines.empty()) return found;
  std::vector<std::string> kept;
  for (std::string& word : query) {
    bool const is_telling = word.size() > 2;  // a letter stands within every other word
    if (is_telling && !hits({word}, all, rules, 1).empty()) {
      kept.push_back(std::move(word));
    } else if (auto const meant = meant_by(word, all)) {
      found.notes.push_back(words(say("{word}: read as {other}.", {{"word", word}, {"other", *meant}})));
      kept.push_back(*meant);
    } else {
      found.notes.push_back(words(say("{word}: nowhere.", {{"word", word}})));
    }
  }
  for (std::size_t least = kept.size(); found.lines.empty() && least > 0; --least)
    found.lines = hits(kept, all, rules, least);
  return found;
}

std::string LawLines::difference(LawDifference const& differing, RuleSet before, RuleSet after) const {
  std::string const was = number(differing.law, before);
  std::string const is = number(differing.law, after);
  bool const has_moved = !was.empty() && !is.empty() && was != is;
  std::string line = has_moved ? words(say("{number}, formerly {old}", {{"number", is}, {"old", was}}))
                               : (is.empty() ? was : is);
  if (!differing.is_in_content) return line;
  if (!differing.what.empty()) return line + ": " + words(differing.what.front());
  std::string const none = words(say("not there."));
  return line + ": " +
         words(say("{rules}: {text}",
                   {{"rules", name(before)}, {"text", differing.before ? words(*differing.before) : none}})) +
         ' ' +
         words(say("{rules}: {text}",
                   {{"rules", name(after)}, {"text", differing.after ? words(*differing.after) : none}}));
}

std::vector<std::string> LawLines::comparison(RuleSet before, RuleSet after) const {
  auto const all = differences(before, after);
  auto const in_content =
      std::count_if(all.begin(), all.end(), [](auto const& each) { return each.is_in_content; });
  std::vector<std::string> lines{words(
      say("{count} provisions differ in content from {before} to {after}.",
          {{"count", static_cast<unsigned>(in_content)}, {"before", name(before)}, {"after", name(after)}}))};
  for (LawDifference const& each : all)
    if (each.is_in_content) lines.push_back(difference(each, before, after));
  lines.push_back(
      words(say("{count} provisions differ in number only.",
                {{"count", static_cast<unsigned>(all.size()) - static_cast<unsigned>(in_content)}})));
  for (LawDifference const& each : all)
    if (!each.is_in_content) lines.push_back(difference(each, before, after));
  return lines;
}

}  // namespace tactus::program
