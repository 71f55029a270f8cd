// SPDX-License-Identifier: GPL-3.0-or-later
// The quick way from SAN to a move gives what the way over all legal moves gives, or nothing.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/legal/reading/pgn_reader.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Kind;
using chess::Move;
using chess::Square;
using chess::SquareSet;

BOOST_AUTO_TEST_SUITE(quick_resolution)

namespace {

constexpr unsigned games = static_cast<unsigned>(test::budget(240, 48, 12));

/// Nothing, or exactly the same move.
void check_against_all(chess::Position const& position, std::string_view text,
                       notation::PieceLetters const& letters = notation::english) {
  auto const quick = notation::resolve_quickly(position, text, letters);
  if (!quick) return;
  auto const slow = notation::resolve_among_all(position, text, letters);
  auto const* const m = std::get_if<Move>(&slow);
  BOOST_REQUIRE_MESSAGE(m != nullptr && *m == *quick, text << " in " << notation::write_fen(position));
}

/// Texts that may fit nothing, one or several moves: every kind to every square, with every kind of origin.
void check_texts_of_all_kinds(chess::Position const& position) {
  for (unsigned i = 0; i < 64; ++i) {
    Square const to = Square::from_index(i);
    for (std::string const piece : {"", "N", "B", "R", "Q", "K"})
      for (std::string const origin : {"", "x", "a", "d", "g", "2", "7", "bx", "ex", "5x", "c4", "e5x"})
        for (std::string const end : {"", "+", "=Q", "=N#", "=K"})
          check_against_all(position, piece + origin + to.name() + end);
  }
  for (char const* text : {"O-O", "O-O-O", "O-O+", "0-0", "Kg1", "Kc8"}) check_against_all(position, text);
}

SquareSet origins_in_list(chess::Position const& position, Kind kind, Square to) {
  SquareSet origins;
  for (Move const m : position.legal_moves())
    if (!m.is_castling() && m.to() == to && position.at(m.from())->kind == kind) origins.insert(m.from());
  return origins;
}

class ComparingVisitor : public notation::PgnVisitor {
 public:
  void move(notation::PgnMove const& move) override {
    auto const slow = notation::resolve_among_all(move.before, move.text, notation::english);
    auto const* const m = std::get_if<Move>(&slow);
    BOOST_REQUIRE(m != nullptr);
    BOOST_REQUIRE(*m == move.move);
    quick_ += notation::resolve_quickly(move.before, move.text, notation::english) ? 1 : 0;
    ++all_;
  }
  unsigned quick_ = 0;
  unsigned all_ = 0;
};

}  // namespace

BOOST_AUTO_TEST_CASE(the_origins_of_a_square_are_those_of_the_legal_moves) {
  SquareSet const everywhere{~std::uint64_t{0}};
  test::walk_randomly(games, 60, 51, [everywhere](chess::Position const& position) {
    for (unsigned i = 0; i < 64; ++i)
      for (Kind const kind : {Kind::pawn, Kind::knight, Kind::bishop, Kind::rook, Kind::queen, Kind::king}) {
        Square const to = Square::from_index(i);
        BOOST_REQUIRE_MESSAGE(
            position.legal_origins(kind, to, everywhere) == origins_in_list(position, kind, to),
            to.name() << " in " << notation::write_fen(position));
      }
  });
}

BOOST_AUTO_TEST_CASE(the_castling_moves_are_those_of_the_legal_moves) {
  test::walk_randomly(games, 60, 54, [](chess::Position const& position) {
    auto const all = position.legal_moves();
    std::vector<Move> expected;
    std::copy_if(all.begin(), all.end(), std::back_inserter(expected),
                 [](Move m) { return m.is_castling(); });
    auto const found = position.legal_castling();
    BOOST_REQUIRE_MESSAGE(std::equal(found.begin(), found.end(), expected.begin(), expected.end()),
                          notation::write_fen(position));
  });
}

BOOST_AUTO_TEST_CASE(every_legal_move_in_san_is_found_the_quick_way) {
  test::walk_randomly(games, 60, 52, [](chess::Position const& position) {
    for (Move const m : position.legal_moves()) {
      std::string const san = notation::write_san(position, m);
      auto const quick = notation::resolve_quickly(position, san, notation::english);
      bool const is_plain = !san.starts_with("O-O") || san.ends_with('O');
      BOOST_REQUIRE_MESSAGE(quick ? *quick == m : !is_plain, san << " in " << notation::write_fen(position));
    }
  });
}

BOOST_AUTO_TEST_CASE(where_the_quick_way_answers_both_ways_answer_alike) {
  test::walk_randomly(games / 12, 40, 53, check_texts_of_all_kinds);
}

BOOST_AUTO_TEST_CASE(the_letters_of_the_sheet_decide) {
  auto const start = chess::Position::initial();
  BOOST_TEST(!notation::resolve_quickly(start, "Nf3", notation::german));
  BOOST_TEST((notation::resolve_quickly(start, "Sf3", notation::german) ==
              notation::resolve_quickly(start, "Nf3", notation::english)));
}

BOOST_TEST_DECORATOR(*test::with_outside_data)
BOOST_DATA_TEST_CASE(both_ways_agree_on_all_moves_of_real_games,
                     boost::unit_test::data::make({"online-with-clocks.pgn", "otb-no-clocks.pgn"}), name) {
  auto text = test::outside_text(std::string{"games/"} + name);
  if (test::under_sanitizer) text.resize(100'000);  // about a tenth
  ComparingVisitor visitor;
  notation::read_pgn(text, visitor);
  BOOST_TEST(visitor.all_ > 2'000U);
  BOOST_TEST(visitor.quick_ > visitor.all_ / 100 * 99);
}

BOOST_AUTO_TEST_SUITE_END()
