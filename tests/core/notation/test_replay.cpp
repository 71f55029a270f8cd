// SPDX-License-Identifier: GPL-3.0-or-later
// Replay of whole sheets: the example game of Appendix C.13 in both printed forms, and sheets with a mistake.
#include "core/legal/position.hpp"
#include "core/legal/reading/replay.hpp"
#include "core/notation/fen.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using Outcome = notation::ReplayError::Outcome;

BOOST_AUTO_TEST_SUITE(replay)

namespace {

notation::Replay replay_sheet(std::string_view sheet, notation::PieceLetters const& letters) {
  auto const texts = notation::move_texts(sheet);
  return notation::replay(chess::Position::initial(), texts, letters);
}

struct Sheet {
  char const* name;
  notation::PieceLetters letters;
  char const* text;
};
std::ostream& operator<<(std::ostream& out, Sheet const& s) { return out << s.name; }

std::vector<Sheet> const form_b{
    {"Finnish", notation::finnish,
     "1. e4 e5 2. Rf3 Rf6 3. d4 ed4 4. e5 Re4 5. Dd4 d5 6. ed6 Rd6 7. Lg5 Rc6 8. De3 Le7 9. Rbd2 0-0 "
     "10. 0-0-0 Te8 11. Kb1 (=)"},
    {"German", notation::german,
     "1. e4 e5 2. Sf3 Sf6 3. d4 ed4 4. e5 Se4 5. Dd4 d5 6. ed6 Sd6 7. Lg5 Sc6 8. De3 Le7 9. Sbd2 0-0 "
     "10. 0-0-0 Te8 11. Kb1 (=)"},
    {"Swedish", notation::swedish,
     "1. e4 e5 2. Sf3 Sf6 3. d4 ed4 4. e5 Se4 5. Dd4 d5 6. ed6 Sd6 7. Lg5 Sc6 8. De3 Le7 9. Sbd2 0-0 "
     "10. 0-0-0 Te8 11. Kb1 (=)"},
    {"English", notation::english,
     "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 9. Nbd2 0-0 "
     "10. 0-0-0 Re8 11. Kb1 (=)"},
    {"French", notation::french,
     "1. e4 e5 2. Cf3 Cf6 3. d4 ed4 4. e5 Ce4 5. Dd4 d5 6. ed6 Cd6 7. Fg5 Cc6 8. De3 Fe7 9. Cbd2 0-0 "
     "10. 0-0-0 Te8 11. Rb1 (=)"},
};

constexpr char const* form_a =
    "1. e4 e5 2. Rf3 Rf6 3. d4 exd4 4. e5 Re4 5. Dxd4 d5 6. exd6 o.l. Rxd6 7. Lg5 Rc6 8. De3+ Le7 9. Rbd2 "
    "0-0 "
    "10. 0-0-0 11. Kb1 (=)";

}  // namespace

BOOST_DATA_TEST_CASE(form_b_of_c13_is_replayed_to_its_end, boost::unit_test::data::make(form_b), sheet) {
  auto const done = replay_sheet(sheet.text, sheet.letters);
  BOOST_TEST(!done.error);
  BOOST_TEST(done.moves.size() == 21U);
  BOOST_TEST(notation::write_fen(done.position) ==
             "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
}

BOOST_AUTO_TEST_CASE(form_a_of_c13_stops_where_blacks_tenth_move_is_missing) {
  auto const done = replay_sheet(form_a, notation::finnish);
  BOOST_TEST(done.moves.size() == 19U);
  BOOST_TEST((done.position.turn() == chess::Color::black));
  BOOST_TEST_REQUIRE(done.error.has_value());
  BOOST_TEST(done.error->index == 19U);
  BOOST_TEST(done.error->text == "Kb1 (=)");
  BOOST_TEST((done.error->outcome == Outcome::no_such_move));
}

BOOST_AUTO_TEST_CASE(the_letters_of_another_sheet_are_no_pieces) {
  auto const done = replay_sheet(form_b[3].text, notation::german);
  BOOST_TEST_REQUIRE(done.error.has_value());
  BOOST_TEST(done.error->index == 2U);
  BOOST_TEST((done.error->outcome == Outcome::not_a_move));
}

BOOST_AUTO_TEST_CASE(an_ambiguous_text_names_its_candidates) {
  auto const done = replay_sheet("1. Sf3 d5 2. d3 d4 3. Sd2", notation::german);
  BOOST_TEST_REQUIRE(done.error.has_value());
  BOOST_TEST(done.error->index == 4U);
  BOOST_TEST((done.error->outcome == Outcome::several_moves));
  BOOST_TEST(done.error->candidates.size() == 2U);
  for (chess::Move const m : done.error->candidates) BOOST_TEST(done.position.is_legal(m));
}

BOOST_AUTO_TEST_CASE(no_texts_are_no_moves_and_no_error) {
  auto const done = notation::replay(chess::Position::initial(), {});
  BOOST_TEST(done.moves.empty());
  BOOST_TEST(!done.error);
  BOOST_TEST((done.position == chess::Position::initial()));
}

BOOST_AUTO_TEST_CASE(numbers_and_results_are_no_moves_and_marks_stay_with_theirs) {
  auto const texts = notation::move_texts("  1. ...      exd6 e.p.\n 2.Kb1 (=)  0-0\n3...e8D X 1/2-1/2");
  std::vector<std::string_view> const expected{"exd6 e.p.", "Kb1 (=)", "0-0", "e8D X"};
  BOOST_TEST(texts == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
