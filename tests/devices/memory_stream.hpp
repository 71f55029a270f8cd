// SPDX-License-Identifier: GPL-3.0-or-later
// A line without a device: what is fed comes out at the other end. For tests of everything above a
// ByteStream.
#pragma once

#include "devices/ports/byte_stream.hpp"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace tactus::devices {

/// The device's end of a MemoryStream; both ends may live in different threads.
class MemoryLine {
 public:
  /// One call is one chunk: a read never joins two.
  void feed(std::vector<std::uint8_t> chunk);
  /// After what was fed has been read, the line is gone.
  void unplug();
  /// All that was written by the host so far.
  std::vector<std::uint8_t> written() const;
  /// Waits until at least `count` bytes have been written; false if the line is closed before that.
  bool wait_for_written(std::size_t count);

 private:
  friend class MemoryStream;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::vector<std::uint8_t>> chunks_;
  std::vector<std::uint8_t> written_;
  bool is_unplugged_ = false;
};

class MemoryStream final : public ByteStream {
 public:
  explicit MemoryStream(std::shared_ptr<MemoryLine> line) : line_(std::move(line)) {}
  ReadResult read(std::span<std::uint8_t> into, Millis wait) override;
  bool write(std::span<std::uint8_t const> bytes) override;

 private:
  std::shared_ptr<MemoryLine> line_;
};

}  // namespace tactus::devices
