// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/round_table.hpp"

#include <algorithm>

namespace tactus::system_test {

using chess::Color;
using program::Meaning;
using program::PortRole;
using std::chrono::seconds;

namespace {

table::Requested announcement_by(Color player) { return {player, table::Request::announce, std::nullopt}; }

}  // namespace

RoundTable::RoundTable(std::uint32_t seed, RoundDevices devices) : devices_(std::move(devices)) {
  bool const is_in_board = devices_.dgt_clock != nullptr;
  auto const board_port = [&](RoundBoard const& board, Color color) {
    PortRole const role{color, is_in_board && devices_.dgt_clock_at == color, Color::white};
    ports_.emplace_back(*board.device, board.line, role, seed + static_cast<unsigned>(ports_.size()));
  };
  board_port(devices_.white, Color::white);
  board_port(devices_.black, Color::black);
  if (!is_in_board)
    ports_.emplace_back(*devices_.clock, RoundLine{}, PortRole{std::nullopt, true, Color::white}, seed + 2);
  start();
}

std::string_view RoundTable::make_at(std::size_t port) const {
  return port == 0 ? devices_.white.make : port == 1 ? devices_.black.make : devices_.clock_make;
}

void RoundTable::press(Color by) {
  using devices::simulators::ClockSide;
  if (devices_.clock) return devices_.clock->press(by, now_);
  devices_.dgt_clock->press(by == Color::white ? ClockSide::left : ClockSide::right, now_);
}

void RoundTable::ask_to_announce() {
  if (devices_.clock) return devices_.clock->say(now_);
  hear({program::AnnounceKey{}});
}

bool RoundTable::is_ready() const {
  return std::all_of(ports_.begin(), ports_.end(),
                     [](RoundPort const& port) { return port.meaning().is_ready(); });
}

void RoundTable::start() {
  for (RoundPort& port : ports_) hear(port.plug(now_));
  for (unsigned i = 0; i < 20 && !is_ready(); ++i) run(seconds{1});
  table::TableSetup setup;
  setup.white.is_blind = true;
  setup.white_board = ports_[0].meaning().board_kind().value_or(table::BoardKind::keyboard);
  setup.black_board = ports_[1].meaning().board_kind().value_or(table::BoardKind::keyboard);
  setup.has_clock = true;
  setup.announcer = table::Announcer::tactus;
  feed(table::GameStarted{setup});
  run(seconds{1});
  press(Color::black);  // by the arbiter, who starts White's clock (6.2.1)
  run(seconds{2});
}

void RoundTable::run(SimTime duration) {
  SimTime const end = now_ + duration;
  for (;;) {
    show_ports_the_game();
    for (RoundPort& port : ports_) hear(port.pump(now_));
    if (pulled_ && pulled_->until <= now_) {
      hear(ports_[pulled_->port].plug(now_));
      pulled_.reset();
    }
    pass_on_held();
    auto const deadline = state_.next_deadline();
    if (deadline && *deadline <= instant(now_)) feed(table::TimePassed{});
    SimTime const next = next_due();
    if (next > end) break;
    now_ = std::max(next, now_ + SimTime{1});
  }
  now_ = end;
}

void RoundTable::show_ports_the_game() {
  if (!state_.is_started()) return;
  for (Color const color : {Color::white, Color::black}) {
    RoundPort& port = ports_[color == Color::white ? 0 : 1];
    port.expect(state_.expected());
    port.light(table::squares_to_light(state_, color), now_);
  }
}

SimTime RoundTable::next_due() const {
  SimTime next = pulled_ ? pulled_->until : SimTime::max();
  for (RoundPort const& port : ports_) next = std::min(next, port.next_due());
  for (auto const& deadline : {state_.next_deadline(), held_.next_deadline()})
    if (deadline) next = std::min(next, sim_time(*deadline));
  return next;
}

void RoundTable::act(Color board, std::vector<devices::simulators::HandAction> const& actions) {
  for (auto const& action : actions) {
    run(action.pause_before);
    act_on(board == Color::white ? *devices_.white.device : *devices_.black.device, action, now_);
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
    if (!program::HeldPresses::may_wait(each)) {
      take(each);
      continue;
    }
    held_.add({instant(now_), each});
    pass_on_held();
  }
}

void RoundTable::pass_on_held() {
  if (!state_.is_started()) return;
  auto const told_until = [this] {
    return ports_[state_.seat_of(Color::white) == state_.to_move() ? 0 : 1].told_until(instant(now_));
  };
  while (auto const heard = held_.take(instant(now_), told_until())) take(heard->meaning);
}

void RoundTable::take(Meaning const& meaning) {
  if (auto const* input = std::get_if<table::Input>(&meaning))
    feed(*input);
  else
    feed(announcement_by(state_.to_move()));
}

void RoundTable::feed(table::Input const& input) {
  auto step = table::apply(std::move(state_), {instant(now_), input});
  state_ = std::move(step.state);
  for (auto const& effect : step.effects) {
    if (auto const* ask = std::get_if<table::AskBoard>(&effect))
      ports_[ask->board == Color::white ? 0 : 1].ask_full_state(now_);
    if (auto const* announce = std::get_if<table::Announce>(&effect)) note(announce->announcement);
  }
}

void RoundTable::note(table::Announcement const& told) {
  if (auto const* move = std::get_if<table::MoveSaid>(&told.content)) said_.push_back(*move);
  losses_told_ += std::holds_alternative<table::DeviceLost>(told.content);
  findings_told_ += std::holds_alternative<table::DeviceFound>(told.content);
}

}  // namespace tactus::system_test
