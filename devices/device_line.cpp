// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/device_line.hpp"

#include "devices/probe.hpp"

#include <fmt/format.h>

namespace tactus::devices {

namespace {

constexpr unsigned first_baud = 9600;  // of a port that was just opened

}  // namespace

LineStep DeviceLine::opened(Instant now) {
  baud_ = first_baud;
  return probe(now);
}

LineStep DeviceLine::probe(Instant now) {
  driver_.reset();
  orientation_.forget();
  protocol_ = Protocol::unknown;
  probe_.emplace(settings_.timing, now, settings_.protocol, settings_.drivers);
  last_byte_ = now;
  return with_new_baud(probe_->pass_time(now));
}

LineStep DeviceLine::feed(Chunk const& chunk) {
  if (chunk.bytes.empty()) return {};
  if (probe_) {  // bytes prove nothing yet: the device may be another one than expected
    auto const found = probe_->feed(chunk.bytes, chunk.time);
    return found ? begin(*found, chunk) : LineStep{};
  }
  if (!driver_) return {};
  last_byte_ = chunk.time;
  return as_seen(driver_->feed(chunk.bytes, chunk.time), chunk.time);
}

LineStep DeviceLine::begin(Probe::Found const& found, Chunk const& chunk) {
  probe_.reset();
  last_byte_ = chunk.time;
  is_lost_said_ = false;
  auto started = found.proof.start({settings_.timing, expected_, memory_}, chunk.time);
  driver_ = std::move(started.driver);
  protocol_ = found.proof.facts->protocol;
  // What proves it may have been on its way when the probe went on to another rate.
  LineStep step{{LinkFound{std::string{found.proof.facts->name}}}, {}, found.proof.facts->baud};
  step.add(as_seen(std::move(started.step), chunk.time));
  if (!lights_.squares.empty()) step.add(light_squares(chunk.time));
  auto const rest = chunk.bytes.begin() + static_cast<std::ptrdiff_t>(found.taken);
  step.add(feed({chunk.time, {rest, chunk.bytes.end()}}));
  return with_new_baud(std::move(step));
}

/// Nobody asked or listened while this program stood still (a slow disk, a busy machine, a lid that was
/// shut): that time does not count, and what was sent meanwhile is still to be read.
void DeviceLine::forgive_standstill(Instant now) {
  auto const& timing = settings_.timing;
  auto const due = next_deadline();
  if (!due || now <= *due + timing.gap) return;
  last_byte_ = std::max(last_byte_ + (now - *due), now - timing.silence + timing.heartbeat);
}

LineStep DeviceLine::pass_time(Instant now) {
  forgive_standstill(now);
  LineStep step;
  bool const is_open = probe_ || driver_;
  if (is_open && now >= last_byte_ + settings_.timing.silence) {
    step.add(lost(silence_reason()));
    last_byte_ = now;
    if (driver_) step.add(probe(now));
  }
  if (probe_) step.add(with_new_baud(probe_->pass_time(now)));
  if (driver_) step.add(as_seen(driver_->pass_time(now), now));
  return step;
}

LineStep DeviceLine::ask_full_state(Instant now) {
  return driver_ ? as_seen(driver_->ask_full_state(now), now) : LineStep{};
}

LineStep DeviceLine::skip(Instant now) {
  last_byte_ = now;
  return ask_full_state(now);
}

LineStep DeviceLine::light(LightsOn const& lights, Instant now) {
  lights_ = lights;
  return driver_ ? light_squares(now) : LineStep{};
}

LineStep DeviceLine::light_squares(Instant now) {
  return as_seen(driver_->light({orientation_.orientation().told(lights_.squares)}, now), now);
}

void DeviceLine::expect(chess::Placement const& placement) {
  expected_ = placement;
  orientation_.expect(placement);
  if (driver_) driver_->expect(placement);
}

LineStep DeviceLine::send(MakeCommand const& command, Instant now) {
  return driver_ ? as_seen(driver_->send(command, now), now) : LineStep{};
}

LineStep DeviceLine::closed(std::string const& reason) {
  probe_.reset();
  driver_.reset();
  protocol_ = Protocol::unknown;
  return lost(reason);
}

std::optional<Instant> DeviceLine::next_deadline() const {
  if (!probe_ && !driver_) return std::nullopt;
  Instant const silent = last_byte_ + settings_.timing.silence;
  return earlier(silent, probe_ ? probe_->next_deadline() : driver_->next_deadline());
}

/// Squares as the player of the board sees them; where it is found to lie otherwise, its lamps are lit anew.
LineStep DeviceLine::as_seen(LineStep told, Instant now) {
  auto const before = orientation_.orientation();
  LineStep step{{}, std::move(told.send), told.baud};
  for (DeviceEvent& event : told.events)
    if (auto const* observation = std::get_if<sensing::Observation>(&event))
      for (auto const& each : orientation_.seen(*observation)) step.events.emplace_back(each);
    else
      step.events.push_back(std::move(event));
  if (orientation_.orientation() != before && !lights_.squares.empty()) step.add(light_squares(now));
  return step;
}

LineStep DeviceLine::lost(std::string const& reason) {
  if (is_lost_said_) return {};
  is_lost_said_ = true;
  return {{LinkLost{reason}}, {}};
}

std::string DeviceLine::silence_reason() const {
  if (!probe_) {
    auto const seconds = std::chrono::duration<double>(settings_.timing.silence).count();
    return fmt::format("The device has been silent for {:g} seconds.", seconds);
  }
  auto const expected = expected_devices(settings_.protocol, settings_.drivers);
  if (probe_->bytes_seen() == 0)
    return fmt::format("The port is open but nothing answers: expected {}. Is it switched on?", expected);
  return fmt::format("The port sends {} bytes that are not understood: expected {}.", probe_->bytes_seen(),
                     expected);
}

/// A rate is set only where it changes: on some adapters setting it loses bytes.
LineStep DeviceLine::with_new_baud(LineStep step) {
  if (step.baud == baud_) step.baud.reset();
  if (step.baud) baud_ = *step.baud;
  return step;
}

}  // namespace tactus::devices
