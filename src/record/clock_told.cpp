// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/clock_told.hpp"

#include "core/clock/reading.hpp"

namespace tactus::record {
namespace {

Message sentence_of(ClockFault const& fault) {
  switch (fault.found.fault) {
    case clock::DisplayFault::changed_without_press:
      return fault.is_by_control
                 ? say("clock: {player} shows {shown}, by the time control {expected}: changed without a "
                       "press")
                 : say("clock: {player} shows {shown}, by the time that passed {expected}: changed without a "
                       "press");
    case clock::DisplayFault::wrong_after_press:
    case clock::DisplayFault::jumped_at_press:
      return fault.is_by_control
                 ? say("clock: {player} shows {shown}, by the time control {expected}: not what the move "
                       "leaves")
                 : say("clock: {player} shows {shown}, by the time that passed {expected}: not what a move "
                       "leaves");
    case clock::DisplayFault::period_too_early:
      return say(
          "clock: {player} shows {shown}, by the time control {expected}: next period added too early");
    case clock::DisplayFault::of_no_control:
      return say("clock: {player} shows {shown}: no time control has so much");
    case clock::DisplayFault::jumped_unread:
      return say("clock: {player} shows {shown}, before {expected}: changed while nobody read it");
    case clock::DisplayFault::set_while_it_stood: break;
  }
  return say("clock: {player} shows {shown}, previously {expected}: set while the clock stood");
}

}  // namespace

bool breaks_reading_of_clock(table::Input const& input) {
  auto const* const lost = std::get_if<table::DeviceWasLost>(&input);
  bool const is_clock_lost = lost != nullptr && lost->device == table::Device::clock;
  return is_clock_lost || std::holds_alternative<table::Resumed>(input) ||
         std::holds_alternative<table::StoodStill>(input);
}

Message words_of(ClockFault const& fault) {
  Message sentence = sentence_of(fault);
  sentence.arguments = {{"player", fault.found.player}, {"shown", clock::display(fault.found.shown)}};
  if (fault.found.fault != clock::DisplayFault::of_no_control)
    sentence.arguments.push_back({"expected", clock::display(fault.found.expected)});
  return sentence;
}

ClockTold::ClockTold(std::optional<clock::TimeControl> const& control)
    : display_(control), is_control_given_(control.has_value()) {}

std::vector<ClockFault> ClockTold::take(table::StampedEvent const& event) {
  std::vector<ClockFault> faults;
  clock_.take(event.event);
  auto const* const input = std::get_if<table::Input>(&event.event);
  if (input == nullptr) {
    note(std::get<table::Outcome>(event.event));
    return faults;
  }
  note(*input);
  auto const* const seen = std::get_if<table::ClockSeen>(input);
  if (seen == nullptr || is_over_) return faults;
  for (clock::DisplayDisagreement& each : display_.read(event.time, seen->reading)) {
    each.player = as_it_stands(each.player);
    faults.push_back({each, display_.has_control()});
  }
  return faults;
}

void ClockTold::note(table::Input const& input) {
  if (auto const* const started = std::get_if<table::GameStarted>(&input)) {
    setup_ = started->setup;
    if (!is_control_given_) display_.go_by(setup_.time_control);
  } else if (auto const* const right = std::get_if<table::SetupCorrected>(&input)) {
    setup_ = table::corrected(setup_, right->setup);
    if (!is_control_given_) display_.go_by(setup_.time_control);
  } else if (breaks_reading_of_clock(input)) {
    display_.miss();
  }
}

void ClockTold::note(table::Outcome const& outcome) {
  if (auto const* const completed = std::get_if<table::MoveCompleted>(&outcome)) {
    display_.completed(as_it_stands(completed->by));
  } else if (std::holds_alternative<table::GameEnded>(outcome)) {
    is_over_ = true;
  } else if (std::holds_alternative<table::EndTakenBack>(outcome)) {
    is_over_ = false;
    display_.forget();
  } else if (std::holds_alternative<table::PositionRestored>(outcome)) {
    display_.forget();  // set with it
  }
}

chess::Color ClockTold::as_it_stands(chess::Color told) const {
  return clock_.is_exchanged() ? chess::opposite(told) : told;
}

}  // namespace tactus::record
