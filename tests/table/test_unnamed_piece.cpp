// SPDX-License-Identifier: GPL-3.0-or-later
// A promotion that nobody has named, where the game stands in writing: on the envelope, and where it is taken
// up again.
#include "src/table/session/standing.hpp"
#include "tests/core/table/tables.hpp"
#include "tests/words/player_languages.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(unnamed_piece)

namespace {

Script with_unknown_piece() {
  auto setup = from("4k3/7P/8/8/8/8/8/4K3 w - - 0 1");
  setup.permissions.position = true;
  Script script{setup};
  script.wait(1000).hands(W, "-h7 +h8P ").wait(3000).press().wait(4000);
  return script;
}

bool has(std::vector<std::string> const& lines, std::string const& text) {
  return std::ranges::any_of(lines,
                             [&](std::string const& each) { return each.find(text) != std::string::npos; });
}

constexpr char const* not_known = "the piece on h8 is not known; a queen keeps its place";

}  // namespace

BOOST_AUTO_TEST_CASE(the_last_move_of_a_game_that_is_taken_up_has_no_piece_that_nobody_named) {
  Script script = with_unknown_piece();
  auto const sentences = words::sentences_in(Language::english);
  auto const lines = [&] { return program::resumed_of(script.state(), notation::english, sentences); };
  BOOST_TEST(has(lines(), "last move: 1. h8=?"));
  script.feed(PromotionAnswered{W, chess::Kind::knight});
  BOOST_TEST(has(lines(), "last move: 1. h8=N"));
}

BOOST_AUTO_TEST_CASE(the_position_for_the_envelope_says_which_piece_is_not_known) {
  auto const sentences = words::sentences_in(Language::english);
  auto const lines_of_adjourned = [&](Script script) {
    script.feed(AdjournmentEntered{B, std::nullopt});
    return program::envelope_of(script.state(), script.now(), notation::english, sentences);
  };
  Script script = with_unknown_piece();
  BOOST_TEST(has(lines_of_adjourned(script), not_known));
  script.feed(PromotionAnswered{W, chess::Kind::knight});
  BOOST_TEST(!has(lines_of_adjourned(script), not_known));
}

BOOST_AUTO_TEST_SUITE_END()
