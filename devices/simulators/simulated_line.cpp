// SPDX-License-Identifier: GPL-3.0-or-later
// See simulated_line.hpp.
#include "devices/simulators/simulated_line.hpp"

#include <algorithm>
#include <utility>

namespace tactus::devices::simulators {

SimulatedLine::SimulatedLine(SimulatedDevice& device, std::filesystem::path link, SimTime byte_time)
    : device_(device), link_(std::move(link)), outgoing_(byte_time) {}

tl::expected<void, std::string> SimulatedLine::plug(SimTime now) {
  auto terminal = PseudoTerminal::open(link_);
  if (!terminal) return tl::unexpected(std::move(terminal.error()));
  terminal_.emplace(std::move(*terminal));
  device_.power_up(now);
  return {};
}

void SimulatedLine::unplug() {
  terminal_.reset();
  is_open_ = false;
  outgoing_.clear();
}

void SimulatedLine::pump(SimTime now) {
  device_.advance(now);
  if (!terminal_) {
    device_.take_output();
    return;
  }
  if (bool const was_open = std::exchange(is_open_, terminal_->is_connected()); is_open_ && !was_open)
    device_.opened(now);
  Bytes const from_host = terminal_->read();
  heard_.insert(heard_.end(), from_host.begin(), from_host.end());
  device_.receive(from_host, now);
  outgoing_.push(faults_.pass(device_.take_output()), now);
  terminal_->write(outgoing_.take(now));
}

SimTime SimulatedLine::next_due() const {
  return std::min(device_.next_due(), outgoing_.next_due().value_or(SimTime::max()));
}

int SimulatedLine::descriptor() const {
  return terminal_ && terminal_->is_connected() ? terminal_->descriptor() : -1;
}

}  // namespace tactus::devices::simulators
