// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/laws/cases/law_cases.hpp"

#include "src/arbiter/rule/cases/line.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <set>

namespace tactus {
namespace {

constexpr std::size_t most_articles = 5;

std::set<std::string> const compared_as_sets{"choices_uci",    "missing",         "candidates_uci",
                                             "must_move_from", "must_capture_on", "castling_forbidden",
                                             "corrects"};

/// The same order on every machine.
std::vector<std::filesystem::path> case_files() {
  std::vector<std::filesystem::path> files;
  for (auto const& entry : std::filesystem::directory_iterator{std::filesystem::path{TACTUS_SOURCE_DIR} /
                                                               "tests/core/arbitration/laws"})
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<LawCase> read_cases() {
  std::vector<LawCase> cases;
  for (auto const& file : case_files()) {
    std::ifstream in{file};
    for (std::string line; std::getline(in, line);) {
      Json json = Json::parse(line);
      std::string const id = json["id"];
      cases.push_back({id, std::move(json)});
    }
  }
  return cases;
}

std::set<Json> as_set(Json const& value) {
  if (!value.is_array()) return {value};
  return {value.begin(), value.end()};
}

bool have_common_member(std::set<Json> const& some, std::set<Json> const& others) {
  return std::any_of(some.begin(), some.end(), [&](Json const& each) { return others.contains(each); });
}

/// Other words may stand between.
bool stand_in_order(Json const& wanted, Json const& words) {
  auto from = words.begin();
  return std::all_of(wanted.begin(), wanted.end(), [&](Json const& word) {
    from = std::find(from, words.end(), word);
    return from != words.end() && (++from, true);
  });
}

bool matches(std::string const& key, Json const& wanted, Json const& answer) {
  Json const got = answer.value(key, Json{});
  if (key == "articles")
    return have_common_member(as_set(wanted), as_set(got)) &&
           got.size() <= std::max(most_articles, wanted.size());
  if (key == "text_any_of") return have_common_member(as_set(wanted), as_set(got));
  if (key == "tokens_in_order") return stand_in_order(wanted, got);
  if (compared_as_sets.contains(key) && !got.is_null()) return as_set(wanted) == as_set(got);
  // The order of the keys inside a value has no meaning.
  return nlohmann::json(got) == nlohmann::json(wanted);
}

}  // namespace

std::ostream& operator<<(std::ostream& out, LawCase const& one) { return out << one.id; }

std::vector<LawCase> const& law_cases() {
  static std::vector<LawCase> const cases = read_cases();
  return cases;
}

Json answer_line(Json const& asked) { return Json::parse(program::ruling::answer_to(asked.dump())); }

std::vector<std::string> differences(Json const& expected, Json const& answer) {
  std::vector<std::string> found;
  for (auto const& [key, wanted] : expected.items())
    if (!matches(key, wanted, answer))
      found.push_back(key + ": expected " + wanted.dump() + ", got " + answer.value(key, Json{}).dump());
  return found;
}

}  // namespace tactus
