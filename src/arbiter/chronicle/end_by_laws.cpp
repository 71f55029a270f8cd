// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/chronicle/end_by_laws.hpp"

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/book/law.hpp"
#include "core/arbitration/judged_line.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "src/judged/judged_game.hpp"
#include "src/record/happenings.hpp"

#include <string>
#include <utility>

namespace tactus::program {

using arbitration::laws::law;
using chess::Color;
using notation::PgnResult;
using table::GameResult;

PgnResult result_by_the_laws(chess::GameLine const& line, Regime regime) {
  auto const end = arbitration::laws::end_on_board(line, regime);
  if (!end) return PgnResult::unfinished;
  if (end->kind != arbitration::laws::EndKind::mate) return PgnResult::draw;
  return end->mated == Color::white ? PgnResult::black_wins : PgnResult::white_wins;
}

namespace {

/// 5.2.3, by the edition that is played.
bool is_agreed_too_early(record::RecordedEnd const& end, chess::PlayedLine const& line, Regime regime) {
  // Black is the last to make his first move.
  unsigned const by_black = line.number_at(line.plies()) - 1;
  return end.result == GameResult::draw && end.reason == "agreed" &&
         by_black < arbitration::laws::rules_of(regime).moves_before_agreement;
}

std::optional<Color> winner_of(GameResult result) {
  if (result == GameResult::white_wins) return Color::white;
  return result == GameResult::black_wins ? std::optional(Color::black) : std::nullopt;
}

bool is_resigned(record::RecordedEnd const& end) { return end.reason == "resigned"; }

/// By which the game is drawn, though somebody resigned or his flag fell. Nothing: it is not, it is not found
/// out, or the Finnish sets ask for other material, and the arbiter about it.
std::optional<arbitration::laws::Law> law_of_draw(record::RecordedEnd const& end,
                                                  chess::PlayedLine const& line, Regime regime) {
  auto const winner = winner_of(end.result);
  bool const is_out_of_time = end.reason == "entered" && winner && end.flag_fallen == opposite(*winner);
  if (!winner || is_finnish_blitz(regime.rules) || !(is_resigned(end) || is_out_of_time)) return std::nullopt;
  auto const setup = chess::setup_of(line);
  if (arbitration::laws::possible_mate(setup, *winner) != false) return std::nullopt;
  if (is_out_of_time) return law("6.9");
  if (arbitration::laws::rules_of(regime).resigner_draws_if_no_mate) return law("5.1.2");
  return arbitration::laws::is_dead(setup) == true ? std::optional(law("5.2.2")) : std::nullopt;
}

/// Of a game that had ended on the board before somebody resigned.
GameResult result_of(PgnResult shown) {
  if (shown == PgnResult::draw) return GameResult::draw;
  return shown == PgnResult::white_wins ? GameResult::white_wins : GameResult::black_wins;
}

}  // namespace

JudgedEnd judged_end(record::RecordedEnd const& end, chess::PlayedLine const& line,
                     std::optional<chess::Move> made, Regime regime) {
  JudgedEnd judged{end.result, {}};
  if (is_agreed_too_early(end, line, regime))
    judged.faults.push_back(say("a draw agreed before both players had made a move (5.2.3)"));
  auto const legal = arbitration::JudgedLine{line}.line();
  if (!legal) return judged;
  bool const stands = end.is_by_arbiter || (end.is_signed && !is_resigned(end));
  auto const shown = result_by_the_laws(with_end(*legal, made, regime, result_by_the_laws), regime);
  if (is_resigned(end) && shown != PgnResult::unfinished) {
    if (!stands) judged.result = result_of(shown);
    return judged;
  }
  auto const drawn_by = law_of_draw(end, line, regime);
  if (!drawn_by) return judged;
  if (!stands) judged.result = GameResult::draw;
  std::vector<Argument> arguments{
      {"player", *winner_of(end.result)},
      {"article", std::string{number_in(*drawn_by, regime.rules).value_or(drawn_by->numbers().key)}}};
  if (stands) arguments.push_back({"result", std::string{record::text_of(end.result)}});
  judged.faults.push_back(
      stands ? say("{result} stands as confirmed (8.7), though {player} cannot mate by any legal moves "
                   "({article})",
                   std::move(arguments))
             : say("drawn: {player} cannot mate by any legal moves ({article})", std::move(arguments)));
  return judged;
}

JudgedEnd judged_end(GameRecord const& record) {
  return judged_end(record.end, line_of(record), record.made_last, record.setup.regime);
}

}  // namespace tactus::program
