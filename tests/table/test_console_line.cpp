// SPDX-License-Identifier: GPL-3.0-or-later
// What a typed line asks for: commands are whole words, everything else is a move text.
#include "src/table/console_line.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(console_line)

using namespace tactus::program;

namespace {

struct MoveCase {
  char const* line;
  char const* text;
};
std::ostream& operator<<(std::ostream& os, MoveCase const& c) { return os << '"' << c.line << '"'; }

MoveCase const moves[] = {{"e4", "e4"},
                          {"  Nf3 \r", "Nf3"},
                          {"0-0", "0-0"},
                          {"e7-e8 Q", "e7-e8 Q"},
                          {"says", "says"},
                          {"Quitt", "Quitt"},
                          {"r", "r"},
                          {"time out", "time out"},
                          {"press e4", "press e4"},
                          {"a8=N\t", "a8=N"},
                          {"resulte4", "resulte4"},
                          {"5254", "5254"},
                          {"17181", "17181"},
                          {"0-0-0", "0-0-0"},
                          {"00", "00"},
                          {"1-0", "1-0"}};

struct ResultCase {
  char const* line;
  std::optional<table::GameResult> result;
};
std::ostream& operator<<(std::ostream& os, ResultCase const& c) { return os << c.line; }

ResultCase const results[] = {{"result 1-0", table::GameResult::white_wins},
                              {"result  0-1", table::GameResult::black_wins},
                              {"result 1/2-1/2", table::GameResult::draw},
                              {"result", std::nullopt},
                              {"result white", std::nullopt},
                              {"result *", std::nullopt},
                              {"91-0", table::GameResult::white_wins},
                              {"90-1", table::GameResult::black_wins},
                              {"91/2", table::GameResult::draw},
                              {"9", std::nullopt},
                              {"92-0", std::nullopt}};

}  // namespace

BOOST_DATA_TEST_CASE(what_is_no_command_is_a_move_text, boost::unit_test::data::make(moves), c) {
  auto const line = read_console_line(c.line);
  auto const* move = std::get_if<MoveTyped>(&line);
  BOOST_TEST_REQUIRE((move != nullptr));
  BOOST_TEST(move->text == c.text);
}

BOOST_DATA_TEST_CASE(a_result_is_one_of_three, boost::unit_test::data::make(results), c) {
  auto const line = read_console_line(c.line);
  auto const* result = std::get_if<ResultTyped>(&line);
  BOOST_TEST((result != nullptr) == c.result.has_value());
  if (result != nullptr) BOOST_TEST((result->result == *c.result));
  if (result == nullptr) BOOST_TEST(std::holds_alternative<BadLine>(line));
}

BOOST_AUTO_TEST_SUITE_END()
