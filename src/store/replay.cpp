// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/replay.hpp"

#include <algorithm>
#include <iterator>

namespace tactus::store {
namespace {

bool is_same(table::Outcome const& one, table::Outcome const& other) {
  if (one.index() != other.index()) return false;
  return write_event(table::TableEvent{one}).payload == write_event(table::TableEvent{other}).payload;
}

/// It is a part of the game as a PGN has it. A move that was made last may end the game.
bool is_of_game(table::Outcome const& outcome) {
  return std::holds_alternative<table::MoveMade>(outcome) ||
         std::holds_alternative<table::MovePutBack>(outcome) ||
         std::holds_alternative<table::MoveCompleted>(outcome) ||
         std::holds_alternative<table::PromotionNamed>(outcome) ||
         std::holds_alternative<table::MoveTakenBack>(outcome) ||
         std::holds_alternative<table::PositionRestored>(outcome) ||
         std::holds_alternative<table::GameEnded>(outcome) ||
         std::holds_alternative<table::EndTakenBack>(outcome);
}

}  // namespace

void Replay::take(NumberedEvent const& event) {
  if (auto const* const input = std::get_if<table::Input>(&event.stamped.event))
    follow(event, *input);
  else
    compare(event, std::get<table::Outcome>(event.stamped.event));
}

void Replay::follow(NumberedEvent const& event, table::Input const& input) {
  miss_the_rest();
  is_of_program_ = is_of_program_ || std::holds_alternative<table::ProgramStarted>(input);
  if (std::holds_alternative<table::RecordMended>(input)) unmended_ = 0;
  last_input_ = event.seq;
  last_follows_ = true;
  bool const was_started = state_.is_started();
  auto step = table::apply(std::move(state_), {event.stamped.time, input});
  state_ = std::move(step.state);
  if (!was_started && state_.is_started()) recorded_ = table::RecordedLine{state_.setup().start};
  for (table::Effect const& effect : step.effects)
    if (auto const* const record = std::get_if<table::Record>(&effect)) due_.push_back(record->outcome);
}

void Replay::compare(NumberedEvent const& event, table::Outcome const& outcome) {
  auto const due =
      std::ranges::find_if(due_, [&](table::Outcome const& each) { return is_same(each, outcome); });
  if (due != due_.end()) {
    // What was due before it was taken out of the file.
    for (auto each = due_.begin(); each != due; ++each) add(Difference::Kind::missing, last_input_, *each);
    due_.erase(due_.begin(), std::next(due));
  } else {
    add(Difference::Kind::does_not_follow, event.seq, outcome);
    // One that was changed stands in the place of what was due.
    if (!due_.empty() && due_.front().index() == outcome.index()) due_.erase(due_.begin());
  }
  if (has_ended_ && !std::holds_alternative<table::EndTakenBack>(outcome)) return;
  recorded_.take(outcome);
  has_ended_ = std::holds_alternative<table::GameEnded>(outcome);
}

void Replay::miss_the_rest() {
  for (table::Outcome const& each : due_) add(Difference::Kind::missing, last_input_, each);
  due_.clear();
}

void Replay::add(Difference::Kind kind, std::int64_t event, table::Outcome const& outcome) {
  last_follows_ = false;
  bool const counts =
      is_of_game(outcome) && (!has_ended_ || std::holds_alternative<table::EndTakenBack>(outcome));
  if (counts) ++unmended_;
  differences_.push_back({kind, event, write_event(table::TableEvent{outcome}).type, counts});
}

std::optional<table::RecordMended> Replay::mending() const {
  auto const& recorded = recorded_.line();
  auto const& followed = state_.line();
  bool const begins_alike = recorded.start() == followed.start();
  if (!state_.is_started() || has_ended_ || !begins_alike || recorded.moves() == followed.moves())
    return std::nullopt;
  table::RecordMended mended;
  mended.plies = table::plies_in_common(recorded, followed);
  mended.moves.assign(recorded.moves().begin() + static_cast<std::ptrdiff_t>(mended.plies),
                      recorded.moves().end());
  return mended;
}

Message record_counts_words(std::string const& path, unsigned unmended) {
  return say("{file}: moves or results that do not follow from what was entered: {count}; the record counts",
             {{"file", path}, {"count", unmended}});
}

}  // namespace tactus::store
