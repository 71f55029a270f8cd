// SPDX-License-Identifier: GPL-3.0-or-later
// Chess960 by Guideline II: the 960 starts, and castling in its four forms.
#include "tests/core/arbitration/laws/board_situations.hpp"

#include <boost/test/data/test_case.hpp>

using namespace tactus;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;

BOOST_AUTO_TEST_SUITE(chess960_rulings)

namespace {

fact::Position chess960(char const* fen) {
  auto stated = position(fen);
  stated.is_chess960 = true;
  return stated;
}

event::MakeMove castles_with(char const* rook) {
  event::MakeMove move;
  move.is_castling = true;
  move.rook_start = at(rook);
  return move;
}

Outcome start(char const* rank) {
  return ruled_in(standard(), {fact::Chess960Setup{rank}}, Ask::permission).outcome;
}

struct Castling {
  char const* fen;
  char const* rook;
  CastlingForm form;
  char const* after;
};
std::ostream& operator<<(std::ostream& out, Castling const& c) { return out << c.rook << " in " << c.fen; }

std::vector<Castling> const castlings{
    {"1k6/8/8/8/8/8/8/RK5R w HA - 0 1", "a1", CastlingForm::double_move, "1k6/8/8/8/8/8/8/2KR3R"},
    {"1k6/8/8/8/8/8/8/RK5R w HA - 0 1", "h1", CastlingForm::double_move, "1k6/8/8/8/8/8/8/R4RK1"},
    {"rk5r/8/8/8/8/8/8/1K6 b ha - 0 1", "h8", CastlingForm::double_move, "r4rk1/8/8/8/8/8/8/1K6"},
    {"6k1/8/8/8/8/8/8/6KR w H - 0 1", "h1", CastlingForm::rook_only, "6k1/8/8/8/8/8/8/5RK1"},
    {"6k1/8/8/8/8/8/8/3RK3 w D - 0 1", "d1", CastlingForm::king_only, "6k1/8/8/8/8/8/8/2KR4"},
    {"4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "g1", CastlingForm::transposition, "4k3/8/8/8/8/8/8/5RK1"},
    {"4k3/8/8/8/8/8/8/2RK4 w C - 0 1", "c1", CastlingForm::transposition, "4k3/8/8/8/8/8/8/2KR4"},
};

struct Forbidden {
  char const* name;
  char const* fen;
  char const* rook;
  Law law;
};
std::ostream& operator<<(std::ostream& out, Forbidden const& f) { return out << f.name; }

std::vector<Forbidden> const forbidden{
    {"a knight on the king's goal", "4k3/8/8/8/8/8/8/1RNK4 w B - 0 1", "b1", law("II.3.2.7.4")},
    {"a bishop on the rook's way", "4k3/8/8/8/8/8/8/RBK5 w A - 0 1", "a1", law("II.3.2.7.4")},
    {"check", "2r1k3/8/8/8/8/8/8/R1K5 w A - 0 1", "a1", law("3.8.2.2")},
    {"the way is attacked", "3rk3/8/8/8/8/8/8/1R3K2 w B - 0 1", "b1", law("3.8.2.2")},
    {"no right", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", law("3.8.2.1")},
};

}  // namespace

BOOST_AUTO_TEST_CASE(permit_960_starts) {
  std::string rank = "BBKNNQRR";
  unsigned allowed = 0;
  unsigned all = 0;
  do {
    ++all;
    if (start(rank.c_str()) == Outcome::allowed) ++allowed;
  } while (std::next_permutation(rank.begin(), rank.end()));
  BOOST_TEST(all == 5040U);
  BOOST_TEST(allowed == 960U);
  BOOST_TEST((start("RNBQKBNN") == Outcome::forbidden));
  BOOST_TEST((start("rnbqkbnr") == Outcome::allowed));
  BOOST_TEST(fault_in({fact::Chess960Setup{"RNBQKBN"}}, Ask::permission).fact == "setup.rank1");
}

BOOST_DATA_TEST_CASE(castling_ends_where_ordinary_castling_does, castlings) {
  for (Ask const ask : {Ask::permission, Ask::next_action}) {
    Ruling const ruling = ruled_in(standard(), {chess960(sample.fen), castles_with(sample.rook)}, ask);
    BOOST_TEST((ruling.outcome == (ask == Ask::permission ? Outcome::allowed : Outcome::computed)));
    BOOST_TEST((ruling.castling_form == sample.form));
    BOOST_TEST(notation::write_placement(*ruling.after_on_board) == sample.after);
  }
}

BOOST_DATA_TEST_CASE(castling_is_forbidden, forbidden) {
  Ruling const ruling =
      ruled_in(standard(), {chess960(sample.fen), castles_with(sample.rook)}, Ask::permission);
  BOOST_TEST((ruling.outcome == Outcome::forbidden));
  BOOST_TEST(cites(ruling, sample.law));
}

BOOST_AUTO_TEST_CASE(the_side_is_the_one_that_is_named_or_possible) {
  auto const two = chess960("1k6/8/8/8/8/8/8/RK5R w HA - 0 1");
  event::AnnounceIntent const g_side{chess::Color::white, "Kurze Rochade"};
  Ruling const named = ruled_in(standard(), {two, g_side}, Ask::next_action);
  BOOST_TEST(notation::write_placement(*named.after_on_board) == "1k6/8/8/8/8/8/8/R4RK1");
  BOOST_TEST(ruled_in(standard(), {two}, Ask::next_action).notices.size() == 1);
  auto const one = chess960("1k3r2/8/8/8/8/8/8/RK5R w HA - 0 1");  // f1 is attacked
  BOOST_TEST(ruled_in(standard(), {one}, Ask::next_action).notices.empty());
}

BOOST_AUTO_TEST_SUITE_END()
