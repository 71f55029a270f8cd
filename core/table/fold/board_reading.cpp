// SPDX-License-Identifier: GPL-3.0-or-later
// Each board through its recogniser: what hands have done on it says which move it was, beyond what the
// squares show. The table decides when a move counts; the recogniser follows.

#include "core/table/fold/fold.hpp"
#include "core/table/fold/missing_moves.hpp"

#include <algorithm>

namespace tactus::table {

using chess::Move;
using chess::Square;
using chess::SquareSet;
using sensing::BoardSense;
using sensing::Evidence;

namespace {

/// What was read from a board counts for its present position.
bool is_reading(TableFacts const& facts, Color c) {
  auto const& watch = facts.board(c);
  return watch && watch->reader && watch->read_plies == facts.line.plies() && !watch->sense.has_lost_track();
}

bool is_without_reader(TableFacts const& facts, Color c) {
  auto const& watch = *facts.board(c);
  if (watch.reader && watch.read_plies == facts.line.plies()) return false;
  if (watch.agreed_plies != facts.line.plies() || watch.ahead || watch.sense.has_lost_track()) return false;
  return is_settled(facts, c) && watch.sense.difference(facts.line.current().placement()).empty() &&
         !(watch.reader && watch.reader->due());
}

std::optional<Instant> pressed_at(TableFacts const& facts) {
  auto const& press = facts.turn.press;
  return press && press->is_seen ? std::optional(press->at) : std::nullopt;
}

bool fit_all(BoardSense const& sense, chess::Diagram const& position, std::vector<Move> const& moves) {
  return std::all_of(moves.begin(), moves.end(),
                     [&](Move const m) { return sense.difference(position.after(m).placement()).empty(); });
}

}  // namespace

void take_observation(Fold& f, Color c, sensing::Observation const& observation) {
  auto& watch = *f.facts().board(c);
  auto& sense = watch.sense;
  bool const was_seen = sense.last_full_state().has_value();
  auto const changed = sense.see(observation, f.now());
  if (!was_seen && sense.last_full_state() && f.facts().line.plies() == 0) return restart_reader(f, c, 0);
  if (!watch.reader) return;
  for (Square const s : changed - sense.unknown())  // seen when its piece is named
    watch.reader->observe({s, {sense.occupied().contains(s), sense.piece_at(s)}, f.now()});
}

void restart_reader(Fold& f, Color c, std::size_t plies) {
  auto& watch = *f.facts().board(c);
  auto const bad = watch.chattering | (watch.reader ? watch.sense.masked() : SquareSet{});
  watch.reader.emplace(sensing::RecogniserSetup{f.facts().line.diagram_at(plies), watch.sense.knows_pieces(),
                                                watch.sense.occupied(), bad, std::nullopt, true});
  watch.read_plies = plies;
}

void absorb(Fold& f, ContactChatters const& in) {
  auto const& facts = f.facts();
  Color const seat = facts.seat_of(in.board);
  auto& watch = f.facts().board(seat);
  if (!watch) return;
  Square const square = watch->orientation.seen(in.square);
  watch->chattering.insert(square);
  watch->sense.mask(watch->sense.masked() | watch->chattering);
  if (watch->reader) watch->reader->distrust(square);
}

void follow_on_board(Fold& f, Color c) {
  auto& facts = f.facts();
  if (!facts.board(c)) return;
  auto& watch = *facts.board(c);
  if (watch.awaits_position) return;
  if (watch.sense.has_lost_track() || facts.seating.are_moves_missed || is_set_back(facts))
    return watch.reader.reset();
  if (is_without_reader(facts, c)) return restart_reader(f, c, facts.line.plies());
  if (!watch.reader) return;
  watch.reader->time_passed(f.now());
  while (watch.read_plies < facts.line.plies() &&
         watch.reader->follow(facts.completed[watch.read_plies].move, f.now()))
    ++watch.read_plies;
  auto const found_bad = watch.read_plies > 0 ? watch.reader->bad_squares() : SquareSet{};
  watch.sense.mask(watch.chattering | found_bad);
}

std::vector<Move> spoken_for(TableFacts const& facts, std::vector<Move> found) {
  Color const mover = facts.mover();
  if (!is_reading(facts, mover)) return found;
  auto read = facts.board(mover)->reader->likeliest(pressed_at(facts));
  if (read.moves.empty() || !read.is_certain) return found;
  if (!found.empty() && std::none_of(found.begin(), found.end(), [&](Move const m) {
        return std::find(read.moves.begin(), read.moves.end(), m) != read.moves.end();
      }))
    return {};
  if (!fit_all(facts.board(mover)->sense, facts.line.current(), read.moves)) return found;
  return std::move(read.moves);
}

std::vector<Move> shown_at_press(TableFacts const& facts) {
  Color const mover = facts.mover();
  auto const at = pressed_at(facts);
  if (!at || !is_reading(facts, mover)) return {};
  auto const& watch = *facts.board(mover);
  auto const full = watch.sense.last_full_state();
  if (!full || *full < *at || watch.sense.is_contradicted()) return {};  // a change may have been lost
  auto read = watch.reader->pressed(*at, facts.now);
  return read.is_certain ? std::move(read.moves) : std::vector<Move>{};
}

std::vector<Move> explained_by_dead_sensor(TableFacts const& facts) {
  if (!is_reading(facts, facts.mover())) return {};
  return facts.board(facts.mover())->reader->suspected();
}

// What befalls a board: pieces that were knocked over and have to be put back (7.4), sensors that are found
// to be bad. Told to the owner of the board alone; the arbiter can read it. Words about fallen pieces are for
// a blind owner: they say nothing but what stood there. Who sees his board needs none, and the arbiter is
// told.

using chess::Move;
using chess::Placement;
using chess::SquareSet;

namespace {

void tell_owner(Fold& f, Color c, Content content) {
  f.say({.to = audience_of(c), .is_repeat = false, .content = std::move(content)});
}

/// Two pieces in the hand may also be a capture or castling on its way; who has let go for so long is at
/// neither.
constexpr Millis hand_has_left{15000};

bool may_be_one_move(TableFacts const& facts, Color c, SquareSet away) {
  if (away.size() > 2) return false;
  auto const& position = facts.line.diagram_at(facts.board(c)->read_plies);
  auto const moves = position.moves();
  return std::any_of(moves.begin(), moves.end(), [&](Move const m) {
    auto const changed = position.placement().difference(position.after(m).placement());
    return (away - changed).empty();
  });
}

/// On their way to the middle, where they tell a result.
bool are_both_kings(Placement const& agreed, SquareSet away) {
  return away.size() == 2 && std::all_of(away.begin(), away.end(), [&](Square const s) {
           return agreed.at(s) && agreed.at(s)->kind == chess::Kind::king;
         });
}

SquareSet away_on(BoardWatch const& watch) {
  auto const& agreed = watch.sense.agreed();
  return watch.sense.difference(agreed) & agreed.occupied();
}

}  // namespace

Placement fallen_pieces(BoardWatch const& watch) {
  Placement pieces;
  auto const& agreed = watch.sense.agreed();
  auto const away = watch.fallen & watch.sense.difference(agreed) & agreed.occupied();
  for (Square const s : away) pieces.put(s, *agreed.at(s));
  return pieces;
}

namespace {

/// Pieces that lie beside their squares, of which nobody has been told.
SquareSet fallen_now(TableFacts const& facts, Color c) {
  auto const& watch = *facts.board(c);
  auto const away = (watch.reader->fallen(facts.now) & away_on(watch)) - watch.fallen;
  bool const has_hand_left = facts.now >= watch.sense.last_change() + hand_has_left;
  bool const may_be_meant = are_both_kings(watch.sense.agreed(), away) || may_be_one_move(facts, c, away);
  if (away.size() < 2 || (!has_hand_left && may_be_meant)) return {};
  if (facts.clock_run.stood_at(watch.sense.last_change())) return {};  // they were taken
  return away;
}

/// For the arbiter.
void record_fall(Fold& f, Color c, SquareSet squares) {
  f.record(EquipmentExplained{EquipmentFault::pieces_fell, c, squares});
}

/// What fell was not touched, though it stood again before anybody was told.
void note_untold(Fold& f, Color c) {
  auto& watch = *f.facts().board(c);
  auto const untold = watch.reader->forget_fallen() - watch.fallen;
  bool const was_meant = f.facts().clock_run.stood_at(watch.sense.last_change()) ||
                         is_adjusting(f.facts(), c) || are_both_kings(watch.sense.agreed(), untold);
  if (!untold.empty() && !was_meant) record_fall(f, c, untold);
}

void note_standing(Fold& f, Color c) {
  auto& watch = *f.facts().board(c);
  if (watch.fallen.empty() || !(away_on(watch) & watch.fallen).empty() || !is_settled(f.facts(), c)) return;
  watch.fallen = {};
  if (f.facts().setup.player(c).is_blind) tell_owner(f, c, PiecesStand{});
}

void note_fall(Fold& f, Color c) {
  auto& watch = *f.facts().board(c);
  auto const fallen = fallen_now(f.facts(), c);
  note_untold(f, c);
  if (fallen.empty()) return note_standing(f, c);
  watch.fallen |= fallen;
  if (!f.facts().setup.player(c).is_blind) return record_fall(f, c, fallen);
  tell_owner(f, c, PiecesToPutBack{fallen_pieces(watch)});
}

/// Nobody puts pieces up any more.
bool is_in_play(TableFacts const& facts, BoardWatch const& watch) {
  return watch.is_set_up || facts.clock_run.runs;
}

void note_bad_sensors(Fold& f, Color c) {
  auto& watch = *f.facts().board(c);
  for (chess::Square const s : watch.sense.masked() - watch.told_bad) tell_owner(f, c, SensorFoundBad{s});
  watch.told_bad |= watch.sense.masked();
}

}  // namespace

std::optional<Instant> fall_due(TableFacts const& facts, Color c) {
  if (!facts.is_read(c)) return std::nullopt;
  auto const& watch = *facts.board(c);
  bool const is_looked_at = watch.reader && is_in_play(facts, watch);
  if (!is_looked_at || (away_on(watch) - watch.fallen).size() < 2) return std::nullopt;
  return watch.sense.last_change() + hand_has_left;
}

void note_incidents(Fold& f, Color c) {
  auto const& facts = f.facts();
  if (!facts.is_read(c)) return;
  auto const& watch = *facts.board(c);
  if (!watch.reader || !is_in_play(facts, watch)) return;
  note_bad_sensors(f, c);
  note_fall(f, c);
}

}  // namespace tactus::table
