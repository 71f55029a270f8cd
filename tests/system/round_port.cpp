// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/round_port.hpp"

#include <algorithm>
#include <utility>

namespace tactus::system_test {

using devices::simulators::Bytes;
using program::Meaning;

namespace {

/// After it an adapter at a USB port passes on what has come.
constexpr SimTime adapter_latency = std::chrono::milliseconds{16};

SimTime byte_time(RoundLine const& line) { return SimTime{10'000'000 / line.baud}; }

devices::LineSettings settings_of(RoundLine const& line) {
  devices::LineSettings settings;
  settings.protocol = line.told;
  return settings;
}

}  // namespace

RoundPort::RoundPort(devices::simulators::SimulatedDevice& device, RoundLine const& line,
                     program::PortRole role, std::uint32_t seed)
    : device_(device),
      wiring_(line),
      meaning_(role),
      line_(settings_of(line)),
      wire_(byte_time(line)),
      faults_(seed) {}

std::vector<Meaning> RoundPort::plug(SimTime now) {
  is_plugged_ = true;
  device_.power_up(now);
  device_.opened(now);
  baud_ = 9600;
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
  send_on(sent, now);
  std::vector<Meaning> meant;
  auto const add = [&](std::vector<Meaning> more) {
    for (Meaning& each : more) meant.push_back(std::move(each));
  };
  if (auto const due = next_read(); due && *due <= now) {
    last_read_ = now;
    add(carry_out(line_.feed({instant(now), wire_.take(now)}), now));
  }
  if (auto const deadline = line_.next_deadline(); deadline && *deadline <= instant(now))
    add(carry_out(line_.pass_time(instant(now)), now));
  return meant;
}

void RoundPort::send_on(Bytes const& sent, SimTime now) {
  if (is_understood()) return wire_.push(faults_.pass(sent), now);
  faults_.insert_random_garbage(sent.size());
  wire_.push(faults_.pass({}), now);
}

std::optional<SimTime> RoundPort::next_read() const {
  auto const arrives = wire_.next_due();
  return arrives ? std::optional{std::max(*arrives, last_read_ + adapter_latency)} : std::nullopt;
}

void RoundPort::ask_full_state(SimTime now) {
  meaning_.expect_full_state();
  if (is_plugged_) carry_out(line_.ask_full_state(instant(now)), now);
}

void RoundPort::expect(chess::Placement const& placement) { line_.expect(placement); }

void RoundPort::light(chess::SquareSet squares, SimTime now) {
  if (std::exchange(lit_, squares) != squares) carry_out(line_.light({squares}, instant(now)), now);
}

SimTime RoundPort::next_due() const {
  SimTime due = std::min(device_.next_due(), next_read().value_or(SimTime::max()));
  if (auto const deadline = line_.next_deadline(); is_plugged_ && deadline)
    due = std::min(due, sim_time(*deadline));
  return due;
}

std::vector<Meaning> RoundPort::carry_out(devices::LineStep const& step, SimTime now) {
  if (step.baud) baud_ = *step.baud;
  if (!step.send.empty() && is_understood()) device_.receive(step.send, now);
  std::vector<Meaning> meant;
  for (auto const& event : step.events)
    for (Meaning& each : meaning_.take(instant(now), event)) meant.push_back(std::move(each));
  return meant;
}

}  // namespace tactus::system_test
