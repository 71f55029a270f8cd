// SPDX-License-Identifier: GPL-3.0-or-later
// Chess960 at the table (Guideline II): what is told before the first move, and castling by hands on boards
// that know their pieces and on boards that do not. And which claims the rules of a game have at all.
#include "core/chess/start_positions.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/table/tables.hpp"

#include <set>
#include <string>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(chess960)

namespace {

/// One number of each end and middle of the usual list.
struct Numbered {
  unsigned number;
  char const* rank;  // White's, from the a-file
};
std::ostream& operator<<(std::ostream& out, Numbered const& row) { return out << row.number; }
Numbered const numbered[] = {{0, "BBQNNRKR"},   {1, "BQNBNRKR"},   {356, "NBBRKRQN"},
                             {518, "RNBQKBNR"}, {692, "RBBQKNNR"}, {959, "RKRNNQBB"}};

/// King on f1 and f8, rooks on e and h: a castled king stands where a knight stood, its rook where he was.
constexpr char const* king_on_f = "nbbqrknr/pppppppp/8/8/8/8/PPPPPPPP/NBBQRKNR w KQkq - 0 1";

TableSetup table_from(chess::StatedPosition const& start, BoardKind boards) {
  TableSetup setup = from(notation::write_fen(start));
  setup.start = start;
  setup.white.is_blind = false;
  setup.white_board = setup.black_board = boards;
  return setup;
}

chess::StatedPosition start_of(char const* fen) {
  return chess::StatedPosition::from(notation::read_fen(fen).value()).value();
}

}  // namespace

BOOST_DATA_TEST_CASE(a_number_names_its_rank, data::make(numbered), row) {
  auto const start = chess::start_numbered(row.number);
  std::string rank;
  for (auto const& each : chess::first_rank_of(start)) rank += each.piece.fen_letter();
  BOOST_TEST(rank == row.rank);
  BOOST_TEST(chess::number_of_start(start).value() == row.number);
}

BOOST_AUTO_TEST_CASE(all_start_positions_differ_and_the_usual_one_is_among_them) {
  std::set<std::string> all;
  for (unsigned number = 0; number < chess::start_positions; ++number) {
    auto const start = chess::start_numbered(number);
    all.insert(notation::write_fen(start));
    auto const rank = chess::first_rank_of(start);
    auto const at = [&](chess::Kind kind) {
      std::vector<unsigned> files;
      for (unsigned i = 0; i < rank.size(); ++i)
        if (rank[i].piece.kind == kind) files.push_back(i);
      return files;
    };
    auto const rooks = at(chess::Kind::rook), bishops = at(chess::Kind::bishop);
    BOOST_TEST((rooks[0] < at(chess::Kind::king)[0] && at(chess::Kind::king)[0] < rooks[1]));
    BOOST_TEST((bishops[0] + bishops[1]) % 2 == 1u);
  }
  BOOST_TEST(all.size() == chess::start_positions);
  BOOST_TEST((chess::start_numbered(chess::usual_start) == chess::StatedPosition::initial()));
  BOOST_TEST(!chess::number_of_start(start_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1")));
}

BOOST_AUTO_TEST_CASE(king_and_rook_that_rest_in_the_hand_before_they_change_squares_did_not_fall) {
  Script script{table_from(start_of("4k3/8/8/8/8/8/8/5KR1 w G - 0 1"), BoardKind::occupancy)};
  script.lift(W, "f1").lift(W, "g1").wait(3000).hands(W, "+g1K +f1R ").wait(1000).press().wait(1000);
  BOOST_TEST(joined(script.log_of({"explained", "say white", "done"})) == "done w 1 f1g1 O-O\n");
}

BOOST_DATA_TEST_CASE(castling_is_read_from_boards_and_told_in_its_own_words, data::make({true, false}),
                     knows_pieces) {
  Script script{table_from(start_of(king_on_f), knows_pieces ? BoardKind::pieces : BoardKind::occupancy)};
  auto const number = chess::number_of_start(start_of(king_on_f)).value();
  BOOST_TEST(joined(script.log_of({"say"})) == "say table start " + std::to_string(number) + "\n");
  // King and rook that were lifted may have been set straight, and the rook moved beside him: on a board that
  // does not tell pieces apart the announced intention decides (Guideline II).
  auto const both = [&](char const* move, bool is_castling = false) {
    Color const mover = script.state().to_move();
    script.play(mover, move);
    if (is_castling && !knows_pieces) script.enter(mover, move);
    script.request(mover, Request::announce).press().wait(1000);
  };
  auto const copied = [&](Color board, char const* steps) { script.hands(board, steps).wait(1500); };
  both("g1f3");
  copied(B, "-g1 +f3N");
  both("g8f6");
  copied(W, "-g8 +f6n");
  both("f1h1", true);
  copied(B, "-f1 -h1 +g1K +f1R");
  both("f8h8", true);
  BOOST_TEST(joined(script.log_of({"irregular", "differ"})) == "");
  BOOST_TEST(joined(script.log_of({"done"})) ==
             "done w 1 g1f3 Nf3\ndone b 2 g8f6 Nf6\ndone w 3 f1h1 O-O\ndone b 4 f8h8 O-O\n");
}

BOOST_AUTO_TEST_CASE(the_usual_start_is_not_told) {
  Script script{table_from(chess::StatedPosition::initial(), BoardKind::pieces)};
  BOOST_TEST(joined(script.log_of({"say"})) == "");
}

// FI-10: no claims by 9.2 and 9.3, whoever would be right.
BOOST_AUTO_TEST_CASE(a_claim_that_the_rules_do_not_have_is_refused_with_its_rule) {
  for (RuleSet const rules : all_rule_sets)
    for (ClaimKind const kind : {ClaimKind::threefold, ClaimKind::fifty_moves, ClaimKind::flag_fall}) {
      auto setup = table_from(chess::StatedPosition::initial(), BoardKind::keyboard);
      setup.regime.rules = rules;
      Script script{setup};
      script.feed(ClaimMade{W, kind, std::nullopt, ""});
      bool const exists = has_draw_claims(rules) || kind == ClaimKind::flag_fall;
      BOOST_TEST_CONTEXT(name_of(rules) << " " << static_cast<int>(kind)) {
        BOOST_TEST(script.state().open_claim().has_value() == exists);
        auto const said = joined(script.log_of({"say"}));
        BOOST_TEST((said.find("no such claim") != std::string::npos) != exists, said);
        BOOST_TEST((said.starts_with("say white") || exists), said);
      }
    }
}

BOOST_AUTO_TEST_SUITE_END()
