// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves are left to a player who touched or released pieces (4.2 to 4.7, D.2.2).

#include "core/arbitration/laws/touch_4/touch_moves.hpp"

#include "core/arbitration/laws/cases/offences.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/arbitration/laws/touch_4/move_progress.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Kind;
using chess::Move;
using Rule = TouchDuty::Rule;

struct Reason {
  std::vector<Law> laws;
  Message sentence;
};

Message own_piece_sentence(TouchDuty const& duty) {
  return say("The piece on {square} must move: it is the first touched that can.",
             {{"square", *duty.must_move_from}});
}

Reason reason_for(TouchDuty const& duty) {
  switch (duty.rule) {
    case Rule::none: break;
    case Rule::own_piece: return {{law("4.3.1")}, own_piece_sentence(duty)};
    case Rule::opposing_piece:
      return {{law("4.3.2")},
              say("The piece on {square} must be captured: it is the first touched that can be.",
                  {{"square", *duty.must_capture_on}})};
    case Rule::capture_with:
      return {{law("4.3.3")},
              say("The first opposing piece touched, on {square}, must be captured with the first own piece "
                  "touched, on {own}.",
                  {{"square", *duty.must_capture_on}, {"own", *duty.must_move_from}})};
    case Rule::first_of_both:
      return {{law("4.3.3")},
              say("The one cannot capture the other: the first piece touched that can be moved or captured "
                  "binds.")};
    case Rule::castle:
      return {{law("4.4.1")},
              say("King and rook were touched: he must castle on that side, which is legal.")};
    case Rule::rook_before_king:
      return {{law("FI-5"), law("4.4.2"), law("4.3.1")},
              say("The rook was touched before the king: no castling on that side, and the rook must move.")};
    case Rule::king_must_move:
      return {{law("4.4.3")},
              say("Castling on that side is not legal: the king must make another legal move, castling on "
                  "the other side included.")};
    case Rule::king_cannot_move:
      return {{law("4.4.3"), law("4.5")},
              say("Castling on that side is not legal and the king cannot move: any legal move is free.")};
    case Rule::nothing_can_move:
      return {{law("4.5"), law("4.3.1")},
              say("Nothing that was touched can move or be captured: any legal move is free.")};
  }
  return {{law("4.3")}, say("Nothing was touched in a way that binds: any legal move is free.")};
}

/// Why contacts that happened do not bind (4.2, D.2.2).
Reason reason_for_freedom(Situation const& situation, Turn const& turn) {
  if (turn.board == BoardKind::tactile && (situation.has<event::Feel>() || situation.has<event::Touch>()))
    return {{law("D.2.2"), law("4.3")},
            say("On the tactile board only a piece taken out of its aperture is touched: any legal move is "
                "free.")};
  if (turn.is_adjusting)
    return {{law("4.2.1"), law("FI-8"), law("4.2.2")},
            say("He announced that he adjusts: any legal move is free.")};
  auto const touches = situation.all<event::Touch>();
  bool const is_accident = std::any_of(touches.begin(), touches.end(), [](event::Touch const& touch) {
    return touch.intent == event::TouchIntent::accidental;
  });
  if (is_accident)
    return {{law("4.2.2"), law("4.3"), law("4.3.1")},
            say("The contact was clearly accidental: any legal move is free.")};
  return {{law("4.3")}, say("Nothing was touched in a way that binds: any legal move is free.")};
}

/// What was put down: final when released (4.7), a new piece already when it touches the square (4.4.4).
struct Released {
  std::vector<Move> choices;
  Reason reason;
};

bool is_new_piece(Turn const& turn, PlacedPiece const& piece) {
  if (piece.kind == Kind::pawn || !piece.from) return piece.kind != Kind::pawn && !piece.from;
  return turn.before.at(*piece.from)->kind == Kind::pawn;
}

bool takes_part(Turn const& turn, Move m, PlacedPiece const& piece) {
  if (!puts(turn.before, m, piece)) return false;
  if (!piece.from) return true;
  return m.from() == *piece.from || (m.is_castling() && m.to() == *piece.from);
}

Reason reason_for_released(PlacedPiece const& piece, std::vector<Move> const& choices) {
  if (choices.front().promotion() == piece.kind)
    return {{law("4.4.4"), law("4.6.3"), law("4.7.3")},
            say("The new piece has touched the square of promotion: the choice is final.")};
  if (choices.front().is_castling())
    return {{law("4.7.2"), law("4.4.1")},
            say("The {piece} was released where castling puts it: only this castling is left.",
                {{"piece", piece.kind}})};
  return {{law("4.7"), law("4.3.1")},
          say("The {piece} was released on {square}, which is legal: it stays there.",
              {{"piece", piece.kind}, {"square", piece.square}})};
}

