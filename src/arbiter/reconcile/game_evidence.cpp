// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/game_evidence.hpp"

#include "core/arbitration/judged_line.hpp"
#include "core/clock/reading.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/table/table_state.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/record/game_record.hpp"
#include "src/record/happenings.hpp"
#include "src/record/local_time.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/chrono.h>

namespace tactus::program {

namespace {

namespace ours = arbitration::reconcile;
using chess::Color;

constexpr unsigned plies_before = 2;  // told too, so that the arbiter sees how it came

/// "14:05:19: taken back: 12... Nc6."
Message at(Instant time, Message words) {
  return say("{time}: {what}.",
             {{"time", time_of_day(time)}, {"what", std::vector<Message>{std::move(words)}}});
}

/// What can tell how the boards came apart.
bool is_of_moves_or_boards(Incident const& incident) {
  if (std::holds_alternative<table::IrregularityKind>(incident.kind)) return true;
  auto const* const happening = std::get_if<Happening>(&incident.kind);
  if (happening == nullptr) return false;
  switch (*happening) {
    case Happening::lifted_beside:
    case Happening::rook_first:
    case Happening::taken_back:
    case Happening::put_back:
    case Happening::changed_made_move:
    case Happening::boards_differ:
    case Happening::boards_agree: return true;
    default: return false;
  }
}

}  // namespace

std::string time_of_day(Instant time) { return fmt::format("{:%H:%M:%S}", record::local_time(time)); }

std::vector<Incident> GameEvidence::take(table::StampedEvent const& event) {
  if (auto const* const input = std::get_if<table::Input>(&event.event)) note(event.time, *input);
  auto incidents = chronicle_.take(event);
  auto const& clock = chronicle_.clock();
  if (clock.has_turned() && first_reading_) first_reading_ = table::exchanged(*first_reading_);
  if (!first_reading_) first_reading_ = clock.reading();
  if (chronicle_.has_left_out()) return incidents;
  for (Incident const& each : incidents) {
    if (is_of_moves_or_boards(each)) add(each.ply, at(event.time, each.words));
    note(each);
  }
  if (auto const* const outcome = std::get_if<table::Outcome>(&event.event)) note(event.time, *outcome);
  return incidents;
}

std::optional<std::vector<ours::RecordedMove>> GameEvidence::record() const {
  bool const are_both_read = state().setup().white_board != table::BoardKind::keyboard &&
                             state().setup().black_board != table::BoardKind::keyboard;
  auto const start = chess::position_of(state().line().start());
  if (!are_both_read || !start) return std::nullopt;
  std::vector<ours::RecordedMove> record;
  auto const on_both = std::min(shown_plies(Color::white), shown_plies(Color::black));
  chess::Position position = *start;
  for (chess::Move const m : state().line().moves()) {
    bool const is_end = record.size() == on_both || state().line().is_piece_unknown(record.size() + 1);
    if (is_end || !position.is_legal(m)) break;
    record.push_back({static_cast<unsigned>(record.size() + 1), notation::write_uci(position, m)});
    position.play(m);
  }
  return record;
}

ours::ClockLog GameEvidence::clocks() const {
  ours::ClockLog log;
  if (!first_reading_) return log;
  // A press "before ply 1" carries the time that each had at the start, even where they are not alike.
  log.base = first_reading_->white;
  if (auto const& control = state().setup().time_control) log.increment = control->increment;
  log.presses = std::vector<ours::LoggedPress>{{0, Color::white, first_reading_->white},
                                               {0, Color::black, first_reading_->black}};
  Color mover = state().line().start().turn();
  unsigned ply = 0;
  for (table::CompletedPly const& each : state().completed()) {
    ++ply;
    if (each.reading) log.presses->push_back({ply, mover, each.reading->of(mover)});
    mover = opposite(mover);
  }
  return log;
}

std::optional<unsigned> GameEvidence::first_difference() const {
  std::optional<unsigned> first;
  for (Color const board : chess::both_colors)
    if (difference_[board])
      first = std::min(first.value_or(difference_[board]->ply), difference_[board]->ply);
  return first;
}

/// What a board differs by may be the last move itself: completed, and never shown there.
unsigned GameEvidence::shown_plies(Color board) const {
  return difference_[board] ? difference_[board]->shown : static_cast<unsigned>(state().agreed_plies(board));
}

std::vector<Message> GameEvidence::lines() const {
  std::vector<Message> told;
  auto const first = first_difference();
  if (!first) return told;
  for (Fact const& fact : facts_)
    if (fact.ply + plies_before >= *first) told.push_back(fact.sentence);
  return told;
}

void GameEvidence::settle_illegal() {
  if (acted_on_) ++illegal_moves_[*acted_on_];
  acted_on_.reset();
}

/// `input`: not yet in the state.
void GameEvidence::note_illegal(table::Input const& input) {
  auto const* const claimed = std::get_if<table::ClaimMade>(&input);
  if (claimed != nullptr && claimed->kind == table::ClaimKind::illegal_move) settle_illegal();
  auto const* const answered = std::get_if<table::ClaimAnswered>(&input);
  auto const& claim = state().open_claim();
  if (answered != nullptr && answered->is_upheld && claim && claim->kind == table::ClaimKind::illegal_move)
    acted_on_ = opposite(claim->by);
}

void GameEvidence::note(Instant time, table::Input const& input) {
  note_illegal(input);
  auto const* const requested = std::get_if<table::Requested>(&input);
  if (requested != nullptr && requested->what == table::Request::repeat)
    add(completed_plies(), at(time, say("{player} asked for a repeat", {{"player", requested->by}})));
}

void GameEvidence::note(Instant time, table::MoveCompleted const& completed) {
  settle_illegal();
  auto const move = record::numbered(state().line(), completed.ply, completed.by, completed.san);
  if (!completed.reading) return add(completed.ply, at(time, say("{move} completed", {{"move", move}})));
  add(completed.ply,
      at(time, say("{move} completed, clock {reading}",
                   {{"move", move}, {"reading", clock::display(completed.reading->of(completed.by))}})));
}

/// How the boards stand to each other, and which illegal moves somebody acted on.
void GameEvidence::note(Incident const& incident) {
  if (incident.is(Happening::boards_agree)) difference_[*incident.by].reset();
  if (incident.is(Happening::boards_differ) && !difference_[*incident.by])
    difference_[*incident.by] = {incident.ply, static_cast<unsigned>(state().agreed_plies(*incident.by))};
  if (!incident.is(Happening::taken_back)) return;
  if (arbitration::JudgedLine{chronicle_.line_before()}.first_illegal() == incident.ply)
    acted_on_ = incident.by;
  for (Color const board : chess::both_colors)
    if (difference_[board] && difference_[board]->ply >= incident.ply) difference_[board].reset();
}

void GameEvidence::note(Instant time, table::Outcome const& outcome) {
  if (auto const* const completed = std::get_if<table::MoveCompleted>(&outcome))
    return note(time, *completed);
  auto const* const told = std::get_if<table::Told>(&outcome);
  auto const* const said =
      told != nullptr ? std::get_if<table::MoveSaid>(&told->announcement.content) : nullptr;
  if (said != nullptr)
    add(said->ply, say("{time}: said: {words}",
                       {{"time", time_of_day(time)}, {"words", speech::caption_of(told->announcement)}}));
}

using arbitration::reconcile::FoundBoard;

namespace {

constexpr std::size_t occupancy_digits = 16;

std::optional<chess::SquareSet> read_filled_squares(std::string_view text) {
  std::uint64_t bits = 0;
  auto const* const end = text.data() + text.size();
  auto const [stop, error] = std::from_chars(text.data(), end, bits, 16);
  if (text.size() != occupancy_digits || error != std::errc{} || stop != end) return std::nullopt;
  return chess::SquareSet{bits};
}

}  // namespace

std::optional<FoundBoard> read_found_board(std::string_view text) {
  auto const begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return std::nullopt;
  text.remove_prefix(begin);
  text = text.substr(0, text.find_first_of(" \t\r\n"));
  if (auto const filled = read_filled_squares(text)) return FoundBoard{*filled};
  if (auto const pieces = notation::read_placement(text)) return FoundBoard{*pieces};
  return std::nullopt;
}

using arbitration::reconcile::FoundBoard;

std::optional<FoundBoard> sensed_board(table::TableState const& state, chess::Color player) {
  auto const* const sense = state.board(player);
  if (sense == nullptr) return std::nullopt;
  if (!sense->knows_pieces()) return FoundBoard{sense->occupied(), sense->masked()};
  chess::Placement pieces;
  for (chess::Square const s : sense->occupied())
    if (auto const piece = sense->piece_at(s)) pieces.put(s, *piece);
  return FoundBoard{pieces, sense->masked()};
}

}  // namespace tactus::program
