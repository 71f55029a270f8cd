// SPDX-License-Identifier: GPL-3.0-or-later
// A line to a device: bytes in, bytes out. Implementations: libserialport, raw descriptor (sim:), replay,
// memory.
#pragma once

#include "core/instant.hpp"

#include <cstdint>
#include <span>

namespace tactus::devices {

/// `idle` (nothing came) and `unplugged` (nothing can come any more) are different on purpose.
enum class ReadStatus : std::uint8_t { data, idle, unplugged };
struct ReadResult {
  ReadStatus status = ReadStatus::idle;
  std::size_t count = 0;  // bytes written to `into`
};

/// One reader thread calls read(); write() may be called from another thread.
class ByteStream {
 public:
  ByteStream() = default;
  ByteStream(ByteStream const&) = delete;
  ByteStream& operator=(ByteStream const&) = delete;
  virtual ~ByteStream() = default;
  /// Waits at most `wait` for the first byte, then takes what is there.
  virtual ReadResult read(std::span<std::uint8_t> into, Millis wait) = 0;
  /// False when the line is gone. Short writes are completed inside.
  virtual bool write(std::span<std::uint8_t const> bytes) = 0;
  /// From now on so many bits a second, 8N1; false when the line is gone. Streams without a rate take any.
  virtual bool set_baud(unsigned) { return true; }
};

}  // namespace tactus::devices
