// SPDX-License-Identifier: GPL-3.0-or-later
// A matter gets the same ruling whether its result, its clocks or the next action is asked for.
#include "core/arbitration/laws/decide.hpp"
#include "core/notation/fen.hpp"

#include <boost/test/unit_test.hpp>

using namespace std::chrono_literals;
using namespace tactus;
using namespace tactus::arbitration::laws;
using chess::Color;

BOOST_AUTO_TEST_SUITE(kindred)

namespace {

constexpr Regime standard{RuleSet::fide_2023, Phase::standard, Supervision::competition};

fact::Position position(char const* fen) {
  fact::Position position;
  position.setup = *notation::read_fen(fen);
  return position;
}

std::vector<Item> illegal_move_with_clock() {
  fact::Clock shown;
  shown.white = 10min;
  shown.black = 20min;
  event::IllegalMoveCompleted illegal;
  illegal.by = Color::white;
  illegal.count = 1;
  return {position("3qk3/8/8/8/8/8/8/R3K3 w - - 0 1"), shown, illegal};
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_clocks_after_a_penalty) {
  auto const ruling = decide({standard, illegal_move_with_clock(), Ask::clock});
  BOOST_REQUIRE(ruling.has_value());
  BOOST_CHECK(ruling->outcome == Outcome::restore_position);
  BOOST_CHECK(ruling->time_added.black == 2min);
  BOOST_CHECK(ruling->clock.black == 22min);
}

BOOST_AUTO_TEST_CASE(what_a_lifted_piece_leads_to) {
  std::vector<Item> const items{position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
                                event::Lift{Color::white, *chess::Square::parse("e2")}};
  auto const as_ruling = decide({standard, items, Ask::ruling});
  auto const as_choice = decide({standard, items, Ask::must_move});
  BOOST_REQUIRE(as_ruling.has_value());
  BOOST_CHECK(as_ruling->outcome == Outcome::move_must_be_made);
  BOOST_CHECK(as_ruling->choices == as_choice->choices);
}

BOOST_AUTO_TEST_CASE(a_permission_is_never_answered_by_a_ruling) {
  BOOST_TEST(!decide({standard, {position("4k3/8/8/8/8/8/8/4K2R w K - 0 1")}, Ask::permission}).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
