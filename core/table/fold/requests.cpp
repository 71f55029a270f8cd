// SPDX-License-Identifier: GPL-3.0-or-later
// What players ask for, and what is said of a move. Answers go to the asking player alone; a blind player's
// move, where Tactus announces, goes to both (D.2.1). Nothing here says whether a move is legal.

#include "core/table/fold/fold.hpp"
#include "core/table/fold/missing_moves.hpp"

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
  if (!f.facts().is_playing()) return;
  auto const announced = announced_to(f.facts(), in.by);
  if (!announced) return in.stated ? tell(f, in.by, NothingToRepeat{}) : void();
  auto const& before = f.facts().line.diagram_at(announced->ply - 1);
  bool const is_right = !in.stated || notation::states(*in.stated, before, announced->move);
  Color const announcer = opposite(in.by);
  if (f.facts().setup.player(announcer).is_deaf) {
    auto const made = chess::describe(before, announced->move);
    // A capture that he said where nothing is taken is a word of his, which a description of the move has
    // not.
    bool const is_as_made = is_right && (!in.stated || !in.stated->says_capture || made.captured);
    auto const said = is_as_made ? std::optional{made} : notation::described(before, *in.stated);
    tell(f, announcer, RepeatTold{in.by, in.text, said, is_as_made});
  }
  if (is_right) return;
  auto const squares = chess::SquareSet(announced->move.from()) | announced->move.to();
  accuse(f, {IrregularityKind::repeated_another_move, in.by, announced->ply, squares});
  say_move(f, announced->ply, announced->move, audience_of(in.by), true);
}

