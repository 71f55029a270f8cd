// SPDX-License-Identifier: GPL-3.0-or-later
// Moves in digits: every legal move has its digits, and no other text is taken for one.
#include "core/chess/played_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(numeric_move)

namespace {

struct Row {
  char const* fen;
  char const* text;
  char const* move;  // in coordinates, or what it is instead
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.text << " in " << row.fen; }

constexpr char const* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr char const* en_passant = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
constexpr char const* promotion = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";

Row const rows[] = {
    {initial, "5254", "e2e4"},      {initial, "7163", "g1f3"},       {castling, "5171", "e1g1"},
    {castling, "5131", "e1c1"},     {en_passant, "5546", "e5d6"},    {promotion, "17181", "a7a8q"},
    {promotion, "17182", "a7a8r"},  {promotion, "17183", "a7a8b"},   {promotion, "17284", "a7b8n"},
    {promotion, "1718", "several"}, {promotion, "17185", "no text"}, {initial, "5255", "none"},
    {initial, "52541", "none"},     {initial, "5054", "no text"},    {initial, "5294", "no text"},
    {initial, "525", "no text"},    {initial, "525400", "no text"},  {initial, " 5254", "no text"},
    {initial, "e2e4", "no text"},   {initial, "0-0", "no text"},     {initial, "", "no text"},
};

/// What the player's program understands of the text.
std::string outcome(chess::Position const& position, std::string_view text) {
  auto const pattern = notation::parse_numeric_move(text);
  if (!pattern) return "no text";
  auto const understood = notation::understand(chess::diagram_of(position), *pattern);
  if (auto const* move = std::get_if<chess::Move>(&understood)) return notation::write_uci(position, *move);
  return std::holds_alternative<notation::NotUnderstood>(understood) ? "none" : "several";
}

/// The same move in digits, made from its coordinates.
std::string in_digits(std::string const& coordinates) {
  std::string digits;
  for (std::size_t i = 0; i < 4; ++i)
    digits += i % 2 == 0 ? static_cast<char>(coordinates[i] - 'a' + '1') : coordinates[i];
  if (coordinates.size() == 5)
    digits += static_cast<char>('1' + std::string_view{"qrbn"}.find(coordinates[4]));
  return digits;
}

}  // namespace

BOOST_DATA_TEST_CASE(digits_are_read_as_the_move_that_they_state, boost::unit_test::data::make(rows), row) {
  auto const position = test::position_of(row.fen);
  BOOST_TEST(outcome(position, row.text) == row.move);
}

BOOST_AUTO_TEST_CASE(every_legal_move_of_many_games_is_read_from_its_digits) {
  test::walk_randomly(48, 40, 44, [](chess::Position const& position) {
    for (chess::Move const move : position.legal_moves()) {
      auto const coordinates = notation::write_uci(position, move);
      BOOST_TEST_REQUIRE(outcome(position, in_digits(coordinates)) == coordinates);
    }
  });
}

BOOST_AUTO_TEST_SUITE_END()
