// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/round_table.hpp"

#include "core/legal/position.hpp"
#include "devices/simulators/dgt.hpp"
#include "devices/simulators/tactus.hpp"

#include <algorithm>

namespace tactus::system_test {

using chess::Color;
using devices::simulators::BoardWithSensors;
using devices::simulators::SensorMake;
using devices::simulators::Sensors;
using devices::simulators::SimulatedBoard;
using devices::simulators::SimulatedDgtBoard;
using devices::simulators::SimulatedTactileBoard;
using devices::simulators::SimulatedTalkingClock;
using program::Meaning;
using std::chrono::seconds;

namespace {

Instant instant(SimTime time) { return Instant{std::chrono::duration_cast<Millis>(time)}; }
SimTime sim_time(Instant instant) { return instant.time_since_epoch(); }

}  // namespace

std::unique_ptr<SimulatedBoard> board_with_sensors(
    std::uint32_t seed, SensorMake const& make,
    std::unique_ptr<SimulatedBoard> (*inside)(chess::Placement const&)) {
  auto const start = chess::Position::initial().placement();
  Sensors sensors{start, make, seed};
  auto within = inside(sensors.reading());
  return std::make_unique<BoardWithSensors>(start, std::move(sensors), std::move(within));
}

RoundDevices usual_devices(std::uint32_t seed, SensorMake const& white_sensors) {
  auto const tactile = [](chess::Placement const& standing) -> std::unique_ptr<SimulatedBoard> {
    return std::make_unique<SimulatedTactileBoard>(standing);
  };
  return {board_with_sensors(seed, white_sensors, tactile),
          std::make_unique<SimulatedDgtBoard>(chess::Position::initial().placement()),
          std::make_unique<SimulatedTalkingClock>(std::chrono::minutes{90}, seconds{30})};
}

std::vector<Meaning> RoundPort::plug(SimTime now) {
  is_plugged_ = true;
  device_.power_up(now);
  return carry_out(line_.opened(instant(now)), now);
}

std::vector<Meaning> RoundPort::unplug(SimTime now) {
  is_plugged_ = false;
  wire_.clear();
  return carry_out(line_.closed("unplugged"), now);
}

std::vector<Meaning> RoundPort::pump(SimTime now) {
  device_.advance(now);
  auto const sent = device_.take_output();
  if (!is_plugged_) return {};
  wire_.push(faults_.pass(sent), now);
  std::vector<Meaning> meant;
  auto const add = [&](std::vector<Meaning> more) {
    for (Meaning& each : more) meant.push_back(std::move(each));
  };
  if (auto const arrived = wire_.take(now); !arrived.empty())
    add(carry_out(line_.feed({instant(now), arrived}), now));
  if (auto const deadline = line_.next_deadline(); deadline && *deadline <= instant(now))
    add(carry_out(line_.pass_time(instant(now)), now));
  return meant;
}

void RoundPort::ask_full_state(SimTime now) {
  meaning_.expect_full_state();
  if (is_plugged_) carry_out(line_.ask_full_state(instant(now)), now);
}

SimTime RoundPort::next_due() const {
  SimTime due = std::min(device_.next_due(), wire_.next_due().value_or(SimTime::max()));
  if (auto const deadline = line_.next_deadline(); is_plugged_ && deadline)
    due = std::min(due, sim_time(*deadline));
  return due;
}

std::vector<Meaning> RoundPort::carry_out(devices::LineStep const& step, SimTime now) {
  if (!step.send.empty()) device_.receive(step.send, now);
  std::vector<Meaning> meant;
  for (auto const& event : step.events)
    for (Meaning& each : meaning_.take(instant(now), event)) meant.push_back(std::move(each));
  return meant;
}

RoundTable::RoundTable(std::uint32_t seed, RoundDevices devices)
    : devices_(std::move(devices)),
      ports_{RoundPort{*devices_.white_board, {Color::white, false, Color::white}, seed},
             RoundPort{*devices_.black_board, {Color::black, false, Color::white}, seed + 1},
             RoundPort{*devices_.clock, {std::nullopt, true, Color::white}, seed + 2}} {
  start();
}

void RoundTable::start() {
  for (RoundPort& port : ports_) hear(port.plug(now_));
  run(seconds{5});
  table::TableSetup setup;
  setup.white.is_blind = true;
  setup.white_board = table::BoardKind::occupancy;
  setup.black_board = table::BoardKind::pieces;
  setup.has_clock = true;
  setup.announcer = table::Announcer::tactus;
  feed(table::GameStarted{setup});
  run(seconds{1});
  clock().press(Color::black, now_);  // by the arbiter, who starts White's clock (6.2.1)
  run(seconds{2});
}

void RoundTable::run(SimTime duration) {
  SimTime const end = now_ + duration;
  for (;;) {
    for (RoundPort& port : ports_) {
      if (state_.is_started()) port.meaning().expect_placement(state_.expected());
      hear(port.pump(now_));
    }
    if (pulled_ && pulled_->until <= now_) {
      hear(ports_[pulled_->port].plug(now_));
      pulled_.reset();
    }
    auto const deadline = state_.next_deadline();
    if (deadline && *deadline <= instant(now_)) feed(table::TimePassed{});
    SimTime next = pulled_ ? pulled_->until : SimTime::max();
    for (RoundPort const& port : ports_) next = std::min(next, port.next_due());
    if (auto const later = state_.next_deadline()) next = std::min(next, sim_time(*later));
    if (next > end) break;
    now_ = std::max(next, now_ + SimTime{1});
  }
  now_ = end;
}

void RoundTable::act(Color board, std::vector<devices::simulators::HandAction> const& actions) {
  for (auto const& action : actions) {
    run(action.pause_before);
    act_on(board == Color::white ? *devices_.white_board : *devices_.black_board, action, now_);
  }
}

void RoundTable::pull_plug(std::size_t port, SimTime duration) {
  if (pulled_) return;
  pulled_ = Pulled{port, now_ + duration};
  hear(ports_[port].unplug(now_));
}

void RoundTable::hear(std::vector<Meaning> const& meant) {
  if (!state_.is_started()) return;
  for (Meaning const& each : meant) {
    if (auto const* input = std::get_if<table::Input>(&each))
      feed(*input);
    else
      feed(table::Requested{state_.to_move(), table::Request::announce, std::nullopt});
  }
}

void RoundTable::feed(table::Input const& input) {
  auto step = table::apply(std::move(state_), {instant(now_), input});
  state_ = std::move(step.state);
  for (auto const& effect : step.effects) {
    if (auto const* ask = std::get_if<table::AskBoard>(&effect))
      ports_[ask->board == Color::white ? 0 : 1].ask_full_state(now_);
    if (auto const* announce = std::get_if<table::Announce>(&effect))
      if (auto const* move = std::get_if<table::MoveSaid>(&announce->announcement.content))
        said_.push_back(*move);
  }
}

}  // namespace tactus::system_test