namespace {

/// To the player himself, or to his assistant, who tells him (D.2.10.4).
void answer(Fold& f, Color by, Content for_player, Content for_assistant, bool is_repeat = false) {
  // Who does not hear his assistant reads it.
  bool const is_told = is_told_by_assistant(f.facts(), by);
  if (!is_told || f.facts().setup.player(by).is_deaf) tell(f, by, std::move(for_player), is_repeat);
  if (!is_told) return;
  f.say({.to = audience_of_assistant(by), .is_repeat = is_repeat, .content = std::move(for_assistant)});
}

void repeat(Fold& f, Color by) {
  // The last move is no secret at this table: whoever made it knows it, the other was told.
  if (auto const& last = f.facts().last_move_said)
    tell(f, by, last->content, true);
  else
    tell(f, by, NothingToRepeat{});
}

void tell_times(Fold& f, Color by, std::optional<clock::Reading> reading, bool is_repeat = false) {
  auto const& facts = f.facts();
  if (!reading && !facts.is_clock_lost) reading = facts.reading;
  if (!reading) return answer(f, by, NoTimesTold{}, NoTimesTold{});
  note_clock_told(f.facts(), by, *reading);
  Millis const own = reading->of(by);
  Millis const opponent = reading->of(opposite(by));
  answer(f, by, TimesTold{own, opponent}, TimesToTell{by, own, opponent}, is_repeat);
}

/// Moves that this player has completed, numbered as on the scoresheet.
void tell_move_number(Fold& f, Color by) {
  // What has been played since nobody knows.
  if (f.facts().sealing && f.facts().clock_run.runs) return answer(f, by, ContinueNeeded{}, ContinueNeeded{});
  if (f.facts().seating.are_moves_missed)
    return answer(f, by, missing_told(f.facts()), missing_told(f.facts()));
  if (is_set_back(f.facts())) return answer_set_back(f, by);
  auto const& line = f.facts().line;
  unsigned const before = line.start().fullmove_number() - 1;
  auto const plies = static_cast<unsigned>(line.plies());
  bool const began = line.start().turn() == by;
  unsigned const own = began ? (plies + 1) / 2 : plies / 2;
  bool const moved_before = by == Color::white && line.start().turn() == Color::black;
  unsigned const moves = before + own + (moved_before ? 1U : 0U);
  answer(f, by, MoveNumberTold{moves}, MovesToTell{by, moves});
}

/// The claim is the player's (6.8): he hears what the clock shows, when he asks.
void tell_flags(Fold& f, Color by, std::optional<clock::Reading> reading) {
  auto const& facts = f.facts();
  if (!reading && !facts.is_clock_lost) reading = facts.reading;
  if (!reading) return tell(f, by, NoTimesTold{});
  note_clock_told(f.facts(), by, *reading);
  bool const is_white = by == Color::white;
  tell(f, by,
       FlagsTold{is_white ? reading->white_flag : reading->black_flag,
                 is_white ? reading->black_flag : reading->white_flag});
}

ScoreTold score_of(TableFacts const& facts, unsigned number) {
  auto const& line = facts.line;
  ScoreTold scored{number, {}, {}};
  for (std::size_t ply = 0; ply < line.plies(); ++ply) {
    auto const& before = line.diagram_at(ply);
    if (line.number_at(ply) != number) continue;
    (before.turn() == Color::white ? scored.white : scored.black) = chess::describe(line, ply + 1);
  }
  return scored;
}

/// Completed moves only: nothing is on a scoresheet before it is made (8.1.2).
void tell_score(Fold& f, Color by, std::optional<unsigned> number) {
  auto const& line = f.facts().line;
  if (!number && line.plies() > 0) number = line.number_at(line.plies() - 1);
  ScoreTold const told = score_of(f.facts(), number.value_or(0));
  if (told.white || told.black)
    tell(f, by, told);
  else
    tell(f, by, NoSuchMove{});
}

/// What his own board shows where it knows its pieces, so that it says nothing about the other board; else
/// the game's position where his board is filled.
chess::Placement own_board(TableFacts const& facts, Color c) {
  chess::Placement pieces = facts.line.current().placement();
  if (!facts.is_read(c)) return pieces;
  auto const& sense = facts.board(c)->sense;
  for (unsigned i = 0; i < 64; ++i) {
    auto const s = chess::Square::from_index(i);
    auto const piece = sense.knows_pieces()           ? sense.piece_at(s)
                       : sense.occupied().contains(s) ? sense.agreed().at(s)
                                                      : std::nullopt;
    pieces.clear(s);
    if (piece) pieces.put(s, *piece);
  }
  return pieces;
}

void tell_position(Fold& f, Color by) {
  auto const& facts = f.facts();
  if (facts.setup.permissions.position)
    tell(f, by, PositionTold{own_board(facts, by)});
  else
    tell(f, by, NotAllowed{});
}

/// A key of play is answered where nobody plays, too.
bool is_told_that_play_stands(Fold& f, Color by) {
  auto const& facts = f.facts();
  if (facts.is_playing()) return false;
  if (facts.sealing)
    tell(f, by, AdjournedTold{*facts.sealing, facts.line.number_at(facts.line.plies())});
  else
    tell(f, by, end_told(facts));
  return true;
}

/// Only the key of a blind player for whom Tactus announces makes it speak. A person's key confirms that he
/// has announced what stands on the board.
void take_announce_key(Fold& f, Color by) {
  auto& facts = f.facts();
  if (!facts.setup.player(by).is_blind || is_told_that_play_stands(f, by)) return;
  if (is_set_back(facts)) return answer_set_back(f, by);
  bool const is_his_move = by == facts.mover();
  if (facts.setup.announcer == Announcer::person) {
    if (is_his_move) facts.turn.is_confirmed_by_person = true;
  } else if (is_his_move) {
    facts.turn.announce_asked_at = f.now();
  } else if (facts.is_clockless() && facts.turn.last_shown) {
    facts.turn.opponent_asked_at = f.now();  // of his reply, which completes the move before
  } else if (!facts.completed.empty()) {
    // Pressed before he announced, or asked to announce again: his completed move.
    auto const ply = facts.line.plies();
    auto const* last = facts.last_move_said ? std::get_if<MoveSaid>(&facts.last_move_said->content) : nullptr;
    say_move(f, ply, facts.completed.back().move, Audience::table, last && last->ply == ply);
  } else {
    tell(f, by, NoMoveToAnnounce{});
  }
}

/// He says so himself, or Tactus does, where it speaks for him at the table.
void begin_adjusting(Fold& f, Color by) {
  auto& facts = f.facts();
  if (is_told_that_play_stands(f, by)) return;
  facts.adjusting_since[static_cast<unsigned>(by)] = f.now();
  bool const is_aloud = facts.setup.announcer == Announcer::tactus && facts.setup.player(by).is_blind;
  f.say({is_aloud ? Audience::table : audience_of(by), false, AdjustingTold{by}});
}

}  // namespace

void tell(Fold& f, Color to, Content content, bool is_repeat) {
  f.say({.to = audience_of(to), .is_repeat = is_repeat, .content = std::move(content)});
}

