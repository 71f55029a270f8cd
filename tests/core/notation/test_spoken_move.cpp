// SPDX-License-Identifier: GPL-3.0-or-later
// Moves heard in the words of Appendix D, in every way that they may be said.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/spoken_move.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(spoken_move)

namespace {

struct Heard {
  char const* fen;
  char const* words;
  char const* expected;  // coordinates, "several", "none" or "no move"
};
std::ostream& operator<<(std::ostream& out, Heard const& h) { return out << h.words << " in " << h.fen; }

constexpr char const* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
constexpr char const* en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5";
constexpr char const* castling = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
constexpr char const* promotion = "5r2/4P1k1/8/8/8/8/8/K7 w - - 0 1";
constexpr char const* two_knights = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1";
constexpr char const* bishop = "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1";
constexpr char const* chess960 = "1k5r/8/8/8/8/8/8/RK5R w HA - 0 1";

std::vector<Heard> const sayings{
    {initial, "Eva vier", "e2e4"},
    {initial, "Bauer Eva vier", "e2e4"},
    {initial, "Eva zwei Eva vier", "e2e4"},
    {initial, "Bauer Eva zwei Eva vier", "e2e4"},
    {initial, "eva VIER", "e2e4"},
    {initial, "Eva 4", "e2e4"},
    {initial, "Springer Felix drei", "g1f3"},
    {initial, "Springer Gustav eins, Felix drei.", "g1f3"},
    {initial, "Hector fünf", "none"},
    {initial, "Korrektur: Hector vier", "h2h4"},
    {initial, "Hector fünf, Korrektur: Hector vier", "h2h4"},
    {initial, "Turm Eva vier", "none"},
    {initial, "guten Tag", "no move"},
    {initial, "", "no move"},
    {initial, "Eva", "no move"},
    {capture, "Eva schlägt David fünf", "e4d5"},
    {capture, "Eva schlaegt David fuenf", "e4d5"},
    {capture, "EVA SCHLÄGT DAVID FÜNF", "e4d5"},
    {capture, "Eva David fünf", "e4d5"},
    {capture, "Bauer Eva vier schlägt David fünf Schach", "e4d5"},
    {capture, "David fünf", "none"},
    {en_passant, "Eva schlägt David sechs", "e5d6"},
    {en_passant, "Eva David sechs im Vorbeigehen", "e5d6"},
    {castling, "Kurze Rochade", "e8h8"},
    {castling, "lange Rochade", "e8a8"},
    {castling, "Rochade", "no move"},
    {castling, "König Felix sieben", "e8f7"},
    {castling, "Koenig Felix sieben", "e8f7"},
    {chess960, "Lange Rochade", "b1a1"},
    {promotion, "Eva acht", "several"},
    {promotion, "Eva acht Dame", "e7e8q"},
    {promotion, "Eva schlägt Felix acht Springer", "e7f8n"},
    {promotion, "Eva Felix acht", "several"},
    {promotion, "Eva acht König", "none"},
    {two_knights, "Springer Felix drei", "several"},
    {two_knights, "Springer Gustav Felix drei", "g1f3"},
    {two_knights, "Springer zwei Felix drei", "d2f3"},
    {bishop, "Läufer Hector sechs", "c1h6"},
    {bishop, "Laeufer Cäsar eins Hector sechs", "c1h6"},
};

std::string outcome(notation::ReadMove const& read) {
  if (std::holds_alternative<notation::NotAMove>(read)) return "no move";
  if (std::holds_alternative<notation::NoSuchMove>(read)) return "none";
  auto const* const m = std::get_if<chess::Move>(&read);
  if (m == nullptr) return "several";
  std::string text = m->from().name() + m->to().name();
  if (auto const kind = m->promotion()) text += chess::Piece{chess::Color::black, *kind}.fen_letter();
  return text;
}

}  // namespace

BOOST_DATA_TEST_CASE(is_understood, sayings) {
  auto const position = chess::Position::from(*notation::read_fen(sample.fen));
  BOOST_TEST_REQUIRE(position.has_value());
  BOOST_TEST(outcome(notation::read_spoken_move(*position, sample.words)) == sample.expected);
}

BOOST_AUTO_TEST_CASE(names_a_step_that_no_rule_allows) {
  chess::Square const e2 = *chess::Square::parse("e2");
  chess::Square const e5 = *chess::Square::parse("e5");
  notation::PieceStep const step{chess::Kind::pawn, e2, e5, std::nullopt};
  BOOST_TEST(notation::names_step("Eva fünf", step));
  BOOST_TEST(notation::names_step("Eva zwei Eva fünf", step));
  BOOST_TEST(!notation::names_step("Eva vier", step));
  BOOST_TEST(!notation::names_step("Turm Eva fünf", step));
  BOOST_TEST(!notation::names_step("Kurze Rochade", step));
}

BOOST_AUTO_TEST_SUITE_END()
