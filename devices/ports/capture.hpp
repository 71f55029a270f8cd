// SPDX-License-Identifier: GPL-3.0-or-later
// A capture: what went over one line and when, as a text file that a person can send
// (docs/developers/capture-format.md).
#pragma once

#include "core/instant.hpp"
#include "core/message/message.hpp"
#include "devices/ports/byte_stream.hpp"
#include "devices/ports/port.hpp"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::devices {

enum class Direction : std::uint8_t { from_device, to_device };

struct CaptureLine {
  Millis offset{0};  // since the start of the capture
  Direction direction = Direction::from_device;
  std::vector<std::uint8_t> bytes;
  bool operator==(CaptureLine const&) const = default;
};

struct Capture {
  std::vector<std::string> header;  // the text of the '#' lines, without "# "
  std::vector<CaptureLine> lines;   // offsets never fall
  bool operator==(Capture const&) const = default;
};

enum class CaptureFault : std::uint8_t {
  no_header,
  bad_offset,
  offset_falls,
  bad_direction,
  bad_hex,
  no_bytes,
  header_after_data
};
struct CaptureError {
  CaptureFault fault = CaptureFault::no_header;
  std::size_t line = 0;  // counted from 1
};
/// "line 4: expected two hexadecimal digits for each byte, separated by one blank"
Message message_of(CaptureError const& error);

tl::expected<Capture, CaptureError> parse_capture(std::string_view text);

/// "+000412 < 65 30 34 0d" with its line feed.
std::string capture_line(Millis offset, Direction direction, std::span<std::uint8_t const> bytes);
/// parse_capture() reads back the same value. Precondition: as described at the members.
std::string to_text(Capture const& capture);

// Writes a capture of everything that passes over another line, both ways, while it passes.

/// `out` must outlive the stream; every line is flushed. `header`: what to say about the device, at least one
/// line. `now` is called on the thread that reads and on the one that writes; offsets count from this call.
std::unique_ptr<ByteStream> recording_stream(std::unique_ptr<ByteStream> line, std::ostream& out,
                                             std::vector<std::string> const& header,
                                             std::function<Instant()> now);

// A line that plays a capture: every recorded chunk is one read, as fast as it is read; then the line is
// unplugged. Who needs the recorded times takes the Capture itself. What is written is accepted and lost.

std::unique_ptr<ByteStream> replay_stream(Capture capture);
OpenResult open_replay(std::string const& path);

/// As its header tells: "Protocol: chessnut", or "Port: " and the name of the port where it was recorded.
Protocol told_protocol(Capture const& capture);

// Who records a capture holds it alone: it has moves in it that nobody at the table knows yet, so no program
// of ours reads it before the game's program has ended. Other programs of the same person are not kept from
// it.

class CaptureLock {
 public:
  /// Of a file that is there. is_held() is false where it cannot be had.
  explicit CaptureLock(std::string const& path);
  CaptureLock(CaptureLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  CaptureLock(CaptureLock const&) = delete;
  CaptureLock& operator=(CaptureLock const&) = delete;
  CaptureLock& operator=(CaptureLock&&) = delete;
  ~CaptureLock();

  bool is_held() const { return file_ >= 0; }

 private:
  int file_;
};

/// Behind the name of the file.
inline constexpr char const* still_recorded = "a game is being recorded into it; expected one that has ended";
/// A program that still runs records into this file.
bool is_being_recorded(std::string const& path);

}  // namespace tactus::devices
