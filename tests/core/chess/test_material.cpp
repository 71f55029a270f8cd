// SPDX-License-Identifier: GPL-3.0-or-later
// Insufficient material as a quick test.
#include "core/chess/stated_position.hpp"
#include "core/legal/material.hpp"
#include "core/legal/position.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;

namespace {

struct Material {
  char const* fen;
  bool white, black;  // insufficient
};
std::ostream& operator<<(std::ostream& out, Material const& m) { return out << m.fen; }

std::vector<Material> const materials{
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", true, true},      {"4k3/8/8/8/8/8/8/3NK3 w - - 0 1", true, true},
    {"4k3/8/8/8/8/8/8/2NNK3 w - - 0 1", false, true},   {"3qk3/8/8/8/8/8/8/3NK3 w - - 0 1", true, false},
    {"4k3/8/8/8/8/8/8/2NBK3 w - - 0 1", false, true},  // the mate with knight and bishop
    {"2nbk3/8/8/8/8/8/8/4K3 w - - 0 1", true, false},   {"3bk3/8/8/8/8/8/8/3NK3 w - - 0 1", false, false},
    {"2b1k3/8/8/8/8/8/8/3BK3 w - - 0 1", true, true},    // both on light squares
    {"3bk3/8/8/8/8/8/8/3BK3 w - - 0 1", false, false},   // light and dark
    {"3rk3/8/8/8/8/8/8/3BK3 w - - 0 1", true, false},    // no rook blocks for a bishop
    {"4k3/4p3/8/8/8/8/8/3BK3 w - - 0 1", false, false},  // a pawn does
    {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", false, true},
};

/// Material does not depend on the turn. One row has the king of the player not to move in check; there the
/// other player moves.
chess::Position whoever_is_to_move(std::string const& fen) {
  auto setup = *notation::read_fen(fen);
  auto const position = chess::Position::from(setup);
  if (position) return *position;
  BOOST_REQUIRE((position.error() == chess::SetupFaults{chess::SetupFault::opposite_check}));
  setup.turn = opposite(setup.turn);
  return *chess::Position::from(setup);
}

}  // namespace

BOOST_DATA_TEST_CASE(material_that_can_never_mate_is_known, boost::unit_test::data::make(materials), row) {
  auto const position = test::position_of(row.fen);
  BOOST_TEST(chess::has_insufficient_material(position, Color::white) == row.white);
  BOOST_TEST(chess::has_insufficient_material(position, Color::black) == row.black);
  BOOST_TEST(chess::has_insufficient_material(position) == (row.white && row.black));
}

BOOST_AUTO_TEST_CASE(the_mating_player_never_had_insufficient_material) {
  unsigned mates = 0;
  test::walk_randomly(static_cast<unsigned>(test::budget(20'000, 3'000, 600)), 120, 71,
                      [&mates](chess::Position const& position) {
                        if (!position.is_checkmate()) return;
                        ++mates;
                        BOOST_TEST(!chess::has_insufficient_material(position, opposite(position.turn())));
                      });
  BOOST_TEST(mates > 10U);
}

BOOST_AUTO_TEST_CASE(material_agrees_with_another_program, *test::with_outside_data) {
  auto const rows = test::outside_rows("rules/material.csv", ',');
  for (test::Row const& row : rows) {
    auto const position = whoever_is_to_move(row[0]);
    bool const white = chess::has_insufficient_material(position, Color::white);
    bool const black = chess::has_insufficient_material(position, Color::black);
    BOOST_TEST(white == (row[1] == "1"), row[0]);
    BOOST_TEST(black == (row[2] == "1"), row[0]);
    BOOST_TEST(chess::has_insufficient_material(position) == (row[3] == "1"), row[0]);
    BOOST_TEST((!white || row[4] == "unwinnable"), row[0]);
    BOOST_TEST((!black || row[5] == "unwinnable"), row[0]);
  }
}
