// SPDX-License-Identifier: GPL-3.0-or-later
// The example game of Appendix C.13, in five languages.
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "core/notation/scoresheet.hpp"

#include <sstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(example_game)

namespace {

struct Sheet {
  char const* name;
  notation::PieceLetters letters;
  char const* moves;
};
std::ostream& operator<<(std::ostream& out, Sheet const& s) { return out << s.name; }

std::vector<Sheet> const short_sheets{
    {"Finnish", notation::finnish,
     "e4 e5 Rf3 Rf6 d4 ed4 e5 Re4 Dd4 d5 ed6 Rd6 Lg5 Rc6 De3 Le7 Rbd2 0-0 0-0-0 Te8 Kb1(=)"},
    {"German", notation::german,
     "e4 e5 Sf3 Sf6 d4 ed4 e5 Se4 Dd4 d5 ed6 Sd6 Lg5 Sc6 De3 Le7 Sbd2 0-0 0-0-0 Te8 Kb1(=)"},
    {"Swedish", notation::swedish,
     "e4 e5 Sf3 Sf6 d4 ed4 e5 Se4 Dd4 d5 ed6 Sd6 Lg5 Sc6 De3 Le7 Sbd2 0-0 0-0-0 Te8 Kb1(=)"},
    {"English", notation::english,
     "e4 e5 Nf3 Nf6 d4 ed4 e5 Ne4 Qd4 d5 ed6 Nd6 Bg5 Nc6 Qe3 Be7 Nbd2 0-0 0-0-0 Re8 Kb1(=)"},
    {"French", notation::french,
     "e4 e5 Cf3 Cf6 d4 ed4 e5 Ce4 Dd4 d5 ed6 Cd6 Fg5 Cc6 De3 Fe7 Cbd2 0-0 0-0-0 Te8 Rb1(=)"},
};

/// The moves up to the first word that is not one legal move.
std::vector<chess::Move> read_up_to_error(std::string const& words, notation::PieceLetters const& letters) {
  std::vector<chess::Move> moves;
  chess::Position position = chess::Position::initial();
  std::istringstream in(words);
  for (std::string word; in >> word;) {
    auto const read = notation::read_move(position, word, letters);
    auto const* m = std::get_if<chess::Move>(&read);
    if (m == nullptr) break;
    moves.push_back(*m);
    position = position.after(*m);
  }
  return moves;
}

chess::Position after_all(std::vector<chess::Move> const& moves) {
  chess::Position position = chess::Position::initial();
  for (chess::Move const m : moves) position = position.after(m);
  return position;
}

}  // namespace

BOOST_DATA_TEST_CASE(the_game_without_optional_marks_is_read_whole,
                     boost::unit_test::data::make(short_sheets), sheet) {
  auto const moves = read_up_to_error(sheet.moves, sheet.letters);
  BOOST_TEST(moves.size() == 21U);
  BOOST_TEST(notation::write_fen(after_all(moves)) ==
             "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
}

BOOST_AUTO_TEST_CASE(the_game_with_all_marks_is_read_up_to_the_move_that_is_missing) {
  auto const moves = read_up_to_error(
      "e4 e5 Rf3 Rf6 d4 exd4 e5 Re4 Dxd4 d5 exd6o.l. Rxd6 Lg5 Rc6 De3+ Le7 Rbd2 0-0 0-0-0 Kb1(=)",
      notation::finnish);
  BOOST_TEST(moves.size() == 19U);
  BOOST_TEST(notation::write_fen(after_all(moves)) ==
             "r1bq1rk1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/2KR1B1R b - - 7 10");
}

BOOST_AUTO_TEST_CASE(a_scoresheet_has_one_pair_of_moves_on_each_line) {
  auto const moves = read_up_to_error(short_sheets[0].moves, notation::finnish);
  BOOST_TEST(
      notation::write_scoresheet(chess::scored_legal(chess::Position::initial(), moves), notation::finnish) ==
      "  1. e4       e5\n"
      "  2. Rf3      Rf6\n"
      "  3. d4       exd4\n"
      "  4. e5       Re4\n"
      "  5. Dxd4     d5\n"
      "  6. exd6     Rxd6\n"
      "  7. Lg5      Rc6\n"
      "  8. De3+     Le7\n"
      "  9. Rbd2     0-0\n"
      " 10. 0-0-0    Te8\n"
      " 11. Kb1\n");
}

BOOST_AUTO_TEST_CASE(a_scoresheet_that_black_begins_leaves_whites_place_open) {
  auto const start = *chess::Position::from(*notation::read_fen("6k1/8/8/8/8/8/p7/2K5 b - - 0 40"));
  auto const promotes = std::get<chess::Move>(notation::read_move(start, "a1D", notation::german));
  BOOST_TEST(notation::write_scoresheet(chess::scored_legal(start, std::array{promotes}), notation::german) ==
             " 40. ...      a1D+\n");
}

BOOST_AUTO_TEST_SUITE_END()
