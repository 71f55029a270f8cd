// SPDX-License-Identifier: GPL-3.0-or-later
// A move typed with Caps Lock or in small letters: which move is meant, by how pieces go over what stands.
#include "core/chess/stated_position.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_pattern.hpp"
#include "src/table/console/arguments.hpp"
#include "tests/core/table/script.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(stated_move)

using namespace tactus::program;
using notation::PieceLetters;

namespace {

chess::Diagram diagram_of(char const* fen) {
  return chess::diagram_of(*chess::Position::from(*notation::read_fen(fen), chess::every_playable_fault));
}

/// In coordinates; else what is answered.
std::string read(char const* fen, std::string const& text, PieceLetters const& letters = notation::english) {
  auto const before = diagram_of(fen);
  auto const stated = meant(read_stated(text, letters), &before);
  if (!stated) return stated.error() == table::MoveRefusal::several_moves ? "two" : "none";
  auto const understood = notation::understand(before, *stated);
  auto const* const move = std::get_if<chess::Move>(&understood);
  if (move != nullptr) return notation::write_pattern(notation::pattern_of(*move));
  return std::holds_alternative<notation::NotUnderstood>(understood) ? "not understood" : "several";
}

constexpr char const* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* ruy_lopez = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
/// Both the bishop of f1 and the pawn of b3 take on c4; the pawn of g7 promotes.
constexpr char const* two_ways = "k7/6P1/8/8/2p5/1P6/8/4KB2 w - - 0 1";
constexpr char const* pawn_alone = "7k/8/8/8/2p5/1P6/8/4K3 w - - 0 1";
constexpr char const* bishop_alone = "7k/8/8/8/2p5/P7/8/4KB2 w - - 0 1";

struct Case {
  char const* fen;
  char const* text;
  char const* meant;
  PieceLetters letters = notation::english;
};
std::ostream& operator<<(std::ostream& out, Case const& c) { return out << c.text << " on " << c.fen; }

constexpr Case cases[] = {
    {initial, "E4", "e2e4"},
    {initial, "E2E4", "e2e4"},
    {initial, "e2-E4", "e2e4"},
    {initial, "NF3", "g1f3"},
    {initial, "nf3", "g1f3"},
    {initial, "Nf3", "g1f3"},
    {initial, "RF3", "g1f3", notation::finnish},
    {initial, "sf3", "g1f3", notation::german},
    {initial, "CF3", "g1f3", notation::french},
    {initial, "D4", "d2d4", notation::german},
    {initial, "Nf3", "g1f3", notation::finnish},  // English letters besides
    {initial, "Nf3", "g1f3", notation::french},
    {initial, "Rf3", "g1f3", notation::finnish},
    {initial, "Qf3", "not understood", notation::german},
    {two_ways, "Bc4", "two", notation::german},
    {initial, "NF6", "not understood"},
    {initial, "E9", "none"},
    {initial, "5254", "e2e4"},
    {initial, "52-54", "e2e4"},
    {initial, "e2\u2013e4", "e2e4"},
    {initial, "e2\u22124", "none"},
    {initial, "\u2658f3", "g1f3"},
    {initial, "\u265e\ufe0ef3", "g1f3", notation::finnish},
    {initial, "\u2659e4", "e2e4"},
    {initial, "\uff45\uff14", "e2e4"},
    {initial, "\uff15\uff12\uff15\uff14", "e2e4"},
    {initial, "e4.", "e2e4"},
    {initial, "1. e4", "e2e4"},
    {initial, "1.e4", "e2e4"},
    {initial, "1\u2026 e4", "e2e4"},
    {initial, "e\u200b4", "e2e4"},
    {ruy_lopez, "O\u2013O", "O-O"},
    {ruy_lopez, "B\u00d7c6", "b5c6"},
    {ruy_lopez, "Bxc6\u2020", "b5c6"},
    {ruy_lopez, "BA4", "b5a4"},
    {ruy_lopez, "ba4", "b5a4"},
    {ruy_lopez, "BXC6", "b5c6"},
    {ruy_lopez, "bxa6", "b5a6"},
    {ruy_lopez, "o-o", "O-O"},
    {ruy_lopez, "oo", "O-O"},
    {ruy_lopez, "O-o", "O-O"},
    {ruy_lopez, "0-0", "O-O"},
    {ruy_lopez, "O-O", "O-O"},
    {ruy_lopez, "o-o-o", "not understood"},
    {ruy_lopez, "NXE5+", "f3e5"},
    {two_ways, "BC4", "two"},
    {two_ways, "bc4", "b3c4"},
    {two_ways, "Bc4", "f1c4"},
    {two_ways, "BXC4", "two"},
    {two_ways, "F1C4", "f1c4"},
    {two_ways, "F1C4", "f1c4", notation::french},
    {two_ways, "B3C4", "b3c4"},
    {two_ways, "b3c4", "b3c4"},
    {two_ways, "FC4", "f1c4", notation::french},
    {two_ways, "LC4", "f1c4", notation::german},
    {two_ways, "G8=Q", "g7g8=Q"},
    {two_ways, "g8q", "g7g8=Q"},
    {two_ways, "G8Q", "g7g8=Q"},
    {two_ways, "G8N+", "g7g8=N"},
    {two_ways, "G7G8Q", "g7g8=Q"},
    {two_ways, "g7g8d", "g7g8=Q", notation::german},
    {two_ways, "G8", "several"},
    {pawn_alone, "BC4", "b3c4"},
    {pawn_alone, "Bc4", "b3c4"},
    {bishop_alone, "BC4", "f1c4"},
    {bishop_alone, "bc4", "f1c4"},
    {bishop_alone, "ac4", "not understood"},
};

}  // namespace

