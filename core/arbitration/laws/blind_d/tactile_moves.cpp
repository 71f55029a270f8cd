// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a move is touched and made: on a tactile board by D.2.2 to D.2.4, for the sighted player by 4.7
// (D.2.5).

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/arbitration/laws/touch_4/move_progress.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

/// D.2.4: pressing before the move is made is not silently repaired.
Outcome outcome_of(Situation const& situation, MoveProgress const& progress) {
  if (situation.ask == Ask::permission) return permission(progress.is_made());
  if (situation.ask == Ask::ruling)
    return progress.is_made() ? Outcome::move_stands : Outcome::arbiter_decides;
  return Outcome::computed;
}

bool lacks(MoveProgress const& progress, Lacking what) {
  return std::find(progress.lacking.begin(), progress.lacking.end(), what) != progress.lacking.end();
}

/// Of the newest player who did something: stating a move as made ends his turn.
Turn const& turn_asked_about(std::vector<Turn> const& turns) {
  for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn)
    if (turn->has_begun() || turn->made) return *turn;
  return turns.back();
}

Law law_of(Lacking what) {
  switch (what) {
    case Lacking::remove_captured: return law("D.2.3.1");
    case Lacking::place: return law("D.2.3.2");
    case Lacking::announce: break;
  }
  return law("D.2.3.3");
}

void cite_for_tactile_board(Ruling& ruling, Regime regime, MoveProgress const& progress) {
  if (!progress.is_touched) cite(ruling, regime, {law("D.2.2")});
  if (progress.lacks_promotion_piece) cite(ruling, regime, {law("D.2.1")});
  if (progress.lacking.size() == 1) cite(ruling, regime, {law_of(progress.lacking.front())});
  cite(ruling, regime, {law("D.2.3")});
  if (number_in(law("D.2.4"), regime.rules) != number_in(law("D.2.3"), regime.rules))
    cite(ruling, regime, {law("D.2.4")});
  if (progress.is_touched) cite(ruling, regime, {law("D.2.2")});
}

/// Kings have moved, a piece has been taken, a pawn has become one: each is made in its own way.
Law law_of_making(Turn const& turn) {
  auto const& placed = turn.placed.back();
  bool const is_promoted =
      placed.kind != chess::Kind::pawn && std::ranges::any_of(turn.emptied, [&](auto from) {
        auto const left = turn.before.at(from);
        return left && left->kind == chess::Kind::pawn && left->color == turn.player();
      });
  bool const is_castling = turn.placed.size() > 1;
  if (is_promoted) return law("4.7.3");
  if (is_castling) return law("4.7.2");
  return turn.before.at(placed.square) ? law("4.7.1") : law("4.7");
}

void cite_for_ordinary_board(Ruling& ruling, Situation const& situation, MoveProgress const& progress,
                             Turn const& turn) {
  Regime const regime = situation.regime;
  bool const is_between_sighted =
      !situation.has<fact::Board>() && std::ranges::none_of(chess::both_colors, [&](chess::Color each) {
        return is_visually_disabled(situation, each);
      });
  if (!is_between_sighted) cite(ruling, regime, {law("D.2.5")});
  if (turn.placed.empty() && !turn.made) return cite(ruling, regime, {law("4.3.1"), law("4.3")});
  if (!turn.placed.empty()) cite(ruling, regime, {law_of_making(turn)});
  cite(ruling, regime, {law("4.7")});
  if (lacks(progress, Lacking::remove_captured)) cite(ruling, regime, {law("4.7.1")});
}

void explain_status(Ruling& ruling, MoveProgress const& progress, bool is_tactile) {
  auto const tell = [&](Message sentence) { ruling.explanation.push_back(std::move(sentence)); };
  if (!progress.is_touched)
    tell(is_tactile ? say("Not touched: no piece was taken out of its aperture.")
                    : say("Not touched: no contact counts."));
  if (progress.is_made()) return tell(say("Made: nothing is missing. The clock may be pressed."));
  if (progress.is_touched) tell(say("Touched, but not made."));
  if (progress.illegal)
    tell(say("No legal move puts the {piece} on {square}.",
             {{"piece", progress.illegal->kind}, {"square", progress.illegal->square}}));
  if (lacks(progress, Lacking::place)) tell(say("Missing: the piece is not on its new square."));
  if (lacks(progress, Lacking::remove_captured))
    tell(say("Missing: the captured piece is still on the board."));
  if (lacks(progress, Lacking::announce))
    tell(progress.lacks_promotion_piece ? say("Missing: the new piece of the promotion was not announced.")
                                        : say("Missing: the move is not announced."));
}

RulingOrFault decide_status(Situation const& situation) {
  auto const turns = turns_of(situation);
  if (!turns) return tl::unexpected(turns.error());
  Turn const& turn = turn_asked_about(*turns);
  bool const is_tactile = turn.board == BoardKind::tactile;
  auto const progress = progress_of(turn);
  Ruling ruling = ruled(outcome_of(situation, progress), situation.regime, {}, {});
  ruling.is_touched = progress.is_touched;
  ruling.is_made = progress.is_made();
  ruling.may_press_clock = progress.is_made();
  if (progress.illegal) cite(ruling, situation.regime, {law("4.7")});
  ruling.lacking = progress.lacking;
  ruling.is_announcement_complete = progress.is_announcement_complete;
  if (progress.announced) ruling.announced = PlayedMove{turn.before, *progress.announced};
  if (progress.lacks_promotion_piece)
    ruling.next_steps = {{NextAction::announce_promotion_piece, turn.player(), 0}};
  is_tactile ? cite_for_tactile_board(ruling, situation.regime, progress)
             : cite_for_ordinary_board(ruling, situation, progress, turn);
  explain_status(ruling, progress, is_tactile);
  if (progress.differs_from_board)
    ruling.notices.push_back(say("Announcement and board show different moves."));
  if (turn.is_clock_pressed && !progress.is_made())
    ruling.notices.push_back(say("The clock was pressed before the move was made."));
  return ruling;
}

}  // namespace

Matter const tactile_moves{{Ask::permission, Ask::ruling}, decide_status};
Matter const move_states{{Ask::move_status}, decide_status};

}  // namespace tactus::arbitration::laws
