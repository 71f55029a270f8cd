// SPDX-License-Identifier: GPL-3.0-or-later
// The reader and the writer of cases: what a line that is no case is told, and what changes no answer. How
// the cases are ruled: tests/core/arbitration/laws/cases.
#include "src/arbiter/rule/cases/line.hpp"
#include "tests/core/arbitration/laws/cases/law_cases.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

namespace {

Json question(Json situation, std::string const& ask = "ruling") {
  return {{"id", "own"},
          {"rules", "fide-2023"},
          {"phase", "standard"},
          {"situation", std::move(situation)},
          {"question", {{"ask", ask}}}};
}

std::string complaint_of(std::string const& line) {
  Json const answer = Json::parse(program::ruling::answer_to(line));
  return answer.contains("error") ? answer["error"]["message"].get<std::string>() : "no error";
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_sentence_of_an_answer_is_said_in_finnish) {
  auto const finnish = words::load_catalogue(words::Language::finnish, TACTUS_LOCALE_DIR).value();
  for (LawCase const& one : law_cases()) {
    Json const english = answer_line(one.json);
    Json const other = Json::parse(program::ruling::answer_to(one.json.dump(), finnish));
    for (char const* key : {"explanation", "notices"}) {
      if (!english.contains(key)) continue;
      BOOST_TEST_REQUIRE(english[key].size() == other[key].size(), one.id);
      for (std::size_t i = 0; i < english[key].size(); ++i)
        BOOST_TEST(english[key][i] != other[key][i], one.id << ": " << english[key][i].get<std::string>());
    }
  }
}

BOOST_AUTO_TEST_CASE(a_line_that_is_no_object_is_told_so_with_no_id) {
  for (std::string const text : {"", "x", "[]", "7", "{", "\"a\"", "\xff", "{\"id\":1}{\"id\":2}"})
    BOOST_TEST(program::ruling::answer_to(text) ==
               R"({"id":null,"error":{"code":"not-json","message":"expected one JSON object"}})");
}

BOOST_AUTO_TEST_CASE(an_id_of_any_kind_comes_back_as_it_was) {
  for (std::string const id : {"7", "\"a\"", "null", "{\"set\":[1,2]}", "1.5"})
    BOOST_TEST(
        program::ruling::answer_to("{\"id\":" + id + "}").starts_with("{\"id\":" + id + ",\"error\":"));
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_named_with_what_was_expected) {
  struct Wrong {
    Json item;
    std::string message;
  };
  Wrong const wrongs[] = {
      {{{"fact", "position"}, {"fen", "8/8 w"}},
       "situation[0] position, fen: expected a FEN. A FEN has six fields, or four when the counters are left "
       "out."},
      {{{"fact", "clock"}, {"white_ms", -1}},
       "situation[0] clock, white_ms: expected milliseconds, a whole number from 0 to 3600000000"},
      {{{"fact", "clock"}, {"running", "both"}}, "situation[0] clock, running: expected white or black"},
      {{{"fact", "device"}, {"owner", "white"}, {"approved_by_arbiter", "yes"}},
       "situation[0] device, approved_by_arbiter: expected true or false"},
      {{{"fact", "illegal-count"}, {"white", 1.5}},
       "situation[0] illegal-count, white: expected a whole number from 0 to 100000"},
      {{{"fact", "scoresheet"}, {"by", "white"}, {"lang", "xx"}, {"moves", Json::array()}},
       "situation[0] scoresheet, lang: expected en, de, fi, sv, fr or en-descriptive"},
      {{{"fact", "stopped-recording"}, {"by", {"white", "grey"}}},
       "situation[0] stopped-recording, by: expected a list of white and black"},
      {{{"fact", "time-control"}, {"periods", {{{"moves", 40}}}}},
       "situation[0] time-control, periods[0], base_ms: expected milliseconds, a whole number from 0 to "
       "3600000000"},
      {{{"event", "touch"}, {"by", "white"}, {"square", "z9"}},
       "situation[0] touch, square: expected a square, a1 to h8"},
      {{{"event", "touch"}, {"by", "white"}, {"square", "e4"}, {"order", "first"}},
       "situation[0] touch, order: expected unknown"},
      {{{"event", "dance"}}, "situation[0], event: expected the name of an event"},
      {{{"fact", "dance"}}, "situation[0], fact: expected the name of a fact"},
      {{{"fact", "board"}, {"event", "touch"}}, "situation[0], fact: expected exactly one of fact and event"},
      {"board", "situation[0], event: expected exactly one of fact and event"},
  };
  for (Wrong const& wrong : wrongs)
    BOOST_TEST(complaint_of(question(Json::array({wrong.item})).dump()) == wrong.message);
}

BOOST_AUTO_TEST_CASE(the_frame_of_a_case_is_checked_too) {
  Json const good = question(Json::array());
  for (auto const& [key, value] : {std::pair<std::string, Json>{"rules", "fide-2099"},
                                   {"phase", "bullet"},
                                   {"supervision", "none"},
                                   {"situation", "all"},
                                   {"question", {{"ask", "why"}}}}) {
    Json bad = good;
    bad[key] = value;
    BOOST_TEST(complaint_of(bad.dump()).find(": expected ") != std::string::npos, key);
  }
  BOOST_TEST(answer_line(good)["error"]["code"] == "unanswerable");
}

BOOST_AUTO_TEST_CASE(keys_that_are_not_known_change_nothing) {
  for (LawCase const& one : law_cases()) {
    Json more = one.json;
    more["weather"] = "rain";
    more["question"]["tone"] = 3;
    for (Json& item : more["situation"]) item["weather"] = {{"wind", nullptr}};
    BOOST_TEST(answer_line(more) == answer_line(one.json), one.id);
  }
}
