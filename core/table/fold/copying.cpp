// SPDX-License-Identifier: GPL-3.0-or-later
// Each board against the game: the opponent's move is copied, the boards differ, the boards agree again
// (D.2.9). A board is judged when its copy has settled or its player lifts a piece for his own move, never
// while he is copying. A board that nobody has touched since the move is only waiting to be copied on: it
// differs when its player lifts a piece for his own move.

#include "core/sensing/board_sense.hpp"
#include "core/table/fold/fold.hpp"
#include "core/table/fold/missing_moves.hpp"

#include <algorithm>
#include <utility>

namespace tactus::table {

using chess::Placement;
using sensing::BoardSense;
using sensing::Evidence;

namespace {

/// This many wrong squares before the first move are not a move but pieces being put up.
constexpr int squares_of_setting_up = 3;

unsigned plies(Fold const& f) { return static_cast<unsigned>(f.facts().line.plies()); }

void note_put_right(Fold& f, Color c) {
  auto& watch = *f.facts().board(c);
  bool const is_copy = watch.agreed_plies < f.facts().line.plies() && c == f.facts().mover();
  watch.agreed_plies = f.facts().line.plies();
  watch.ahead.reset();
  watch.copy_unseen = {};
  watch.is_set_up = true;
  if (is_copy) f.record(MoveCopied{c, plies(f)});
  if (watch.differs) f.record(BoardAgreesAgain{c, plies(f)});
  watch.differs = false;
  if (std::exchange(watch.is_difference_told, false))
    f.say({.to = Audience::table, .content = BoardsAgree{}});
}

void note_setting_up(Fold& f, Color c) {
  auto const& facts = f.facts();
  auto& watch = *f.facts().board(c);
  auto const& start = facts.line.current();
  if (watch.sense.shows(start.placement(), Evidence::slightest)) {
    if (!watch.is_set_up) agree(f, c);
    watch.is_set_up = true;
  } else if (is_settled(facts, c)) {
    bool const is_move = !sensing::moves_shown(watch.sense, start, Evidence::slightest).empty();
    if (is_move) watch.is_set_up = true;
    if (!is_move && watch.sense.difference(start.placement()).size() >= squares_of_setting_up)
      watch.is_set_up = false;
  }
}

/// The copier has gone on to his own move so fast that the copy was never seen alone.
bool has_moved_on(TableFacts const& facts, Color c) {
  return c == facts.mover() && is_settled(facts, c) &&
         !sensing::moves_shown(facts.board(c)->sense, facts.line.current()).empty();
}

/// Pieces of his own that have no part in the copy and are in his hand, of which he touched one for longer
/// than a brush. What was done during a cut nobody saw.
chess::SquareSet lifted_for_own_move(TableFacts const& facts, Color c) {
  auto const& sense = facts.board(c)->sense;
  auto const part_of_copy = sense.agreed().difference(facts.line.current().placement());
  auto const is_own = [&](sensing::Lift const& lift) {
    auto const piece = sense.agreed().at(lift.square);
    return lift.away_since && piece && piece->color == c && !part_of_copy.contains(lift.square);
  };
  auto const touched = sense.touched(facts.now);
  chess::SquareSet own;
  if (sense.has_lost_track() || std::none_of(touched.begin(), touched.end(), is_own)) return own;
  for (sensing::Lift const& lift : sense.lifts())
    if (is_own(lift)) own.insert(lift.square);
  return own;
}

/// The copy is right but for his own move, which his hand is at already: what differs are squares of one
/// move, that a piece has left or that show what it brings. `unseen` is not looked at.
bool is_copied_beside_own_move(TableFacts const& facts, Color c, chess::SquareSet unseen = {}) {
  auto const own = lifted_for_own_move(facts, c);
  if (c != facts.mover() || own.empty()) return false;
  auto const& sense = facts.board(c)->sense;
  auto const& position = facts.line.current();
  auto const differs = sense.difference(position.placement()) - unseen;
  auto const moves = position.moves();
  return std::any_of(moves.begin(), moves.end(), [&](chess::Move const m) {
    if (!own.contains(m.from())) return false;
    auto const after = position.after(m).placement();
    auto const arrived = differs & sense.occupied();
    return (differs - position.placement().difference(after)).empty() &&
           (arrived & sense.difference(after)).empty();
  });
}

void follow_the_game(Fold& f, Color c) {
  auto& facts = f.facts();
  auto& watch = *facts.board(c);
  Placement const expected = facts.line.current().placement();
  bool const is_one_behind = watch.agreed_plies + 1 == facts.line.plies();
  bool const is_copied = watch.sense.shows(expected, Evidence::lifted) ||
                         (has_copy_settled(facts, c) && watch.sense.difference(expected).empty());
  if (is_one_behind && watch.ahead == facts.completed.back().move) {
    note_put_right(f, c);  // its lifts since then belong to his own move: they stay counted
  } else if (!is_copied && has_moved_on(facts, c)) {
    note_put_right(f, c);
    facts.turn.touched =
        watch.sense.touched(facts.now).size();  // of the copy; which of them, nobody can tell
  } else if (is_copied) {
    agree(f, c);
  } else if (is_copied_beside_own_move(facts, c)) {
    auto const unseen =
        (watch.sense.difference(expected) & expected.occupied()) - lifted_for_own_move(facts, c);
    agree(f, c);
    watch.copy_unseen = unseen - watch.sense.occupied();
  }
}

/// The opponent may copy an announced move before the clock is pressed.
void follow_ahead(TableFacts& facts, Color c) {
  auto& watch = *facts.board(c);
  auto const& pending = facts.turn.last_shown;
  if (c == facts.mover()) return;
  if (pending && watch.ahead != pending) {
    Placement const ahead = facts.line.current().after(*pending).placement();
    if (!watch.sense.shows(ahead, Evidence::lifted)) return;
    watch.sense.agree_on(ahead, facts.now);
    watch.ahead = pending;
  } else if (watch.ahead && watch.sense.shows(facts.line.current().placement(), Evidence::lifted)) {
    watch.sense.agree_on(facts.line.current().placement(), facts.now);
    watch.ahead.reset();
  }
}

/// The piece that was copied last may still be set straight, and without identity a promotion looks executed
/// as soon as the pawn is on the last rank and may still be exchanged: a first lift on its square belongs to
/// the copy until another piece is lifted.
bool is_finishing_copy(TableFacts const& facts, std::vector<sensing::Lift> const& touched) {
  if (facts.completed.empty() || touched.size() != 1) return false;
  return touched.front().square == facts.completed.back().move.to();
}

/// In the turn that began with his opponent's press, or when the game went on from here. Where neither was
/// seen, nobody knows.
bool is_of_this_turn(TableFacts const& facts, sensing::Lift const& lift) {
  if (facts.turn.began_at) return lift.out_at >= *facts.turn.began_at;
  return facts.line.plies() == 0 || facts.is_clockless() || facts.seating.catching_up == facts.line.plies();
}

/// Pieces set straight on a board that waits leave nothing for the next move.
void forget_put_back(Fold& f, Color c) {
  auto const& facts = f.facts();
  auto& sense = f.facts().board(c)->sense;
  auto const touched = sense.touched(facts.now);
  if (touched.empty() || !sense.difference(sense.agreed()).empty()) return;
  if (!is_settled(facts, c)) return;
  if (c != facts.mover() || is_finishing_copy(facts, touched) || is_adjusting(facts, c))
    sense.agree_on(Placement(sense.agreed()), facts.now);
}

/// Back after a cut and as it was agreed, not only in what its line had kept from before: no move was missed,
/// and what was lifted meanwhile stands again.
void regain_track(Fold& f, Color c) {
  auto& facts = f.facts();
  auto& sense = facts.board(c)->sense;
  if (!sense.has_lost_track() || facts.now < seen_again_at(facts, c) || !is_settled(facts, c)) return;
  if (!sense.difference(sense.agreed()).empty()) return;
  sense.agree_on(Placement(sense.agreed()), facts.now);
  if (c == facts.mover()) facts.turn.touched = 0;
  auto const& watch = *facts.board(c);
  if (!watch.ahead && watch.agreed_plies == facts.line.plies()) restart_reader(f, c, facts.line.plies());
}

/// But for the piece in his hand.
KnownDifference difference_of(TableFacts const& facts, Color c) {
  auto const& sense = facts.board(c)->sense;
  KnownDifference known;
  known.squares = sense.difference(facts.line.current().placement()) - lifted_for_own_move(facts, c);
  for (chess::Square const s : known.squares) {
    if (sense.occupied().contains(s)) known.filled.insert(s);
    if (auto const piece = sense.piece_at(s)) known.pieces.put(s, *piece);
  }
  return known;
}

/// Nothing has been done about it, and nothing else is wrong.
bool shows_beside(BoardSense const& sense, Placement const& expected, KnownDifference const& known) {
  if (sense.difference(expected) != known.squares) return false;
  return std::all_of(known.squares.begin(), known.squares.end(), [&](chess::Square const s) {
    return sense.occupied().contains(s) == known.filled.contains(s) &&
           sense.piece_at(s) == known.pieces.at(s);
  });
}

/// Of a capture he has only taken the captured piece off so far: he may feel for the other one as long as he
/// likes.
bool has_only_taken_off(TableFacts const& facts, Color c) {
  auto const& sense = facts.board(c)->sense;
  auto const changed = sense.difference(sense.agreed());
  if (c != facts.mover() || changed.size() != 1) return false;
  chess::Square const square = *changed.begin();
  auto const taken = sense.agreed().at(square);
  bool const is_of_copy = sense.agreed().difference(facts.line.current().placement()).contains(square);
  return taken && taken->color == c && is_of_copy && !sense.occupied().contains(square);
}

/// Nothing has changed there since his own press: where his move was not seen to arrive, it is still that.
bool is_as_he_left_it(TableFacts const& facts, Color c) {
  auto const& done = facts.completed;
  return c == facts.mover() && done.size() > 1 &&
         facts.board(c)->sense.last_change() <= done[done.size() - 2].at;
}

/// Settled in a state that is neither right nor untouched nor the opponent's next move executed early.
bool has_settled_wrong(TableFacts const& facts, Color c) {
  auto const& sense = facts.board(c)->sense;
  auto const& position = facts.line.current();
  if (!has_copy_settled(facts, c) || sense.difference(sense.agreed()).empty()) return false;
  if (is_as_he_left_it(facts, c)) return false;
  auto const masked = sense.masked();
  if ((sense.occupied() - masked).size() < (position.occupied() - masked).size())
    return false;  // a piece is still in the air
  if (has_only_taken_off(facts, c)) return false;
  return c == facts.mover() || sensing::moves_shown(sense, position, Evidence::slightest).empty();
}

}  // namespace

void agree(Fold& f, Color c) {
  auto& facts = f.facts();
  note_put_right(f, c);
  facts.board(c)->sense.agree_on(facts.line.current().placement(), facts.now);
  if (c == facts.mover()) facts.turn.touched = 0;
}

void note_position_shown(Fold& f, Color c) {
  auto const& facts = f.facts();
  auto& watch = f.facts().board(c);
  if (!watch || !watch->awaits_position || watch->is_lost || !is_settled(facts, c)) return;
  if (watch->sense.difference(facts.line.current().placement()).empty()) take_as_shown(f, c);
}

void take_as_shown(Fold& f, Color c) {
  auto& watch = *f.facts().board(c);
  watch.awaits_position = watch.is_doubtful = false;
  if (std::exchange(watch.is_wait_told, false)) f.record(BoardAgreesAgain{c, plies(f)});
  agree(f, c);
  restart_reader(f, c, f.facts().line.plies());
}

void note_agreement(Fold& f, Color c) {
  auto& facts = f.facts();
  if (!facts.is_read(c)) return;
  regain_track(f, c);
  auto& watch = *facts.board(c);
  if ((facts.line.plies() == 0 || !watch.is_set_up) && !watch.ahead) note_setting_up(f, c);
  if (watch.agreed_plies < facts.line.plies())
    follow_the_game(f, c);
  else if (watch.differs && watch.sense.shows(facts.line.current().placement(), Evidence::slightest))
    agree(f, c);
  else
    follow_ahead(facts, c);
  forget_put_back(f, c);
}

namespace {

/// Both kings at once: they fell, or are on their way to tell a result.
bool are_both_kings_out(BoardSense const& sense, std::vector<sensing::Lift> const& touched) {
  return std::count_if(touched.begin(), touched.end(), [&](sensing::Lift const& lift) {
           auto const piece = sense.agreed().at(lift.square);
           return piece && piece->kind == chess::Kind::king;
         }) > 1;
}

/// His move stands there already, and what he lifts now makes no other one of it: he straightens, feels, or
/// copies a reply that did not wait for his press.
bool is_behind_his_move(TableFacts const& facts, chess::Square touched) {
  auto const& made = facts.turn.last_shown;
  auto const& position = facts.line.current();
  if (!made || sensing::is_extendable(position, *made)) return false;
  auto const after = position.after(*made).placement();
  auto const of_move = position.placement().difference(after);
  auto const wrong = facts.board(facts.mover())->sense.difference(after);
  return !of_move.contains(touched) && (wrong & of_move).empty();
}

/// On his own board the opponent has moved it: whoever lifts it here, copies.
bool is_gone_at_opponent(TableFacts const& facts, chess::Square touched, chess::Piece piece) {
  Color const other = opposite(facts.mover());
  if (piece.color != other || !facts.is_read(other)) return false;
  return facts.board(other)->sense.difference(facts.line.current().placement()).contains(touched);
}

}  // namespace

void note_touches(Fold& f) {
  auto& facts = f.facts();
  Color const mover = facts.mover();
  if (!facts.is_read(mover) || facts.king_asked || is_adjusting(facts, mover)) return;
  if (facts.seating.are_moves_missed || is_set_back(facts)) return;
  auto const& watch = *facts.board(mover);
  if (!watch.is_set_up || watch.agreed_plies < facts.line.plies()) return;
  auto const touched = watch.sense.touched(facts.now);
  if (is_finishing_copy(facts, touched)) return;
  bool const are_kings_out = are_both_kings_out(watch.sense, touched);
  for (std::size_t i = facts.turn.touched; i < touched.size(); ++i) {
    auto const piece = watch.sense.agreed().at(touched[i].square);
    // Where a man of the copy was not seen to arrive, none was seen to leave.
    auto const unknown = watch.fallen | watch.copy_unseen | watch.sense.masked();
    bool const is_known = !watch.sense.has_lost_track() && !unknown.contains(touched[i].square) &&
                          !facts.clock_run.stood_at(touched[i].out_at);
    if (!piece || !is_known || !is_of_this_turn(facts, touched[i])) continue;
    if (are_kings_out && piece->kind == chess::Kind::king) continue;
    if (is_behind_his_move(facts, touched[i].square)) continue;
    if (is_gone_at_opponent(facts, touched[i].square, *piece)) continue;
    f.record(PieceTouched{mover, touched[i].square, *piece});
    lapse_offer(facts, mover);
  }
  facts.turn.touched = std::max(facts.turn.touched, touched.size());
}

namespace {

/// Beside his own move one man of his copy was not seen to arrive: the reader tells soon whether its sensor
/// is dead.
bool may_be_one_sensor(TableFacts const& facts, Color c) {
  auto const& sense = facts.board(c)->sense;
  auto const expected = facts.line.current().placement();
  auto const missing = (sense.difference(expected) & expected.occupied()) - sense.occupied();
  return std::any_of(missing.begin(), missing.end(), [&](chess::Square const each) {
    return is_copied_beside_own_move(facts, c, chess::SquareSet{each});
  });
}

}  // namespace

void judge_difference(Fold& f, Color c) {
  auto const& facts = f.facts();
  if (!facts.is_read(c) || facts.seating.are_moves_missed) return;
  auto& watch = *f.facts().board(c);
  bool const is_moving = c == facts.mover() && watch.agreed_plies == facts.line.plies();
  if (watch.differs || !watch.is_set_up || watch.ahead || is_moving) return;
  Placement const expected = facts.line.current().placement();
  if (watch.sense.difference(expected).empty()) return;
  // In a pause the arbiter lets boards be set; how they stand is judged when play goes on.
  auto const& run = facts.clock_run;
  if ((!run.runs && run.stood_at(watch.sense.last_change())) || is_set_back(facts)) return;
  bool const is_own_lift = c == facts.mover() && !is_adjusting(facts, c) &&
                           !lifted_for_own_move(facts, c).empty() && !may_be_one_sensor(facts, c);
  if (!is_own_lift && !has_settled_wrong(facts, c)) return;
  if (may_lie_turned(facts, c)) return;
  note_difference(f, c);
}

void note_difference(Fold& f, Color c) {
  auto& watch = *f.facts().board(c);
  watch.differs = true;
  watch.differs_since = f.now();
  watch.differs_plies = f.facts().line.plies();
  watch.difference = difference_of(f.facts(), c);
  f.record(BoardDiffers{c, plies(f), watch.sense.difference(f.facts().line.current().placement())});
}

std::vector<chess::Move> moves_beside_difference(TableFacts const& facts) {
  auto const& watch = *facts.board(facts.mover());
  auto const& known = watch.difference;
  auto const& press = facts.turn.press;
  if (!watch.differs || known.squares.empty() || !press || press->is_inferred ||
      press->at < watch.differs_since)
    return {};
  auto const& position = facts.line.current();
  std::vector<chess::Move> fits;
  for (chess::Move const m : position.moves()) {
    auto const after = position.after(m).placement();
    bool const is_elsewhere = (position.placement().difference(after) & known.squares).empty();
    if (is_elsewhere && shows_beside(watch.sense, after, known)) fits.push_back(m);
  }
  return fits;
}

}  // namespace tactus::table