BOOST_DATA_TEST_CASE(the_reading_that_some_piece_can_follow_is_meant, boost::unit_test::data::make(cases),
                     c) {
  BOOST_TEST(read(c.fen, c.text, c.letters) == c.meant);
}

BOOST_AUTO_TEST_CASE(what_is_legal_has_no_part_in_it) {
  // The b-pawn is pinned in one, the bishop in the other.
  BOOST_TEST(read("1r5k/8/8/8/2p5/1P6/8/1K3B2 w - - 0 1", "BC4") == "two");
  BOOST_TEST(read("7k/8/8/8/2p5/1P6/8/3K1B1r w - - 0 1", "BC4") == "two");
  BOOST_TEST(read("1r5k/8/8/8/2p5/1P6/8/1K6 w - - 0 1", "BC4") == "b3c4");
}

BOOST_AUTO_TEST_CASE(beside_a_read_board_no_reading_is_chosen_by_what_stands) {
  auto const read_beside = [](std::string const& text) {
    auto const stated = meant(read_stated(text, notation::english), nullptr);
    return stated ? notation::write_pattern(*stated) : std::string{"none"};
  };
  BOOST_TEST(read_beside("bc4") == "bc4");
  BOOST_TEST(read_beside("Bc4") == "Bc4");
  BOOST_TEST(read_beside("BC4") == "none");
  BOOST_TEST(read_beside("NF3") == "Nf3");
  BOOST_TEST(read_beside("E4") == "e4");
  BOOST_TEST(read_beside("F1C4") == "f1c4");
}

