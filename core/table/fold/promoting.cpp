// SPDX-License-Identifier: GPL-3.0-or-later
// Which piece a pawn became, where no board tells it: asked in the mover's own ear, by the form of what
// stands there alone, until he names it (D.2.1).

#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"

#include <algorithm>

namespace tactus::table {

using chess::Move;

namespace {

/// Behind the press, before the opponent hears the move without its piece.
constexpr Millis to_name{2'500};

/// A pawn on the last rank of a board that does not tell what it became: one move for each piece.
bool is_one_promotion(std::vector<Move> const& moves) {
  return moves.size() > 1 && std::all_of(moves.begin(), moves.end(), [&](Move m) {
           return m.is_promotion() && m.from() == moves.front().from() && m.to() == moves.front().to();
         });
}

/// Opens the question once his board has rested, and closes it where it shows something else.
void look_for_promotion(TableFacts& facts) {
  auto& question = facts.turn.promotion;
  Color const mover = facts.mover();
  if (!facts.is_read(mover)) return question.reset();
  if (!is_settled(facts, mover)) return;
  auto fits = fits_of_own_board(facts);
  if (!is_one_promotion(fits)) return question.reset();
  if (question)
    question->moves = std::move(fits);
  else if (has_copy_settled(facts, mover) || (facts.turn.press && is_settled_since_asked(facts, mover)))
    question = PromotionQuestion{mover, facts.line.plies() + 1, std::move(fits)};
}

bool is_due(TableFacts const& facts) {
  auto const& question = *facts.turn.promotion;
  bool const is_new_press = facts.turn.press && !question.is_asked_at_press;
  auto const next = promotion_due(facts);
  return !question.asked_at || is_new_press || (next && facts.now >= *next);
}

}  // namespace

std::optional<Instant> promotion_due(TableFacts const& facts) {
  auto const& question = facts.turn.promotion;
  if (!question || !question->asked_at || facts.turn.shown) return std::nullopt;
  auto const& press = facts.turn.press;
  if (press && facts.now < press->at + to_name) return press->at + to_name;
  return question->is_left ? std::nullopt : std::optional(*question->asked_at + between_promotion_questions);
}

void ask_for_promotion(Fold& f) {
  auto& facts = f.facts();
  look_for_promotion(facts);
  auto& question = facts.turn.promotion;
  if (!question || facts.turn.shown || !is_settled(facts, facts.mover()) || !is_due(facts)) return;
  question->asked_at = f.now();
  question->is_asked_at_press = facts.turn.press.has_value();
  question->is_left = false;
  tell(f, facts.mover(), PromotionAsked{});
}

std::optional<Move> promotion_pressed(TableFacts const& facts) {
  if (!facts.turn.press || facts.turn.shown || !facts.is_read(facts.mover())) return std::nullopt;
  auto const fits = fits_of_own_board(facts);
  if (!is_one_promotion(fits)) return std::nullopt;
  auto const queen =
      std::find_if(fits.begin(), fits.end(), [](Move m) { return m.promotion() == chess::Kind::queen; });
  return queen == fits.end() ? std::nullopt : std::optional(*queen);
}

std::optional<Move> unnamed_queen(TableFacts const& facts) {
  auto const queen = promotion_pressed(facts);
  if (!queen) return std::nullopt;
  Color const mover = facts.mover(), other = opposite(mover);
  bool const is_replied =
      facts.is_read(other) && is_settled(facts, other) &&
      !sensing::moves_shown(facts.board(other)->sense, facts.line.current().after(*queen)).empty();
  bool const is_late = is_settled(facts, mover) && facts.now >= facts.turn.press->at + to_name;
  return facts.turn.opponents_press || is_replied || is_late ? queen : std::nullopt;
}

void complete_unnamed(Fold& f, Move queen) {
  auto& facts = f.facts();
  auto const ply = static_cast<unsigned>(facts.line.plies() + 1);
  f.record(
      Irregularity{IrregularityKind::promotion_not_named, facts.mover(), ply, chess::SquareSet{queen.to()}});
  facts.turn.is_piece_unknown = true;
  complete(f, queen);
}

namespace {

/// His move is completed already.
void answer_unnamed(Fold& f, PromotionAnswered const& in) {
  if (f.facts().unnamed_of(in.by) == nullptr) return;
  if (in.is_left)
    leave_unnamed(f.facts(), in.by);
  else if (!in.piece)
    tell(f, in.by, PromotionAsked{}, true);
  else
    name_promotion(f, in.by, *in.piece);
}

}  // namespace

void absorb(Fold& f, PromotionAnswered const& in) {
  auto& facts = f.facts();
  auto& question = facts.turn.promotion;
  if (!facts.is_playing()) return;
  if (in.by != facts.mover() || !question) return answer_unnamed(f, in);
  if (in.is_left) {
    question->is_left = true;
    return;
  }
  if (!in.piece) return tell(f, in.by, PromotionAsked{}, true);
  auto const move = std::find_if(question->moves.begin(), question->moves.end(),
                                 [&](Move m) { return m.promotion() == *in.piece; });
  if (move == question->moves.end()) return;
  enter_move(f, {in.by, notation::pattern_of(*move), {}});
  tell(f, in.by, PromotionTold{*in.piece});
}

}  // namespace tactus::table
