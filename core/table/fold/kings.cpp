// SPDX-License-Identifier: GPL-3.0-or-later
// Before the game each player in his turn lifts his king and puts it back: that shows who sits at which
// board, how it stands and whether it is read. Nothing is judged: places alone tell.

#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"

namespace tactus::table {

using chess::Placement;
using chess::Square;
using chess::SquareSet;

namespace {

/// The only square that was emptied and filled again, on a board that rests.
std::optional<Square> put_back_on(TableFacts const& facts, Color seat) {
  if (!facts.is_read(seat) || !is_settled(facts, seat)) return std::nullopt;
  auto lifts = facts.board(seat)->sense.touched(facts.now);
  std::erase_if(lifts, [](sensing::Lift const& each) { return each.away_since.has_value(); });
  return lifts.size() == 1 ? std::optional(lifts.front().square) : std::nullopt;
}

/// Empty: there is none in this position.
SquareSet home_of_king(TableFacts const& facts, Color c) {
  return facts.line.current().pieces(chess::Piece{c, chess::Kind::king});
}

void go_on_after(Fold& f, Color c);

/// What was lifted so far was for nothing.
void ask_for_king(Fold& f, Color c) {
  auto& facts = f.facts();
  for (auto& board : facts.boards)
    if (board) board->sense.agree_on(Placement(board->sense.agreed()), f.now());
  if (!facts.is_read(c)) return go_on_after(f, c);
  facts.king_asked = c;
  f.say({.to = Audience::table, .content = KingAsked{c}});
}

/// When both were asked, what stands wrong is told (7.2.1).
void go_on_after(Fold& f, Color c) {
  if (c == Color::white) return ask_for_king(f, Color::black);
  f.facts().king_asked.reset();
  for (Color const each : {Color::white, Color::black}) look_at_pieces(f, each);
  f.say({.to = Audience::table, .content = KingsSeen{}});
}

/// True: the lifted piece was his king, wherever he sits and however his board stands; that is put right.
bool take_king(Fold& f, Color asked, Color seat, Square lifted) {
  auto const quarters = sensing::quarters_by_lifted(home_of_king(f.facts(), asked), lifted);
  if (!quarters) return false;
  if (*quarters > 0 && f.facts().board(seat)->sense.knows_pieces())
    return false;  // it is the queen that he lifted
  if (*quarters > 0) turn_board(f, seat, *quarters);
  if (seat != asked) exchange_boards(f);
  return true;
}

}  // namespace

void note_kings(Fold& f) {
  auto& facts = f.facts();
  if (!facts.king_asked) return;
  if (facts.line.plies() > 0 || facts.clock_run.has_started) return facts.king_asked.reset();
  Color const asked = *facts.king_asked;
  for (Color const seat : {asked, opposite(asked)}) {
    auto const lifted = put_back_on(facts, seat);
    if (!lifted) continue;
    if (take_king(f, asked, seat, *lifted)) return go_on_after(f, asked);
    facts.board(seat)->sense.agree_on(Placement(facts.board(seat)->sense.agreed()), f.now());
  }
}

void begin_kings(Fold& f) {
  auto const& facts = f.facts();
  if (!facts.is_playing() || facts.line.plies() > 0 || facts.clock_run.has_started) return;
  if (!facts.king_asked) return ask_for_king(f, Color::white);
  Color const unseen = *facts.king_asked;
  f.record(EquipmentExplained{EquipmentFault::king_not_seen, unseen, home_of_king(facts, unseen)});
  go_on_after(f, unseen);
}

}  // namespace tactus::table