bool is_completed(chess::PlayedLine const& line, std::size_t ply, chess::Move m) {
  return ply <= line.plies() && line.moves()[ply - 1] == m;
}

chess::MoveDescription description_of(chess::PlayedLine const& line, std::size_t ply, chess::Move m) {
  return is_completed(line, ply, m) ? chess::describe(line, ply)
                                    : chess::describe(line.diagram_at(ply - 1), m);
}

void say_move(Fold& f, std::size_t ply, chess::Move m, Audience to, bool is_repeat) {
  auto const& facts = f.facts();
  auto const& line = facts.line;
  MoveSaid said{line.diagram_at(ply - 1).turn(), static_cast<unsigned>(ply), description_of(line, ply, m),
                line.number_at(ply - 1)};
  // Nothing of check before the press; mate is for the players to say.
  if (!said.move.is_piece_unknown() && !said.move.is_kind_unknown && ply <= line.plies() &&
      line.diagram_at(ply).is_check())
    said.move.gives = chess::CheckState::check;
  said.is_found = is_completed(line, ply, m) && facts.completed[ply - 1].is_found;
  f.say({.to = to, .is_repeat = is_repeat, .content = said});
}

std::vector<Audience> all_ears(TableFacts const& facts, Color last) {
  std::vector<Audience> ears;
  for (Color const c : {opposite(last), last})
    if (!facts.setup.player(c).guided.is_empty()) ears.push_back(audience_of_assistant(c));
  if (facts.setup.announcer == Announcer::tactus) return ears.push_back(Audience::table), ears;
  for (Color const c : {opposite(last), last}) ears.push_back(audience_of(c));
  return ears;
}

void tell_times_again(Fold& f, Color to, clock::Reading const& reading) {
  f.ask_again({Information::times_and_number, to});
  tell_times(f, to, reading, true);
}

void answer_announce_request(Fold& f) {
  auto& facts = f.facts();
  auto& turn = facts.turn;
  Color const mover = facts.mover();
  if (!turn.announce_asked_at) return;
  if (turn.shown) {
    say_move(f, facts.line.plies() + 1, *turn.shown, Audience::table, turn.said == turn.shown);
    turn.said = turn.shown;
  } else if (!facts.is_connected(mover) || is_settled_since_asked(facts, mover)) {
    turn.was_asked_in_vain = true;
    tell(f, mover, NoMoveToAnnounce{});
  } else {
    return;  // still moving
  }
  turn.announce_asked_at.reset();
}

void refuse_early_announce(Fold& f) {
  auto& turn = f.facts().turn;
  Color const other = opposite(f.facts().mover());
  if (!turn.opponent_asked_at || !has_opponent_settled_since_asked(f.facts())) return;
  tell(f, other, NoMoveToAnnounce{});
  turn.opponent_asked_at.reset();
}

void absorb(Fold& f, Requested const& in) {
  if (!f.facts().is_started) return;
  switch (in.what) {
    case Request::announce: return take_announce_key(f, in.by);
    case Request::repeat: return repeat(f, in.by);
    case Request::times: return tell_times(f, in.by, as_it_stands(f.facts(), in.reading));
    case Request::move_number: return tell_move_number(f, in.by);
    case Request::keypad: return tell(f, in.by, KeypadTold{});
    case Request::flags: return tell_flags(f, in.by, as_it_stands(f.facts(), in.reading));
    case Request::score: return tell_score(f, in.by, in.move_number);
    case Request::position: return tell_position(f, in.by);
    case Request::adjust: return begin_adjusting(f, in.by);
    case Request::kings: return begin_kings(f);
    case Request::where: return tell_standing(f, in);
    // The keyboard is of the whole table: nobody's game ends unheard.
    case Request::leave: return f.say({Audience::table, false, LeavingAsked{}});
  }
}

void absorb(Fold& f, MoveTextRefused const& in) {
  if (!f.facts().is_playing()) return;
  if (in.by == f.facts().mover()) f.facts().turn.was_text_refused = true;
  // What else a file may hold says something of the position.
  bool const has_several = in.why == MoveRefusal::several_moves;
  tell(f, in.by, MoveRefused{has_several ? MoveRefusal::several_moves : MoveRefusal::not_a_move, in.text});
}

}  // namespace tactus::table
