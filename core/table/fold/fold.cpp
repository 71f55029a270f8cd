// SPDX-License-Identifier: GPL-3.0-or-later
// The fold: an input is taken in, then its consequences are drawn until nothing more follows.

#include "core/table/fold/fold.hpp"

#include "core/chess/start_positions.hpp"
#include "core/table/fold/missing_moves.hpp"

#include <algorithm>

namespace tactus::table {

namespace {

BoardWatch watch_of(GameStarted const& in, Color c, Instant now) {
  return {.sense = {in.setup.board(c) == BoardKind::pieces, in.setup.start.placement(), now},
          .shortest_seen = c == Color::white ? in.white_shortest_seen : in.black_shortest_seen};
}

/// Who does not see has to know what stands before him (Guideline II).
void tell_start(Fold& f, chess::StatedPosition const& start) {
  auto const number = chess::number_of_start(start);
  if (number && *number != chess::usual_start) f.say({.to = Audience::table, .content = StartTold{*number}});
}

void absorb(Fold& f, GameStarted const& in) {
  auto& facts = f.facts();
  if (facts.is_started) return;
  facts.is_started = true;
  facts.setup = in.setup;
  facts.line = chess::PlayedLine(in.setup.start);
  tell_start(f, in.setup.start);
  for (Color const c : {Color::white, Color::black}) {
    if (in.setup.board(c) == BoardKind::keyboard) continue;
    facts.board(c) = watch_of(in, c, f.now());
    f.ask(c);
  }
}

void absorb(Fold& f, BoardSeen const& in) {
  Color const seat = f.facts().seat_of(in.board);
  auto& watch = f.facts().board(seat);
  if (!watch) return;
  auto const before = watch->sense.last_change();
  take_observation(f, seat, watch->orientation.seen(in.observation));
  if (watch->sense.is_confirmed()) watch->is_doubtful = false;
  if (watch->sense.is_confirmed() || watch->sense.last_change() != before) watch->asked_at.reset();
  bool const is_unclear = watch->sense.is_contradicted() || !watch->sense.unknown().empty();
  if (f.facts().is_playing() && !watch->is_lost && is_unclear) f.ask(seat);
}

template <class In, class... Those>
constexpr bool is_one_of = (std::is_same_v<In, Those> || ...);

/// What was seen or noticed, not entered by a person.
template <class In>
constexpr bool is_seen = is_one_of<In, BoardSeen, ClockSeen, TimePassed, DeviceWasLost, DeviceWasFound,
                                   DeviceJoined, StoodStill, ContactChatters, RecordRenewed, RecordMended,
                                   MoveSpoken, TrainingSaid, MoveUnheard, SideNeeded, ResumptionNeeded>;

/// Who plays on has not resigned. Of a typed move it is seen where it is taken, of another proposal where it
/// is made. In older files whatever anybody entered meanwhile had dropped it.
template <class In>
void forget_resignation(Fold& f) {
  if constexpr (is_one_of<In, PressEntered, PlayContinued, RestoreAgreed, ArbiterAgreed>)
    drop_resignation(f, Lapse::move_made);
  else if constexpr (!is_seen<In> && !is_one_of<In, ResignationEntered, DrawAnswered>)
    if (f.facts().is_resigning_for_next) drop_resignation(f, Lapse::move_made);
}

void absorb(Fold& f, TrainingSaid const& in) {
  if (f.facts().is_started) f.say({.to = in.to, .content = TrainingTold{in.lines, !in.question.empty()}});
}

void absorb(Fold& f, ProgramStarted const& in) {
  auto& facts = f.facts();
  facts.is_resumption_wanted = false;  // whoever starts it again, goes on
  if (!facts.is_started) facts.is_training = in.profile == training_profile;
}
void absorb(Fold&, TimePassed const&) {}

}  // namespace

void absorb(Fold& f, SetupCorrected const& in) {
  auto& facts = f.facts();
  // From the first signature on the record is what both sign (8.7).
  bool const is_signed = facts.has_signed[0] || facts.has_signed[1];
  if (facts.is_open() || (facts.is_started && !is_signed))
    facts.setup = corrected(std::move(facts.setup), in.setup);
}

Fold::Fold(TableState state, StampedInput const& in, Disclosures const& disclosed)
    : state_(std::move(state)), question_(question_of(in.input)), disclosed_(disclosed) {
  state_.facts_.now = std::max(state_.facts_.now, in.time);
  state_.facts_.was_over = state_.facts_.result != GameResult::open;
}

Circumstances Fold::circumstances() const {
  // His key waits for an answer until the board has settled.
  auto const waiting =
      facts().turn.announce_asked_at ? std::optional(Question{Information::last_announcement}) : std::nullopt;
  auto const& setup = facts().setup;
  return {setup.permissions, setup.difference_notice, facts().is_training, {question_, waiting}};
}

void Fold::record(Outcome outcome) { effects_.emplace_back(Record{std::move(outcome)}); }

void Fold::say(Announcement words) {
  auto let = let_out(std::move(words), circumstances(), disclosed_);
  if (!let) return;
  Announcement& announcement = *let;
  if (std::holds_alternative<MoveSaid>(announcement.content)) {
    facts().last_move_said = announcement;
    facts().is_last_move_unheard = false;
  }
  facts().last_announcement = announcement;
  record(Told{announcement});
  effects_.emplace_back(Announce{std::move(announcement)});
}

void Fold::ask(Color board) {
  effects_.emplace_back(AskBoard{facts().seat_of(board)});
  facts().board(board)->asked_at = now();
}

void accuse(Fold& f, Irregularity const& irregularity) {
  if (!f.facts().seating.are_moves_missed && !is_set_back(f.facts()) && !may_be_exchanged(f.facts()))
    f.record(irregularity);
}

void follow(Fold& f) {
  note_resignation_not_repeated(f);
  note_play_while_adjourned(f);
  if (!f.facts().is_playing()) return;
  note_position_shown(f, Color::white);
  note_position_shown(f, Color::black);
  if (note_result_gesture(f)) return ask_where_due(f);
  explain_boards(f);
  note_adjusted(f);
  follow_unnamed_promotions(f);
  // Each round completes a ply; more than a few at once would take boards that were cut off for hours.
  do {
    follow_on_board(f, Color::white);
    follow_on_board(f, Color::black);
    note_agreement(f, Color::white);
    note_agreement(f, Color::black);
    note_touches(f);
  } while (advance_turn(f) && f.facts().is_playing());
  if (!f.facts().is_playing()) return;
  judge_difference(f, Color::white);
  judge_difference(f, Color::black);
  tell_difference(f, Color::white);
  tell_difference(f, Color::black);
  note_incidents(f, Color::white);
  note_incidents(f, Color::black);
  ask_where_due(f);
}

Step apply(TableState state, StampedInput const& in, Disclosures const& disclosed) {
  Fold f(std::move(state), in, disclosed);
  std::visit(
      [&f]<class In>(In const& input) {
        forget_resignation<In>(f);
        absorb(f, input);
      },
      in.input);
  follow(f);
  guide_assistants(f);
  return std::move(f).finish();
}

}  // namespace tactus::table
