// SPDX-License-Identifier: GPL-3.0-or-later
// A move in the words of Appendix D: what is always said, and what only where it is wished.
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/announcement_words.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(announcement_words_of_moves)

namespace {

std::string said(char const* fen, char const* uci, notation::MoveWording const& wording = {}) {
  auto const before = test::position_of(fen);
  auto const move = std::get<chess::Move>(notation::read_uci(before, uci));
  auto const described = chess::describe(before, move);
  std::string text;
  for (auto const word : notation::announcement_words(described, wording))
    text.append(text.empty() ? "" : " ").append(word);
  return text;
}

constexpr char const* passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5";

}  // namespace

BOOST_AUTO_TEST_CASE(en_passant_is_said_of_such_a_capture_where_it_is_wished_and_of_no_other_move) {
  notation::MoveWording wishes;
  BOOST_TEST(said(passing, "e5d6") == "Eva schlägt David sechs");
  BOOST_TEST(said(passing, "e5e6", wishes) == "Eva sechs");
  wishes.says_en_passant = true;
  BOOST_TEST(said(passing, "e5d6", wishes) == "Eva schlägt David sechs im Vorbeigehen");
  BOOST_TEST(said(passing, "e5e6", wishes) == "Eva sechs");
}

BOOST_AUTO_TEST_CASE(captures_checks_and_pawns_are_said_as_it_is_wished) {
  constexpr char const* queen = "3rk3/8/8/8/8/8/4P3/3QK3 w - - 0 1";
  notation::MoveWording wishes;
  BOOST_TEST(said(queen, "d1d8", wishes) == "Dame schlägt David acht");
  wishes.says_check = true;
  wishes.says_captures = false;
  BOOST_TEST(said(queen, "d1d8", wishes) == "Dame David acht Schach");
  wishes.says_pawn = true;
  BOOST_TEST(said(queen, "e2e4", wishes) == "Bauer Eva vier");
}

BOOST_AUTO_TEST_SUITE_END()
