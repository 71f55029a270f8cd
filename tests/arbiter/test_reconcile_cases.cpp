// SPDX-License-Identifier: GPL-3.0-or-later
// The door for machines: outside cases of two boards and two sheets against their floors, own lines, and what
// a line that is no case is told.
#include "src/arbiter/reconcile/case_line.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <sstream>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
using Json = nlohmann::ordered_json;

BOOST_AUTO_TEST_SUITE(reconcile_cases)

namespace {

Json answer_to(Json const& asked) { return Json::parse(program::reconcile::answer_to(asked.dump())); }

bool is_same(Json const& wanted, Json const& given) {
  for (auto const& [key, value] : wanted.items())
    if (!given.contains(key) || given[key] != value) return false;
  return true;
}

/// How the answers to many cases compare with all that is acceptable for each.
struct Comparison {
  unsigned unique = 0, exact = 0, ambiguous = 0, acceptable = 0, shown = 0, accused = 0, needless = 0;

  void add(Json const& truth, Json const& answer) {
    bool const is_right = std::any_of(truth["acceptable"].begin(), truth["acceptable"].end(),
                                      [&](Json const& wanted) { return is_same(wanted, answer); });
    accused += is_false_accusation(truth, answer) ? 1 : 0;
    needless += answer["verdict"] == "restore" && !has_verdict(truth, "restore") ? 1 : 0;
    if (!truth["ambiguous"]) {
      ++unique;
      exact += is_right ? 1 : 0;
      return;
    }
    ++ambiguous;
    acceptable += is_right && answer["ambiguous"] ? 1 : 0;
    shown += are_all_shown(truth, answer) ? 1 : 0;
  }

