// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/line_runner.hpp"

#include "devices/ports/port.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

namespace tactus::devices {

LineSettings settings_for(std::string const& port) {
  LineSettings settings;
  settings.protocol = told_protocol(parse_port_name(port));
  return settings;
}

LineSettings settings_for(Capture const& capture, Protocol typed) {
  LineSettings settings;
  settings.protocol = typed == Protocol::unknown ? told_protocol(capture) : typed;
  return settings;
}

LiveLine::LiveLine(std::unique_ptr<ByteStream> stream, LineSettings const& settings,
                   std::function<Instant()> now)
    : stream_(std::move(stream)), line_(settings), now_(std::move(now)) {
  carry_out(line_.opened(now_()));
}

std::vector<DeviceEvent> LiveLine::listen(Millis wait) {
  if (!is_open_) return {};
  std::array<std::uint8_t, 512> buffer{};
  auto const result = stream_->read(buffer, until_deadline(wait));
  if (result.status == ReadStatus::unplugged) {
    is_open_ = false;
    carry_out(line_.closed("The device was unplugged or switched off."));
  } else if (result.status == ReadStatus::data) {
    bytes_heard_ += result.count;
    auto const end = buffer.begin() + static_cast<std::ptrdiff_t>(result.count);
    carry_out(line_.feed({now_(), {buffer.begin(), end}}));
  } else {
    // Only now: what had arrived before a deadline has been fed.
    auto const now = now_();
    if (auto const due = line_.next_deadline(); due && *due <= now) carry_out(line_.pass_time(now));
  }
  return std::exchange(events_, {});
}

std::vector<DeviceEvent> LiveLine::send(MakeCommand const& command) {
  carry_out(line_.send(command, now_()));
  return std::exchange(events_, {});
}

Millis LiveLine::until_deadline(Millis wait) const {
  auto const due = line_.next_deadline();
  return due ? std::clamp(*due - now_(), Millis{0}, wait) : wait;
}

void LiveLine::carry_out(LineStep step) {
  for (auto& event : step.events) events_.push_back(std::move(event));
  if (step.baud) stream_->set_baud(*step.baud);
  // A line that takes no bytes is found by the next read.
  if (!step.send.empty()) stream_->write(step.send);
}

std::vector<ReplayedEvent> replay(Capture const& capture, LineSettings const& settings) {
  constexpr Instant start{};
  DeviceLine line{settings};
  std::vector<ReplayedEvent> events;
  auto const take = [&](Instant now, LineStep step) {
    for (auto& event : step.events) events.push_back({now - start, std::move(event)});
  };
  take(start, line.opened(start));
  for (auto const& each : capture.lines) {
    Instant const at = start + each.offset;
    for (auto due = line.next_deadline(); due && *due <= at; due = line.next_deadline()) {
      Instant const now = std::max(*due, start);  // a deadline may say "as soon as possible"
      take(now, line.pass_time(now));
    }
    if (each.direction == Direction::from_device) take(at, line.feed({at, each.bytes}));
  }
  return events;
}

std::string describe(ReplayedEvent const& event) {
  return fmt::format("+{:06} {}", event.offset.count(), describe(event.event));
}

}  // namespace tactus::devices
