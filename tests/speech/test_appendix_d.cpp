// SPDX-License-Identifier: GPL-3.0-or-later
// Moves in the words of Appendix D (FIDE Laws 2023, D.2.1).
#include "core/notation/announcement_words.hpp"
#include "speech/words/move_vocabulary.hpp"
#include "tests/speech/moves.hpp"

#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(appendix_d)

namespace {

using chess::CheckState;
using chess::Kind;
using chess::MoveDescription;
using test::move;

/// Small changes to a move, so that a table row stays one line.
MoveDescription taking(MoveDescription m, Kind captured) {
  m.captured = captured;
  return m;
}
MoveDescription promoting(MoveDescription m, Kind to) {
  m.promotion = to;
  return m;
}
MoveDescription with_file(MoveDescription m) {
  m.needs_file = true;
  return m;
}
MoveDescription with_rank(MoveDescription m) {
  m.needs_rank = true;
  return m;
}
MoveDescription giving(MoveDescription m, CheckState gives) {
  m.gives = gives;
  return m;
}
MoveDescription pawn_takes(std::string_view from, std::string_view to) {
  return with_file(taking(move(Kind::pawn, from, to), Kind::pawn));
}
MoveDescription en_passant(std::string_view from, std::string_view to) {
  MoveDescription m = pawn_takes(from, to);
  m.is_en_passant = true;
  return m;
}
MoveDescription castling(bool is_short) {
  MoveDescription m = move(Kind::king, "e1", is_short ? "g1" : "c1");
  m.is_short_castling = is_short;
  m.is_long_castling = !is_short;
  return m;
}

struct Row {
  MoveDescription move;
  char const* brief;
  char const* full;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.brief; }

Row const rows[] = {
    {move(Kind::pawn, "e2", "e4"), "Eva vier", "Eva zwei Eva vier"},
    {move(Kind::pawn, "a2", "a3"), "Anna drei", "Anna zwei Anna drei"},
    {move(Kind::knight, "g1", "f3"), "Springer Felix drei", "Springer Gustav eins Felix drei"},
    {with_file(move(Kind::knight, "g1", "f3")), "Springer Gustav Felix drei",
     "Springer Gustav eins Felix drei"},
    {with_rank(move(Kind::rook, "d8", "d5")), "Turm acht David fünf", "Turm David acht David fünf"},
    {with_file(with_rank(move(Kind::queen, "h4", "e1"))), "Dame Hector vier Eva eins",
     "Dame Hector vier Eva eins"},
    {pawn_takes("e4", "d5"), "Eva schlägt David fünf", "Eva vier schlägt David fünf"},
    {taking(move(Kind::rook, "d2", "d8"), Kind::queen), "Turm schlägt David acht",
     "Turm David zwei schlägt David acht"},
    {with_file(taking(move(Kind::rook, "a1", "d1"), Kind::bishop)), "Turm Anna schlägt David eins",
     "Turm Anna eins schlägt David eins"},
    {taking(move(Kind::bishop, "f1", "c6"), Kind::knight), "Läufer schlägt Cesar sechs",
     "Läufer Felix eins schlägt Cesar sechs"},
    {en_passant("e5", "d6"), "Eva schlägt David sechs", "Eva fünf schlägt David sechs"},
    {promoting(move(Kind::pawn, "a7", "a8"), Kind::rook), "Anna acht Turm", "Anna sieben Anna acht Turm"},
    {promoting(pawn_takes("f7", "g8"), Kind::queen), "Felix schlägt Gustav acht Dame",
     "Felix sieben schlägt Gustav acht Dame"},
    {promoting(move(Kind::pawn, "b2", "b1"), Kind::knight), "Bella eins Springer",
     "Bella zwei Bella eins Springer"},
    {move(Kind::king, "c1", "b1"), "König Bella eins", "König Cesar eins Bella eins"},
    {move(Kind::queen, "d1", "h7"), "Dame Hector sieben", "Dame David eins Hector sieben"},
    {castling(true), "Kurze Rochade", "Kurze Rochade"},
    {castling(false), "Lange Rochade", "Lange Rochade"},
    {giving(move(Kind::queen, "h5", "f7"), CheckState::mate), "Dame Felix sieben",
     "Dame Hector fünf Felix sieben"},
};

struct OptionRow {
  MoveDescription move;
  MoveWording wording;
  char const* expected;
};
std::ostream& operator<<(std::ostream& out, OptionRow const& row) { return out << row.expected; }

MoveWording silent_captures() {
  MoveWording w;
  w.says_captures = false;
  return w;
}
MoveWording saying_check() {
  MoveWording w;
  w.says_check = true;
  return w;
}
MoveWording saying_en_passant() {
  MoveWording w;
  w.says_en_passant = true;
  return w;
}
MoveWording saying_pawn() {
  MoveWording w;
  w.says_pawn = true;
  return w;
}
MoveWording saying_all() { return {Style::full, true, true, true, true}; }

OptionRow const option_rows[] = {
    {pawn_takes("e4", "d5"), silent_captures(), "Eva David fünf"},
    {giving(move(Kind::queen, "d1", "e3"), CheckState::check), saying_check(), "Dame Eva drei Schach"},
    {giving(move(Kind::queen, "d1", "e3"), CheckState::mate), saying_check(), "Dame Eva drei matt"},
    {giving(move(Kind::queen, "d1", "e3"), CheckState::none), saying_check(), "Dame Eva drei"},
    {giving(castling(true), CheckState::check), saying_check(), "Kurze Rochade Schach"},
    {en_passant("e5", "d6"), saying_en_passant(), "Eva schlägt David sechs im Vorbeigehen"},
    {pawn_takes("e4", "d5"), saying_en_passant(), "Eva schlägt David fünf"},
    {move(Kind::pawn, "e2", "e4"), saying_pawn(), "Bauer Eva vier"},
    {promoting(move(Kind::pawn, "a7", "a8"), Kind::queen), saying_pawn(), "Bauer Anna acht Dame"},
    {giving(promoting(pawn_takes("e7", "d8"), Kind::queen), CheckState::check), saying_all(),
     "Bauer Eva sieben schlägt David acht Dame Schach"},
};

BOOST_DATA_TEST_CASE(a_move_is_said_briefly, boost::unit_test::data::make(rows), row) {
  BOOST_TEST(words(row.move) == row.brief);
}

BOOST_DATA_TEST_CASE(a_move_is_said_in_full, boost::unit_test::data::make(rows), row) {
  MoveWording wording;
  wording.style = Style::full;
  BOOST_TEST(words(row.move, wording) == row.full);
}

BOOST_DATA_TEST_CASE(words_that_the_laws_do_not_give_are_optional, boost::unit_test::data::make(option_rows),
                     row) {
  BOOST_TEST(words(row.move, row.wording) == row.expected);
}

BOOST_AUTO_TEST_CASE(every_square_has_the_words_of_its_file_and_rank) {
  char const* const files[] = {"Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"};
  char const* const ranks[] = {"eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"};
  for (unsigned i = 0; i < 64; ++i) {
    MoveDescription m = move(Kind::pawn, "a1", "a1");
    m.to = chess::Square::from_index(i);
    // A pawn that stands there became something that nobody named.
    std::string const unknown = i / 8 == 0 || i / 8 == 7 ? " Umwandlung" : "";
    BOOST_TEST(words(m) == std::string{files[i % 8]} + " " + ranks[i / 8] + unknown);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
