// SPDX-License-Identifier: GPL-3.0-or-later
// Making and completing a move: what is recorded, what the press reveals, who is told, and when the game is
// over.

#include "core/notation/move_text.hpp"
#include "core/sensing/board_sense.hpp"
#include "core/sensing/lifted_pieces.hpp"
#include "core/table/fold/fold.hpp"

#include <algorithm>
#include <utility>

namespace tactus::table {

using chess::Move;
using chess::SquareSet;

namespace {

unsigned next_ply(TableFacts const& facts) { return static_cast<unsigned>(facts.line.plies() + 1); }

/// What D.2.3.3 and D.2.8 leave for the arbiter when the clock is pressed. Where a person announces, the
/// program hears nothing and blames nobody for silence.
void judge_announcement(Fold& f, Move m) {
  auto const& facts = f.facts();
  auto const& turn = facts.turn;
  Color const by = facts.mover();
  if (!turn.press || turn.press->is_inferred || facts.is_typed(by)) return;
  if (turn.were_moves_missed) return;
  auto const irregular = [&](IrregularityKind kind, SquareSet squares) {
    accuse(f, {kind, by, next_ply(facts), squares});
  };
  auto const typed = turn.entered && !turn.is_confirmed_by_person ? turn.entered : std::nullopt;
  auto const said = typed && !turn.said ? typed->move : turn.said;
  SquareSet const of_said = said ? SquareSet(said->from()) | said->to() : SquareSet{};
  bool const is_another =
      turn.said ? turn.said != m : typed && !notation::states(typed->stated, facts.line.current(), m);
  if (is_another)
    irregular(IrregularityKind::announced_another_move, of_said | m.from() | m.to());
  else if (!turn.entered && !turn.said && !turn.was_asked_in_vain && facts.setup.player(by).is_blind &&
           facts.setup.announcer == Announcer::tactus)
    irregular(IrregularityKind::pressed_without_announcing, {});
}

/// D.2.4: his own piece was lifted when he pressed; the captured one left its square only then, and a hand
/// took its time over it. What a board says late, it says at once.
void judge_capture(Fold& f, Move m) {
  constexpr Millis boards_are_late{500};
  auto const& facts = f.facts();
  auto const& press = facts.turn.press;
  Color const by = facts.mover();
  if (!press || press->is_inferred || !press->is_seen || facts.turn.is_press_blamed || !facts.is_read(by))
    return;
  auto const& board = *facts.board(by);
  SquareSet const still_there = SquareSet{m.to()} - press->lifted - board.chattering;
  if (board.sense.has_lost_track() || !press->lifted.contains(m.from()) || still_there.empty()) return;
  auto const& lifts = board.sense.lifts();
  auto const lift = std::find_if(lifts.begin(), lifts.end(),
                                 [&](sensing::Lift const& each) { return each.square == m.to(); });
  if (lift == lifts.end() || lift->out_at < press->at + boards_are_late) return;
  if (!lift->filled_at || *lift->filled_at < lift->out_at + sensing::touch_time) return;
  accuse(f, {IrregularityKind::pressed_without_move, by, next_ply(facts), still_there});
}

/// D.2.3.1: his own piece has left, and the captured one was never seen to, though this board tells whatever
/// a hand can do. For the arbiter; it blames nobody.
void note_capture_unseen(Fold& f, Move m) {
  auto const& facts = f.facts();
  auto const& press = facts.turn.press;
  Color const by = facts.mover();
  bool const is_seen_pressing = press && !press->is_inferred && press->is_seen && !facts.turn.is_press_blamed;
  if (!is_seen_pressing || !facts.is_read(by) || m.is_castling() || !facts.line.current().at(m.to())) return;
  auto const& board = *facts.board(by);
  auto const& sense = board.sense;
  bool const tells_all =
      sense.knows_pieces() || (board.shortest_seen && *board.shortest_seen <= sensing::shortest_exchange);
  if (!tells_all || sense.has_lost_track() || (sense.masked() | board.chattering).contains(m.to())) return;
  // Where he copied and captured in one go, nobody knows which of the pieces on that square was seen.
  if (sense.agreed().at(m.to()) != facts.line.current().at(m.to())) return;
  auto const& lifts = sense.lifts();
  auto const has_left = [&](chess::Square s) {
    return std::any_of(lifts.begin(), lifts.end(),
                       [s](sensing::Lift const& each) { return each.square == s; });
  };
  if (has_left(m.from()) && !has_left(m.to()))
    accuse(f, {IrregularityKind::capture_not_seen, by, next_ply(facts), SquareSet{m.to()}});
}

/// It stood there when the board that shows it was looked at again, and nobody has named it.
bool was_found(TableFacts const& facts, Move m) {
  Color const board = facts.is_read(facts.mover()) ? facts.mover() : opposite(facts.mover());
  return facts.is_read(board) && facts.board(board)->sense.is_found(m) && !is_named(facts, m);
}

/// A move that nobody was seen making is told to all who can put it right, who made it too.
void tell_found(Fold& f, std::size_t ply, Move m, Color by) {
  for (Audience const to : all_ears(f.facts(), opposite(by))) say_move(f, ply, m, to, false);
}

/// What Tactus has not said aloud before, it says now: to the blind opponent alone, who cannot see it on any
/// board, whoever announces; where nobody is blind to both.
void tell_completed(Fold& f, std::size_t ply, Move m, Color by) {
  auto const& setup = f.facts().setup;
  Color const other = opposite(by);
  if (setup.player(other).is_blind)
    say_move(f, ply, m, audience_of(other), false);
  else if (!setup.player(by).is_blind)
    say_move(f, ply, m, Audience::table, false);
}

Turn turn_after(TableFacts const& facts) {
  Turn next;
  if (facts.turn.press) next.began_at = facts.turn.press->at;
  next.press = facts.turn.opponents_press;
  next.announce_asked_at = facts.turn.opponent_asked_at;
  // After an interruption the clock may stand two presses further.
  auto const& reading = facts.reading;
  if (!next.press && facts.has_clock_gap && !facts.is_clock_lost && reading &&
      reading->to_move == facts.mover())
    next.press = Press{facts.now, reading, true, false};
  return next;
}

}  // namespace

bool is_named(TableFacts const& facts, Move m) {
  auto const& turn = facts.turn;
  bool const is_entered = turn.entered && facts.line.current().has(m) &&
                          notation::states(turn.entered->stated, facts.line.current(), m);
  return is_entered || turn.said == m || turn.is_confirmed_by_person;
}

std::vector<Move> named_among(TableFacts const& facts, std::vector<Move> fits) {
  auto const& turn = facts.turn;
  std::erase_if(fits, [&](Move m) {
    bool const is_entered = turn.entered && notation::states(turn.entered->stated, facts.line.current(), m);
    return !is_entered && turn.said != m;
  });
  return fits;
}

bool is_announced(TableFacts const& facts, Move m) {
  if (!facts.setup.player(facts.mover()).is_blind || facts.is_typed(facts.mover())) return true;
  return is_named(facts, m);
}

namespace {

/// The pawn stands as it stood, and his board does not tell what it became: only the word for it is another
/// one (D.2.8).
bool is_named_otherwise(TableFacts const& facts, Move made, Move now) {
  bool const is_same_pawn =
      made.is_promotion() && now.is_promotion() && made.from() == now.from() && made.to() == now.to();
  return is_same_pawn && facts.is_read(facts.mover()) && !facts.board(facts.mover())->sense.knows_pieces();
}

/// A blind player's move is made when it is announced as well (D.2.3): then he has changed it. The move of
/// who announces nothing may only have looked made, with the piece in the hand still.
void note_changed(Fold& f, Move now) {
  auto const& facts = f.facts();
  Color const mover = facts.mover();
  auto const& made = facts.turn.made;
  bool const is_of_board = facts.setup.player(mover).is_blind && !facts.is_typed(mover);
  if (made && is_of_board && !is_named_otherwise(facts, *made, now)) note_not_played(f, *made);
}

}  // namespace

void note_made(Fold& f, Move m) {
  note_changed(f, m);
  f.facts().turn.made = m;
  f.record(MoveMade{f.facts().mover(), next_ply(f.facts()), m});
}

void note_not_played(Fold& f, Move made) {
  auto const& facts = f.facts();
  auto const san = notation::write_san(chess::describe(facts.line.current(), made));
  f.record(MovePutBack{facts.mover(), next_ply(facts), made, san});
}

namespace {

/// With a question mark for a piece that nobody named.
std::string san_of(TableFacts const& facts, Move m) {
  auto described = chess::describe(facts.line.current(), m);
  if (facts.turn.is_piece_unknown) described.promotion.reset();
  return notation::write_san(described);
}

/// Nothing where nobody saw him press and his time runs again, or the clock has told other presses since.
std::optional<clock::Reading> reading_at_press(TableFacts const& facts) {
  auto const& press = facts.turn.press;
  if (press && !press->is_inferred) return press->reading;
  if (!press && (facts.is_clockless() || facts.turn.is_press_unknown)) return std::nullopt;
  auto const reading = press ? press->reading : facts.reading;
  bool const was_unseen = press || facts.has_clock_gap;
  return was_unseen && reading && reading->to_move == facts.mover() ? std::nullopt : reading;
}

/// Play goes on: what is typed from now on is of its own ply.
void forget_catching_up(TableFacts& facts) {
  constexpr std::size_t told_by_boards = 2;
  bool const is_pressed = facts.turn.press && !facts.turn.press->is_inferred;
  for (auto* next : {&facts.seating.catching_up, &facts.seating.unseen_from})
    if (is_pressed && *next && facts.line.plies() >= **next + told_by_boards) next->reset();
}

}  // namespace

void complete(Fold& f, Move m) {
  auto& facts = f.facts();
  Color const by = facts.mover();
  lapse_offer(facts, by);
  drop_resignation(f, Lapse::move_made);
  forget_catching_up(facts);
  judge_announcement(f, m);
  judge_capture(f, m);
  note_capture_unseen(f, m);
  bool const person_announces = facts.setup.announcer == Announcer::person;
  if (facts.turn.made != m) {
    if (person_announces || is_announced(facts, m))
      note_made(f, m);
    else
      note_changed(f, m);
  }
  auto const& press = facts.turn.press;
  auto const reading = reading_at_press(facts);
  bool const is_piece_unknown = facts.turn.is_piece_unknown;
  bool const is_found = was_found(facts, m);
  f.record(MoveCompleted{by, next_ply(facts), m, san_of(facts, m), reading, is_found});
  if (press) note_clock_started(f, m);
  facts.completed.push_back({m, press ? press->at : facts.now, reading, facts.is_typed(by), is_found});
  bool const is_copied_piece = !is_piece_unknown && is_named_by_copy(facts, m);
  if (is_piece_unknown || is_copied_piece)
    facts.unnamed.push_back(facts.turn.promotion.value_or(PromotionQuestion{by, facts.completed.size()}));
  bool const was_said_aloud = facts.turn.said == m;
  Turn const next = turn_after(facts);
  if (press && !press->is_inferred) facts.has_clock_gap = false;
  for (auto& board : facts.boards)
    if (board && !board->awaits_position) board->is_set_up = true;  // from now on what differs, differs
  facts.line.play(m, is_piece_unknown);
  facts.turn = next;
  auto& own = facts.board(by);
  if (own && own->sense.shows(facts.line.current().placement(), sensing::Evidence::slightest)) {
    if (!own->sense.has_lost_track()) facts.seating.are_ports_known = true;
    agree(f, by);
    note_way_round(facts, by);
  }
  if (is_found)
    tell_found(f, facts.line.plies(), m, by);
  else if (!was_said_aloud)
    tell_completed(f, facts.line.plies(), m, by);
  if (is_copied_piece) tell(f, by, PromotionTold{*m.promotion()});
  lapse(f, Lapse::move_made);
}

void end_game(Fold& f, GameResult result, std::string reason, std::optional<Content> told) {
  f.facts().result = result;
  auto const* const resigned = told ? std::get_if<ResignationTold>(&*told) : nullptr;
  f.facts().resigned = resigned != nullptr ? std::optional(resigned->by) : std::nullopt;
  f.facts().offer.reset();
  f.facts().resigning.reset();
  f.facts().claim.reset();
  f.facts().sealing.reset();
  f.facts().proposed.reset();
  f.facts().restoration.reset();
  f.facts().correction.reset();
  f.record(GameEnded{result, std::move(reason)});
  f.say({.to = Audience::table, .content = end_told(f.facts())});
}

Content end_told(TableFacts const& facts) {
  if (facts.resigned) return ResignationTold{*facts.resigned};
  return GameOver{facts.result};
}

}  // namespace tactus::table
