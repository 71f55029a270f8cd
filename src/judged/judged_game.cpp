// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/judged/judged_game.hpp"

#include "core/chess/played_line.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/reading/pgn_reader.hpp"
#include "core/notation/scoresheet.hpp"
#include "src/record/game_record.hpp"

#include <algorithm>
#include <span>

#include <fmt/format.h>

namespace tactus::program {
namespace {

using notation::PgnResult;

/// The first of them is not legal.
std::string words_about(std::span<chess::ScoredMove const> rest) {
  return notation::write_in_line(rest.first(1)) +
         " is not legal; recorded from there: " + notation::write_in_line(rest);
}

/// How the recorded result and the board disagree; empty: they do not.
std::string words_about_end(GameRecord const& record, chess::GameLine const& line, PgnResult shown) {
  auto const recorded = pgn_result(record.result);
  if (recorded == PgnResult::unfinished) return {};
  if (shown != PgnResult::unfinished && shown != recorded)
    return fmt::format("the board shows {}", text_of(shown));
  bool const is_mate = record.reason == "checkmate" && !line.current().is_checkmate();
  bool const is_stalemate = record.reason == "stalemate" && !line.current().is_stalemate();
  return is_mate || is_stalemate ? fmt::format("recorded as {}, which the board does not show", record.reason)
                                 : std::string{};
}

void add_remark(notation::PgnGame& game, std::string const& words) {
  if (!game.remark.empty() && !words.empty()) game.remark += "; ";
  game.remark += words;
}

/// With the move that was made last and never pressed, where it ended the game by itself.
chess::GameLine with_end(chess::GameLine line, GameRecord const& record, ResultOnBoard result_on_board) {
  auto const regime = record.setup.regime;
  auto const& last = record.made_last;
  if (!last || !line.current().is_legal(*last) || result_on_board(line, regime) != PgnResult::unfinished)
    return line;
  auto ended = line;
  ended.play(*last);
  return result_on_board(ended, regime) == PgnResult::unfinished ? line : ended;
}

}  // namespace

PgnResult result_by_mate_or_stalemate(chess::GameLine const& line, Regime) {
  auto const& position = line.current();
  if (position.is_checkmate())
    return position.turn() == chess::Color::white ? PgnResult::black_wins : PgnResult::white_wins;
  return position.is_stalemate() ? PgnResult::draw : PgnResult::unfinished;
}

std::vector<chess::ScoredMove> judged_moves(GameRecord const& record) {
  auto const played = line_of(record);
  auto moves = chess::scored_as_played(played);
  auto const legal = chess::legal_beginning(played);
  if (legal) std::ranges::copy(chess::scored_legal(legal->start(), legal->moves()), moves.begin());
  return moves;
}

notation::PgnGame judged_pgn_game_of(GameRecord const& record, ResultOnBoard result_on_board) {
  auto game = pgn_game_of(record);
  auto const played = line_of(record);
  auto const legal = chess::legal_beginning(played);
  std::size_t const plies = legal ? legal->plies() : 0;
  game.moves.resize(plies);
  game.clocks.resize(std::min(game.clocks.size(), plies));
  if (!legal) add_remark(game, "no game can go on from the start by the Laws");
  if (plies < played.plies()) {
    auto const all = chess::scored_as_played(played);
    add_remark(game, words_about(std::span{all}.subspan(plies)));
  }
  if (!legal || plies < played.plies()) return game;
  auto const whole = with_end(*legal, record, result_on_board);
  game.moves = whole.moves();
  auto const shown = result_on_board(whole, record.setup.regime);
  add_remark(game, words_about_end(record, whole, shown));
  if (game.result == PgnResult::unfinished && shown != PgnResult::unfinished) {
    game.result = shown;
    add_remark(game, "nobody entered the result");
  }
  return game;
}

std::string judged_pgn_of(GameRecord const& record) {
  return notation::write_judged_pgn(judged_pgn_game_of(record, result_by_mate_or_stalemate));
}

}  // namespace tactus::program
