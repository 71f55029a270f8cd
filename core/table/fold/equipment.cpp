// SPDX-License-Identifier: GPL-3.0-or-later
// The equipment is suspected before the player: boards that are exchanged or turned, a clock that stands the
// wrong way round, found from play by alternation, ways of moving and places alone, never by legality.

#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"

#include <algorithm>
#include <utility>

namespace tactus::table {

using chess::Placement;
using chess::Square;
using chess::SquareSet;
using sensing::BoardSense;
using sensing::Evidence;

namespace {

void tell(Fold& f, EquipmentFault fault, std::optional<Color> of, SquareSet squares = {}) {
  f.record(EquipmentExplained{fault, of, squares});
}

/// Not a piece is in his hand: who presses too early has lifted one (6.2.4).
bool is_untouched(TableFacts const& facts, Color c) {
  if (!facts.is_read(c)) return false;
  auto const& sense = facts.board(c)->sense;
  return sense.difference(facts.line.current().placement()).empty() && sense.touched(facts.now).empty();
}

// Turned.

/// So many men stand in no other way that looks alike.
constexpr int enough_men = 20;

/// As the board shows it, if it stands turned by so many quarters.
sensing::Observation seen_turned(BoardSense const& sense, unsigned quarters) {
  if (!sense.knows_pieces()) return sensing::AllOccupied{sensing::turned(sense.occupied(), quarters)};
  Placement placement;
  for (Square const each : sense.occupied())
    if (auto const piece = sense.piece_at(each)) placement.put(sensing::turned(each, quarters), *piece);
  return sensing::AllPieces{placement};
}

/// By half a turn it stands exactly as after one move of its player. A copy alone says nothing: turned, it
/// looks like a move of the copying player, made before he copied.
bool fits_turned(TableFacts const& facts, Color c) {
  auto const seen = sensing::turned(facts.board(c)->sense.occupied());
  auto const& position = facts.line.current();
  auto const moves = position.moves();
  return std::any_of(moves.begin(), moves.end(),
                     [&](chess::Move m) { return seen == position.after(m).placement().occupied(); });
}

/// A board that names its pieces is turned where it is read: that needs no move.
bool is_found_turned(TableFacts const& facts, Color c) {
  if (!facts.is_read(c) || !is_settled(facts, c)) return false;
  auto const& watch = *facts.board(c);
  auto const& position = facts.line.current();
  if (watch.sense.knows_pieces() || position.occupied().size() < enough_men) return false;
  if (watch.sense.difference(position.placement()).empty()) return false;
  if (!sensing::moves_shown(watch.sense, position, Evidence::none).empty()) return false;
  return fits_turned(facts, c);
}

/// Nothing else looks like the start position across the board (2.1). Without identity both ways round look
/// alike: the first move, or the kings, tell the rest.
void note_turned_by_quarter(Fold& f, Color c) {
  auto const& facts = f.facts();
  if (facts.line.plies() > 0 || !facts.is_read(c) || !has_copy_settled(facts, c)) return;
  auto const& sense = facts.board(c)->sense;
  auto const start = facts.line.current().placement();
  for (unsigned const quarters : {1U, 3U}) {
    BoardSense turned{sense.knows_pieces(), start, facts.now};
    turned.see(seen_turned(sense, quarters), facts.now);
    turned.see(seen_turned(sense, quarters), facts.now);  // said twice: no doubt is left
    if (turned.difference(start).empty() && !sense.difference(start).empty())
      return turn_board(f, c, quarters);
  }
}

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

// Missed.

bool are_alike(BoardSense const& a, BoardSense const& b) {
  if (a.occupied() != b.occupied()) return false;
  if (!a.knows_pieces() || !b.knows_pieces()) return true;
  auto const all = SquareSet(a.occupied());
  return std::all_of(all.begin(), all.end(), [&](Square const s) { return a.piece_at(s) == b.piece_at(s); });
}

void note_missed(Fold& f) {
  bool const are_missed = are_moves_missed(f.facts());
  if (are_missed && !f.facts().seating.are_moves_missed) tell(f, EquipmentFault::moves_missed, std::nullopt);
  f.facts().seating.are_moves_missed = are_missed;
}

}  // namespace

void turn_board(Fold& f, Color c, unsigned quarters) {
  auto& facts = f.facts();
  auto& watch = *facts.board(c);
  auto const seen = seen_turned(watch.sense, quarters);
  auto& turned = facts.seating.quarter_turns[static_cast<unsigned>(c)];
  turned = (turned + quarters) % 4;
  watch.sense = BoardSense{watch.sense.knows_pieces(), Placement(watch.sense.agreed()), f.now()};
  watch.sense.see(seen, f.now());
  watch.sense.lose_track();  // what was lifted was read of other squares
  watch.sense.see(seen, f.now());
  watch.reader.reset();
  watch.ahead.reset();
  facts.turn.is_press_blamed = false;
  bool const is_half = quarters == sensing::half_turn;
  tell(f, is_half ? EquipmentFault::board_turned : EquipmentFault::board_turned_by_quarter, c);
}

void exchange_boards(Fold& f) {
  auto& facts = f.facts();
  facts.seating.are_boards_exchanged ^= true;
  facts.seating.crossed_at.reset();  // once after it is a slip again
  std::swap(facts.boards[0], facts.boards[1]);
  std::swap(facts.seating.quarter_turns[0], facts.seating.quarter_turns[1]);
  std::swap(facts.setup.white_board, facts.setup.black_board);
  facts.turn.is_press_blamed = false;
  facts.turn.touched = 0;
  tell(f, EquipmentFault::boards_exchanged, std::nullopt);
}

sensing::Observation as_it_stands(TableFacts const& facts, Color seat, sensing::Observation const& told) {
  auto const quarters = facts.seating.quarter_turns[static_cast<unsigned>(seat)];
  return quarters == 0 ? told : sensing::turned(told, quarters);
}

void explain_boards(Fold& f) {
  Color const mover = f.facts().mover();
  for (Color const c : {Color::white, Color::black}) note_turned_by_quarter(f, c);
  if (is_found_turned(f.facts(), mover)) turn_board(f, mover, sensing::half_turn);
  note_kings(f);
  note_crossed(f);
  note_missed(f);
}

bool are_moves_missed(TableFacts const& facts) {
  if (!facts.is_read(Color::white) || !facts.is_read(Color::black) || facts.line.plies() == 0) return false;
  if (!has_copy_settled(facts, Color::white) || !has_copy_settled(facts, Color::black)) return false;
  auto const& white = facts.board(Color::white)->sense;
  auto const& black = facts.board(Color::black)->sense;
  auto const& position = facts.line.current();
  if (!are_alike(white, black) || white.difference(position.placement()).empty()) return false;
  if (black.difference(position.placement()).empty()) return false;
  // One ply or two are found from the boards; before them all others were typed.
  auto const& own = facts.mover() == Color::white ? white : black;
  return sensing::moves_shown(own, position, Evidence::none).empty() &&
         sensing::two_plies_shown(own, position, Evidence::none).empty();
}

bool may_be_exchanged(TableFacts const& facts) {
  return is_crossed(facts) || facts.seating.crossed_at == facts.line.plies();
}

// The clock.

namespace {

clock::Reading exchanged(clock::Reading reading) {
  std::swap(reading.white, reading.black);
  std::swap(reading.white_flag, reading.black_flag);
  if (reading.to_move) reading.to_move = opposite(*reading.to_move);
  return reading;
}

/// It was started for the player who does not move first, who had not moved, and goes over to him who has.
bool is_found_exchanged(TableFacts& facts, clock::Reading const& told) {
  auto& seating = facts.seating;
  if (facts.line.plies() > 0 || !told.is_running || !told.to_move) return false;
  Color const mover = facts.mover();
  bool const has_begun = facts.clock_run.has_started;
  if (!has_begun) {
    bool const is_entered = facts.turn.entered.has_value();
    seating.ran_first_for_other = *told.to_move != mover && !is_entered && is_untouched(facts, mover);
    return false;
  }
  if (!seating.ran_first_for_other || *told.to_move != mover) return false;
  seating.ran_first_for_other = false;  // else the one who started it took the wrong lever
  return has_move(facts);
}

constexpr Millis read_late{3000};  // a clock that was started may be read so much later

bool is_time_agreed(Millis shown, clock::TimeControl const& control) {
  auto const& base = control.periods.front().base;
  auto const fits = [&](Millis agreed) { return shown <= agreed && shown >= agreed - read_late; };
  return fits(base) || fits(base + control.increment);  // some clocks add it to the first move too
}

void look_at_times(Fold& f, clock::Reading const& reading) {
  auto const& control = f.facts().setup.time_control;
  if (!control || control->periods.empty()) return;
  bool const is_agreed = is_time_agreed(reading.white, *control) && is_time_agreed(reading.black, *control);
  if (!is_agreed) tell(f, EquipmentFault::time_not_as_agreed, std::nullopt);
}

}  // namespace

void look_at_pieces(Fold& f, Color c) {
  auto const& facts = f.facts();
  if (!facts.is_read(c)) return;
  auto const& sense = facts.board(c)->sense;
  auto const squares = sense.difference(facts.line.current().placement());
  if (!squares.empty() && has_copy_settled(facts, c) && !(c == facts.mover() && has_move(facts)))
    tell(f, EquipmentFault::not_start_position, c, squares);
}

clock::Reading explain_clock(Fold& f, clock::Reading const& told) {
  auto& facts = f.facts();
  auto& seating = facts.seating;
  if (!seating.is_clock_exchanged && is_found_exchanged(facts, told)) {
    seating.is_clock_exchanged = true;
    if (facts.reading) facts.reading = exchanged(*facts.reading);
    facts.turn.press.reset();
    tell(f, EquipmentFault::clock_sides_exchanged, std::nullopt);
  }
  return seating.is_clock_exchanged ? exchanged(told) : told;
}

void look_at_start(Fold& f, clock::Reading const& reading) {
  auto& seating = f.facts().seating;
  if (f.facts().line.plies() > 0 || !reading.is_running || std::exchange(seating.is_start_looked_at, true))
    return;
  look_at_times(f, reading);
  for (Color const c : {Color::white, Color::black}) look_at_pieces(f, c);
}

}  // namespace tactus::table
