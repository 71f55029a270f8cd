// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a move in all its spellings: the four outcomes, and never a guess.
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using notation::PieceLetters;

BOOST_AUTO_TEST_SUITE(move_text)

namespace {

/// The outcome as a text: the move in coordinates (castling as king takes rook), "several: ...", "none" or
/// "no text".
std::string outcome(notation::ReadMove const& read) {
  auto const coordinates = [](chess::Move m) {
    std::string text = m.from().name() + m.to().name();
    if (auto const kind = m.promotion()) text += chess::Piece{chess::Color::black, *kind}.fen_letter();
    return text;
  };
  if (auto const* m = std::get_if<chess::Move>(&read)) return coordinates(*m);
  if (std::holds_alternative<notation::NotAMove>(read)) return "no text";
  if (std::holds_alternative<notation::NoSuchMove>(read)) return "none";
  std::string text = "several:";
  for (chess::Move const m : std::get<notation::SeveralMoves>(read).fits) text += ' ' + coordinates(m);
  return text;
}

struct Spelling {
  char const* fen;
  char const* text;
  char const* expected;
  PieceLetters letters = notation::english;
};
std::ostream& operator<<(std::ostream& out, Spelling const& s) {
  return out << '"' << s.text << "\" in " << s.fen;
}

constexpr char const* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr char const* en_passant = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
constexpr char const* promotion = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
constexpr char const* captures = "4k3/8/8/4p3/3P1P2/1pn2N2/PBP5/4K3 w - - 0 1";
constexpr char const* three_knights = "k7/8/8/8/8/1N3N2/8/1N3N1K w - - 0 1";
constexpr char const* mate = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";

auto const& de = notation::german;
auto const& fi = notation::finnish;
auto const& fr = notation::french;

std::vector<Spelling> const spellings{
    // algebraic, long and coordinates
    {initial, "e4", "e2e4"},
    {initial, "e2e4", "e2e4"},
    {initial, "e2-e4", "e2e4"},
    {initial, "Nf3", "g1f3"},
    {initial, "Ng1f3", "g1f3"},
    {initial, "Ng1-f3", "g1f3"},
    {initial, "g1f3", "g1f3"},
    {initial, "N1f3", "g1f3"},
    {initial, " e4\t", "e2e4"},
    {initial, "e5", "none"},
    {initial, "Nd2", "none"},
    {initial, "e1e2", "none"},
    {initial, "e2-", "no text"},
    {initial, "N-f3", "no text"},
    {initial, "Ng-f3", "no text"},
    {initial, "e", "no text"},
    {initial, "", "no text"},
    {initial, "Pe4", "no text"},
    {initial, "E4", "no text"},
    {initial, "nf3", "no text"},
    {initial, "Sf3", "no text"},
    {initial, "e44", "no text"},
    {initial, "e4e5e6", "no text"},
    {initial, "2e4", "no text"},
    {initial, "N", "no text"},
    {initial, "Nf", "no text"},
    {initial, "e9", "no text"},
    {initial, "i4", "no text"},
    {initial, "e4\xC3\xA4", "no text"},
    // a pawn that takes is written with its file, a pawn that steps without
    {initial, "ee4", "none"},
    {initial, "xe4", "none"},
    {initial, "exe4", "none"},
    {initial, "exd3", "none"},
    {captures, "de5", "d4e5"},
    {captures, "dxe5", "d4e5"},
    {captures, "d:e5", "d4e5"},
    {captures, "d4xe5", "d4e5"},
    {captures, "d4:e5", "d4e5"},
    {captures, "fe", "f4e5"},
    {captures, "fxe", "f4e5"},
    {captures, "f:e", "f4e5"},
    {captures, "xe5", "none"},
    {captures, "e5", "none"},
    {captures, "ab", "a2b3"},
    {captures, "ba", "none"},
    // small b is a pawn, large B a bishop
    {captures, "Bxc3", "b2c3"},
    {captures, "Bc3", "b2c3"},
    {captures, "bxc3", "none"},
    {captures, "bc", "none"},
    {captures, "axb3", "a2b3"},
    {captures, "Axb3", "no text"},
    // captures of pieces
    {captures, "Nxe5", "f3e5"},
    {captures, "Ne5", "f3e5"},
    {captures, "N:e5", "f3e5"},
    {captures, "Nf3xe5", "f3e5"},
    {captures, "S:e5", "f3e5", de},
    {captures, "R:e5", "f3e5", fi},
    {captures, "C:e5", "f3e5", fr},
    {captures, "Nxd2", "f3d2"},  // a capture mark too much is tolerated
    // castling
    {castling, "O-O", "e1h1"},
    {castling, "0-0", "e1h1"},
    {castling, "OO", "e1h1"},
    {castling, "00", "e1h1"},
    {castling, "O-O-O", "e1a1"},
    {castling, "0-0-0", "e1a1"},
    {castling, "OOO", "e1a1"},
    {castling, "000", "e1a1"},
    {castling, "0-0+", "e1h1"},
    {castling, "0-0 (=)", "e1h1"},
    {castling, "e1g1", "e1h1"},
    {castling, "e1h1", "e1h1"},
    {castling, "e1-c1", "e1a1"},
    {castling, "o-o", "no text"},
    {castling, "O-0", "no text"},
    {castling, "Kg1", "none"},
    {castling, "Ke1g1", "none"},
    {castling, "e1xh1", "none"},
    {castling, "e1g1q", "none"},
    {castling, "e1h1=Q", "none"},
    {castling, "O-O=Q", "no text"},
    {castling, "O-O e.p.", "none"},
    {castling, "e1c1 e.p.", "none"},
    {initial, "O-O", "none"},
    {castling, "O-O-", "no text"},
    {"4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1", "O-O-O", "none"},  // the rook shields the king
    {"4k3/8/8/8/8/8/8/RKR5 w CA - 0 1", "O-O", "b1c1"},
    {"4k3/8/8/8/8/8/8/RKR5 w CA - 0 1", "O-O-O", "none"},
    // en passant
    {en_passant, "exd6", "e5d6"},
    {en_passant, "ed6", "e5d6"},
    {en_passant, "ed", "e5d6"},
    {en_passant, "exd6 e.p.", "e5d6"},
    {en_passant, "exd6e.p.", "e5d6"},
    {en_passant, "ed6 o.l.", "e5d6", fi},
    {en_passant, "exd6 ep", "e5d6"},
    {en_passant, "d6", "none"},
    {en_passant, "e6 e.p.", "none"},
    // promotion: the piece must be named
    {promotion, "a8=Q", "a7a8q"},
    {promotion, "a8Q", "a7a8q"},
    {promotion, "a8(Q)", "a7a8q"},
    {promotion, "a8/Q", "a7a8q"},
    {promotion, "a8=q", "a7a8q"},
    {promotion, "a7a8q", "a7a8q"},
    {promotion, "a7-a8=N", "a7a8n"},
    {promotion, "a8D", "a7a8q", de},
    {promotion, "a8=D", "a7a8q", de},
    {promotion, "a8(D)", "a7a8q", de},
    {promotion, "a8/S", "a7a8n", de},
    {promotion, "a8R", "a7a8n", fi},
    {promotion, "a8L+", "a7a8b", fi},
    {promotion, "axb8=Q+", "a7b8q"},
    {promotion, "ab8T", "a7b8r", de},
    {promotion, "abQ", "a7b8q"},
    {promotion, "a8", "several: a7a8q a7a8r a7a8b a7a8n"},
    {promotion, "a7a8", "several: a7a8q a7a8r a7a8b a7a8n"},
    {promotion, "ab", "several: a7b8q a7b8r a7b8b a7b8n"},
    {promotion, "a8 (=)", "several: a7a8q a7a8r a7a8b a7a8n"},
    {promotion, "a8D(=)", "a7a8q", de},
    {promotion, "axb8 Q", "a7b8q"},
    {promotion, "a8 = Q+", "a7a8q"},
    {promotion, "a8 (D)", "a7a8q", de},
    {promotion, "ab Q", "a7b8q"},
    {promotion, "a8=", "no text"},
    {promotion, "a8 =", "no text"},
    {promotion, "a8=P", "no text"},
    {promotion, "a8(Q", "no text"},
    {promotion, "a8=D", "no text"},
    {promotion, "a8=K", "none"},
    {promotion, "a8R", "none", fr},
    {initial, "e4=Q", "none"},
    {initial, "Nf3=Q", "none"},
    // a small letter after coordinates is English, and on a Finnish sheet it may be meant as Finnish
    {promotion, "a7a8q", "a7a8q", fi},
    {promotion, "a7a8r", "several: a7a8r a7a8n", fi},
    {promotion, "a7a8d", "no text", de},
    {promotion, "a7a8=d", "a7a8q", de},
    // marks of check, mate, draw offer, remarks
    {mate, "Ra8", "a1a8"},
    {mate, "Ra8+", "a1a8"},
    {mate, "Ra8++", "a1a8"},
    {mate, "Ra8#", "a1a8"},
    {mate, "Ra8X", "a1a8"},
    {mate, "Ta8X", "a1a8", de},
    {mate, "Ra8# !!", "a1a8"},
    {mate, "Ra8?!", "a1a8"},
    {mate, "Ra8+(=)", "a1a8"},
    {mate, "Ra8+ (=) !", "a1a8"},
    {mate, "Ra8+#", "no text"},
    {mate, "Ra8 mate", "a1a8"},
    {mate, "Ta8 schach", "a1a8", de},
    {mate, "Ta8 schachmatt", "a1a8", de},
    {mate, "Ta8 shakki", "a1a8", fi},
    {mate, "Ta8 \u00e9chec", "a1a8", fr},
    {mate, "Ra8check", "no text"},  // "c" behind a square is a file
    {mate, "Ra8 dbl ch", "a1a8"},
    {mate, "Ra8 ch ch", "no text"},
    {mate, "Ra8 chess", "no text"},
    {mate, "Ra8(=)(=)", "no text"},
    {mate, "Ra8=", "a1a8"},
    {mate, "Ra8= (=)", "no text"},
    {captures, "dxe5=", "d4e5"},
    {captures, "dxe5 =", "d4e5"},
    {captures, "dxe5 e.p.", "d4e5"},
    // more than one piece
    {three_knights, "Nd2", "several: b1d2 f1d2 b3d2 f3d2"},
    {three_knights, "Nbd2", "several: b1d2 b3d2"},
    {three_knights, "N1d2", "several: b1d2 f1d2"},
    {three_knights, "Nb1d2", "b1d2"},
    {three_knights, "Sb1d2", "b1d2", de},
    // null moves are none
    {initial, "--", "no text"},
    {initial, "Z0", "no text"},
    {initial, "0000", "no text"},
    {initial, "@@@@", "no text"},
    {initial, "null", "no text"},
    {initial, "e2e2", "none"},
    // the language belongs to the sheet: R is the rook, the knight or the king
    {castling, "Rb1", "a1b1"},
    {castling, "Rf1", "e1f1", fr},
    {initial, "Rf3", "g1f3", fi},
    {initial, "Rf3", "none", fr},
    {initial, "Kf3", "none"},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_spelling_is_read_as, boost::unit_test::data::make(spellings), row) {
  BOOST_TEST(outcome(notation::read_move(test::position_of(row.fen), row.text, row.letters)) == row.expected);
}

BOOST_AUTO_TEST_CASE(uci_is_read_in_its_exact_form_only) {
  auto const read = [](char const* fen, char const* text) {
    return outcome(notation::read_uci(test::position_of(fen), text));
  };
  BOOST_TEST(read(initial, "e2e4") == "e2e4");
  BOOST_TEST(read(castling, "e1g1") == "e1h1");
  BOOST_TEST(read(castling, "e1h1") == "e1h1");
  BOOST_TEST(read(castling, "e1g1q") == "none");
  BOOST_TEST(read(promotion, "a7a8n") == "a7a8n");
  BOOST_TEST(read(promotion, "a7a8") == "several: a7a8q a7a8r a7a8b a7a8n");
  BOOST_TEST(read(initial, "e2e5") == "none");
  for (char const* text : {"", "e2", "e2-e4", "Nf3", "0000", "e2e4 ", "e7e8=q"})
    BOOST_TEST(read(initial, text) == "no text", text);
  for (char const* text : {"a7a8Q", "a7a8k", "a7a8p", "a7a8x"})
    BOOST_TEST(read(promotion, text) == "no text", text);
}

BOOST_AUTO_TEST_CASE(a_pawn_becomes_something_on_the_last_rank_and_nowhere_else) {
  auto const start = chess::Position::initial();
  BOOST_TEST(!notation::resolve_quickly(start, "e4=Q", notation::english));
  BOOST_TEST(std::holds_alternative<notation::NoSuchMove>(notation::read_move(start, "e4=Q")));
  auto const last_rank = test::position_of("8/4P2k/8/8/8/8/8/4K3 w - - 0 1");
  BOOST_TEST(!notation::resolve_quickly(last_rank, "e8", notation::english));
  BOOST_TEST(notation::resolve_quickly(last_rank, "e8=Q", notation::english).has_value());
}

BOOST_AUTO_TEST_CASE(two_texts_that_leave_different_things_open_can_state_the_same_move) {
  auto const agree = [](char const* one, char const* other) {
    return notation::can_state_the_same(one, notation::english, other, notation::german) &&
           notation::can_state_the_same(other, notation::german, one, notation::english);
  };
  BOOST_TEST(agree("a8=Q", "a8D"));
  BOOST_TEST(agree("a8=Q", "a8"));  // the piece was not written down
  BOOST_TEST(!agree("a8=Q", "a8T"));
  BOOST_TEST(agree("Nd2", "Sbd2"));
  BOOST_TEST(!agree("Nfd2", "Sbd2"));
  BOOST_TEST(agree("e2e4", "e4"));
  BOOST_TEST(!agree("Ne4", "e4"));
}

BOOST_AUTO_TEST_CASE(castling_is_written_by_the_kings_goal_only_from_the_standard_squares) {
  auto const written = [](char const* fen, char const* text) {
    auto const position = test::position_of(fen);
    return notation::write_uci(position, std::get<chess::Move>(notation::read_move(position, text)));
  };
  BOOST_TEST(written(castling, "O-O") == "e1g1");
  BOOST_TEST(written(castling, "O-O-O") == "e1c1");
  BOOST_TEST(written("4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "O-O") == "b1h1");
  BOOST_TEST(written("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "O-O") == "e1g1");  // here the rook stands on g1
  BOOST_TEST(written("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "O-O") == "f1h1");
}

BOOST_AUTO_TEST_SUITE_END()
