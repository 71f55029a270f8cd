// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/law/law.hpp"

#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/options.hpp"

#include <algorithm>
#include <array>
#include <ostream>

namespace tactus::program {
namespace {

using namespace arbitration::laws;

constexpr int nothing_found = 1;
constexpr std::array sets_to_try{RuleSet::fide_2023, RuleSet::fide_2017, RuleSet::fide_2014,
                                 RuleSet::fi_blitz_2024_increment, RuleSet::fi_blitz_2024_fixed};

void print(std::ostream& out, std::vector<std::string> const& lines) {
  for (std::string const& line : lines) out << line << '\n';
}

/// A number of another rule set is shown as it reads in `rules`, or there if `rules` has no such provision.
bool show_from(RuleSet found, std::string const& number, RuleSet rules, LawLines const& lines,
               std::ostream& out) {
  auto const laws = laws_numbered(number, found);
  auto const below = laws.empty() ? laws_below(number, found) : std::vector<Law>{};
  if (laws.empty() && below.empty()) return false;
  if (found != rules) out << lines.found_elsewhere(number, found, rules) << '\n';
  if (!below.empty()) print(out, lines.heading(number, below, found));
  for (Law const law : laws) {
    if (law != laws.front()) out << '\n';
    print(out, lines.provision(law, number_in(law, rules) ? rules : found));
  }
  return true;
}

int show(std::string const& number, RuleSet rules, LawLines const& lines, std::ostream& out,
         Complaints const& complain) {
  if (show_from(rules, number, rules, lines, out)) return 0;
  for (RuleSet const found : sets_to_try)
    if (found != rules && show_from(found, number, rules, lines, out)) return 0;
  constexpr std::size_t enough = 5;
  std::string near;
  for (Law const law : laws_near(number, rules, enough))
    near.append(near.empty() ? "" : ", ").append(*number_in(law, rules));
  complain(
      say("no provision {number} in {rules}", {{"number", number}, {"rules", std::string{name_of(rules)}}}),
      say("a number such as {near}; or --search WORDS", {{"near", near}}));
  return usage_error;
}

int search(LawOptions const& options, LawLines const& lines, std::ostream& out, Complaints const& complain) {
  auto const hits = lines.search(options.search, options.rules);
  print(out, hits);
  if (!hits.empty()) return 0;
  complain(say("no provision has all of these words"),
           say("fewer words, or parts of words, in the language of the answers"));
  return nothing_found;
}

}  // namespace

int run_law(LawOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = answer_catalogue(options.language, errors);
  LawLines const lines{catalogue};
  Complaints const complain{errors, catalogue};
  if (options.compare) {
    print(out, lines.comparison(options.compare->first, options.compare->second));
    return 0;
  }
  if (!options.search.empty()) return search(options, lines, out, complain);
  return show(options.number, options.rules.value_or(RuleSet::fide_2023), lines, out, complain);
}

namespace {

using namespace arbitration::laws;

constexpr std::array fide_sets{RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023};
constexpr std::array finnish_sets{RuleSet::fi_blitz_2024_increment, RuleSet::fi_blitz_2024_fixed,
                                  RuleSet::fi_blitz_increment_old};
constexpr std::array newest_first{RuleSet::fide_2023, RuleSet::fi_blitz_2024_increment, RuleSet::fide_2017,
                                  RuleSet::fide_2014};

std::string name(RuleSet rules) { return std::string(name_of(rules)); }
std::string number(Law law, RuleSet rules) { return std::string(number_in(law, rules).value_or("")); }

/// Small letters, also of the Finnish alphabet.
std::string folded(std::string_view text) {
  std::string small;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char const letter = text[i];
    bool const is_after_c3 = i > 0 && text[i - 1] == '\xc3';  // UTF-8 of Ä, Å and Ö begins so
    if (letter >= 'A' && letter <= 'Z')
      small += static_cast<char>(letter - 'A' + 'a');
    else if (is_after_c3 && (letter == '\x84' || letter == '\x85' || letter == '\x96'))
      small += static_cast<char>(letter + 0x20);
    else
      small += letter;
  }
  return small;
}

std::optional<RuleSet> set_with(Law law, std::optional<RuleSet> asked) {
  if (asked) return number_in(law, *asked) ? asked : std::nullopt;
  for (RuleSet const rules : newest_first)
    if (number_in(law, rules)) return rules;
  return std::nullopt;
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
  if (auto const exception = finnish_exception(law))
    lines.push_back(
        words(is_finnish_blitz(rules)
                  ? say("{number} of this set goes before it: {text}",
                        {{"number", number(*exception, rules)}, {"text", text(*exception, rules)}})
                  : say("In Finnish team blitz {number} goes before it.",
                        {{"number", number(*exception, RuleSet::fi_blitz_2024_increment)}})));
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

std::vector<std::string> LawLines::heading(std::string const& number, std::vector<Law> const& laws,
                                           RuleSet rules) const {
  std::vector<std::string> lines{words(
      say("{count} provisions under {number} in {rules}.",
          {{"count", static_cast<unsigned>(laws.size())}, {"number", number}, {"rules", name(rules)}}))};
  for (Law const law : laws) lines.push_back(program::number(law, rules) + ": " + text(law, rules));
  return lines;
}

std::vector<std::string> LawLines::search(std::vector<std::string> const& wanted,
                                          std::optional<RuleSet> rules) const {
  std::vector<std::string> lines;
  for (unsigned i = 0; i < law_numbers.size(); ++i) {
    Law const law = Law::from_index(i);
    auto const place = set_with(law, rules);
    if (!place) continue;
    std::string const label = *place == RuleSet::fide_2023 || place == rules ? "" : ", " + name(*place);
    std::string const line = number(law, *place) + label + ": " + text(law, *place);
    std::string const small = folded(line);
    if (std::all_of(wanted.begin(), wanted.end(),
                    [&](std::string const& word) { return small.find(folded(word)) != std::string::npos; }))
      lines.push_back(line);
  }
  return lines;
}

std::string LawLines::difference(LawDifference const& differing, RuleSet before, RuleSet after) const {
  std::string const was = number(differing.law, before);
  std::string const is = number(differing.law, after);
  bool const has_moved = !was.empty() && !is.empty() && was != is;
  std::string line = has_moved ? words(say("{number}, before {old}", {{"number", is}, {"old", was}}))
                               : (is.empty() ? was : is);
  for (std::size_t i = 0; i < differing.what.size(); ++i)
    line += (i == 0 ? ": " : " ") + words(differing.what[i]);
  return line;
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
