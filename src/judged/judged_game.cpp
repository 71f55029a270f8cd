// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/judged/judged_game.hpp"

#include "core/chess/played_line.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/reading/pgn_reader.hpp"
#include "core/message/written.hpp"
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

void add_remark(notation::PgnGame& game, std::string const& words) {
  if (!game.remark.empty() && !words.empty()) game.remark += "; ";
  game.remark += words;
}

}  // namespace

PgnResult result_by_mate_or_stalemate(chess::GameLine const& line, Regime) {
  auto const& position = line.current();
  if (position.is_checkmate())
    return position.turn() == chess::Color::white ? PgnResult::black_wins : PgnResult::white_wins;
  return position.is_stalemate() ? PgnResult::draw : PgnResult::unfinished;
}

chess::GameLine with_end(chess::GameLine line, std::optional<chess::Move> made_last, Regime regime,
                         ResultOnBoard result_on_board) {
  if (!made_last || !line.current().is_legal(*made_last) ||
      result_on_board(line, regime) != PgnResult::unfinished)
    return line;
  auto ended = line;
  ended.play(*made_last);
  return result_on_board(ended, regime) == PgnResult::unfinished ? line : ended;
}

std::optional<Message> words_about_end(table::GameResult result, std::string_view reason,
                                       chess::GameLine const& line, PgnResult shown) {
  auto const recorded = pgn_result(result);
  if (recorded == PgnResult::unfinished) return std::nullopt;
  if (shown != PgnResult::unfinished && shown != recorded)
    return say("the board shows {result}", {{"result", std::string{text_of(shown)}}});
  if (reason == "checkmate" && !line.current().is_checkmate())
    return say("recorded as checkmate, which the board does not show");
  if (reason == "stalemate" && !line.current().is_stalemate())
    return say("recorded as stalemate, which the board does not show");
  return std::nullopt;
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
  if (record.piece_unknown && plies >= *record.piece_unknown)
    return game;  // nothing can be judged from there
  game.moves.resize(plies);
  game.clocks.resize(std::min(game.clocks.size(), plies));
  if (!legal) add_remark(game, "no game can go on from the start by the Laws");
  if (plies < played.plies()) {
    auto const all = chess::scored_as_played(played);
    add_remark(game, words_about(std::span{all}.subspan(plies)));
  }
  if (!legal || plies < played.plies()) return game;
  auto const whole = with_end(*legal, record.made_last, record.setup.regime, result_on_board);
  game.moves = whole.moves();
  auto const shown = result_on_board(whole, record.setup.regime);
  if (auto const words = words_about_end(record.end.result, record.end.reason, whole, shown))
    add_remark(game, written(*words));
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
