// SPDX-License-Identifier: GPL-3.0-or-later
// A fact said once: the row<> of a type holds its name on disk and its fields. Whoever writes, reads or lists
// facts goes through the rows, so that a new one is added here and nowhere else.
#pragma once

#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>

namespace tactus::table::facts {

enum class Presence {
  always,    // one that can be nothing is written so
  if_there,  // not in older files
  if_said,   // not in the file where it is as in a new value
};

/// What a text may be.
enum class Form {
  any,
  file_name,  // of a file beside the game file: never a path
  of_others,  // one line without signs that nobody sees, whoever wrote it
};

/// One member and its name on disk. They are format: never change one, only add.
template <class Owner, class Value>
struct Field {
  char const* name;  // null: the member's own fields are those of the fact
  Value Owner::*member;
  Presence presence = Presence::always;
  Form form = Form::any;
  char const* formerly = nullptr;                 // its name in older files, in the form of then
  bool (*is_written)(Owner const&) = nullptr;     // where another member decides it
  Value (*value_before)(Owner const&) = nullptr;  // what it was in older files, by the fields before it
  bool (*is_possible)(Value) = nullptr;

  constexpr Field if_there() const {
    Field changed = *this;
    changed.presence = Presence::if_there;
    return changed;
  }
  /// Older files meant `value`.
  constexpr Field if_there_else(Value (*value)(Owner const&)) const {
    Field changed = if_there();
    changed.value_before = value;
    return changed;
  }
  constexpr Field if_said() const {
    Field changed = *this;
    changed.presence = Presence::if_said;
    return changed;
  }
  constexpr Field said_where(bool (*is)(Owner const&)) const {
    Field changed = if_said();
    changed.is_written = is;
    return changed;
  }
  constexpr Field of_files() const {
    Field changed = *this;
    changed.form = Form::file_name;
    return changed;
  }
  constexpr Field of_others() const {
    Field changed = *this;
    changed.form = Form::of_others;
    return changed;
  }
  /// Another value is a fault of the file.
  constexpr Field only(bool (*is)(Value)) const {
    Field changed = *this;
    changed.is_possible = is;
    return changed;
  }
  constexpr Field was(char const* before) const {
    Field changed = *this;
    changed.formerly = before;
    return changed;
  }
};

template <class Owner, class Value>
constexpr Field<Owner, Value> field(char const* name, Value Owner::*member) {
  return {name, member};
}
/// The fields of the member are those of the fact.
template <class Owner, class Value>
constexpr Field<Owner, Value> fields_of(Value Owner::*member) {
  return {nullptr, member};
}

/// `fields` are read in this order: of several faults the first is told.
template <class... Fields>
struct Row {
  std::string_view name;
  std::tuple<Fields...> fields;
};
template <class... Fields>
constexpr Row<Fields...> fact(std::string_view name, Fields... fields) {
  return {name, {fields...}};
}

/// Of what is only a part of facts, or is named by one.
template <class... Fields>
constexpr Row<Fields...> part(Fields... fields) {
  return {{}, {fields...}};
}

struct NoRow {};
template <class T>
inline constexpr NoRow row{};

template <class T>
inline constexpr bool has_row = !std::is_same_v<decltype(row<T>), NoRow const>;

/// Whether no alternative of the variant was forgotten.
template <class Variant>
inline constexpr bool all_have_rows = false;
template <class... Types>
inline constexpr bool all_have_rows<std::variant<Types...>> = (has_row<Types> && ...);

/// Two that are read as each other.
template <class Variant>
inline constexpr bool all_names_differ = false;
template <class... Types>
inline constexpr bool all_names_differ<std::variant<Types...>> = [] {
  std::string_view const names[] = {row<Types>.name...};
  for (auto const& name : names)
    for (auto const& other : names)
      if (&name != &other && name == other) return false;
  return true;
}();

}  // namespace tactus::table::facts
