// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus recognise --jsonl` as a program: line in, line out.
#include "tests/programs/program.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
using nlohmann::json;

BOOST_AUTO_TEST_SUITE(recognise_command)

BOOST_AUTO_TEST_CASE(each_line_is_answered_and_a_bad_one_is_an_error) {
  json const stream{{"id", "x"},
                    {"initial_fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
                    {"sensors", "occupancy"},
                    {"blind", "w"},
                    {"start_occ", "ffff00000000ffff"},
                    {"events", json::array()}};
  auto const ended = run("tactus", {"recognise", "--jsonl"}, "{\"id\":1\n[]\n" + stream.dump() + "\n");
  auto const lines = lines_of(ended.out);
  BOOST_TEST(ended.status == 0);
  BOOST_REQUIRE(lines.size() == 3U);
  BOOST_TEST(json::parse(lines[0])["error"]["code"] == "bad_json");
  BOOST_TEST(json::parse(lines[1])["error"]["code"] == "bad_case");
  BOOST_TEST(json::parse(lines[2]).contains("answer"));
  BOOST_TEST(run("tactus", {"recognise"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
