// SPDX-License-Identifier: GPL-3.0-or-later
// Every legal move of many random positions, written in every form and alphabet, reads back as itself.
#include "core/notation/move_text.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Move;
using notation::PieceLetters;

namespace {

constexpr unsigned games = static_cast<unsigned>(test::budget(240, 36, 12));
constexpr unsigned plies = 60;

bool is_exactly(notation::ReadMove const& read, Move m) {
  auto const* found = std::get_if<Move>(&read);
  return found != nullptr && *found == m;
}

bool allows(notation::ReadMove const& read, Move m) {
  auto const* several = std::get_if<notation::SeveralMoves>(&read);
  return is_exactly(read, m) || (several != nullptr && std::find(several->fits.begin(), several->fits.end(),
                                                                 m) != several->fits.end());
}

char letter(chess::Kind kind, PieceLetters const& letters) {
  switch (kind) {
    case chess::Kind::king: return letters.king;
    case chess::Kind::queen: return letters.queen;
    case chess::Kind::rook: return letters.rook;
    case chess::Kind::bishop: return letters.bishop;
    case chess::Kind::knight: return letters.knight;
    case chess::Kind::pawn: break;
  }
  return '?';
}

std::string long_form(chess::Position const& position, Move m, PieceLetters const& letters, bool marked) {
  auto const d = describe(position, m);
  if (d.is_castling()) return d.is_short_castling ? "0-0" : "0-0-0";
  std::string text;
  if (d.piece.kind != chess::Kind::pawn) text += letter(d.piece.kind, letters);
  text += m.from().name();
  if (marked) text += d.captured ? ":" : "-";
  text += m.to().name();
  if (d.promotion) text += std::string{"("} + letter(*d.promotion, letters) + ")";
  return text;
}

void check_move(chess::Position const& position, Move m, PieceLetters const& letters) {
  std::string const forms[] = {notation::write_san(position, m, letters),
                               notation::write_sheet_move(position, m, letters),
                               long_form(position, m, letters, true), long_form(position, m, letters, false)};
  for (std::string const& form : forms)
    BOOST_REQUIRE_MESSAGE(is_exactly(notation::read_move(position, form, letters), m),
                          form << " in " << notation::write_fen(position));
  std::string const uci = notation::write_uci(position, m);
  BOOST_REQUIRE_MESSAGE(allows(notation::read_move(position, uci, letters), m),
                        uci << " in " << notation::write_fen(position));
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_legal_move_reads_back_in_every_alphabet) {
  test::walk_randomly(games, plies, 41, [](chess::Position const& position) {
    for (Move const m : position.legal_moves())
      for (PieceLetters const& letters :
           {notation::english, notation::german, notation::finnish, notation::french})
        check_move(position, m, letters);
  });
}

BOOST_AUTO_TEST_CASE(every_legal_move_reads_back_from_uci) {
  test::walk_randomly(games * 4, plies, 42, [](chess::Position const& position) {
    for (Move const m : position.legal_moves()) {
      std::string const uci = notation::write_uci(position, m);
      BOOST_REQUIRE_MESSAGE(is_exactly(notation::read_uci(position, uci), m),
                            uci << " in " << notation::write_fen(position));
    }
  });
}

BOOST_AUTO_TEST_CASE(no_two_moves_of_a_position_are_written_alike) {
  test::walk_randomly(games * 2, plies, 43, [](chess::Position const& position) {
    std::vector<std::string> texts;
    for (Move const m : position.legal_moves()) texts.push_back(notation::write_san(position, m));
    std::sort(texts.begin(), texts.end());
    BOOST_REQUIRE_MESSAGE(std::adjacent_find(texts.begin(), texts.end()) == texts.end(),
                          notation::write_fen(position));
  });
}
