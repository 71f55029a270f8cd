// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/json_lines.hpp"

#include "src/store/codec/event_json.hpp"

#include <fmt/format.h>

namespace tactus::program {

std::string json_lines_of(std::vector<store::NumberedEvent> const& events) {
  std::string text;
  for (store::NumberedEvent const& each : events) {
    auto const event = store::write_event(each.stamped.event);
    text += fmt::format("{{\"seq\":{},\"time_ms\":{},\"type\":\"{}\",\"payload\":{}}}\n", each.seq,
                        each.stamped.time.time_since_epoch().count(), event.type, event.payload);
  }
  return text;
}

}  // namespace tactus::program
