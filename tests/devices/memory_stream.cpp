// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/devices/memory_stream.hpp"

#include <algorithm>

namespace tactus::devices {

void MemoryLine::feed(std::vector<std::uint8_t> chunk) {
  std::lock_guard const lock(mutex_);
  if (!chunk.empty()) chunks_.push_back(std::move(chunk));
  changed_.notify_all();
}

void MemoryLine::unplug() {
  std::lock_guard const lock(mutex_);
  is_unplugged_ = true;
  changed_.notify_all();
}

std::vector<std::uint8_t> MemoryLine::written() const {
  std::lock_guard const lock(mutex_);
  return written_;
}

bool MemoryLine::wait_for_written(std::size_t count) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return written_.size() >= count || is_unplugged_; });
  return written_.size() >= count;
}

ReadResult MemoryStream::read(std::span<std::uint8_t> into, Millis wait) {
  std::unique_lock lock(line_->mutex_);
  line_->changed_.wait_for(lock, wait, [&] { return !line_->chunks_.empty() || line_->is_unplugged_; });
  if (line_->chunks_.empty()) return {line_->is_unplugged_ ? ReadStatus::unplugged : ReadStatus::idle, 0};
  auto& chunk = line_->chunks_.front();
  std::size_t const count = std::min(into.size(), chunk.size());
  auto const end = chunk.begin() + static_cast<std::ptrdiff_t>(count);
  std::copy(chunk.begin(), end, into.begin());
  chunk.erase(chunk.begin(), end);
  if (chunk.empty()) line_->chunks_.pop_front();
  return {ReadStatus::data, count};
}

bool MemoryStream::write(std::span<std::uint8_t const> bytes) {
  std::lock_guard const lock(line_->mutex_);
  if (line_->is_unplugged_) return false;
  line_->written_.insert(line_->written_.end(), bytes.begin(), bytes.end());
  line_->changed_.notify_all();
  return true;
}

}  // namespace tactus::devices
