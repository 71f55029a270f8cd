// SPDX-License-Identifier: GPL-3.0-or-later
// The shared pieces of event_json.cpp: each kind of event written to and read from JSON. Private to this
// folder, but for the readings of the clock, which the hall writes the same way.
#pragma once

#include "core/chess/move.hpp"
#include "src/store/codec/enum_names.hpp"
#include "src/store/codec/event_json.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace tactus::store {

using Json = nlohmann::json;

/// Keeps a reference to the JSON value and to the fault: both must outlive it. Faulty values read as
/// defaults.
class Fields {
 public:
  Fields(Json const& object, std::optional<EventFault>& fault, std::string path = {});

  bool has(char const* key) const;  // present and not null
  std::string text(char const* key);
  bool flag(char const* key);
  Millis millis(char const* key);
  unsigned count(char const* key);
  /// Of a file beside the game file: never a path, so that no game file can make a program open another.
  std::string file_name(char const* key);
  std::vector<std::string> file_names(char const* key);
  std::vector<std::string> texts(char const* key);
  chess::Square square(char const* key);
  chess::SquareSet squares(char const* key);
  chess::Piece piece(char const* key);
  chess::Move move(char const* key);
  chess::Move move();  // whose keys these are
  Fields object(char const* key);
  std::vector<Fields> objects(char const* key);
  template <class Enum>
  Enum named(char const* key) {
    std::optional<Enum> const value = value_of<Enum>(text(key));
    if (!value) refuse(key);
    return value.value_or(Enum{});
  }
  template <class Enum>
  std::vector<Enum> all_named(char const* key) {
    std::vector<Enum> values;
    for (std::string const& name : texts(key)) {
      std::optional<Enum> const value = value_of<Enum>(name);
      if (value) values.push_back(*value);
      if (!value) refuse(key);
    }
    return values;
  }
  /// The value of `key` is of the right kind but cannot be right.
  void refuse(char const* key);

 private:
  Json const& value(char const* key);
  std::string path_of(char const* key) const;
  void fail(EventFaultKind kind, char const* key);

  Json const& object_;
  std::optional<EventFault>& fault_;
  std::string path_;
};

/// One type name and how its payload becomes an event.
struct EventReader {
  std::string_view type;
  table::TableEvent (*read)(Fields&);
};
std::span<EventReader const> input_readers();
std::span<EventReader const> observation_readers();
std::span<EventReader const> outcome_readers();

/// The type name and the payload, which is still JSON here, so that one place decides how it becomes text.
using TypedPayload = std::pair<std::string_view, Json>;
TypedPayload write_input(table::Input const& input);
TypedPayload write_outcome(table::Outcome const& outcome);

Json reading_json(clock::Reading const& reading);
clock::Reading read_reading(Fields fields);

}  // namespace tactus::store
