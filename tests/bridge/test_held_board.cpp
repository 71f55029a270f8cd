// SPDX-License-Identifier: GPL-3.0-or-later
// A board that LiveChess holds, in time that a test lets pass: what is asked, told on, and kept back.
#include "core/message/written.hpp"
#include "src/bridge/held_board.hpp"
#include "tests/bridge/live_chess_words.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::bridge;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(held_board)

namespace {

constexpr char const* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
constexpr char const* lifted = "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR";
Instant const begin{1'000'000ms};

std::vector<std::string> bodies(std::string const& sentences) {
  devices::SentenceFramer framer;
  std::vector<std::string> found;
  std::vector<std::uint8_t> const bytes(sentences.begin(), sentences.end());
  for (auto const& lexeme : framer.feed(bytes)) found.push_back(std::get<devices::Sentence>(lexeme).body);
  return found;
}

std::string facts_of(Reaction const& reaction) {
  std::string all;
  for (auto const& fact : reaction.facts) all += (all.empty() ? "" : "; ") + written(fact);
  return all;
}

std::span<std::uint8_t const> bytes_of(std::string const& text) {
  return {reinterpret_cast<std::uint8_t const*>(text.data()), text.size()};
}

/// Connected, chosen, in the start position.
struct Following {
  HeldBoard board{std::nullopt};
  Reaction listed;

  Following() {
    board.live_chess_came(begin);
    listed = board.hear_live_chess(list_message({{"12345", "ACTIVE", start}}), begin);
  }
};

}  // namespace

BOOST_AUTO_TEST_CASE(the_only_board_is_followed_and_told_on) {
  HeldBoard board{std::nullopt};
  auto const came = board.live_chess_came(begin);
  BOOST_TEST_REQUIRE(came.to_live_chess.size() == 1U);
  BOOST_TEST(came.to_live_chess[0] == call_for_boards(1));
  BOOST_TEST(came.to_tactus.empty());
  auto const listed = board.hear_live_chess(list_message({{"12345", "ACTIVE", start}}), begin);
  BOOST_TEST(facts_of(listed) == "board 12345: connected");
  BOOST_TEST_REQUIRE(listed.to_live_chess.size() == 1U);
  BOOST_TEST(listed.to_live_chess[0] == subscription(2, "12345"));
  BOOST_TEST_REQUIRE(bodies(listed.to_tactus).size() == 1U);
  BOOST_TEST(bodies(listed.to_tactus)[0] ==
             "PTACB,P,0,rnbqkbnrpppppppp" + std::string(32, '.') + "PPPPPPPPRNBQKBNR");
}

BOOST_AUTO_TEST_CASE(each_change_is_told_at_once_and_each_second_all_of_it) {
  Following at;
  auto const lift = at.board.hear_live_chess(feed_message("12345", lifted), begin + 100ms);
  BOOST_TEST_REQUIRE(bodies(lift.to_tactus).size() == 1U);
  BOOST_TEST(bodies(lift.to_tactus)[0].starts_with("PTACB,P,1,"));
  auto const twice = at.board.hear_live_chess(feed_message("12345", lifted), begin + 200ms);
  BOOST_TEST(twice.to_tactus.empty());
  BOOST_TEST((at.board.next_beat() == begin + 1s));
  auto const beat = at.board.pass_time(begin + 1s);
  BOOST_TEST(bodies(beat.to_tactus).size() == 1U);
  BOOST_TEST(beat.to_live_chess.size() == 1U);
}

BOOST_AUTO_TEST_CASE(another_board_s_squares_are_not_its_own) {
  Following at;
  BOOST_TEST(at.board.hear_live_chess(feed_message("777", lifted), begin + 100ms).to_tactus.empty());
  BOOST_TEST(!at.board.hear_live_chess(feed_message("", lifted), begin + 100ms).to_tactus.empty());
}

