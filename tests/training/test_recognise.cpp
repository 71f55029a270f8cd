// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training recognise --jsonl`: its answers, its errors, and its figures on streams from outside.
#include "src/training/recognise.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/lines_of.hpp"
#include "tests/programs/program.hpp"

#include <algorithm>
#include <sstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
using nlohmann::json;

BOOST_AUTO_TEST_SUITE(recognise)

namespace {

json answers_to(std::string const& input) {
  std::istringstream in{input};
  std::ostringstream out;
  BOOST_REQUIRE((training::recognise_lines(in, out) == program::ExitStatus::done));
  json answers = json::array();
  for (std::string const& line : lines_of(out.str())) answers.push_back(json::parse(line));
  return answers;
}

json stream(std::string const& sensors = "occupancy") {
  return {{"id", "x"},
          {"initial_fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
          {"sensors", sensors},
          {"blind", "w"},
          {"start_occ", "ffff00000000ffff"},
          {"events", json::array()}};
}

struct Fault {
  char const* key;
  char const* value;
  char const* code;
};
std::ostream& operator<<(std::ostream& out, Fault const& fault) {
  return out << fault.key << ' ' << fault.value;
}
Fault const faults[] = {
    {"initial_fen", R"("nonsense")", "bad_initial_fen"},
    {"initial_fen", R"("8/8/8/8/8/8/8/8 w - - 0 1")", "bad_initial_fen"},
    {"initial_fen", "7", "bad_initial_fen"},
    {"sensors", R"("smell")", "bad_sensors"},
    {"start_occ", R"("ffff")", "bad_start_occ"},
    {"start_occ", R"("ffff00000000fffg")", "bad_start_occ"},
    {"known_bad_square", R"("j9")", "bad_known_bad_square"},
    {"events", R"({})", "bad_events"},
    {"events", R"([[1,"e2"]])", "bad_events"},
    {"events", R"([[1,"e9",0]])", "bad_events"},
    {"events", R"([[1,"e2",2]])", "bad_events"},
    {"events", R"([[-1,"e2",0]])", "bad_events"},
    {"events", R"([[9e99,"e2",0]])", "bad_events"},
    {"events", R"([[2,"e2",0],[1,"e2",1]])", "bad_events"},
    {"clock_presses", R"([[1,"x"]])", "bad_clock_presses"},
    {"clock_presses", R"([[2,"w"],[1,"b"]])", "bad_clock_presses"},
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_stream_is_answered_with_its_moves) {
  json one = stream();
  one["events"] = {{1000, "e2", 0}, {1600, "e4", 1}};
  one["clock_presses"] = {{2500, "w"}};
  auto const answers = answers_to(one.dump() + "\n");
  BOOST_REQUIRE(answers.size() == 1U);
  json const moves = {
      {{"uci", "e2e4"}, {"emitted_t", 2500}, {"touched", {"e2"}}, {"alternatives", json::array()}}};
  BOOST_TEST(answers[0] ==
             (json{{"id", "x"}, {"answer", {{"moves", moves}, {"bad_squares", json::array()}}}}));
}

BOOST_AUTO_TEST_CASE(castling_is_written_as_the_variant_wants_it) {
  json one = stream();
  one["initial_fen"] = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  one["start_occ"] = "1000000000000091";
  one["events"] = {{1000, "e1", 0}, {1600, "g1", 1}, {2200, "h1", 0}, {2800, "f1", 1}};
  one["clock_presses"] = {{3500, "w"}};
  BOOST_TEST(answers_to(one.dump())[0]["answer"]["moves"][0]["uci"] == "e1g1");
  one["variant"] = "chess960";
  BOOST_TEST(answers_to(one.dump())[0]["answer"]["moves"][0]["uci"] == "e1h1");
}

BOOST_DATA_TEST_CASE(a_bad_case_is_an_error_with_its_id, boost::unit_test::data::make(faults), fault) {
  json one = stream();
  one[fault.key] = json::parse(fault.value);
  auto const answers = answers_to(one.dump() + "\n" + stream().dump() + "\n");
  BOOST_REQUIRE(answers.size() == 2U);
  BOOST_TEST(answers[0]["id"] == "x");
  BOOST_TEST(answers[0]["error"]["code"] == fault.code);
  BOOST_TEST(answers[0]["error"]["message"].get<std::string>().find("expected") != std::string::npos);
  BOOST_TEST(answers[1].contains("answer"));
}

BOOST_AUTO_TEST_CASE(a_piece_aware_board_must_name_its_pieces) {
  json one = stream("identity");
  one["events"] = {{1000, "e2", 0}, {1600, "e4", 1}};
  BOOST_TEST(answers_to(one.dump())[0]["error"]["code"] == "bad_events");
}

BOOST_AUTO_TEST_CASE(a_line_that_is_no_json_is_an_error_and_the_run_goes_on) {
  auto const answers = answers_to("{\"id\":1\n[]\n" + stream().dump() + "\n");
  BOOST_REQUIRE(answers.size() == 3U);
  BOOST_TEST(answers[0]["error"]["code"] == "bad_json");
  BOOST_TEST(answers[1]["error"]["code"] == "bad_case");
  BOOST_TEST(answers[2].contains("answer"));
}

BOOST_AUTO_TEST_CASE(the_program_answers_each_line_and_wants_to_be_asked_for_lines) {
  auto const ended = run("tactus-training", {"recognise", "--jsonl"}, "{\"id\":1\n" + stream().dump() + "\n");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  auto const lines = lines_of(ended.out);
  BOOST_REQUIRE(lines.size() == 2U);
  BOOST_TEST(json::parse(lines[0])["error"]["code"] == "bad_json");
  BOOST_TEST(json::parse(lines[1]).contains("answer"));
  BOOST_TEST(run("tactus-training", {"recognise"}).status == 2);
}

BOOST_AUTO_TEST_CASE(streams_from_outside_come_out_as_they_were_played, *tactus::test::with_outside_data) {
  auto const text = tactus::test::outside_text("sensors/dev-streams.jsonl");
  auto const lines = lines_of(text);
  auto const answers = answers_to(text);
  BOOST_REQUIRE(answers.size() == lines.size());
  struct Count {
    unsigned right = 0, all = 0;
  } sound_with_presses, sound_without, bad_sensor, touched;
  unsigned wrong = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    json const one = json::parse(lines[i]);
    json const& truth = one["truth"];
    json const& given = answers[i]["answer"]["moves"];
    bool is_right = given.size() == truth["moves"].size();
    for (std::size_t ply = 0; ply < std::min(given.size(), truth["moves"].size()); ++ply) {
      json const& made = truth["moves"][ply];
      json const same = truth["same_traces"].value(std::to_string(ply + 1), json::array());
      json const& uci = given[ply]["uci"];
      if (uci != made["uci"] && std::find(same.begin(), same.end(), uci) == same.end()) {
        ++wrong;
        is_right = false;
        break;
      }
      auto const first_two = [](json const& squares) {
        return std::vector<json>(squares.begin(),
                                 squares.begin() + std::min<std::ptrdiff_t>(2, std::ssize(squares)));
      };
      ++touched.all;
      touched.right += first_two(given[ply]["touched"]) == first_two(made["touched"]);
    }
    Count& kind = !truth["dead"].is_null()        ? bad_sensor
                  : one.contains("clock_presses") ? sound_with_presses
                                                  : sound_without;
    ++kind.all;
    kind.right += is_right;
  }
  BOOST_TEST(sound_with_presses.right * 100 >= sound_with_presses.all * 98);
  BOOST_TEST(sound_without.right * 100 >= sound_without.all * 95);
  BOOST_TEST(bad_sensor.right * 100 >= bad_sensor.all * 80);
  BOOST_TEST(touched.right * 100 >= touched.all * 99);
  BOOST_TEST(wrong == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
