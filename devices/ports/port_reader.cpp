// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/ports/port_reader.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

constexpr Millis read_wait{100};
constexpr Millis first_pause{500};
constexpr Millis longest_pause{10'000};

}  // namespace

PortReader::PortReader(PortSettings settings)
    : settings_(std::move(settings)), thread_([this](std::stop_token const& stop) { run(stop); }) {}

PortReader::~PortReader() {
  thread_.request_stop();
  thread_.join();
}

bool PortReader::write(std::span<std::uint8_t const> bytes) {
  auto const stream = held();
  return stream && stream->write(bytes);
}

bool PortReader::set_baud(unsigned baud) {
  auto const stream = held();
  return stream && stream->set_baud(baud);
}

void PortReader::run(std::stop_token const& stop) {
  Millis wait = first_pause;
  while (!stop.stop_requested()) {
    bool const was_alive = serve_once(stop);
    if (was_alive) wait = first_pause;
    pause(stop, wait);
    wait = std::min(wait * 2, longest_pause);
  }
}

bool PortReader::serve_once(std::stop_token const& stop) {
  auto opened = settings_.open(settings_.name);
  if (!opened) {
    report_lost(opened.error().message, opened.error());
    return false;
  }
  std::shared_ptr<ByteStream> const stream = std::move(*opened);
  hold(stream);
  last_reason_.clear();
  settings_.deliver(PortOpened{settings_.now()});
  bool const was_alive = read_until_lost(stop, *stream);
  hold(nullptr);  // the port is closed at once: a board that comes back may need its name
  if (!stop.stop_requested()) report_lost(fmt::format("{} was unplugged or switched off.", settings_.name));
  return was_alive;
}

void PortReader::hold(std::shared_ptr<ByteStream> stream) {
  std::lock_guard const lock(mutex_);
  stream_ = std::move(stream);
}

std::shared_ptr<ByteStream> PortReader::held() {
  std::lock_guard const lock(mutex_);
  return stream_;
}

bool PortReader::read_until_lost(std::stop_token const& stop, ByteStream& stream) {
  bool was_alive = false;
  std::array<std::uint8_t, 512> buffer{};
  while (!stop.stop_requested()) {
    auto const result = stream.read(buffer, read_wait);
    if (result.status == ReadStatus::unplugged) break;
    if (result.status == ReadStatus::idle) continue;
    was_alive = true;
    auto const end = buffer.begin() + static_cast<std::ptrdiff_t>(result.count);
    settings_.deliver(Chunk{settings_.now(), {buffer.begin(), end}});
  }
  return was_alive;
}

void PortReader::report_lost(std::string const& reason, std::optional<OpenError> fault) {
  if (reason == last_reason_) return;
  last_reason_ = reason;
  settings_.deliver(PortLost{settings_.now(), reason, std::move(fault)});
}

void PortReader::pause(std::stop_token const& stop, Millis time) {
  std::unique_lock lock(mutex_);
  std::chrono::duration<double, std::milli> const scaled(static_cast<double>(time.count()) *
                                                         settings_.wait_scale);
  stopped_.wait_for(lock, stop, scaled, [] { return false; });
}

}  // namespace tactus::devices