// A list was made when it was asked for; what was fed since is newer.
BOOST_AUTO_TEST_CASE(once_it_is_fed_a_list_tells_no_squares) {
  Following at;
  at.board.hear_live_chess(feed_message("12345", lifted), begin + 100ms);
  auto const list = at.board.hear_live_chess(list_message({{"12345", "ACTIVE", start}}), begin + 200ms);
  BOOST_TEST(list.to_tactus.empty());
  BOOST_TEST(bodies(at.board.pass_time(begin + 1s).to_tactus)[0].find("PPPP.PPP") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_live_chess_does_not_hear_is_not_told) {
  Following at;
  auto const lost = at.board.hear_live_chess(list_message({{"12345", "NOTRESPONDING", start}}), begin + 1s);
  BOOST_TEST(facts_of(lost) == "board 12345: not connected, LiveChess says NOTRESPONDING");
  BOOST_TEST(at.board.pass_time(begin + 1s).to_tactus.empty());
  BOOST_TEST(facts_of(at.board.hear_live_chess(list_message({}), begin + 2s)) ==
             "board 12345: not at LiveChess");
  BOOST_TEST(facts_of(at.board.hear_live_chess(list_message({}), begin + 3s)).empty());
  auto const back = at.board.hear_live_chess(list_message({{"12345", "INACTIVE", start}}), begin + 4s);
  BOOST_TEST(facts_of(back) == "board 12345: connected");
  BOOST_TEST(!at.board.pass_time(begin + 4s).to_tactus.empty());
}

BOOST_AUTO_TEST_CASE(without_an_answer_nothing_is_told_and_at_last_it_connects_anew) {
  Following at;
  BOOST_TEST(!at.board.pass_time(begin + 2'999ms).to_tactus.empty());
  BOOST_TEST(at.board.pass_time(begin + 3s).to_tactus.empty());
  BOOST_TEST(!at.board.pass_time(begin + 9s).is_silent);
  BOOST_TEST(at.board.pass_time(begin + 10s).is_silent);
}

BOOST_AUTO_TEST_CASE(a_new_connection_believes_nothing_of_the_old_one) {
  Following at;
  at.board.live_chess_went();
  BOOST_TEST(at.board.pass_time(begin + 1s).to_tactus.empty());
  BOOST_TEST((at.board.next_beat() == Instant::max()));
  auto const came = at.board.live_chess_came(begin + 5s);
  BOOST_TEST(came.to_tactus.empty());
  auto const listed = at.board.hear_live_chess(list_message({{"12345", "ACTIVE", lifted}}), begin + 5s);
  BOOST_TEST(listed.to_live_chess.size() == 1U);  // subscribed again
  BOOST_TEST(bodies(listed.to_tactus).size() == 1U);
}

BOOST_AUTO_TEST_CASE(of_several_boards_one_has_to_be_named) {
  std::vector<std::array<std::string, 3>> const two{{"12345", "ACTIVE", start}, {"777", "INACTIVE", start}};
  HeldBoard any{std::nullopt};
  any.live_chess_came(begin);
  auto const refused = any.hear_live_chess(list_message(two), begin);
  BOOST_TEST_REQUIRE(refused.fault.has_value());
  BOOST_TEST(written(*refused.fault) ==
             "several boards at LiveChess: 12345, 777; expected one of them, as --board 12345");
  HeldBoard named{"777"};
  named.live_chess_came(begin);
  auto const listed = named.hear_live_chess(list_message(two), begin);
  BOOST_TEST(!listed.fault.has_value());
  BOOST_TEST(facts_of(listed) == "board 777: connected");
}

BOOST_AUTO_TEST_CASE(the_one_that_is_heard_is_meant_and_stays_it) {
  HeldBoard board{std::nullopt};
  board.live_chess_came(begin);
  BOOST_TEST(facts_of(board.hear_live_chess(list_message({}), begin)) == "boards at LiveChess: none");
  board.hear_live_chess(list_message({{"1", "DELAYED", start}, {"2", "ACTIVE", start}}), begin + 1s);
  auto const later =
      board.hear_live_chess(list_message({{"1", "ACTIVE", start}, {"2", "ACTIVE", start}}), begin + 2s);
  BOOST_TEST(!later.fault.has_value());
}

BOOST_AUTO_TEST_CASE(tactus_is_answered_only_with_what_is_known) {
  Following at;
  auto const who =
      at.board.hear_tactus(bytes_of(devices::query_sentence(devices::Query::identification)), begin);
  BOOST_TEST(bodies(who.to_tactus)[0].starts_with("PTACB,I,1,LiveChess 12345,tactus-bridge "));
  auto const all = at.board.hear_tactus(bytes_of(devices::query_sentence(devices::Query::pieces)), begin);
  BOOST_TEST(bodies(all.to_tactus)[0].starts_with("PTACB,P,"));
  at.board.live_chess_went();
  BOOST_TEST(at.board.hear_tactus(bytes_of(devices::query_sentence(devices::Query::pieces)), begin)
                 .to_tactus.empty());
}

BOOST_AUTO_TEST_CASE(what_is_not_understood_is_told_once) {
  Following at;
  BOOST_TEST(facts_of(at.board.hear_live_chess("?", begin)) ==
             "LiveChess not understood: expected a JSON object with a response");
  BOOST_TEST(facts_of(at.board.hear_live_chess("??", begin)).empty());
}

BOOST_AUTO_TEST_SUITE_END()