BOOST_AUTO_TEST_CASE(cells_of_the_chess_code_are_read_in_the_letters_of_the_player) {
  char const* const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  char const* const open = "r1bqk2r/ppppbppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 7 5";
  BOOST_TEST(read(start, "⠎⠋⠒") == "g1f3");
  BOOST_TEST(read(start, "⠑⠲") == "e2e4");
  BOOST_TEST(read(start, "⠨⠎⠋⠒", notation::german) == "g1f3");
  BOOST_TEST(read(start, "⠎⠋⠒", notation::german) == "g1f3");
  BOOST_TEST(read(start, "⠠⠗⠋⠒", notation::finnish) == "g1f3");
  BOOST_TEST(read(open, "⠎⠰⠑⠲") == "f6e4");
  BOOST_TEST(read(open, "⠴⠤⠴") == "O-O");
  BOOST_TEST(read(start, "⠎⠋", notation::english) == "none");
  BOOST_TEST(read(start, "⠎⠋⠒⣿") == "none");
  BOOST_TEST(read(start, "⠎⠋⠒", notation::french) == "none");  // no code of it is known
  BOOST_TEST(read(start, "sf3") == "g1f3");
  BOOST_TEST(read(start, "Sf3") == "g1f3");
}

BOOST_AUTO_TEST_CASE(what_is_said_back_may_be_in_words_or_in_any_case) {
  for (char const* said : {"heard", "Eva"}) BOOST_TEST(!read_said(said, notation::english).as_typed, said);
  BOOST_TEST(read_said("Eva f\u00fcnf", notation::english).as_typed.has_value());
  BOOST_TEST(read_said("NF3", notation::english).otherwise.size() == 1u);
}

BOOST_AUTO_TEST_CASE(a_side_is_named_before_the_move_of_a_claim_or_behind_it) {
  for (std::string const typed : {"black Ng8", "Ng8 black", "Ng8  black", "2 Ng8", "Ng8 2"}) {
    auto const read = side_and_text(typed, {});
    BOOST_TEST((read.side == chess::Color::black), typed);
    BOOST_TEST(read.text == "Ng8");
  }
  BOOST_TEST((side_and_text("white", {}).side == chess::Color::white));
  BOOST_TEST(side_and_text("white", {}).text.empty());
  BOOST_TEST(!side_and_text("Ng8", {}).side);
  BOOST_TEST(side_and_text("Ng8", {}).text == "Ng8");
  BOOST_TEST(side_and_text("", {}).text.empty());
}

BOOST_AUTO_TEST_CASE(which_piece_a_pawn_became_is_answered_by_number_letter_or_name_in_any_language) {
  using chess::Kind;
  auto const meant_by = [](std::string_view text, notation::PieceLetters const& letters) {
    auto const reply = read_promotion(text, letters);
    return reply ? reply->piece : std::nullopt;
  };
  for (auto const& each : notation::letters_of_languages) {
    BOOST_TEST((meant_by("1", each.letters) == Kind::queen));
    BOOST_TEST((meant_by("2", each.letters) == Kind::rook));
    BOOST_TEST((meant_by(" 33 ", each.letters) == Kind::bishop));  // a key that bounces
    BOOST_TEST((meant_by("4", each.letters) == Kind::knight));
    for (std::string_view const knight :
         {"knight", "Springer", "RATSU", "springare", "cavalier", "=N", "c", "S"})
      BOOST_TEST((meant_by(knight, each.letters) == Kind::knight), knight);
    for (std::string_view const bishop :
         {"bishop", "Läufer", "laeufer", "lähetti", "löpare", "fou", "b", "L"})
      BOOST_TEST((meant_by(bishop, each.letters) == Kind::bishop), bishop);
    for (std::string_view const none : {"king", "k", "5", "12", "time", "17284", "hxg8=N", "", "="})
      BOOST_TEST(!read_promotion(none, each.letters), none);
    BOOST_TEST(!read_promotion("0", each.letters)->piece.has_value());
    BOOST_TEST(read_promotion("-", each.letters)->is_left);
  }
  BOOST_TEST((meant_by("r", notation::english) == Kind::rook));
  BOOST_TEST((meant_by("r", notation::finnish) == Kind::knight));
  BOOST_TEST(!read_promotion("r", notation::german));  // it may be either
  BOOST_TEST(!read_promotion("r", notation::french));  // the king
}

BOOST_AUTO_TEST_SUITE_END()
