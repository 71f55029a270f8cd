// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of texts takes what stands, whose turn it is and from where king and rooks castle, and cannot
// see more: by its type, not by its good will.
#include "core/chess/placement.hpp"
#include "core/chess/played_line.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_pattern.hpp"

#include <type_traits>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::chess;
using namespace tactus::notation;

BOOST_AUTO_TEST_SUITE(what_the_reader_sees)

namespace {

using Reader = UnderstoodMove (*)(Diagram const&, MovePattern const&);
static_assert(std::is_same_v<decltype(&understand), Reader>);
using Comparer = bool (*)(MovePattern const&, Diagram const&, Move);
static_assert(std::is_same_v<decltype(&states), Comparer>);

// What a Diagram can be made of.
static_assert(std::is_constructible_v<Diagram, Placement, Color>);
static_assert(std::is_constructible_v<Diagram, Placement, Color, CastlingHomes>);
static_assert(!std::is_default_constructible_v<Diagram>);
static_assert(!std::is_constructible_v<Diagram, Position>);
static_assert(!std::is_constructible_v<Diagram, Setup>);
static_assert(!std::is_constructible_v<Diagram, Position, Color>);
static_assert(!std::is_constructible_v<Diagram, Setup, Color>);
static_assert(!std::is_constructible_v<Diagram, GameLine>);
static_assert(!std::is_constructible_v<Diagram, PlayedLine>);
static_assert(!std::is_assignable_v<Diagram&, Position>);
static_assert(!std::is_assignable_v<Diagram&, Setup>);

// The homes are three files, and have no room for a right that was lost.
static_assert(std::is_trivially_copyable_v<CastlingHomes>);
static_assert(sizeof(CastlingHomes) == 3 * sizeof(File));

Position position_of(char const* fen) { return Position::from(read_fen(fen).value()).value(); }

}  // namespace

BOOST_AUTO_TEST_CASE(positions_that_differ_in_what_was_before_are_the_same_diagram) {
  auto const with_rights = position_of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 9");
  auto const without = position_of("r3k2r/8/8/3pP3/8/8/8/R3K2R w - - 17 40");
  BOOST_TEST((with_rights != without));
  BOOST_TEST((diagram_of(with_rights) == diagram_of(without)));
  BOOST_TEST((diagram_of(with_rights) == Diagram{with_rights.placement(), Color::white}));
}

BOOST_AUTO_TEST_CASE(only_placement_turn_and_homes_make_another_diagram) {
  auto const placement = position_of("4k3/8/8/8/8/8/8/R3K2R w - - 0 1").placement();
  Diagram const diagram{placement, Color::white};
  BOOST_TEST((diagram != Diagram{placement, Color::black}));
  BOOST_TEST((diagram != Diagram{placement, Color::white, CastlingHomes{File::e, File::b, File::h}}));
  auto other = placement;
  other.clear(Square::parse("a1").value());
  BOOST_TEST((diagram != Diagram{other, Color::white}));
}

BOOST_AUTO_TEST_SUITE_END()
