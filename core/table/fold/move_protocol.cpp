// SPDX-License-Identifier: GPL-3.0-or-later
// The move of the player to move, from IDLE to COMPLETED (D.2.2 to D.2.4): what his board shows, when it
// counts as made, and what completes it: his press, or where no clock is read the key or the next ply.

#include "core/notation/move_text.hpp"
#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"
#include "core/table/fold/missing_moves.hpp"

#include <algorithm>
#include <utility>

namespace tactus::table {

using chess::Diagram;
using chess::Move;
using sensing::Evidence;

namespace {

bool shows_after(TableFacts const& facts, Color board, Diagram const& position, Move m) {
  return facts.board(board)->sense.shows(position.after(m).placement(), Evidence::slightest);
}

/// The moves of `fits` that the opponent's settled board shows as well.
std::vector<Move> confirmed_by_copy(TableFacts const& facts, std::vector<Move> fits) {
  Color const other = opposite(facts.mover());
  if (!facts.is_read(other) || !is_settled(facts, other)) return {};
  std::erase_if(fits, [&](Move m) { return !shows_after(facts, other, facts.line.current(), m); });
  return fits;
}

/// His own board is lost: the copy on the opponent's board says what he played, once it has settled.
std::vector<Move> fits_of_copy(TableFacts const& facts) {
  Color const other = opposite(facts.mover());
  if (!facts.board(facts.mover()) || !facts.is_read(other) || !has_copy_settled(facts, other)) return {};
  return sensing::moves_shown(facts.board(other)->sense, facts.line.current());
}

/// D.2.3.1: a board that names its pieces, at rest, still has the captured one there: what is said or typed
/// does not outweigh it.
bool still_shows_captured(TableFacts const& facts, Move m) {
  Color const mover = facts.mover();
  auto const captured = facts.line.current().at(m.to());
  if (!captured || m.is_castling() || !has_copy_settled(facts, mover)) return false;
  auto const& sense = facts.board(mover)->sense;
  return sense.knows_pieces() && sense.piece_at(m.to()) == captured && !sense.masked().contains(m.to());
}

/// Of moves that need a second witness: the one that was announced, or those that the copy shows.
std::vector<Move> believed(TableFacts const& facts, std::vector<Move> const& moves) {
  auto named = named_among(facts, moves);
  std::erase_if(named, [&](Move m) { return still_shows_captured(facts, m); });
  return named.empty() ? confirmed_by_copy(facts, moves) : named;
}

/// From his hand onto a square that never showed the copy either: its sensor may be dead.
std::vector<Move> moves_onto_unseen(TableFacts const& facts) {
  auto const& watch = *facts.board(facts.mover());
  if (watch.copy_unseen.empty() || !facts.turn.press) return {};
  auto const& position = facts.line.current();
  auto const left = watch.sense.difference(position.placement()) - watch.sense.occupied();
  auto const all = position.moves();
  std::vector<Move> moves{all.begin(), all.end()};
  std::erase_if(moves, [&](Move const m) {
    auto const wrong = watch.sense.difference(position.after(m).placement());
    return !left.contains(m.from()) || wrong.empty() || !(wrong - watch.copy_unseen).empty();
  });
  return moves;
}

}  // namespace

/// What leaves no trace is believed only after a press, or where the opponent's board shows the same.
std::vector<Move> fits_of_own_board(TableFacts const& facts) {
  Color const mover = facts.mover();
  if (auto shown = shown_at_press(facts); !shown.empty()) return shown;
  if (!is_settled(facts, mover)) return {};
  auto const& sense = facts.board(mover)->sense;
  auto const& position = facts.line.current();
  bool const has_traces = sense.knows_pieces() || !sense.has_lost_track();
  // The press says that a move was made; so does, after an interruption, the announce key: the player hears
  // what was understood, and can still correct it (D.2.8).
  // And so does who typed the very move that the board shows: a board that was seen late leaves short traces.
  bool const is_typed = facts.turn.entered && facts.turn.entered->move &&
                        shows_after(facts, mover, position, *facts.turn.entered->move);
  bool const is_said_to_be_made =
      facts.turn.press || is_typed || (!has_traces && facts.turn.announce_asked_at);
  if (has_traces) {
    auto fits = spoken_for(facts, sensing::moves_shown(sense, position));
    if (!fits.empty() || !is_said_to_be_made) return fits;
  }
  if (is_said_to_be_made) {
    auto fits = sensing::moves_shown(sense, position, Evidence::slightest);
    // Several captures look alike after an interruption; the one whose piece he set down once more is meant.
    // Only for the announce key: he hears it.
    if (auto traced = sensing::moves_shown(sense, position); !facts.turn.press && traced.size() == 1)
      return traced;
    if (!fits.empty()) return fits;
  }
  if (auto fits = believed(facts, explained_by_dead_sensor(facts)); !fits.empty()) return fits;
  if (auto fits = confirmed_by_copy(facts, sensing::moves_shown(sense, position, Evidence::none));
      !fits.empty())
    return fits;
  if (!is_settled_since_asked(facts, mover)) return {};
  auto fits = moves_beside_difference(facts);
  return fits.empty() ? moves_onto_unseen(facts) : fits;
}

namespace {

/// Nobody saw what was done on it, and a man is missing there: a dead sensor may hide what he copied.
bool may_lack_a_man(TableFacts const& facts, Color c) {
  auto const& sense = facts.board(c)->sense;
  return sense.has_lost_track() && sense.occupied().size() < facts.line.current().occupied().size();
}

std::vector<Move> fits_of(TableFacts const& facts) {
  auto const entered = facts.turn.entered ? facts.turn.entered->move : std::nullopt;
  if (facts.turn.is_entry_decisive && entered) return {*entered};
  if (!facts.is_typed(facts.mover())) {
    if (auto own = fits_of_own_board(facts); !own.empty()) return own;
    return facts.turn.press && may_lack_a_man(facts, facts.mover()) ? fits_of_copy(facts)
                                                                    : moves_at_other_port(facts);
  }
  if (entered) return {*entered};
  return fits_of_copy(facts);
}

/// Of several moves that leave the same traces: the one that was announced, or that the copy shows.
std::optional<Move> only_one(TableFacts const& facts, std::vector<Move> const& fits) {
  if (fits.size() == 1) return fits.front();
  if (auto const named = named_among(facts, fits); named.size() == 1) return named.front();
  auto const copied = confirmed_by_copy(facts, fits);
  if (copied.size() == 1) return copied.front();
  return std::nullopt;
}

/// The board that shows the move of the player to move.
Color shown_by(TableFacts const& facts) {
  return facts.is_read(facts.mover()) ? facts.mover() : opposite(facts.mover());
}

/// Set down on a bad sensor or still in the hand: both look alike. So the move needs a second witness.
bool needs_witness(TableFacts const& facts, Move m) {
  Color const board = shown_by(facts);
  if (!facts.is_read(board)) return false;
  auto const& watch = *facts.board(board);
  if (!(watch.sense.masked() | watch.copy_unseen).contains(m.to())) return false;
  if (!named_among(facts, {m}).empty()) return false;
  return board != facts.mover() || confirmed_by_copy(facts, {m}).empty();
}

/// Nothing has moved for so long after the press that no piece is in a hand any more.
bool has_rested(TableFacts const& facts) {
  auto const at = rested_at(facts);
  return at && facts.now >= *at;
}

void note_extendable(TableFacts& facts) {
  Color const mover = facts.mover();
  if (!facts.is_read(mover)) return;
  auto const& position = facts.line.current();
  auto const fits = sensing::moves_shown(facts.board(mover)->sense, position);
  facts.board(mover)->is_extendable =
      std::any_of(fits.begin(), fits.end(), [&](Move m) { return sensing::is_extendable(position, m); });
}

/// 6.2.1 with nobody to press: the opponent has already answered on his own board.
bool is_answered(TableFacts const& facts) {
  Color const other = opposite(facts.mover());
  if (!facts.is_clockless() || !facts.turn.last_shown) return false;
  if (!facts.is_read(other) || !is_settled(facts, other)) return false;
  auto const answered = facts.line.current().after(*facts.turn.last_shown);
  return !sensing::moves_shown(facts.board(other)->sense, answered).empty();
}

/// The pairs that the opponent's settled board shows as well.
std::vector<sensing::TwoPlies> pairs_of_both_boards(TableFacts const& facts) {
  auto const& position = facts.line.current();
  Color const other = opposite(facts.mover());
  if (!facts.is_read(other) || !is_settled(facts, other)) return {};
  if (facts.board(other)->sense.difference(position.placement()).empty()) return {};
  auto pairs = sensing::two_plies_shown(facts.board(facts.mover())->sense, position, Evidence::none);
  std::erase_if(pairs, [&](sensing::TwoPlies const& p) {
    return !shows_after(facts, other, position.after(p.first), p.second);
  });
  return pairs;
}

/// What his board shows when it is two plies further: it was cut off, or nobody pressed and the game went on.
/// Two pieces in the hand can look like two captures: either both boards agree, or his own was cut off, knows
/// its pieces or is the only one, and has long been quiet.
std::vector<sensing::TwoPlies> pairs_of_own_board(TableFacts const& facts) {
  auto const& sense = facts.board(facts.mover())->sense;
  auto const& position = facts.line.current();
  if (!is_settled(facts, facts.mover()) || sense.difference(position.placement()).empty()) return {};
  bool const is_alone = !facts.is_read(opposite(facts.mover()));
  if (sense.has_lost_track() && (sense.knows_pieces() || is_alone) && has_copy_settled(facts, facts.mover()))
    return sensing::two_plies_shown(sense, position, Evidence::slightest);
  return pairs_of_both_boards(facts);
}

/// His board is lost, and the opponent went on to his reply before his copy could count as settled: so now
/// the reply has to settle like a copy.
std::vector<sensing::TwoPlies> pairs_of_copy(TableFacts const& facts) {
  Color const other = opposite(facts.mover());
  if (!facts.board(facts.mover()) || !facts.is_read(other) || !has_copy_settled(facts, other)) return {};
  auto const& sense = facts.board(other)->sense;
  if (!sense.knows_pieces()) return {};
  return sensing::two_plies_shown(sense, facts.line.current(), Evidence::slightest);
}

/// The move that was played where the reply is on the board already and no other move could come before it.
std::optional<FirstOfTwo> first_of_two(TableFacts const& facts) {
  bool const is_clock_awaited = facts.clock_run.is_unread && !facts.is_clock_lost;  // it tells how many
  if (facts.seating.are_moves_missed || is_clock_awaited || !may_be_two_plies(facts)) return std::nullopt;
  return first_of(facts, facts.is_read(facts.mover()) ? pairs_of_own_board(facts) : pairs_of_copy(facts));
}

/// Announced or made, and put back before the press: it was not played.
void note_put_back(Fold& f) {
  auto& facts = f.facts();
  Color const mover = facts.mover();
  if (!facts.turn.made || facts.turn.shown || facts.turn.press || !facts.is_read(mover)) return;
  auto const& current = facts.line.current();
  if (!is_settled(facts, mover) || !facts.board(mover)->sense.difference(current.placement()).empty()) return;
  note_not_played(f, *std::exchange(facts.turn.made, std::nullopt));
}

/// For the arbiter, once until it runs: an earlier game still stands there, or an analysis goes on.
void note_clock_stands(Fold& f) {
  auto& facts = f.facts();
  if (!facts.reading || std::exchange(facts.clock_run.is_told, true)) return;  // it may be read late
  auto const ply = static_cast<unsigned>(facts.line.plies() + 1);
  f.record(Irregularity{IrregularityKind::clock_stands, facts.mover(), ply, {}});
}

/// For the arbiter: what completes this move is only that nothing else can be meant.
void note_arrival_unseen(Fold& f, Move m) {
  auto const& facts = f.facts();
  auto const ply = static_cast<unsigned>(facts.line.plies() + 1);
  f.record(Irregularity{IrregularityKind::arrival_not_seen, facts.mover(), ply, chess::SquareSet{m.to()}});
}

/// Both boards differ from the game on the same squares, and stand there alike: a move was copied that the
/// game does not have. Who presses now has not done it.
bool differ_alike(TableFacts const& facts) {
  Color const mover = facts.mover(), other = opposite(mover);
  if (!facts.is_read(mover) || !facts.is_read(other)) return false;
  auto const& position = facts.line.current().placement();
  auto const& own = facts.board(mover)->sense;
  auto const& copy = facts.board(other)->sense;
  auto const both = own.difference(position) & copy.difference(position);
  return !(both & own.occupied() & copy.occupied()).empty();
}

/// Pressed, and the settled board shows no single move by any piece's way of moving: for the arbiter, once,
/// and a board that differs; the turn stays open (D.2.4).
void blame_press(Fold& f) {
  auto& facts = f.facts();
  Color const mover = facts.mover();
  if (!facts.turn.press || facts.turn.press->is_inferred || facts.turn.is_press_blamed) return;
  if (facts.turn.opponents_press && facts.turn.opponents_press->is_inferred) return;  // two presses at once
  if (!facts.is_read(mover) || !facts.board(mover)->is_set_up || !is_settled_since_asked(facts, mover))
    return;
  // A pawn that was taken in passing and still stands there is forgotten before its sensor is dead (D.2.3.1).
  auto const explained = explained_by_dead_sensor(facts);
  bool const may_be_sensor = std::any_of(explained.begin(), explained.end(),
                                         [](Move m) { return m.kind() != chess::MoveKind::en_passant; });
  auto const named = named_among(facts, explained);
  bool const is_captured_there = named.size() == 1 && still_shows_captured(facts, named.front());
  if (!fits_of(facts).empty() || (may_be_sensor && !is_captured_there)) return;
  // The equipment is suspected first, and what nobody saw.
  if (may_be_exchanged(facts) || may_lie_turned(facts, mover) || are_moves_missed(facts) ||
      facts.seating.are_moves_missed)
    return;
  if (differ_alike(facts) || may_lack_a_man(facts, mover)) return;
  auto const& reader = facts.board(mover)->reader;
  if (reader && reader->due()) return;  // it may still find a dead sensor
  facts.turn.is_press_blamed = true;
  auto const squares = facts.board(mover)->sense.difference(facts.line.current().placement());
  auto const ply = static_cast<unsigned>(facts.line.plies() + 1);
  if (is_captured_there)  // its sensor may be bad
    return accuse(f, {IrregularityKind::capture_not_seen, mover, ply, chess::SquareSet{named.front().to()}});
  accuse(f, {IrregularityKind::pressed_without_move, mover, ply, squares});
  if (!squares.empty() && !facts.board(mover)->differs) note_difference(f, mover);
}

}  // namespace

std::optional<Move> find_move(TableFacts const& facts) {
  auto const found = only_one(facts, fits_of(facts));
  return found && needs_witness(facts, *found) && !has_rested(facts) ? std::nullopt : found;
}

bool advance_turn(Fold& f) {
  auto& facts = f.facts();
  auto& turn = facts.turn;
  if (is_set_back(facts)) return false;
  note_extendable(facts);
  turn.shown = find_move(facts);
  if (turn.shown) turn.last_shown = turn.shown;
  answer_announce_request(f);
  if (turn.shown) {
    Move const m = *turn.shown;
    if (is_announced(facts, m) && turn.made != m) note_made(f, m);
    bool const is_typed_out =
        facts.is_clockless() && facts.is_typed(facts.mover()) && turn.entered && turn.entered->move == m;
    if (turn.press && needs_witness(facts, m)) note_arrival_unseen(f, m);
    if ((turn.press && !is_reply_unseen(facts)) || is_typed_out) return complete(f, m), true;
  }
  // What was pressed while the clock ran counts, though the boards settle later.
  bool const may_complete = turn.press || !facts.does_clock_stand();
  if (may_complete && is_answered(facts)) return complete(f, *turn.last_shown), true;
  // Pieces that are put back look like moves that nobody pressed for.
  bool const may_be_put_back = !turn.press && (facts.restoration || was_set_while_clock_stood(facts));
  note_put_back(f);
  if (auto const queen = unnamed_queen(facts)) return complete_unnamed(f, *queen), true;
  if (auto const first = turn.shown ? std::nullopt : first_of_two(facts)) {
    if (may_complete && !may_be_put_back) {
      // No hand was seen: both were made and pressed for before the program was started.
      bool const is_of_before = facts.line.plies() == 0 && facts.is_read(facts.mover()) &&
                                facts.board(facts.mover())->sense.lifts().empty();
      if (is_of_before && !turn.press) facts.has_clock_gap = facts.setup.has_clock;
      turn.is_piece_unknown = first->is_piece_unknown;
      return complete(f, first->move), true;
    }
    if (!may_complete) note_clock_stands(f);
  }
  ask_for_promotion(f);
  blame_press(f);
  refuse_early_announce(f);
  return false;
}

}  // namespace tactus::table
