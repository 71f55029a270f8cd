// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/ends_5_9/game_end.hpp"

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/legal/position.hpp"
#include "core/rules/regime.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::GameLine;
using chess::Position;

/// 2014: the position comes back after two moves by each, every time.
bool is_fivefold_by_alternate_moves(GameLine const& line, std::size_t ply) {
  constexpr std::size_t there_and_back = 4;
  auto const key = line.position_at(ply).key();
  for (unsigned earlier = 1; earlier < fivefold; ++earlier) {
    std::size_t const back = earlier * there_and_back;
    if (back > ply || line.position_at(ply - back).key() != key) return false;
  }
  return true;
}

bool is_fivefold(GameLine const& line, std::size_t ply, unsigned occurrences, Regime regime) {
  if (occurrences < fivefold) return false;
  return !rules_of(regime).fivefold_by_alternate_moves || is_fivefold_by_alternate_moves(line, ply);
}

std::optional<GameEnd> end_at(GameLine const& line, std::size_t ply, Regime regime) {
  Position const& position = line.position_at(ply);
  unsigned const occurrences = occurrences_at(line, ply);
  bool const is_after_75_moves = position.halfmove_clock() >= plies_of_seventy_five_moves;
  auto const by = [&](EndKind kind) {
    return GameEnd{kind, position.turn(), occurrences, is_after_75_moves};
  };
  if (position.is_checkmate()) return by(EndKind::mate);
  if (position.is_stalemate()) return by(EndKind::stalemate);
  if (is_fivefold(line, ply, occurrences, regime)) return by(EndKind::fivefold);
  if (is_after_75_moves) return by(EndKind::seventy_five);
  return std::nullopt;
}

Ruling drawn(Regime regime, std::initializer_list<Law> laws, std::vector<Message> because) {
  Ruling ruling = ruled(Outcome::draw, regime, laws, std::move(because));
  ruling.result = Score::draw;
  return ruling;
}

}  // namespace

tl::expected<GameLine, FactFault> stated_line(Situation const& situation) { return line_until(situation, 0); }

tl::expected<GameLine, FactFault> line_until(Situation const& situation, std::size_t until) {
  auto const game = stated_game(situation);
  if (!game) return tl::unexpected(game.error());
  GameLine line{game->start};
  for (chess::Move const m : game->moves) line.play(m);
  for (std::size_t i = 0; i < until && i < situation.items.size(); ++i) {
    auto const* made = situation.items[i].as<event::MakeMove>();
    if (!made || !made->uci || made->is_illegal) continue;
    auto const move = stated_move(line.current(), *made->uci, "make-move.uci");
    if (!move) return tl::unexpected(move.error());
    line.play(*move);
  }
  return line;
}

unsigned occurrences_at(GameLine const& line, std::size_t ply) {
  auto const key = line.position_at(ply).key();
  unsigned count = 0;
  for (std::size_t i = 0; i <= ply; ++i)
    if (line.position_at(i).key() == key) ++count;
  return count;
}

std::optional<GameEnd> end_at_sight(GameLine const& line, Regime regime) {
  for (std::size_t ply = 0; ply <= line.plies(); ++ply)
    if (auto const end = end_at(line, ply, regime)) return end;
  return std::nullopt;
}

std::optional<GameEnd> end_on_board(GameLine const& line, Regime regime) {
  return end_at(line, line.plies(), regime);
}

std::optional<GameEnd> end_by_last_move(GameLine const& line, Regime regime) {
  auto const end = end_on_board(line, regime);
  for (std::size_t ply = 0; end && ply < line.plies(); ++ply)
    if (auto const before = end_at(line, ply, regime); before && before->kind == end->kind)
      return std::nullopt;
  return end;
}

std::optional<GameEnd> end_of(GameLine const& line, Regime regime) {
  if (auto const end = end_at_sight(line, regime)) return end;
  if (is_dead(line.current().setup()) == true)
    return GameEnd{EndKind::dead_position, line.current().turn(), line.occurrences(), false};
  return std::nullopt;
}

Ruling ruling_of(GameEnd const& end, Regime regime) {
  switch (end.kind) {
    case EndKind::mate: {
      Ruling ruling = lost_by(end.mated, regime, {law("5.1.1"), law("6.2.1.1")},
                              {say("Checkmate: {player} has lost.", {{"player", end.mated}}),
                               say("Mate ends the game at once, whatever comes later.")});
      if (end.is_after_75_moves) {
        cite(ruling, regime, {law("9.6.2")});
        ruling.explanation.push_back(say("It takes precedence over the 75 moves."));
      }
      return ruling;
    }
    case EndKind::stalemate:
      return drawn(regime, {law("5.2.1")},
                   {say("Stalemate: the game is drawn."),
                    say("{player} has no legal move and is not in check.", {{"player", end.mated}})});
    case EndKind::dead_position: {
      Ruling ruling = drawn(regime, {law("5.2.2"), law("2014 9.7"), law("FI-10a")},
                            {say("Dead position: the game is drawn."),
                             say("Neither player can mate by any series of legal moves.")});
      ruling.can_mate = {false, false};
      ruling.is_ended_by_dead_position = true;
      return ruling;
    }
    case EndKind::fivefold: {
      Ruling ruling = drawn(regime, {law("FI-10a"), law("9.6.1")},
                            {say("Drawn without a claim: the position has occurred {count} times.",
                                 {{"count", end.occurrences}})});
      ruling.repetition_count = end.occurrences;
      return ruling;
    }
    case EndKind::seventy_five: break;
  }
  return drawn(
      regime, {law("9.6.2"), law("FI-10a")},
      {say("Drawn without a claim: each player has made 75 moves without a capture or a pawn move.")});
}

}  // namespace tactus::arbitration::laws
