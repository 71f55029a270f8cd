// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that nobody saw, and moves that were taken back without a word: how many the boards and the clock can
// explain, who hears that some are missing, and when the record goes on.

#include "core/table/fold/missing_moves.hpp"

#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"

#include <algorithm>
#include <utility>

namespace tactus::table {

using chess::Square;
using chess::SquareSet;
using sensing::BoardSense;
using sensing::Evidence;

bool was_set_while_clock_stood(TableFacts const& facts) {
  auto const& run = facts.clock_run;
  if (facts.is_clockless() || facts.has_clock_gap || facts.line.plies() == 0 || !run.runs) return false;
  return std::all_of(facts.boards.begin(), facts.boards.end(), [&](auto const& board) {
    return !board || board->is_lost || board->sense.last_change() <= run.runs_since;
  });
}

namespace {

void tell(Fold& f, EquipmentFault fault) { f.record(EquipmentExplained{fault, std::nullopt, {}}); }

/// Each of them can type what is missing.
void tell_missing(Fold& f) {
  auto const words = missing_told(f.facts());
  for (Audience const to : all_ears(f.facts(), f.facts().mover())) f.say({.to = to, .content = words});
}

/// Where both are filled.
bool are_pieces_alike(BoardSense const& a, BoardSense const& b) {
  if (!a.knows_pieces() || !b.knows_pieces()) return true;
  auto const all = a.occupied() & b.occupied();
  return std::all_of(all.begin(), all.end(), [&](Square const s) { return a.piece_at(s) == b.piece_at(s); });
}

bool are_alike(BoardSense const& a, BoardSense const& b) {
  return a.occupied() == b.occupied() && are_pieces_alike(a, b);
}

/// Alike but for one man, which nobody saw being lifted: he is in a hand, or stands on a dead sensor.
bool lacks_one_man(BoardSense const& board, BoardSense const& other) {
  return board.has_lost_track() && (board.occupied() - other.occupied()).empty() &&
         (other.occupied() - board.occupied()).size() == 1 && are_pieces_alike(board, other);
}

/// A cut, a sleep or a late start: what was done meanwhile nobody saw.
bool has_not_looked(TableFacts const& facts) {
  auto const is_unseen = [&](Color c) { return facts.is_read(c) && facts.board(c)->sense.has_lost_track(); };
  return facts.line.plies() == 0 || was_set_while_clock_stood(facts) || is_unseen(Color::white) ||
         is_unseen(Color::black);
}

}  // namespace

bool is_reply_unseen(TableFacts const& facts) {
  auto const& press = facts.turn.press;
  auto const& reply = facts.turn.opponents_press;
  Color const other = opposite(facts.mover());
  if (!press || !press->is_inferred || !reply || !reply->is_inferred || !facts.is_read(other)) return false;
  return facts.is_read(facts.mover()) &&
         facts.board(other)->sense.occupied() == facts.board(facts.mover())->sense.occupied();
}

namespace {

auto is_like(chess::Move m) {
  return [m](chess::Move other) { return other.from() == m.from() && other.to() == m.to(); };
}

/// Several captures look alike that nobody saw, and the boards have long rested: nothing will tell which it
/// was.
bool is_left_open(TableFacts const& facts, BoardSense const& own, std::vector<chess::Move> const& moves) {
  auto const rested = rested_at(facts);
  bool const is_unseen = own.has_lost_track() && rested && facts.now >= *rested;
  return is_unseen && !std::all_of(moves.begin(), moves.end(), is_like(moves.front())) && !find_move(facts);
}

}  // namespace

std::optional<FirstOfTwo> first_of(TableFacts const& facts, std::vector<sensing::TwoPlies> const& pairs) {
  if (pairs.empty()) return std::nullopt;
  auto const begins = [&](chess::Move m) {
    return [m](sensing::TwoPlies const& p) { return is_like(m)(p.first); };
  };
  auto const& typed = facts.turn.entered;
  if (typed && typed->move && std::any_of(pairs.begin(), pairs.end(), begins(*typed->move)))
    return FirstOfTwo{*typed->move, false};
  chess::Move const first = pairs.front().first;
  if (!std::all_of(pairs.begin(), pairs.end(), begins(first))) return std::nullopt;
  bool const is_one =
      std::all_of(pairs.begin(), pairs.end(), [first](auto const& p) { return p.first == first; });
  if (is_one) return FirstOfTwo{first, false};
  return FirstOfTwo{chess::Move{first.from(), first.to(), chess::MoveKind::promote_queen}, true};
}

bool may_be_two_plies(TableFacts const& facts) {
  auto const& reading = facts.reading;
  auto const& press = facts.turn.press;
  bool const is_unseen = facts.has_clock_gap || facts.line.plies() == 0;
  if (!is_unseen || (press && !press->is_inferred) || facts.is_clock_lost) return true;
  return !reading || !reading->is_running || !reading->to_move || *reading->to_move == facts.mover();
}

namespace {

/// They stand as after another move than the last one that counts: a slip that was put right behind the press
/// (4.7), and copied as it was meant. Nothing is missing.
bool is_last_ply_another(TableFacts const& facts, BoardSense const& own) {
  if (facts.line.plies() == 0) return false;
  return !sensing::moves_shown(own, facts.line.diagram_at(facts.line.plies() - 1), Evidence::none).empty();
}

/// By any piece's way of moving, and by the clock. Where more were missing and play has gone on, one ply or
/// two explain it by chance.
bool is_explained(TableFacts const& facts, BoardSense const& own) {
  if (facts.seating.are_moves_missed && facts.seating.is_pressed_since) return false;
  auto const& position = facts.line.current();
  auto const shown = sensing::moves_shown(own, position, Evidence::none);
  if (!is_reply_unseen(facts) && !shown.empty()) return !is_left_open(facts, own, shown);
  if (is_last_ply_another(facts, own)) return true;
  return may_be_two_plies(facts) && !was_set_while_clock_stood(facts) &&
         first_of(facts, sensing::two_plies_shown(own, position, Evidence::none)).has_value();
}

/// A board stands as in the game, or both stand so near to it that they tell the rest.
bool fit_again(TableFacts const& facts) {
  auto const& position = facts.line.current();
  bool are_settled = true;
  for (Color const c : {Color::white, Color::black}) {
    if (!facts.is_read(c)) continue;
    if (!has_copy_settled(facts, c))
      are_settled = false;
    else if (facts.board(c)->sense.difference(position.placement()).empty())
      return true;
  }
  if (!are_settled || !facts.is_read(facts.mover())) return false;
  auto const& own = facts.board(facts.mover())->sense;
  auto const& other = facts.board(opposite(facts.mover()));
  return (!other || other->is_lost || are_alike(own, other->sense)) && is_explained(facts, own);
}

/// It was Tactus that asked for it.
bool is_restoration_of_boards(TableFacts const& facts) {
  auto const& to = facts.restoration;
  return to && !to->position && !to->replaced && to->plies == facts.seating.set_back_to;
}

/// To be confirmed, as if somebody had typed it; where something else waits, that comes first.
void ask_to_restore(Fold& f, std::size_t plies) {
  auto& facts = f.facts();
  auto const former = std::exchange(facts.seating.set_back_to, plies);
  auto const& asked = facts.restoration;
  bool const is_of_line = asked && !asked->position && !asked->replaced;
  if (is_of_line && asked->plies == plies) return;  // the players have asked for it themselves
  bool const is_other_asked = asked && !(is_of_line && asked->plies == former);
  if (is_other_asked || facts.proposed || facts.correction || facts.resigning || facts.claim) return;
  propose(f, Restoration{.plies = plies});
}

void note_taken_back(Fold& f, std::size_t plies) {
  auto& seating = f.facts().seating;
  seating.taken_back_at = f.facts().line.plies();
  f.facts().turn.were_moves_missed = true;
  seating.is_played_on_told = false;
  tell(f, EquipmentFault::moves_taken_back);
  ask_to_restore(f, plies);
}

/// They stand as in the game again.
void note_stands_again(Fold& f) {
  auto& facts = f.facts();
  if (is_restoration_of_boards(facts)) {
    facts.restoration.reset();
    f.say({.to = Audience::table, .content = NoLongerMeant{Lapse::declined}});
  }
  facts.seating.taken_back_at.reset();
  // What was pressed and lifted meanwhile belongs to other plies.
  facts.turn.press.reset();
  facts.turn.opponents_press.reset();
  facts.turn.is_press_blamed = false;
  for (Color const c : {Color::white, Color::black})
    if (facts.is_read(c)) agree(f, c);
}

/// Moves are made from where the boards were set back to: nothing can be recorded before that is put right.
void note_played_on(Fold& f) {
  auto const& facts = f.facts();
  auto const has_moved = [&](Color c) {
    return has_copy_settled(facts, c) && !facts.clock_run.stood_at(facts.board(c)->sense.last_change());
  };
  bool const are_read = facts.is_read(Color::white) && facts.is_read(Color::black);
  if (!are_read || !facts.clock_run.runs || !has_moved(Color::white) || !has_moved(Color::black)) return;
  if (std::exchange(f.facts().seating.is_played_on_told, true)) return;
  tell(f, EquipmentFault::moves_taken_back);
  if (facts.restoration)
    f.say({.to = Audience::table, .is_repeat = true, .content = told(facts, *facts.restoration)});
  else
    ask_to_restore(f, facts.seating.set_back_to);
}

/// In a pause the arbiter lets boards be set; how they stand is judged when play goes on.
bool are_being_set(TableFacts const& facts) {
  auto const& run = facts.clock_run;
  return !run.runs && std::ranges::any_of(facts.boards, [&](auto const& board) {
    return board && run.stood_at(board->sense.last_change());
  });
}

bool stands_as_in_game(TableFacts const& facts, Color c) {
  return facts.is_read(c) && has_copy_settled(facts, c) &&
         facts.board(c)->sense.difference(facts.line.current().placement()).empty();
}

}  // namespace

void note_missed(Fold& f) {
  auto& seating = f.facts().seating;
  bool const is_back = is_set_back(f.facts());
  auto const set_back = set_back_to(f.facts());
  if (set_back && (!is_back || seating.set_back_to != *set_back)) return note_taken_back(f, *set_back);
  if (is_back) {
    auto const& facts = f.facts();
    auto const stands = [&](Color c) { return !facts.is_read(c) || stands_as_in_game(facts, c); };
    bool const is_any_read = facts.is_read(Color::white) || facts.is_read(Color::black);
    if (!is_any_read || !stands(Color::white) || !stands(Color::black)) return note_played_on(f);
    note_stands_again(f);
  }
  if (!seating.are_moves_missed && !are_being_set(f.facts()) && are_moves_missed(f.facts()))
    note_moves_missing(f);
  if (seating.are_moves_missed && fit_again(f.facts())) seating.are_moves_missed = false;
}

MovesMissing missing_told(TableFacts const& facts) {
  auto const& line = facts.line;
  if (line.plies() == 0) return {};
  return {chess::describe(line, line.plies())};
}

void note_moves_missing(Fold& f) {
  auto& facts = f.facts();
  if (std::exchange(facts.seating.are_moves_missed, true)) return;
  facts.seating.is_pressed_since = false;
  facts.turn.were_moves_missed = true;
  tell(f, EquipmentFault::moves_missed);
  if (!has_not_looked(facts)) return;
  facts.seating.catching_up = facts.line.plies();
  if (facts.line.plies() == 0) facts.has_clock_gap = facts.setup.has_clock;
  tell_missing(f);
}

bool do_boards_agree(TableFacts const& facts) {
  auto const is_at_rest = [&](Color c) { return facts.is_read(c) && has_copy_settled(facts, c); };
  if (!is_at_rest(Color::white) || !is_at_rest(Color::black)) return false;
  auto const& white = facts.board(Color::white)->sense;
  auto const& black = facts.board(Color::black)->sense;
  return are_alike(white, black) || lacks_one_man(white, black) || lacks_one_man(black, white) ||
         is_like_other_turned(facts, Color::white) || is_like_other_turned(facts, Color::black);
}

namespace {

/// One board alone is read, and stood out of sight: so many squares do not come from one sensor or one fall.
bool are_missed_on_one_board(TableFacts const& facts, Color c) {
  constexpr int beyond_one_sensor = 3;
  auto const& sense = facts.board(c)->sense;
  if (!has_copy_settled(facts, c) || !sense.has_lost_track()) return false;
  auto const differs = sense.difference(facts.line.current().placement());
  bool const is_any_new = !(differs & sense.occupied()).empty();
  return differs.size() >= beyond_one_sensor && is_any_new && !may_lie_turned(facts, c) &&
         !is_explained(facts, sense);
}

}  // namespace

bool are_moves_missed(TableFacts const& facts) {
  // Before the first move pieces are put up, or stand as somebody left them, until the clock runs.
  if (facts.line.plies() == 0 && !(facts.setup.has_clock && facts.clock_run.runs)) return false;
  for (Color const c : {Color::white, Color::black})
    if (facts.is_read(c) && !facts.is_read(opposite(c))) return are_missed_on_one_board(facts, c);
  if (!do_boards_agree(facts)) return false;
  auto const& white = facts.board(Color::white)->sense;
  auto const& black = facts.board(Color::black)->sense;
  auto const& position = facts.line.current();
  if (white.difference(position.placement()).empty() || black.difference(position.placement()).empty())
    return false;
  // One ply or two are found from the boards; before them all others were typed.
  if (are_alike(white, black)) return !is_explained(facts, facts.mover() == Color::white ? white : black);
  return !is_explained(facts, white) && !is_explained(facts, black);
}

std::optional<std::size_t> set_back_to(TableFacts const& facts) {
  auto const is_set = [&](Color c) {
    return facts.is_read(c) && has_copy_settled(facts, c) &&
           facts.clock_run.stood_at(facts.board(c)->sense.last_change());
  };
  if (!is_set(Color::white) || !is_set(Color::black)) return std::nullopt;
  auto const& line = facts.line;
  auto const stand_as_after = [&](std::size_t ply) {
    auto const placement = line.diagram_at(ply).placement();
    return facts.board(Color::white)->sense.difference(placement).empty() &&
           facts.board(Color::black)->sense.difference(placement).empty();
  };
  std::size_t const plies = line.plies();
  if (stand_as_after(plies)) return std::nullopt;
  for (std::size_t back = 1; back <= plies; ++back)
    if (stand_as_after(plies - back)) return plies - back;
  return std::nullopt;
}

void answer_set_back(Fold& f, Color by) {
  bool const is_asked = f.facts().restoration.has_value();
  if (!is_asked) ask_to_restore(f, f.facts().seating.set_back_to);
  if (is_asked || !f.facts().restoration) tell(f, by, standing(f.facts()));
}

bool is_set_back(TableFacts const& facts) {
  bool const is_any_read = facts.is_read(Color::white) || facts.is_read(Color::black);
  return facts.seating.taken_back_at == facts.line.plies() && (is_any_read || facts.restoration);
}

}  // namespace tactus::table
