// SPDX-License-Identifier: GPL-3.0-or-later
// What a typed line asks for: commands are whole words, everything else is a move text.
#include "src/table/console/commands.hpp"

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
                          {"OO", "OO"},
                          {"1112", "1112"},
                          {"001", "001"},
                          {"12", "12"},
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
  BOOST_TEST_REQUIRE((line.act == Act::move));
  BOOST_TEST(line.text == c.text);
}

BOOST_AUTO_TEST_CASE(a_key_pressed_several_times_asks_once) {
  std::pair<char, Act> const keys[] = {{'0', Act::repeat}, {'1', Act::times},    {'2', Act::move_number},
                                       {'3', Act::flags},  {'5', Act::announce}, {'8', Act::position}};
  for (auto const& [key, act] : keys)
    for (std::size_t const times : {1U, 2U, 3U, 4U, 5U, 40U}) {
      std::string const typed(times, key);
      BOOST_TEST((read_console_line(typed).act == act), typed);
    }
  for (char const* typed : {"44", " 444 ", "4444"})
    BOOST_TEST((read_console_line(typed).act == Act::where), typed);
  for (char const* typed : {"77", "777"}) BOOST_TEST((read_console_line(typed).act == Act::press), typed);
  for (char const* typed : {"..", "...", ",,", ".,"})
    BOOST_TEST((read_console_line(typed).act == Act::silence), typed);
}

BOOST_AUTO_TEST_CASE(two_signs_that_are_a_code_of_their_own_stay_it) {
  BOOST_TEST((read_console_line("99").act == Act::confirm));
  BOOST_TEST((read_console_line("++").act == Act::done));
  BOOST_TEST((read_console_line("--").act == Act::next));
  BOOST_TEST((read_console_line("**").act == Act::quit));
  BOOST_TEST((read_console_line("//").act == Act::keypad));
}

BOOST_AUTO_TEST_CASE(as_an_argument_zeros_are_castling) {
  BOOST_TEST((read_console_line("94 00") == ConsoleLine{Act::correct, "00"}));
  BOOST_TEST((read_console_line("*4 00") == ConsoleLine{Act::threefold, "00"}));
  BOOST_TEST((read_console_line("*5000") == ConsoleLine{Act::fifty_moves, "000"}));
  BOOST_TEST((read_console_line("*/ 000") == ConsoleLine{Act::heard, "000"}));
  BOOST_TEST((read_console_line("heard 00") == ConsoleLine{Act::heard, "00"}));
}

BOOST_DATA_TEST_CASE(a_result_is_one_of_three, boost::unit_test::data::make(results), c) {
  auto const line = read_console_line(c.line);
  BOOST_TEST((line.act == Act::result));
  BOOST_TEST((result_typed(line.text) == c.result));
}

BOOST_AUTO_TEST_SUITE_END()
