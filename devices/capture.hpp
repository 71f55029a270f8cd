// SPDX-License-Identifier: GPL-3.0-or-later
// A capture: what went over one line and when, as a text file that a person can send
// (docs/capture-format.md).
#pragma once

#include "core/instant.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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
std::string describe(CaptureError const& error);

tl::expected<Capture, CaptureError> parse_capture(std::string_view text);

/// "+000412 < 65 30 34 0d" with its line feed.
std::string capture_line(Millis offset, Direction direction, std::span<std::uint8_t const> bytes);
/// parse_capture() reads back the same value. Precondition: as described at the members.
std::string to_text(Capture const& capture);

}  // namespace tactus::devices
