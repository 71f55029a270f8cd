// SPDX-License-Identifier: GPL-3.0-or-later
// An illegal move that is found when play has gone on (7.5.1; A.5.2).

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/touch_4/touched_pieces.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/legal/setup_faults.hpp"
#include "core/notation/move_text.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::GameLine;

/// As far as the moves before the illegal one are known.
tl::expected<GameLine, FactFault> line_before(fact::Moves const& moves, unsigned ply) {
  auto const start = chess::Position::from(moves.from, chess::unreachable_but_playable);
  if (!start) return wrong("moves.from", say("Please give a position from which moves can be played."));
  GameLine line{*start};
  for (std::size_t i = 0; i + 1 < ply && i < moves.uci.size(); ++i) {
    auto const move = stated_move(line.current(), moves.uci[i], "moves.uci");
    if (!move) return tl::unexpected(move.error());
    line.play(*move);
  }
  return line;
}

std::optional<std::string> uci_at(fact::Moves const& moves, unsigned ply) {
  if (ply > moves.uci.size()) return std::nullopt;
  return moves.uci[ply - 1];
}

Color mover_of(chess::Setup const& start, unsigned ply) {
  return ply % 2 == 1 ? start.turn : opposite(start.turn);
}

std::optional<FactFault> fault_in(fact::IllegalMoveInHistory const& found, fact::Moves const& moves,
                                  GameLine const& before) {
  if (found.by && *found.by != mover_of(moves.from, found.ply))
    return contradictory("illegal-move-in-history.by",
                         say("Please say whose move ply {ply} is.", {{"ply", found.ply}}))
        .value();
  if (found.found_at_ply && *found.found_at_ply < found.ply)
    return contradictory("illegal-move-in-history.found_at_ply",
                         say("Please give a ply that is not before the illegal move."))
        .value();
  auto const uci = uci_at(moves, found.ply);
  if (!uci || before.plies() + 1 != found.ply) return std::nullopt;
  if (std::holds_alternative<chess::Move>(notation::read_uci(before.current(), *uci)))
    return contradictory("illegal-move-in-history.ply",
                         say("Please give an illegal move: {move} is legal here.", {{"move", *uci}}))
        .value();
  return std::nullopt;
}

void restore(Ruling& ruling, fact::IllegalMoveInHistory const& found, fact::Moves const& moves,
             GameLine const& line) {
  ruling.restore_ply = static_cast<unsigned>(line.plies());
  ruling.restore = line.plies() == 0 ? moves.from : setup_after(line.start(), line.moves());
  ruling.are_clocks_left_to_arbiter = true;
  if (line.plies() + 1 < found.ply) {
    ruling.explanation.insert(
        ruling.explanation.begin(),
        say("The last position that is known is put back: after ply {ply}.", {{"ply", *ruling.restore_ply}}));
    return;
  }
  ruling.explanation.insert(ruling.explanation.begin(),
                            say("The position before the illegal move is put back: after ply {ply}.",
                                {{"ply", *ruling.restore_ply}}));
  if (auto const uci = uci_at(moves, found.ply)) {
    ruling.choices = played(line.current(), moves_replacing(line.current(), *uci));
  }
}

Offence offence_of(fact::IllegalMoveInHistory const& found, fact::Moves const& moves) {
  Offence offence;
  offence.by = mover_of(moves.from, found.ply);
  offence.uci = uci_at(moves, found.ply);
  return offence;
}

RulingOrFault judged(Situation const& situation, fact::IllegalMoveInHistory const& found,
                     fact::Moves const& moves) {
  Regime const regime = situation.regime;
  auto const line = line_before(moves, found.ply);
  if (!line) return tl::unexpected(line.error());
  if (auto fault = fault_in(found, moves, *line)) return tl::unexpected(*std::move(fault));
  Offence const offence = offence_of(found, moves);
  bool const has_opponent_moved =
      found.found_at_ply ? *found.found_at_ply > found.ply : moves.uci.size() > found.ply;
  if (has_basic_rules(regime)) {
    if (situation.has<event::PlayersAgreeToCorrect>() && situation.ask == Ask::permission)
      return ruled(Outcome::allowed, regime, {law("A.5.2")},
                   {say("Allowed: both players agree, and the arbiter stays out of it.")});
    if (has_opponent_moved) return illegal_move_stands(regime);
  }
  if (needs_supervision(offence, regime)) return missing_supervision();
  if (is_finnish_blitz(regime.rules)) return finnish_ruling(situation, offence);
  auto const count = count_of(situation, offence);
  if (!count) return tl::unexpected(count.error());
  chess::Setup const before = line->plies() == 0 ? moves.from : setup_after(line->start(), line->moves());
  Ruling ruling = penalty_for(situation, offence, *count, before);
  if (ruling.outcome == Outcome::time_added) {
    ruling.outcome = Outcome::restore_position;
    restore(ruling, found, moves, *line);
  }
  return ruling;
}

}  // namespace

RulingOrFault rule_on_old_illegal_move(Situation const& situation) {
  auto const* found = situation.find<fact::IllegalMoveInHistory>();
  auto const* moves = situation.find<fact::Moves>();
  if (!moves) return missing("moves", say("Please give the moves of the game, up to the illegal one."));
  if (found->ply == 0) return wrong("illegal-move-in-history.ply", say("Please give a ply, at least 1."));
  auto ruling = judged(situation, *found, *moves);
  if (ruling && situation.ask == Ask::permission) return as_permission(*std::move(ruling));
  return ruling;
}

}  // namespace tactus::arbitration::laws
