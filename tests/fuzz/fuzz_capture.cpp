// SPDX-License-Identifier: GPL-3.0-or-later
// The capture parser on any text: what it accepts is written back as a file that means the same, and can be
// replayed.
#include "core/message/written.hpp"
#include "devices/line_runner.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace tactus::devices;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text{reinterpret_cast<char const*>(data), size};
  auto const capture = parse_capture(text);
  if (!capture) {
    if (tactus::written(message_of(capture.error())).empty() || capture.error().line == 0) std::abort();
    return 0;
  }
  auto const again = parse_capture(to_text(*capture));
  if (!again || !(*again == *capture)) std::abort();
  // A capture of eleven days would be a million heartbeats; length of time is not what is tested here.
  bool const is_short = capture->lines.empty() || capture->lines.back().offset < tactus::Millis{600'000};
  if (is_short) replay(*capture, settings_for(*capture));
  return 0;
}
