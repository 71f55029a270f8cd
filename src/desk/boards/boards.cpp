// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/boards.hpp"

#include "core/notation/move_pattern.hpp"
#include "core/notation/move_text.hpp"
#include "core/table/recorded_clock.hpp"
#include "src/record/game_record.hpp"
#include "src/record/happenings.hpp"

#include <algorithm>

namespace tactus::desk {

using chess::Color;

namespace {

/// The move that the text states, in English letters; where that is no single one, what it states.
std::string move_stated(chess::Diagram const& before, notation::MovePattern const& stated) {
  auto const understood = notation::understand(before, stated);
  auto const* const move = std::get_if<chess::Move>(&understood);
  return move != nullptr ? notation::write_san(chess::describe(before, *move))
                         : notation::write_pattern(stated);
}

/// By its move, in the letters of the language.
Message in_the_desks_words(table::TableEvent const& event, program::Incident const& incident,
                           chess::PlayedLine const& line) {
  auto const* const outcome = std::get_if<table::Outcome>(&event);
  auto const* const differs = outcome != nullptr ? std::get_if<table::BoardDiffers>(outcome) : nullptr;
  if (differs != nullptr) return differs_words(*differs, line);
  if (incident.is(program::Happening::restored)) return restored_words(line);
  if (incident.is(program::Happening::resumed)) return resumed_words();
  return record::sentence(incident.words);
}

}  // namespace

void Board::take(store::NumberedEvent const& event, std::optional<Instant> now) {
  last_event_ = event.seq;
  last_time_ = event.stamped.time;
  if (now) lag_.take(event.stamped.time, *now);
  if (!began_) began_ = event.stamped.time;
  auto const* const input = std::get_if<table::Input>(&event.stamped.event);
  if (input != nullptr) before(event, *input);
  auto incidents = evidence_.take(event.stamped);
  bool const is_left_out = evidence_.has_left_out();
  if (!is_left_out && input != nullptr) note(event, *input);
  if (!is_left_out && input == nullptr) note(event, std::get<table::Outcome>(event.stamped.event));
  if (auto const& clock = evidence_.chronicle().clock(); clock.has_turned())
    table::put_times_right(moves_, clock.at_first_press());
  for (program::Incident& each : incidents) {
    each.words = in_the_desks_words(event.stamped.event, each, state().line());
    add_incident(event, each.words, each.article);
  }
  attention_.take(event.seq, event.stamped, incidents, evidence_.chronicle());
  if (auto odd = times_.take(event.stamped, now)) {
    auto const words = record::sentence(*std::move(odd));
    attention_.note_times(event.seq, event.stamped.time, words);
    add_incident(event, words);
  }
}

/// What has to be read in the position before the input is applied.
void Board::before(store::NumberedEvent const& /*event*/, table::Input const& input) {
  if (auto const* const entered = std::get_if<table::MoveEntered>(&input)) {
    bool const is_announcement = state().setup().board(entered->by) != table::BoardKind::keyboard;
    if (!state().is_started() || entered->by != state().to_move() || !is_announcement) return;
    in_the_air_.announced = move_stated(state().line().current(), entered->stated);
  } else if (auto const* const repeated = std::get_if<table::MoveRepeated>(&input)) {
    note_said_back(*repeated);
  }
}

void Board::note_said_back(table::MoveRepeated const& repeated) {
  if (!state().is_started()) return;
  bool const is_of_the_air = state().to_move() != repeated.by;
  if (!is_of_the_air && moves_.empty()) return;
  auto const& announced = is_of_the_air ? in_the_air_.announced : moves_.back().announced;
  auto const plies = state().line().plies();
  auto const& before = state().line().diagram_at(is_of_the_air ? plies : plies - 1);
  auto said =
      repeated.stated ? std::optional(move_stated(before, *repeated.stated)) : announced;  // else by key
  (is_of_the_air ? in_the_air_.said_back : moves_.back().said_back) = std::move(said);
}

void Board::note(store::NumberedEvent const& event, table::Input const& input) {
  if (auto const* const program = std::get_if<table::ProgramStarted>(&input)) {
    is_tournament_ = program->profile == "tournament";
    if (!is_tournament_) add_incident(event, training_words());
  } else if (std::holds_alternative<table::GameStarted>(input)) {
    last_news_ = event.seq;
  } else if (auto const* const offer = std::get_if<table::DrawOffered>(&input)) {
    add_incident(event, offer_words(offer->by));
  } else if (auto const* const sign = std::get_if<table::ResultSignedBy>(&input)) {
    add_incident(event, signed_words(sign->by));
  }
}

void Board::note(store::NumberedEvent const& event, table::Outcome const& outcome) {
  if (auto const* const completed = std::get_if<table::MoveCompleted>(&outcome))
    note_completed(event, *completed);
  else if (std::holds_alternative<table::MoveTakenBack>(outcome))
    note_taken_back();
  else if (std::holds_alternative<table::MoveMade>(outcome))
    last_news_ = event.seq;
  else if (auto const* const told = std::get_if<table::Told>(&outcome))
    note_told(event, *told);
}

void Board::note_completed(store::NumberedEvent const& event, table::MoveCompleted const& completed) {
  moves_.push_back({completed.ply, completed.by, completed.san, completed.move, event.stamped.time, event.seq,
                    completed.reading, std::move(in_the_air_.announced), std::move(in_the_air_.said_back)});
  in_the_air_ = {};
  last_news_ = event.seq;
}

void Board::note_taken_back() {
  if (!moves_.empty()) moves_.pop_back();
  in_the_air_ = {};
}

void Board::note_told(store::NumberedEvent const& event, table::Told const& told) {
  auto const& announcement = told.announcement;
  if (announcement.to != table::Audience::table)
    messages_.push_back({event.seq, event.stamped.time, announcement});
  if (auto words = proposal_words(announcement.content); words && !announcement.is_repeat)
    add_incident(event, *std::move(words));
  auto const* const said = std::get_if<table::MoveSaid>(&announcement.content);
  // Tactus announced for the player who has not pressed yet; else it repeats what was done.
  if (said != nullptr && !announcement.is_repeat && said->ply == moves_.size() + 1)
    in_the_air_.announced = notation::write_san(said->move);
}

void Board::add_incident(store::NumberedEvent const& event, Message words, std::optional<Law> article) {
  incidents_.push_back({event.seq, event.stamped.time, std::move(words), article});
  last_news_ = event.seq;
}

KnownScores Board::scores() const {
  KnownScores scores;
  for (ShownMove const& each : moves_) {
    auto const own = std::optional(each.announced.value_or(each.san));
    auto const& others = each.said_back;
    bool const is_white = each.by == Color::white;
    scores.plies.push_back({is_white ? own : others, is_white ? others : own});
    if (!scores.first_difference && others && *others != *own) scores.first_difference = each.ply;
  }
  return scores;
}

std::vector<Attention> Board::attention(Instant now) const {
  auto list = attention_.at(now, state());
  bool const is_time_over = now >= decided_.at + time_to_put_right;
  for (Attention& each : list)
    each.is_decided = each.event <= decided_.event && !(each.why == Reason::boards_differ && is_time_over);
  return list;
}

void Board::note_decided(DecidedThrough decided) {
  if (decided.event >= decided_.event) decided_ = decided;
}

std::optional<Instant> Board::next_change(Instant now) const {
  auto next = attention_.next_change(now);
  auto const time_is_over = decided_.at + time_to_put_right;
  if (decided_.event > 0 && time_is_over > now) next = std::min(time_is_over, next.value_or(time_is_over));
  return next;
}

namespace {

/// Undecided reasons of `after` that are not in `before`, or were less urgent there.
std::vector<Alarm> alarms_between(unsigned board, std::vector<Attention> const& before,
                                  std::vector<Attention> const& after) {
  std::vector<Alarm> alarms;
  for (Attention const& each : after) {
    bool const is_old = std::any_of(before.begin(), before.end(), [&](Attention const& old) {
      return old.why == each.why && old.event == each.event && old.level <= each.level && !old.is_decided;
    });
    if (!is_old && !each.is_decided && each.level != Level::noted) alarms.push_back({board, each});
  }
  return alarms;
}

}  // namespace

std::vector<Attention> Seat::attention(Instant now) const {
  auto list = board.attention(now);
  if (hall && !hall->broker.empty())
    list.push_back({Reason::broker_gone, 0, hall_since[0], broker_gone_words(hall->broker)});
  if (hall && !hall->copy.empty())
    list.push_back({Reason::copy_unwritten, 0, hall_since[1], copy_unwritten_words(hall->copy)});
  if (link == Link::lost) list.push_back({Reason::link_lost, 0, link_since, link_lost_words()});
  if (excess != Excess::none) list.push_back({Reason::table_excess, 0, excess_since, excess_words(excess)});
  if (!rival.empty())
    list.push_back({Reason::two_tables, 0, rival_since, two_tables_words(contested, name, rival)});
  if (!fault.empty()) list.push_back({Reason::file_damaged, 0, fault_since, fault_words(fault)});
  if (!conflict.labels.empty())
    list.push_back({Reason::decided_twice, conflict.event, conflict.since, conflict_words(conflict)});
  list.insert(list.end(), of_pairings.begin(), of_pairings.end());
  list.insert(list.end(), of_default_time.begin(), of_default_time.end());
  for (Attention& each : list) each.level = level_of(each.why, board.state());
  sort_by_urgency(list);
  return list;
}

std::optional<Level> Seat::level(Instant now) const {
  auto const list = attention(now);
  auto const first = std::ranges::find(list, false, &Attention::is_decided);
  return first == list.end() ? std::nullopt : std::optional(first->level);
}

std::vector<Alarm> Boards::find_rival(Seat& seat, BoardNews const& news, Instant now) {
  bool const has_wish = news.number && *news.number < number_of_no_table;
  auto const holder = has_wish ? seats_.find(*news.number) : seats_.end();
  if (holder == seats_.end() || seat.number == *news.number || !seat.rival.empty()) return {};
  std::vector<Alarm> alarms;
  for (auto const& [one, other] : {std::pair{&seat, &holder->second}, std::pair{&holder->second, &seat}}) {
    one->rival = other->name;
    one->contested = *news.number;
    one->rival_since = now;
    Attention rivals{Reason::two_tables, 0, now, two_tables_words(one->contested, one->name, one->rival)};
    rivals.level = level_of(rivals.why, one->board.state());
    if (rivals.level != Level::noted) alarms.push_back({one->number, std::move(rivals)});
  }
  return alarms;
}

Seat& Boards::seat_of(BoardNews const& news) {
  auto const before = numbers_.held_by(news.board);
  auto const number = numbers_.number_of(news);
  if (before && *before != number) {
    auto moved = seats_.extract(*before);
    moved.key() = moved.mapped().number = number;
    seats_.insert(std::move(moved));
    vacated_.push_back(*before);
  }
  return seats_.try_emplace(number, Seat{number, news.board, ""}).first->second;
}

std::vector<unsigned> Boards::vacated() {
  std::erase_if(vacated_, [this](unsigned number) { return seats_.contains(number); });
  return std::exchange(vacated_, {});
}

std::pair<unsigned, std::vector<Alarm>> Boards::take(BoardNews const& news, Instant now) {
  Seat& seat = seat_of(news);
  auto alarms = find_rival(seat, news, now);
  bool const is_first = !news.events.empty() && (seat.game != news.game || seat.board.last_event() == 0);
  if (is_first) {
    seat.game = news.game;
    seat.board = Board{};
    seat.on_it = {};
    seat.conflict = {};
  }
  auto const before = seat.attention(now);
  for (auto const& event : news.events)
    if (event.seq > seat.board.last_event()) seat.board.take(event, now);
  if (is_first)
    if (auto const known = known_.find({seat.name, seat.game}); known != known_.end())
      show(seat, known->second);
  if (news.number) seat.hall_number = news.number;
  if (news.claim) {
    seat.numbering = news.claim->numbering;
    seat.contested = news.claim->contested;
    if (seat.rival != news.claim->rival) seat.rival_since = now;
    seat.rival = news.claim->rival;
  }
  compare_with_pairing(seat, now);
  if (news.link && *news.link != seat.link) {
    seat.link = *news.link;
    seat.link_since = now;
  }
  if (news.hall) {
    auto const before_it = seat.hall.value_or(HallFaults{});
    if (before_it.broker.empty()) seat.hall_since[0] = now;
    if (before_it.copy.empty()) seat.hall_since[1] = now;
    seat.hall = news.hall;
  }
  if (news.fault && *news.fault != seat.fault) {
    seat.fault = *news.fault;
    seat.fault_since = now;
  }
  if (news.excess && *news.excess != seat.excess) {
    seat.excess = *news.excess;
    seat.excess_since = now;
  }
  if (is_first) return {seat.number, std::move(alarms)};
  for (Alarm& each : alarms_between(seat.number, before, seat.attention(now)))
    alarms.push_back(std::move(each));
  return {seat.number, std::move(alarms)};
}

std::vector<Alarm> Boards::pass_time(Instant now) {
  auto alarms = find_missing(now);
  for (Alarm& each : find_late(now)) alarms.push_back(std::move(each));
  for (auto const& [number, seat] : seats_) {
    auto const next = seat.board.next_change(looked_at_);
    if (!next || *next > now || *next <= looked_at_) continue;
    for (Alarm& each : alarms_between(number, seat.attention(looked_at_), seat.attention(now)))
      alarms.push_back(std::move(each));
  }
  looked_at_ = now;
  return alarms;
}

std::vector<unsigned> Boards::changed_by_time(Instant now) const {
  std::vector<unsigned> changed;
  for (auto const& [number, seat] : seats_)
    if (auto const next = seat.on_it.next_change(looked_at_); next && *next <= now) changed.push_back(number);
  return changed;
}

void Boards::show(Seat& seat, Known const& known) const {
  seat.board.note_decided(known.decided);
  seat.on_it = known.on_it;
  seat.conflict = known.conflict;
}

std::vector<unsigned> Boards::show(GameName const& game) {
  std::vector<unsigned> changed;
  for (auto& [number, seat] : seats_) {
    if (seat.name != game.first || seat.game != game.second) continue;
    show(seat, known_[game]);
    changed.push_back(number);
  }
  return changed;
}

std::vector<unsigned> Boards::note_decided(GameName const& game, DecidedThrough decided) {
  auto& known = known_[game];
  if (decided.event >= known.decided.event) known.decided = decided;
  known.on_it.release(decided.at);
  return show(game);
}

std::vector<unsigned> Boards::note_on_it(GameName const& game, std::string const& arbiter, Instant at) {
  auto& on_it = known_[game].on_it;
  if (arbiter.empty())
    on_it.release(at);
  else
    on_it.take(arbiter, at);
  return show(game);
}

std::vector<Alarm> Boards::note_conflict(GameName const& game, Conflict const& conflict, Instant now) {
  auto& known = known_[game];
  if (known.conflict == conflict) return {};
  known.conflict = conflict;
  std::vector<Alarm> alarms;
  for (unsigned const number : show(game))
    for (Attention& each : seats_.at(number).attention(now))
      if (each.why == Reason::decided_twice && each.level != Level::noted)
        alarms.push_back({number, std::move(each)});
  return alarms;
}

Seat const* Boards::find(unsigned number) const {
  auto const found = seats_.find(number);
  return found == seats_.end() ? nullptr : &found->second;
}

LevelCounts Boards::by_level(Instant now) const {
  LevelCounts counts;
  for (auto const& [number, seat] : seats_) {
    auto const level = seat.level(now);
    if (!level) continue;
    ++(*level == Level::now ? counts.now : *level == Level::soon ? counts.soon : counts.noted);
  }
  return counts;
}

}  // namespace tactus::desk
