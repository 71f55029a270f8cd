// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/game_evidence.hpp"

#include "core/clock/reading.hpp"
#include "core/table/table_state.hpp"
#include "speech/words/phrasebook.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::program {
namespace {

namespace ours = arbitration::reconcile;
using chess::Color;

constexpr unsigned plies_before = 2;  // told too, so that the arbiter sees how it came

std::string names_of(chess::SquareSet squares) {
  std::string names;
  for (chess::Square const each : squares) names += (names.empty() ? "" : " ") + each.name();
  return names;
}

/// "12... Nc6", of a move that was completed or taken back.
template <class Move>
std::string numbered(Move const& move) {
  return fmt::format("{}{} {}", (move.ply + 1) / 2, move.by == Color::white ? "." : "...", move.san);
}

Message irregularity_words(table::Irregularity const& irregularity, std::string const& time) {
  switch (irregularity.kind) {
    case table::IrregularityKind::pressed_without_move:
      return say("{time}: {player} pressed without a move on his board.",
                 {{"time", time}, {"player", irregularity.by}});
    case table::IrregularityKind::pressed_without_announcing:
      return say("{time}: {player} pressed before announcing.",
                 {{"time", time}, {"player", irregularity.by}});
    case table::IrregularityKind::announced_another_move:
      return say("{time}: {player} announced another move than his board shows.",
                 {{"time", time}, {"player", irregularity.by}});
    case table::IrregularityKind::repeated_another_move:
      return say("{time}: {player} repeated another move than was announced.",
                 {{"time", time}, {"player", irregularity.by}});
    case table::IrregularityKind::offered_draw_untimely:
      return say("{time}: {player} offered a draw at another time than between his move and his press.",
                 {{"time", time}, {"player", irregularity.by}});
    case table::IrregularityKind::arrival_not_seen:
      return say("{time}: The arrival of {player}'s move was not seen; the sensor is bad.",
                 {{"time", time}, {"player", irregularity.by}});
    case table::IrregularityKind::promotion_not_named:
      return say("{time}: {player} did not name the piece of a promotion; recorded as a queen.",
                 {{"time", time}, {"player", irregularity.by}});
    case table::IrregularityKind::moved_after_resigning:
      return say("{time}: {player} moved after the resignation.",
                 {{"time", time}, {"player", irregularity.by}});
    case table::IrregularityKind::clock_stands:
      return say("{time}: The clock stood, and the boards went on.", {{"time", time}});
  }
  return {};
}

}  // namespace

std::string time_of_day(Instant time) {
  auto const seconds = std::chrono::floor<std::chrono::seconds>(time.time_since_epoch()).count() % 86'400;
  return fmt::format("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

void GameEvidence::take(table::StampedEvent const& event) {
  if (auto const* const input = std::get_if<table::Input>(&event.event)) note(event.time, *input);
  state_ = table::replayed(std::move(state_), event);
  if (auto const* const outcome = std::get_if<table::Outcome>(&event.event)) note(event.time, *outcome);
}

ours::ClockLog GameEvidence::clocks() const {
  ours::ClockLog log;
  if (!first_reading_) return log;
  // A press "before ply 1" carries the time that each had at the start, even where they are not alike.
  log.base = first_reading_->white;
  log.presses = std::vector<ours::LoggedPress>{{0, Color::white, first_reading_->white},
                                               {0, Color::black, first_reading_->black}};
  Color mover = state_.line().start().turn();
  unsigned ply = 0;
  for (table::CompletedPly const& each : state_.completed()) {
    ++ply;
    if (each.reading) log.presses->push_back({ply, mover, each.reading->of(mover)});
    mover = opposite(mover);
  }
  return log;
}

std::optional<unsigned> GameEvidence::first_difference() const {
  if (!left_after_.white || !left_after_.black)
    return left_after_.white ? left_after_.white : left_after_.black;
  return std::min(*left_after_.white, *left_after_.black);
}

std::vector<Message> GameEvidence::lines() const {
  std::vector<Message> told;
  auto const first = first_difference();
  if (!first) return told;
  for (Fact const& fact : facts_)
    if (fact.ply + plies_before >= *first) told.push_back(fact.sentence);
  return told;
}

void GameEvidence::note(Instant time, table::Input const& input) {
  if (auto const* const seen = std::get_if<table::ClockSeen>(&input); seen && !first_reading_)
    first_reading_ = seen->reading;
  auto const* const requested = std::get_if<table::Requested>(&input);
  if (requested != nullptr && requested->what == table::Request::repeat)
    add(completed_plies(), say("{time}: {player} asked for a repeat.",
                               {{"time", time_of_day(time)}, {"player", requested->by}}));
}

void GameEvidence::note(Instant time, table::MoveCompleted const& completed) {
  std::string const move = numbered(completed);
  if (!completed.reading)
    return add(completed.ply,
               say("{time}: {move} completed.", {{"time", time_of_day(time)}, {"move", move}}));
  add(completed.ply, say("{time}: {move} completed, clock {reading}.",
                         {{"time", time_of_day(time)},
                          {"move", move},
                          {"reading", clock::display(completed.reading->of(completed.by))}}));
}

void GameEvidence::note(Instant time, table::Outcome const& outcome) {
  std::string const now = time_of_day(time);
  if (auto const* const completed = std::get_if<table::MoveCompleted>(&outcome))
    return note(time, *completed);
  if (auto const* const back = std::get_if<table::MoveTakenBack>(&outcome)) {
    for (Color const board : {Color::white, Color::black})
      if (left_after_[board] && *left_after_[board] >= back->ply) left_after_[board].reset();
    add(back->ply, say("{time}: {move} taken back.", {{"time", now}, {"move", numbered(*back)}}));
  } else if (auto const* const put_back = std::get_if<table::MovePutBack>(&outcome)) {
    add(put_back->ply,
        say("{time}: {move} made, then put back.", {{"time", now}, {"move", numbered(*put_back)}}));
  } else if (auto const* const differs = std::get_if<table::BoardDiffers>(&outcome)) {
    if (!left_after_[differs->board]) left_after_[differs->board] = differs->ply;
    add(differs->ply, say("{time}: {player}'s board left the record after ply {ply}, on {squares}.",
                          {{"time", now},
                           {"player", differs->board},
                           {"ply", differs->ply},
                           {"squares", names_of(differs->squares)}}));
  } else if (auto const* const agrees = std::get_if<table::BoardAgreesAgain>(&outcome)) {
    left_after_[agrees->board].reset();
    add(agrees->ply, say("{time}: {player}'s board was right again at ply {ply}.",
                         {{"time", now}, {"player", agrees->board}, {"ply", agrees->ply}}));
  } else if (auto const* const irregularity = std::get_if<table::Irregularity>(&outcome)) {
    add(irregularity->ply, irregularity_words(*irregularity, now));
  } else if (auto const* const told = std::get_if<table::Told>(&outcome)) {
    if (auto const* const said = std::get_if<table::MoveSaid>(&told->announcement.content))
      add(said->ply,
          say("{time}: said: {words}", {{"time", now}, {"words", speech::caption_of(told->announcement)}}));
  }
}

}  // namespace tactus::program
