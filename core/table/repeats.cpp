// SPDX-License-Identifier: GPL-3.0-or-later
// The opponent says the announced move back (D.2.1). Said wrong, he hears again what was announced, verbatim;
// that he misheard is for the arbiter, should the boards differ later.
#include "core/table/fold.hpp"

namespace tactus::table {
namespace {

/// Announced and not completed: by Tactus at his key, or typed by whoever announces.
std::optional<chess::Move> move_in_the_air(TableFacts const& facts) {
  auto const& turn = facts.turn;
  if (turn.said) return turn.said;
  return turn.entered && turn.entered->move ? turn.entered->move : turn.shown;
}

struct Announced {
  unsigned ply;
  chess::Move move;
};

std::optional<Announced> announced_to(TableFacts const& facts, Color to) {
  auto const plies = static_cast<unsigned>(facts.line.plies());
  if (facts.mover() != to) {
    if (auto const move = move_in_the_air(facts)) return Announced{plies + 1, *move};
    return std::nullopt;
  }
  if (plies == 0) return std::nullopt;
  return Announced{plies, facts.line.moves().back()};
}

}  // namespace

std::optional<unsigned> ply_announced_to(TableFacts const& facts, Color to) {
  auto const announced = announced_to(facts, to);
  return announced ? std::optional(announced->ply) : std::nullopt;
}

void absorb(Fold& f, MoveRepeated const& in) {
  if (!f.facts().is_playing() || !in.stated) return;
  auto const announced = announced_to(f.facts(), in.by);
  if (!announced) return tell(f, in.by, NothingToRepeat{});
  auto const& before = f.facts().line.diagram_at(announced->ply - 1);
  if (notation::states(*in.stated, before, announced->move)) return;
  auto const squares = chess::SquareSet(announced->move.from()) | announced->move.to();
  f.record(Irregularity{IrregularityKind::repeated_another_move, in.by, announced->ply, squares});
  say_move(f, announced->ply, announced->move, audience_of(in.by), true);
}

}  // namespace tactus::table
