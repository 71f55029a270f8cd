// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the keys of one JSON object and remembers the first thing that was wrong, so that the code which
// builds an event reads straight on and asks once at the end.
#pragma once

#include "core/chess/move.hpp"
#include "src/store/enum_names.hpp"
#include "src/store/event_json.hpp"

#include <optional>
#include <string>
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
  Fields object(char const* key);
  std::vector<Fields> objects(char const* key);
  template <class Enum>
  Enum named(char const* key) {
    std::optional<Enum> const value = value_of<Enum>(text(key));
    if (!value) refuse(key);
    return value.value_or(Enum{});
  }
  template <class Enum>
  std::optional<Enum> named_or_nothing(char const* key) {
    if (!has(key)) return std::nullopt;
    return named<Enum>(key);
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

Json squares_json(chess::SquareSet squares);
Json move_json(chess::Move move);

}  // namespace tactus::store
