// SPDX-License-Identifier: GPL-3.0-or-later
// SAN and Chess960 castling against the answers of another program; where ours differs, the difference has a
// name here.
#include "core/chess/stated_position.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <map>
#include <set>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(outside_rules)

namespace {

std::string outcome(notation::ReadMove const& read) {
  if (std::holds_alternative<chess::Move>(read)) return "ok";
  if (std::holds_alternative<notation::NotAMove>(read)) return "invalid";
  if (std::holds_alternative<notation::NoSuchMove>(read)) return "illegal";
  return "ambiguous";
}

struct Difference {
  std::string outcome;
  std::string uci;  // where ours is a move
  char const* reason;
};

std::map<std::string, Difference> const differences{
    {"--", {"invalid", "", "a null move is never a played move"}},
    {"Z0", {"invalid", "", "a null move is never a played move"}},
    {"0000", {"invalid", "", "a null move is never a played move"}},
    {"@@@@", {"invalid", "", "a null move is never a played move"}},
    {"ee4",
     {"illegal", "",
      "file and square without a mark is a capture on a sheet (C.9.3), and e does not take on e"}},
    {"Nf3!?", {"ok", "g1f3", "remarks are read over"}},
    {"e4 ", {"ok", "e2e4", "blanks around a move are read over"}},
    {"OO", {"ok", "e1g1", "castling without hyphens is found on sheets"}},
    {"a8(Q)", {"ok", "a7a8q", "promotion in brackets is found on sheets"}},
    {"a8/Q", {"ok", "a7a8q", "promotion after a stroke is found on sheets"}},
    {"a8", {"ambiguous", "", "a missing promotion piece can be asked for"}},
    {"exd6 e.p.", {"ok", "e5d6", "C.13 has the mark e.p."}},
    {"exd6ep", {"ok", "e5d6", "e.p. is also written without dots"}},
    {"Ra8 mate", {"ok", "a1a8", "words of check and mate are found on sheets"}},
    {"Ra8mate", {"ok", "a1a8", "words of check and mate are found on sheets"}},
    {"Ra8++", {"ok", "a1a8", "C.13 has ++ for mate"}},
};

/// No game reaches it and none can go on from it: the player who has not the move is in check.
bool cannot_be_played_on(std::string const& fen) {
  auto const position = chess::Position::from(*notation::read_fen(fen));
  return !position && position.error() == chess::SetupFaults{chess::SetupFault::opposite_check};
}

}  // namespace

BOOST_AUTO_TEST_CASE(san_agrees_with_another_program_but_for_named_differences, *test::with_outside_data) {
  auto const rows = test::outside_rows("rules/san.csv", ',');
  std::set<std::string> used;
  for (test::Row const& row : rows) {
    if (cannot_be_played_on(row[0])) continue;
    auto const position = test::position_of(row[0]);
    auto const read = notation::read_move(position, row[1]);
    auto const difference = differences.find(row[1]);
    bool const differs = difference != differences.end();
    if (differs) used.insert(row[1]);
    BOOST_TEST(outcome(read) == (differs ? difference->second.outcome : row[2]), row[0] << ": " << row[1]);
    auto const* m = std::get_if<chess::Move>(&read);
    if (m == nullptr) continue;
    std::string const expected = differs ? difference->second.uci : row[3] == "e1h1" ? "e1g1" : row[3];
    BOOST_TEST(notation::write_uci(position, *m) == expected, row[0] << ": " << row[1]);
    if (!differs) BOOST_TEST(notation::write_san(position, *m) == row[4], row[0] << ": " << row[1]);
  }
  BOOST_TEST(used.size() == differences.size());
}

BOOST_AUTO_TEST_CASE(chess960_castling_agrees_with_another_program, *test::with_outside_data) {
  auto const rows = test::outside_rows("rules/chess960-castling.csv", ',');
  for (test::Row const& row : rows) {
    auto const setup = notation::read_fen(row[0]);
    BOOST_REQUIRE_MESSAGE(setup, row[0]);
    auto const position = chess::Position::from(*setup);
    BOOST_REQUIRE_MESSAGE(position, row[0]);
    auto const read = notation::read_move(*position, row[1]);
    BOOST_TEST(outcome(read) == row[2], row[0] << ": " << row[1]);
    auto const* m = std::get_if<chess::Move>(&read);
    if (m == nullptr) continue;
    BOOST_TEST(m->from().name() + m->to().name() == row[3], row[0]);
    BOOST_TEST(notation::write_san(*position, *m) == row[4], row[0]);
    BOOST_TEST(notation::write_fen(position->after(*m)) == row[5], row[0]);
  }
}

BOOST_AUTO_TEST_SUITE_END()