std::optional<Released> released(Turn const& turn, TouchDuty const& duty) {
  std::optional<Released> result;
  for (PlacedPiece const& piece : turn.placed) {
    std::vector<Move> left;
    auto const& from = result ? result->choices : duty.choices;
    std::copy_if(from.begin(), from.end(), std::back_inserter(left),
                 [&](Move m) { return takes_part(turn, m, piece); });
    bool const is_promotion =
        !left.empty() && left.front().promotion() == piece.kind && is_new_piece(turn, piece);
    if (left.empty() || (!piece.is_released && !is_promotion)) continue;
    auto reason = reason_for_released(piece, left);
    result = Released{std::move(left), std::move(reason)};
  }
  return result;
}

/// The king was released two squares away or more, but castling there is not legal (4.7.2).
bool is_illegal_castling(Turn const& turn) {
  return std::any_of(turn.placed.begin(), turn.placed.end(), [&](PlacedPiece const& piece) {
    if (piece.kind != Kind::king || !piece.from || piece.from->rank() != piece.square.rank()) return false;
    auto const step = static_cast<int>(piece.square.file()) - static_cast<int>(piece.from->file());
    return step > 1 || step < -1;
  });
}

void tell(Ruling& ruling, Situation const& situation, Reason const& reason) {
  for (Law const law : reason.laws) cite(ruling, situation.regime, {law});
  ruling.explanation.push_back(reason.sentence);
}

void explain(Ruling& ruling, Situation const& situation, Turn const& turn, TouchDuty const& duty) {
  if (duty.rule == Rule::none) return tell(ruling, situation, reason_for_freedom(situation, turn));
  if (is_illegal_castling(turn))
    tell(ruling, situation,
         {{law("4.7.2")}, say("The king was released as in castling, but castling there is not legal.")});
  tell(ruling, situation, reason_for(duty));
  if (turn.board == BoardKind::tactile) cite(ruling, situation.regime, {law("D.2.2")});
}

bool has_promotion(std::vector<Move> const& moves) {
  return std::any_of(moves.begin(), moves.end(), [](Move m) { return m.is_promotion(); });
}

bool has_en_passant(std::vector<Move> const& moves) {
  return std::any_of(moves.begin(), moves.end(),
                     [](Move m) { return m.kind() == chess::MoveKind::en_passant; });
}

bool is_adjusting_unannounced(Situation const& situation, Turn const& turn) {
  auto const touches = situation.all<event::Touch>();
  return std::any_of(touches.begin(), touches.end(), [&](event::Touch const& touch) {
    bool const is_counted = std::any_of(turn.contacts.begin(), turn.contacts.end(),
                                        [&](Contact const& c) { return c.square == touch.square; });
    return touch.by == turn.player() && touch.intent == event::TouchIntent::adjust && is_counted;
  });
}

void mention_special_moves(Ruling& ruling, Situation const& situation, TouchDuty const& duty) {
  if (duty.must_move_from && has_promotion(duty.choices)) {
    cite(ruling, situation.regime, {law("4.4.4")});
    ruling.explanation.push_back(
        say("The choice of the new piece is open until one has touched the square of promotion."));
  }
  if (duty.must_capture_on && has_en_passant(duty.choices)) cite(ruling, situation.regime, {law("3.7.3.1")});
}

/// The turn that is asked about: the newest in which somebody did something.
Turn const& turn_asked_about(std::vector<Turn> const& turns) {
  for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn)
    if (turn->has_begun()) return *turn;
  return turns.back();
}

RulingOrFault decide_choices(Situation const& situation) {
  auto const turns = turns_of(situation);
  if (!turns) return tl::unexpected(turns.error());
  return rule_on_choices(situation, turn_asked_about(*turns));
}

}  // namespace

RulingOrFault rule_on_choices(Situation const& situation, Turn const& turn) {
  auto const duty = touch_duty(turn.before, turn.contacts);
  if (duty.choices.empty())
    return wrong("position", say("Please give a position in which a move can be made: the game is over."));
  auto final_choice = released(turn, duty);
  bool const is_free = duty.is_free() && !final_choice;
  Ruling ruling =
      ruled(is_free ? Outcome::free_choice : Outcome::move_must_be_made, situation.regime, {}, {});
  if (final_choice) {
    tell(ruling, situation, final_choice->reason);
    ruling.choices = played(turn.before, final_choice->choices);
  } else {
    explain(ruling, situation, turn, duty);
    mention_special_moves(ruling, situation, duty);
    if (is_adjusting_unannounced(situation, turn)) {
      cite(ruling, situation.regime, {law("4.2.2"), law("4.2.1")});
      ruling.explanation.push_back(say("He did not say first that he adjusts: the contact counts."));
    }
    ruling.choices = played(turn.before, duty.choices);
  }
  // What replaces an illegal move is bound by 4.3 and 4.7, too.
  if (!offences_in(situation).empty()) cite(ruling, situation.regime, {law("7.5.1")});
  if (duty.must_move_from) ruling.must_move_from = {*duty.must_move_from};
  if (duty.must_capture_on) ruling.must_capture_on = {*duty.must_capture_on};
  ruling.castling_forbidden = duty.castling_forbidden;
  if (!turn.placed.empty()) ruling.is_made = progress_of(turn).is_made();
  return ruling;
}

Matter const touch_choices{{Ask::must_move}, decide_choices};

}  // namespace tactus::arbitration::laws
