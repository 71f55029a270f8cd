// SPDX-License-Identifier: GPL-3.0-or-later
// Every legal move of many random positions, written in every form and alphabet, reads back as itself.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Move;
using notation::PieceLetters;

BOOST_AUTO_TEST_SUITE(write_and_read)

namespace {

/// 10,000 random positions in release; 1,500 in debug builds and 200 under sanitizers, which are slower.
constexpr auto wanted_positions = static_cast<unsigned>(test::budget(10'000, 1'500, 200));
constexpr unsigned plies = 60;
constexpr unsigned games = wanted_positions / plies * 6 / 5 + 1;  // some end before their last ply

bool is_exactly(notation::ReadMove const& read, Move m) {
  auto const* found = std::get_if<Move>(&read);
  return found != nullptr && *found == m;
}

bool allows(notation::ReadMove const& read, Move m) {
  auto const* several = std::get_if<notation::SeveralMoves>(&read);
  return is_exactly(read, m) || (several != nullptr && std::find(several->fits.begin(), several->fits.end(),
                                                                 m) != several->fits.end());
}

/// With the marks of other sheets: "Lb2:e5", "e2-e4", "e7-e8(D)".
std::string marked_form(chess::Position const& position, Move m, PieceLetters const& letters) {
  std::string text = notation::write_long_move(position, m, letters);
  if (m.is_castling()) return text;
  std::size_t const second_square = position.at(m.from())->kind == chess::Kind::pawn ? 2 : 3;
  if (text[second_square] == 'x')
    text[second_square] = ':';
  else
    text.insert(second_square, "-");
  if (m.promotion()) {
    text.insert(second_square + 4, ")");
    text.insert(second_square + 3, "(");
  }
  return text;
}

/// What stands beside a move on sheets chooses no other one.
void check_remarks(chess::Position const& position, Move m, PieceLetters const& letters) {
  std::string bare = notation::write_sheet_move(position, m, letters);
  bare.erase(bare.find_last_not_of('+') + 1);
  bool const takes_as_pawn =
      position.at(m.from())->kind == chess::Kind::pawn && m.from().file() != m.to().file();
  for (char const* remark : {" schach", " mate", "=", " (=)", "!?", " e.p."}) {
    if (remark == std::string_view{" e.p."} && !takes_as_pawn) continue;
    BOOST_REQUIRE_MESSAGE(is_exactly(notation::read_move(position, bare + remark, letters), m),
                          bare << remark << " in " << notation::write_fen(position));
  }
}

void check_move(chess::Position const& position, Move m, PieceLetters const& letters) {
  check_remarks(position, m, letters);
  std::string const forms[] = {
      notation::write_san(position, m, letters), notation::write_sheet_move(position, m, letters),
      notation::write_long_move(position, m, letters), marked_form(position, m, letters)};
  for (std::string const& form : forms)
    BOOST_REQUIRE_MESSAGE(is_exactly(notation::read_move(position, form, letters), m),
                          form << " in " << notation::write_fen(position));
  std::string const uci = notation::write_uci(position, m);
  BOOST_REQUIRE_MESSAGE(allows(notation::read_move(position, uci, letters), m),
                        uci << " in " << notation::write_fen(position));
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_legal_move_reads_back_in_every_alphabet) {
  unsigned positions = 0;
  test::walk_randomly(games, plies, 41, [&positions](chess::Position const& position) {
    ++positions;
    for (Move const m : position.legal_moves())
      for (PieceLetters const& letters :
           {notation::english, notation::german, notation::finnish, notation::swedish, notation::french})
        check_move(position, m, letters);
  });
  BOOST_TEST(positions >= wanted_positions);
}

BOOST_AUTO_TEST_CASE(every_legal_move_reads_back_from_uci) {
  test::walk_randomly(games, plies, 42, [](chess::Position const& position) {
    for (Move const m : position.legal_moves()) {
      std::string const uci = notation::write_uci(position, m);
      BOOST_REQUIRE_MESSAGE(is_exactly(notation::read_uci(position, uci), m),
                            uci << " in " << notation::write_fen(position));
    }
  });
}

BOOST_AUTO_TEST_CASE(no_two_moves_of_a_position_are_written_alike) {
  test::walk_randomly(games, plies, 43, [](chess::Position const& position) {
    std::vector<std::string> texts;
    for (Move const m : position.legal_moves()) texts.push_back(notation::write_san(position, m));
    std::sort(texts.begin(), texts.end());
    BOOST_REQUIRE_MESSAGE(std::adjacent_find(texts.begin(), texts.end()) == texts.end(),
                          notation::write_fen(position));
  });
}

BOOST_AUTO_TEST_SUITE_END()