 private:
  static bool has_verdict(Json const& truth, char const* verdict) {
    return std::any_of(truth["acceptable"].begin(), truth["acceptable"].end(),
                       [&](Json const& wanted) { return wanted["verdict"] == verdict; });
  }
  static bool is_false_accusation(Json const& truth, Json const& answer) {
    for (Json const& named : answer["boards_to_correct"])
      if (std::none_of(truth["acceptable"].begin(), truth["acceptable"].end(), [&](Json const& wanted) {
            Json const& may = wanted["boards_to_correct"];
            return std::find(may.begin(), may.end(), named) != may.end();
          }))
        return true;
    return false;
  }
  static bool are_all_shown(Json const& truth, Json const& answer) {
    Json shown = answer["alternatives"];
    shown.push_back(answer);
    return std::all_of(truth["acceptable"].begin(), truth["acceptable"].end(), [&](Json const& wanted) {
      return std::any_of(shown.begin(), shown.end(), [&](Json const& one) { return is_same(wanted, one); });
    });
  }
};

Json clean_case() {
  return {{"id", "own"},
          {"variant", "standard"},
          {"initial_fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
          {"blind", "w"},
          {"boards",
           {{"blind", {{"fen", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"}}},
            {"sighted", {{"fen", "rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR"}}}}},
          {"sheets",
           {{"blind", {{"lang", "de"}, {"style", "short"}, {"lines", {{1, "e4", "e5"}}}}},
            {"sighted", {{"lang", "en"}, {"style", "short"}, {"lines", {{1, "e4", "e5"}}}}}}},
          {"time_control", {{"base_ms", 60000}, {"inc_ms", 0}}}};
}

std::string complaint_of(Json const& asked) {
  Json const answer = answer_to(asked);
  return answer.contains("error") ? answer["error"]["message"].get<std::string>() : "no error";
}

}  // namespace

BOOST_AUTO_TEST_CASE(outside_cases_are_settled_as_the_rules_say, *test::with_outside_data) {
  auto const text = test::outside_text("reconcile/dev-cases.jsonl");
  Comparison score;
  std::istringstream lines{text};
  for (std::string line; std::getline(lines, line);) {
    Json const asked = Json::parse(line);
    Json const given = answer_to(asked);
    BOOST_TEST_REQUIRE(given.contains("answer"), given.dump());
    BOOST_TEST(!given["explanation"].empty());
    score.add(asked["truth"], given["answer"]);
  }
  BOOST_TEST(score.accused == 0u);
  BOOST_TEST(score.exact * 100 >= score.unique * 99);
  BOOST_TEST(score.needless * 200 <= score.unique);
  BOOST_TEST(score.acceptable == score.ambiguous);
  BOOST_TEST(score.shown * 100 >= score.ambiguous * 95);
}

BOOST_AUTO_TEST_CASE(who_is_blind_changes_names_and_nothing_else) {
  Json asked = clean_case();
  asked["blind"] = "b";
  for (char const* const each : {"boards", "sheets"}) std::swap(asked[each]["blind"], asked[each]["sighted"]);
  Json answer = answer_to(asked)["answer"];
  BOOST_TEST(answer["boards_to_correct"] == Json({"blind"}));
  answer["boards_to_correct"] = {"sighted"};
  BOOST_TEST(answer == answer_to(clean_case())["answer"]);
}

BOOST_AUTO_TEST_CASE(a_board_off_the_agreed_line_is_corrected) {
  Json const line = answer_to(clean_case());
  BOOST_TEST(line["id"] == "own");
  Json const& answer = line["answer"];
  BOOST_TEST(answer["verdict"] == "correct_board");
  BOOST_TEST(answer["boards_to_correct"] == Json({"sighted"}));
  BOOST_TEST(answer["agreed_plies"] == 2);
  BOOST_TEST(answer["fen"] == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -");
  BOOST_TEST(answer["clocks"].is_null());
  BOOST_TEST(answer["ambiguous"] == false);
  BOOST_TEST(line["ms"].is_number());
}

BOOST_AUTO_TEST_CASE(a_line_that_is_no_case_is_told_what_was_expected) {
  BOOST_TEST(program::reconcile::answer_to("[]") ==
             R"({"id":null,"error":{"code":"not-json","message":"expected one JSON object"}})");
  Json asked = clean_case();
  asked["blind"] = "white";
  BOOST_TEST(complaint_of(asked) == "blind: expected w or b");
  asked = clean_case();
  asked["boards"]["blind"] = {{"occ", "12"}};
  BOOST_TEST(complaint_of(asked).find("occ: expected") != std::string::npos);
  asked = clean_case();
  asked["sheets"]["blind"]["lines"] = {{1, "e4"}};
  BOOST_TEST(complaint_of(asked).find("lines: expected at most 600 lines") != std::string::npos);
  asked = clean_case();
  asked["sheets"]["sighted"]["lang"] = "la";
  BOOST_TEST(complaint_of(asked).find("lang: expected fi, de, sv, en or fr") != std::string::npos);
  asked = clean_case();
  asked["initial_fen"] = "8/8/8/8/8/8/8/8 w - - 0 1";
  BOOST_TEST(complaint_of(asked).find("initial_fen: expected") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_clock_that_ran_below_zero_is_read) {
  Json asked = clean_case();
  asked["clock_log"] = {{{"ply", 1}, {"side", "w"}, {"left_ms", -392}}};
  BOOST_TEST(complaint_of(asked) == "no error");
}

BOOST_AUTO_TEST_CASE(a_case_cut_off_by_its_deadline_is_answered_and_says_so) {
  Json asked = clean_case();
  Json lines = Json::array();
  for (int i = 1; i <= 30; ++i) lines.push_back({i, "?", "?"});
  asked["sheets"]["blind"]["lines"] = lines;
  asked["sheets"]["sighted"]["lines"] = lines;
  Json const given = Json::parse(program::reconcile::answer_to(asked.dump(), {}, Millis{1}));
  BOOST_TEST_REQUIRE(given.contains("answer"), given.dump());
  BOOST_TEST(given["answer"]["ambiguous"] == true);
  BOOST_TEST(given["answer"]["boards_to_correct"].empty());
}

BOOST_AUTO_TEST_SUITE_END()
