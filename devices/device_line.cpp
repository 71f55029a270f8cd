// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/device_line.hpp"

#include <fmt/format.h>

namespace tactus::devices {

LineStep DeviceLine::opened(Instant now) {
  state_.emplace<Probe>(settings_.timing, now);
  last_byte_ = now;
  return pass_state_time(now);
}

LineStep DeviceLine::feed(Chunk const& chunk) {
  if (chunk.bytes.empty() || std::holds_alternative<Closed>(state_)) return {};
  // Bytes that come while only probing prove nothing: the device may be another one than expected.
  if (!std::holds_alternative<Probe>(state_)) last_byte_ = chunk.time;
  return feed_state(chunk);
}

LineStep DeviceLine::feed_state(Chunk const& chunk) {
  if (auto* probe = std::get_if<Probe>(&state_)) {
    auto found = probe->feed(chunk.bytes, chunk.time);
    return found ? begin(*found, chunk) : LineStep{};
  }
  if (auto* line = std::get_if<DgtLine>(&state_)) return line->feed(chunk.bytes, chunk.time);
  return std::get<SentenceLine>(state_).feed(chunk.bytes, chunk.time);
}

LineStep DeviceLine::begin(Probe::Found& found, Chunk const& chunk) {
  last_byte_ = chunk.time;
  is_lost_said_ = false;
  LineStep step;
  if (auto const* frame = std::get_if<DgtFrame>(&found.proof)) {
    step.events.emplace_back(LinkFound{"dgt"});
    step.add(state_.emplace<DgtLine>(settings_.timing, settings_.orientation).begin(*frame, chunk.time));
  } else {
    step.events.emplace_back(LinkFound{"tactus"});
    step.add(
        state_.emplace<SentenceLine>(settings_.timing).begin(std::get<Sentence>(found.proof), chunk.time));
  }
  auto const rest = chunk.bytes.begin() + static_cast<std::ptrdiff_t>(found.taken);
  step.add(feed_state({chunk.time, {rest, chunk.bytes.end()}}));
  return step;
}

LineStep DeviceLine::pass_time(Instant now) {
  LineStep step;
  if (!std::holds_alternative<Closed>(state_) && now >= last_byte_ + settings_.timing.silence) {
    step.add(lost(silence_reason()));
    if (!std::holds_alternative<Probe>(state_)) state_.emplace<Probe>(settings_.timing, now);
    last_byte_ = now;
  }
  step.add(pass_state_time(now));
  return step;
}

LineStep DeviceLine::pass_state_time(Instant now) {
  if (auto* probe = std::get_if<Probe>(&state_)) return {{}, probe->pass_time(now)};
  if (auto* line = std::get_if<DgtLine>(&state_)) return line->pass_time(now);
  if (auto* line = std::get_if<SentenceLine>(&state_)) return line->pass_time(now);
  return {};
}

LineStep DeviceLine::ask_full_state(Instant now) {
  if (auto* line = std::get_if<DgtLine>(&state_)) return line->ask_full_state(now);
  if (auto* line = std::get_if<SentenceLine>(&state_)) return line->ask_full_state(now);
  return {};
}

LineStep DeviceLine::send(DgtCommand command, Instant now) {
  auto* line = std::get_if<DgtLine>(&state_);
  return line ? line->send(std::move(command), now) : LineStep{};
}

LineStep DeviceLine::closed(std::string const& reason) {
  state_.emplace<Closed>();
  return lost(reason);
}

std::optional<Instant> DeviceLine::next_deadline() const {
  if (std::holds_alternative<Closed>(state_)) return std::nullopt;
  std::optional<Instant> due = last_byte_ + settings_.timing.silence;
  if (auto const* probe = std::get_if<Probe>(&state_)) return earlier(due, probe->next_deadline());
  if (auto const* line = std::get_if<DgtLine>(&state_)) return earlier(due, line->next_deadline());
  return earlier(due, std::get<SentenceLine>(state_).next_deadline());
}

Protocol DeviceLine::protocol() const {
  if (std::holds_alternative<DgtLine>(state_)) return Protocol::dgt;
  if (std::holds_alternative<SentenceLine>(state_)) return Protocol::tactus;
  return Protocol::unknown;
}

std::optional<bool> DeviceLine::is_rotated() const {
  if (auto const* line = std::get_if<DgtLine>(&state_)) return line->is_rotated();
  return std::nullopt;
}

LineStep DeviceLine::lost(std::string const& reason) {
  if (is_lost_said_) return {};
  is_lost_said_ = true;
  return {{LinkLost{reason}}, {}};
}

std::string DeviceLine::silence_reason() const {
  auto const seconds = std::chrono::duration<double>(settings_.timing.silence).count();
  auto const* probe = std::get_if<Probe>(&state_);
  if (!probe) return fmt::format("The device has been silent for {:g} seconds.", seconds);
  if (probe->bytes_seen() == 0) {
    return "The port is open but nothing answers: expected a DGT board or a Tactus board or clock. Is it "
           "switched on?";
  }
  return fmt::format(
      "The port sends {} bytes that are not understood: expected a DGT board or a Tactus board or clock.",
      probe->bytes_seen());
}

}  // namespace tactus::devices
