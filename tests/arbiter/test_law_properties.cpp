// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every ruling, over the published cases and variations of them.
#include "core/arbitration/laws/decide.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/rule/cases/line.hpp"
#include "tests/arbiter/mirrored_case.hpp"

#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::arbitration::laws;

namespace {

Situation situation_of(Json const& asked) {
  auto const read = program::ruling::read_case(asked.dump());
  BOOST_TEST_REQUIRE(read.has_value());
  return read->situation;
}

constexpr std::array rule_sets{RuleSet::fide_2014,           RuleSet::fide_2017,
                               RuleSet::fide_2023,           RuleSet::fi_blitz_2024_increment,
                               RuleSet::fi_blitz_2024_fixed, RuleSet::fi_blitz_increment_old};

/// The same facts under every rule set, in every phase and mode.
std::vector<Situation> under_all_rules(Situation const& situation) {
  std::vector<Situation> all;
  for (RuleSet const rules : rule_sets)
    for (Phase const phase : {Phase::standard, Phase::rapid, Phase::blitz})
      for (Supervision const supervision : {Supervision::competition, Supervision::basic}) {
        all.push_back(situation);
        all.back().regime = {rules, phase, supervision};
      }
  return all;
}

/// The names in braces.
std::set<std::string> names_in(std::string_view english) {
  std::set<std::string> names;
  for (std::size_t open = english.find('{'); open != std::string_view::npos;
       open = english.find('{', open + 1))
    names.emplace(english.substr(open + 1, english.find('}', open) - open - 1));
  return names;
}

bool is_filled(Message const& sentence) {
  std::set<std::string> given;
  for (Argument const& argument : sentence.arguments) given.emplace(argument.name);
  return given == names_in(sentence.english);
}

void check_sentences(std::vector<Message> const& sentences) {
  for (Message const& sentence : sentences) {
    BOOST_TEST(is_filled(sentence), sentence.english);
    BOOST_TEST(!sentence.english.empty());
  }
}

/// Rapid and blitz have appendices of their own; which of them a game is (A.1, B.1) may be asked of any.
bool is_of_quicker_games(Law law) {
  std::string_view const key = law.numbers().key;
  return (key.starts_with("A.") && key != "A.1") || (key.starts_with("B.") && key != "B.1");
}

void check_ruling(Ruling const& ruling, RuleSet rules) {
  BOOST_TEST(!ruling.explanation.empty());
  BOOST_TEST(ruling.articles.size() <= 5u);
  BOOST_TEST(!ruling.articles.empty());
  for (Law const law : ruling.articles) BOOST_TEST(number_in(law, rules).has_value(), law.numbers().key);
  check_sentences(ruling.explanation);
  check_sentences(ruling.notices);
}

void check_answer(Situation const& situation) {
  auto const ruling = decide(situation);
  if (ruling)
    check_ruling(*ruling, situation.regime.rules);
  else
    BOOST_TEST(is_filled(ruling.error().expected));
}

/// How hard an answer is on the player who did it.
int severity(Json const& answer) {
  std::string const outcome = answer.value("outcome", "");
  if (outcome.ends_with("-loses")) return 4;
  if (outcome == "draw") return 3;
  if (outcome == "restore-position" || outcome == "time-added" || outcome == "forbidden") return 2;
  return outcome == "warning" ? 1 : 0;
}

Json with_one_more(Json asked, char const* name, std::string const& key) {
  for (Json& item : asked["situation"])
    if (item.value("event", item.value("fact", "")) == name && item.contains(key))
      item[key] = item[key].get<unsigned>() + 1;
  return asked;
}

void check_that_more_is_not_softer(Json const& asked, Json const& more) {
  Json const before = answer_line(asked);
  Json const after = answer_line(more);
  if (more == asked || !before.contains("answer") || !after.contains("answer")) return;
  BOOST_TEST(severity(after["answer"]) >= severity(before["answer"]),
             before["answer"].dump() << "\nbecomes " << after["answer"].dump());
}

}  // namespace

BOOST_DATA_TEST_CASE(a_ruling_is_sound_under_any_rules, law_cases(), one) {
  Situation const situation = situation_of(one.json);
  check_answer(situation);
  auto const ruling = decide(situation);
  if (!ruling) BOOST_TEST((ruling.error().kind != FactFault::Kind::unanswerable));
  for (Situation const& other : under_all_rules(situation)) check_answer(other);
}

BOOST_DATA_TEST_CASE(a_long_game_is_judged_by_no_appendix_of_quicker_ones, law_cases(), one) {
  Situation const situation = situation_of(one.json);
  auto const [rules, phase, supervision] = situation.regime;
  auto const ruling = decide(situation);
  if (phase != Phase::standard || is_finnish_blitz(rules) || !ruling) return;
  for (Law const law : ruling->articles) BOOST_TEST(!is_of_quicker_games(law), law.numbers().key);
}

BOOST_DATA_TEST_CASE(colours_exchanged_give_the_ruling_exchanged, law_cases(), one) {
  auto const turned = mirrored_case(one.json);
  if (!turned) return;
  Json const answer = answer_line(one.json);
  Json const other = answer_line(*turned);
  BOOST_TEST_REQUIRE(answer.contains("answer") == other.contains("answer"), other.dump());
  if (answer.contains("answer"))
    BOOST_TEST(comparable(other["answer"]) == mirrored_answer(answer["answer"]),
               turned->dump() << "\n gives " << comparable(other["answer"]).dump() << "\n not   "
                              << mirrored_answer(answer["answer"]).dump());
}

BOOST_DATA_TEST_CASE(one_more_of_an_offence_is_never_softer, law_cases(), one) {
  Json const& asked = one.json;
  check_that_more_is_not_softer(asked, with_one_more(asked, "phone-sounds", "count"));
  check_that_more_is_not_softer(asked, with_one_more(asked, "request-score", "count"));
  for (char const* color : {"white", "black"})
    check_that_more_is_not_softer(asked, with_one_more(asked, "illegal-count", color));
  check_that_more_is_not_softer(asked, with_one_more(asked, "illegal-move-completed", "count"));
}

BOOST_AUTO_TEST_CASE(a_mirror_turns_back) {
  for (LawCase const& one : law_cases())
    if (auto const turned = mirrored_case(one.json);
        turned && turned->dump().find("startpos") == std::string::npos)
      if (one.json.dump().find("startpos") == std::string::npos)
        BOOST_TEST(*mirrored_case(*turned) == one.json, one.id);
}
