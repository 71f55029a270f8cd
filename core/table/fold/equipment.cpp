// SPDX-License-Identifier: GPL-3.0-or-later
// The equipment is suspected before the player: boards that are exchanged or turned, found from play by
// alternation, ways of moving and places alone, never by legality.

#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"
#include "core/table/fold/missing_moves.hpp"

#include <algorithm>
#include <utility>

namespace tactus::table {

using chess::Placement;
using chess::SquareSet;
using sensing::BoardSense;

namespace {

void tell(Fold& f, EquipmentFault fault, std::optional<Color> of, SquareSet squares = {}) {
  f.record(EquipmentExplained{fault, of, squares});
}

// Turned: when a board is looked at. How it is found, core/sensing/orientation knows.

/// So many men stand in no other way that looks alike.
constexpr int enough_men = 20;

/// By half a turn it stands as after one move of its player. A copy alone says nothing: turned, it looks like
/// a move of the copying player, made before he copied.
bool fits_turned(TableFacts const& facts, Color c) {
  auto const& sense = facts.board(c)->sense;
  bool const is_his = !facts.turn.began_at || sense.last_change() > *facts.turn.began_at;
  // Out of sight for a while, it tells his move only once he has pressed.
  auto const& press = facts.turn.press;
  bool const is_tracked = !sense.has_lost_track() || (press && !press->is_inferred);
  bool const is_seen = is_his && is_settled(facts, c) && is_tracked;
  return c == facts.mover() && is_seen && sensing::stands_turned_after_move(sense, facts.line.current());
}

/// While a man is in a hand it may look like any capture the other way round; once pressed it is one.
bool is_without_hand(TableFacts const& facts, Color c) {
  auto const men = facts.line.current().occupied().size(), seen = facts.board(c)->sense.occupied().size();
  bool const is_pressed = c == facts.mover() && facts.turn.press && !facts.turn.press->is_inferred &&
                          is_settled_since_asked(facts, c);
  return seen == men || (is_pressed && seen + 1 == men);
}

SquareSet filled_turned(BoardWatch const& watch) {
  return sensing::Orientation{sensing::half_turn}.seen(watch.sense.occupied());
}

}  // namespace

bool is_like_other_turned(TableFacts const& facts, Color c) {
  auto const is_still = [&](Color each) { return facts.is_read(each) && has_copy_settled(facts, each); };
  if (!is_still(c) || !is_still(opposite(c))) return false;
  auto const& watch = *facts.board(c);
  auto const filled = facts.board(opposite(c))->sense.occupied();
  return !watch.sense.knows_pieces() && watch.way_round != WayRound::right && filled.size() >= enough_men &&
         filled_turned(watch) == filled && (watch.sense.occupied() ^ filled).size() > sensing::of_two_plies;
}

namespace {

/// It is known which of two boards that stand alike by half a turn lies right: not this one.
bool is_turned_to_other(TableFacts const& facts, Color c) {
  if (!is_like_other_turned(facts, c)) return false;
  auto const& other = *facts.board(opposite(c));
  return other.sense.knows_pieces() || other.way_round == WayRound::right;
}

/// A board that names its pieces is turned where it is read: that needs no move.
bool is_found_turned(TableFacts const& facts, Color c) {
  if (!facts.is_read(c)) return false;
  auto const& watch = *facts.board(c);
  if (watch.sense.knows_pieces() || watch.way_round == WayRound::right) return false;
  if (is_turned_to_other(facts, c)) return true;
  if (facts.line.current().occupied().size() < enough_men || !is_without_hand(facts, c)) return false;
  bool const is_copied =
      has_copy_settled(facts, c) && sensing::stands_turned(watch.sense, facts.line.current());
  return is_copied || (watch.way_round == WayRound::unknown && fits_turned(facts, c));
}

/// Nothing else looks like the start position across the board (2.1). Without identity both ways round look
/// alike: the first move, or the kings, tell the rest.
void note_turned_by_quarter(Fold& f, Color c) {
  auto const& facts = f.facts();
  if (facts.line.plies() > 0 || !facts.is_read(c) || !has_copy_settled(facts, c)) return;
  auto const quarters = sensing::quarters_across(facts.board(c)->sense, facts.line.current().placement());
  if (quarters) turn_board(f, c, *quarters);
}

}  // namespace

bool may_lie_turned(TableFacts const& facts, Color c) {
  auto const& watch = *facts.board(c);
  if (watch.way_round != WayRound::unknown || watch.sense.knows_pieces()) return false;
  return sensing::may_stand_turned(watch.sense, facts.line.current());
}

namespace {

// Exchanged.

/// Both stand as the opponent's copy and the mover's own board would, each in the place of the other.
bool is_crossed(TableFacts const& facts) {
  Color const mover = facts.mover(), other = opposite(mover);
  auto const& press = facts.turn.press;
  if (!press || press->is_inferred || facts.turn.opponents_press) return false;
  if (!facts.is_read(mover) || !facts.is_read(other) || facts.turn.shown) return false;
  auto const& own = *facts.board(mover);
  auto const& copy = *facts.board(other);
  if (own.differs || copy.differs || !own.is_set_up || !is_settled_since_asked(facts, mover)) return false;
  if (!is_settled(facts, other)) return false;
  auto const& position = facts.line.current();
  return is_untouched(facts, mover) && sensing::moves_shown(copy.sense, position).size() == 1;
}

/// Once may be a slip: he announced, and forgot to move on his own board. Twice in a row is none.
void note_crossed(Fold& f) {
  auto& seating = f.facts().seating;
  auto const plies = f.facts().line.plies();
  if (!is_crossed(f.facts()) || seating.crossed_at == plies) return;
  bool const is_next = seating.crossed_at && *seating.crossed_at + 1 == plies;
  seating.crossed_at = plies;
  if (is_next) exchange_boards(f);
}

}  // namespace

std::vector<chess::Move> moves_at_other_port(TableFacts const& facts) {
  if (facts.seating.are_ports_known || !is_crossed(facts)) return {};
  return sensing::moves_shown(facts.board(opposite(facts.mover()))->sense, facts.line.current());
}

bool is_untouched(TableFacts const& facts, Color c) {
  if (!facts.is_read(c)) return false;
  auto const& sense = facts.board(c)->sense;
  return sense.difference(facts.line.current().placement()).empty() && sense.touched(facts.now).empty();
}

void turn_board(Fold& f, Color c, unsigned quarters) {
  auto& facts = f.facts();
  auto& watch = *facts.board(c);
  auto const seen = sensing::shown(watch.sense, sensing::Orientation{quarters});
  watch.orientation = watch.orientation.turned_by(quarters);
  Instant const stands_since = watch.sense.last_change();
  watch.sense = BoardSense{watch.sense.knows_pieces(), Placement(watch.sense.agreed()), stands_since};
  watch.sense.see(seen, stands_since);
  watch.sense.lose_track();  // what was lifted was read of other squares
  watch.sense.see(seen, f.now());
  watch.sense.take_as_seen();
  watch.reader.reset();
  watch.ahead.reset();
  facts.turn.is_press_blamed = false;
  bool const is_half = quarters == sensing::half_turn;
  tell(f, is_half ? EquipmentFault::board_turned : EquipmentFault::board_turned_by_quarter, c);
}

void note_way_round(TableFacts& facts, Color c) {
  auto& watch = *facts.board(c);
  if (filled_turned(watch) != facts.line.current().occupied()) watch.way_round = WayRound::right;
}

void doubt_way_round(BoardWatch& watch, std::size_t plies) {
  if (watch.way_round == WayRound::right || plies > 1) watch.way_round = WayRound::doubtful;
}

void exchange_boards(Fold& f) {
  auto& facts = f.facts();
  facts.seating.are_boards_exchanged ^= true;
  facts.seating.are_ports_known = true;
  facts.seating.crossed_at.reset();  // once after it is a slip again
  std::swap(facts.boards[0], facts.boards[1]);
  std::swap(facts.setup.white_board, facts.setup.black_board);
  facts.turn.is_press_blamed = false;
  facts.turn.touched = 0;
  tell(f, EquipmentFault::boards_exchanged, std::nullopt);
}

void look_at_pieces(Fold& f, Color c) {
  auto const& facts = f.facts();
  if (!facts.is_read(c)) return;
  auto const& sense = facts.board(c)->sense;
  auto const squares = sense.difference(facts.line.current().placement());
  if (!squares.empty() && has_copy_settled(facts, c) && !(c == facts.mover() && has_move(facts)))
    tell(f, EquipmentFault::not_start_position, c, squares);
}

void explain_boards(Fold& f) {
  for (Color const c : {Color::white, Color::black}) {
    note_turned_by_quarter(f, c);
    if (is_found_turned(f.facts(), c)) turn_board(f, c, sensing::half_turn);
  }
  explain_first_run(f);
  note_kings(f);
  note_crossed(f);
  note_missed(f);
}

bool may_be_exchanged(TableFacts const& facts) {
  auto const& at = facts.seating.crossed_at;
  auto const plies = facts.line.plies();
  return is_crossed(facts) || (at && (*at == plies || *at + 1 == plies));
}

}  // namespace tactus::table
