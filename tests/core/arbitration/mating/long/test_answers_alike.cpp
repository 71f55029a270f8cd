// SPDX-License-Identifier: GPL-3.0-or-later
// What changes no answer to the question whether a side can still mate: colours and counters.
#include "core/legal/position.hpp"
#include "tests/core/arbitration/mating/answered_rows.hpp"
#include "tests/core/arbitration/mating/questions.hpp"

#include <boost/test/data/test_case.hpp>

using namespace tactus;
using arbitration::can_mate;
using chess::Color;
using test::both_colors;
using test::playable;
using test::short_answer;
using test::text_of;
using test::answered::all_rows;
using test::answered::Row;

BOOST_AUTO_TEST_SUITE(answers_alike)

BOOST_DATA_TEST_CASE(changed_colours_change_nothing_but_the_side, boost::unit_test::data::make(all_rows()),
                     row) {
  chess::Position const position = test::mirrored(playable(row.fen));
  BOOST_TEST(short_answer(can_mate(position, Color::black)) == row.white);
  BOOST_TEST(short_answer(can_mate(position, Color::white)) == row.black);
}

BOOST_AUTO_TEST_CASE(counters_do_not_matter) {
  for (Row const& row : all_rows()) {
    chess::Position const position = playable(row.fen);
    chess::Setup old = position.setup();
    old.halfmove_clock = 149;
    old.fullmove_number = 300;
    auto const late = chess::Position::from(old, chess::unreachable_but_playable);
    BOOST_REQUIRE(late);
    for (Color const player : both_colors)
      BOOST_TEST(text_of(can_mate(*late, player)) == text_of(can_mate(position, player)),
                 test::words_of(*late, player));
  }
}

BOOST_AUTO_TEST_SUITE_END()
