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
  auto const* move = std::get_if<MoveTyped>(&line);
  BOOST_TEST_REQUIRE((move != nullptr));
  BOOST_TEST(move->text == c.text);
}

BOOST_AUTO_TEST_CASE(a_key_pressed_several_times_asks_once) {
  auto const is_request = [](std::string const& typed, table::Request what) {
    auto const line = read_console_line(typed);
    auto const* request = std::get_if<RequestTyped>(&line);
    BOOST_TEST((request != nullptr && request->what == what), typed);
  };
  using table::Request;
  std::pair<char, Request> const keys[] = {{'0', Request::repeat},      {'1', Request::times},
                                           {'2', Request::move_number}, {'3', Request::flags},
                                           {'5', Request::announce},    {'8', Request::position}};
  for (auto const& [key, what] : keys)
    for (std::size_t const times : {1U, 2U, 3U, 4U, 5U, 40U}) is_request(std::string(times, key), what);
  for (char const* typed : {"44", " 444 ", "4444"})
    BOOST_TEST(std::holds_alternative<StandTyped>(read_console_line(typed)), typed);
  for (char const* typed : {"77", "777"})
    BOOST_TEST(std::holds_alternative<PressTyped>(read_console_line(typed)), typed);
  for (char const* typed : {"..", "...", ",,", ".,"})
    BOOST_TEST(std::holds_alternative<SilenceTyped>(read_console_line(typed)), typed);
}

BOOST_AUTO_TEST_CASE(two_signs_that_are_a_code_of_their_own_stay_it) {
  BOOST_TEST(std::holds_alternative<ResultConfirmed>(read_console_line("99")));
  BOOST_TEST(std::holds_alternative<DutyTyped>(read_console_line("++")));
  BOOST_TEST(std::holds_alternative<DutyTyped>(read_console_line("--")));
  BOOST_TEST(std::holds_alternative<QuitTyped>(read_console_line("**")));
  auto const keys = read_console_line("//");
  BOOST_TEST((std::get<RequestTyped>(keys).what == table::Request::keypad));
}

BOOST_AUTO_TEST_CASE(as_an_argument_zeros_are_castling) {
  BOOST_TEST(std::get<CorrectTyped>(read_console_line("94 00")).move == "00");
  BOOST_TEST(std::get<ClaimTyped>(read_console_line("*4 00")).move == "00");
  BOOST_TEST(std::get<ClaimTyped>(read_console_line("*5000")).move == "000");
  BOOST_TEST(std::get<MoveHeardTyped>(read_console_line("*/ 000")).move == "000");
  BOOST_TEST(std::get<MoveHeardTyped>(read_console_line("heard 00")).move == "00");
}

BOOST_DATA_TEST_CASE(a_result_is_one_of_three, boost::unit_test::data::make(results), c) {
  auto const line = read_console_line(c.line);
  auto const* result = std::get_if<ResultTyped>(&line);
  BOOST_TEST((result != nullptr) == c.result.has_value());
  if (result != nullptr) BOOST_TEST((result->result == *c.result));
  if (result == nullptr) BOOST_TEST(std::holds_alternative<BadLine>(line));
}

BOOST_AUTO_TEST_SUITE_END()
