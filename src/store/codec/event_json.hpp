// SPDX-License-Identifier: GPL-3.0-or-later
// One table event as the game file keeps it: a type name such as "move.completed" and a payload of JSON text
// that a person can read. docs/developers/game-file.md lists every type with its keys.
#pragma once

#include "core/table/event.hpp"

#include <cstdint>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::store {

struct EventText {
  std::string type;
  std::string payload;  // one JSON object, UTF-8; bytes that are not UTF-8 are replaced by U+FFFD
};

enum class EventFaultKind : std::uint8_t { unknown_type, not_an_object, missing_key, bad_value };
struct EventFault {
  EventFaultKind kind = EventFaultKind::bad_value;
  std::string where;  // the type, or the path of the key, for example "white.name"
  bool operator==(EventFault const&) const = default;
};
/// One clause in English, for example "key `board` is missing".
std::string describe(EventFault const& fault);

EventText write_event(table::TableEvent const& event);
/// Keys that are not known are ignored; a missing key or a value of the wrong kind is a fault.
tl::expected<table::TableEvent, EventFault> read_event(std::string_view type, std::string_view payload);

}  // namespace tactus::store
