// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a game file and as the payload of an event: errors as values, never a crash. What is accepted
// must be writable, and readable as the same again.
#include "src/store/codec/event_json.hpp"
#include "src/store/game_reader.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace tactus::store;

void read_as_file(std::span<std::uint8_t const> bytes) {
  auto reader = GameReader::from_image(bytes);
  if (!reader) {
    if (describe(reader.error()).empty()) std::abort();
    return;
  }
  auto const batch = reader->read_after(0);
  for (NumberedEvent const& each : batch.events) {
    auto const text = write_event(each.stamped.event);
    if (!read_event(text.type, text.payload)) std::abort();
  }
}

/// "type" up to the first line end, then the payload.
void read_as_event(std::string_view text) {
  auto const end = text.find('\n');
  if (end == std::string_view::npos) return;
  auto const event = read_event(text.substr(0, end), text.substr(end + 1));
  if (!event) {
    if (describe(event.error()).empty()) std::abort();
    return;
  }
  auto const written = write_event(*event);
  auto const again = read_event(written.type, written.payload);
  if (!again || write_event(*again).payload != written.payload) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  read_as_file({data, size});
  read_as_event({reinterpret_cast<char const*>(data), size});
  return 0;
}
