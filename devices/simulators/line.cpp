// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/simulators/line.hpp"

#include <algorithm>
#include <utility>

namespace tactus::devices::simulators {

void PacedBytes::push(std::span<std::uint8_t const> bytes, SimTime now) {
  free_at_ = std::max(free_at_, now);
  for (std::uint8_t const byte : bytes) {
    free_at_ += byte_time_;
    waiting_.push_back({free_at_, byte});
  }
}

Bytes PacedBytes::take(SimTime now) {
  Bytes arrived;
  while (!waiting_.empty() && waiting_.front().time <= now) {
    arrived.push_back(waiting_.front().byte);
    waiting_.pop_front();
  }
  return arrived;
}

std::optional<SimTime> PacedBytes::next_due() const {
  if (waiting_.empty()) return std::nullopt;
  return waiting_.front().time;
}

// std::mt19937 gives the same numbers everywhere; the standard distributions do not.

void LineFaults::insert_random_garbage(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) garbage_.push_back(static_cast<std::uint8_t>(generator_() & 0xFFU));
}

Bytes LineFaults::pass(std::span<std::uint8_t const> bytes) {
  Bytes arrived = std::exchange(garbage_, {});
  for (std::uint8_t const byte : bytes) {
    if (to_lose_ > 0) {
      --to_lose_;
      continue;
    }
    arrived.push_back(disturbed(byte));
  }
  return arrived;
}

std::uint8_t LineFaults::disturbed(std::uint8_t byte) {
  auto result = static_cast<std::uint8_t>(byte ^ std::exchange(flip_mask_, std::uint8_t{0}));
  if (noise_per_mille_ > 0 && generator_() % 1000 < noise_per_mille_)
    result = static_cast<std::uint8_t>(result ^ (1U << (generator_() % 8)));
  return result;
}

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
