// SPDX-License-Identifier: GPL-3.0-or-later
// The move that stood on the board when the result was entered: the arbiter's export has it where it ended
// the game.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "src/judged/judged_game.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using table::GameResult;

BOOST_AUTO_TEST_SUITE(judged_ends)

namespace {

/// The last move was made and never pressed.
std::string moves_of_game(std::vector<std::string> const& uci, GameResult result, std::string const& reason) {
  std::vector<table::StampedEvent> events{{{}, table::Input{table::GameStarted{table::TableSetup{}}}}};
  auto position = chess::Position::initial();
  for (unsigned ply = 1; ply <= uci.size(); ++ply) {
    auto const move = std::get<chess::Move>(notation::read_uci(position, uci[ply - 1]));
    auto const by = position.turn();
    if (ply == uci.size())
      events.push_back({{}, table::Outcome{table::MoveMade{by, ply, move}}});
    else
      events.push_back({{}, table::Outcome{table::MoveCompleted{by, ply, move, "", {}}}});
    position = position.after(move);
  }
  events.push_back({{}, table::Outcome{table::GameEnded{result, reason}}});
  std::string const pgn = program::judged_pgn_of(program::record_of(events).value());
  return pgn.substr(pgn.find("\n\n") + 2);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_mate_that_nobody_pressed_for_ends_the_game) {
  BOOST_TEST(moves_of_game({"f2f3", "e7e5", "g2g4", "d8h4"}, GameResult::black_wins, "entered") ==
             "1. f3 e5 2. g4 Qh4# 0-1\n\n");
  BOOST_TEST(moves_of_game({"f2f3", "e7e5", "g2g4", "d8h4"}, GameResult::black_wins, "checkmate") ==
             "1. f3 e5 2. g4 Qh4# 0-1\n\n");
}

BOOST_AUTO_TEST_CASE(an_analysis_after_a_draw_by_mouth_is_no_move_of_the_game) {
  BOOST_TEST(moves_of_game({"e2e4", "e7e5", "g1f3"}, GameResult::draw, "entered") == "1. e4 e5 1/2-1/2\n\n");
}

BOOST_AUTO_TEST_CASE(the_moves_end_before_a_promotion_whose_piece_nobody_named) {
  table::TableSetup setup;
  setup.start = chess::Position::from(notation::read_fen("4k3/7P/8/8/8/8/8/4K3 w - - 0 1").value()).value();
  std::vector<table::StampedEvent> events{{{}, table::Input{table::GameStarted{setup}}}};
  auto position = chess::Position::from(notation::read_fen("4k3/7P/8/8/8/8/8/4K3 w - - 0 1").value()).value();
  unsigned ply = 0;
  for (char const* const uci : {"h7h8q", "e8e7"}) {
    auto const move = std::get<chess::Move>(notation::read_uci(position, uci));
    auto const by = position.turn();
    ++ply;
    auto const* const san = move.is_promotion() ? "h8=?" : "Ke7";
    events.push_back({{}, table::Outcome{table::MoveCompleted{by, ply, move, san, {}}}});
    position = position.after(move);
  }
  auto const record = program::record_of(events).value();
  BOOST_TEST((record.piece_unknown == 0U));
  for (std::string const& pgn : {program::judged_pgn_of(record), program::pgn_of(record)}) {
    BOOST_TEST(pgn.find("h8=Q") == std::string::npos, pgn);
    BOOST_TEST(
        pgn.find("1. h8=?: its piece was not named; recorded from there: 1. h8=? Ke7") != std::string::npos,
        pgn);
  }
  auto const named = chess::Move{chess::Square::parse("h7").value(), chess::Square::parse("h8").value(),
                                 chess::MoveKind::promote_knight};
  events.push_back({{}, table::Outcome{table::PromotionNamed{chess::Color::white, 1, named, "h8=N"}}});
  BOOST_TEST(program::judged_pgn_of(program::record_of(events).value()).find("1. h8=N Ke7") !=
             std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
