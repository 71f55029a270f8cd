// SPDX-License-Identifier: GPL-3.0-or-later
// One old ply was written or typed wrong, and all that was played after it is right: the arbiter has it
// replaced, and needs no move typed again. Nothing here asks whether a move is legal.

#include "core/notation/move_text.hpp"
#include "core/table/fold/fold.hpp"

namespace tactus::table {
namespace {

void play_again(Fold& f, CompletedPly const& ply, bool is_piece_unknown) {
  auto& facts = f.facts();
  Color const by = facts.mover();
  facts.line.play(ply.move, is_piece_unknown);
  auto const plies = facts.line.plies();
  facts.completed.push_back(ply);
  f.record(MoveCompleted{by, static_cast<unsigned>(plies), ply.move,
                         notation::write_san(chess::describe(facts.line, plies)), ply.reading, ply.is_found});
}

}  // namespace

void replace(Fold& f, std::size_t plies, chess::Move instead) {
  auto& facts = f.facts();
  auto const before = facts.line;
  std::vector<CompletedPly> again(facts.completed.begin() + static_cast<std::ptrdiff_t>(plies),
                                  facts.completed.end());
  again.front().move = instead;
  again.front().is_found = false;            // somebody has named it
  auto const assistants = facts.assistants;  // what they have done is done
  auto unnamed = facts.unnamed;
  take_back_to(f, plies);
  for (std::size_t i = 0; i < again.size(); ++i)
    play_again(f, again[i], i > 0 && before.is_piece_unknown(plies + i + 1));
  facts.assistants = assistants;
  std::erase_if(unnamed, [plies](PromotionQuestion const& each) { return each.ply == plies + 1; });
  facts.unnamed = std::move(unnamed);
}

void absorb(Fold& f, ReplaceProposed const& in) {
  auto const& facts = f.facts();
  if (!facts.is_playing() || in.ply == 0 || in.ply > facts.line.plies()) return;
  std::size_t const plies = in.ply - 1;
  auto const understood = notation::understand(facts.line.diagram_at(plies), in.stated);
  auto const* const move = std::get_if<chess::Move>(&understood);
  if (move == nullptr) {
    bool const is_none = std::holds_alternative<notation::NotUnderstood>(understood);
    return tell(f, in.by,
                MoveRefused{is_none ? MoveRefusal::not_a_move : MoveRefusal::several_moves, in.text});
  }
  if (*move == facts.line.moves()[plies]) return tell(f, in.by, NothingToCorrect{});
  if (auto line = facts.line; !line.replace(in.ply, *move)) return;  // an edited file
  propose(f, Restoration{.plies = plies, .replaced = *move});
}

}  // namespace tactus::table
