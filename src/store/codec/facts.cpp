// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs, outcomes and announcements as JSON, by their rows: what came from outside and is all that a replay
// needs, and what apply() made of it, kept so that a person can read the file as it stands; of what somebody
// was told the facts, never the words, which belong to a language.

#include "core/table/facts/announcements.hpp"
#include "core/table/facts/inputs.hpp"
#include "core/table/facts/outcomes.hpp"
#include "core/table/facts/setup.hpp"
#include "src/store/codec/values.hpp"

#include <type_traits>

#include <nlohmann/json.hpp>

namespace tactus::store {
namespace {

template <class T>
requires table::facts::has_row<T> Json fields_json(T const& fact);
template <class T>
requires table::facts::has_row<T> T read_fields(Fields& f);

using store::json_of;

template <class T>
requires std::is_arithmetic_v<T> Json json_of(T value) { return value; }
template <class Enum>
requires std::is_enum_v<Enum> Json json_of(Enum value) {
  static_assert(!enum_names<Enum>.empty(), "its values have no names on disk");
  return name_of(value);
}
Json json_of(table::Content const& value);
template <class T>
requires table::facts::has_row<T> Json json_of(T const& value) { return fields_json(value); }
template <class T>
Json json_of(std::optional<T> const& value) {
  return value ? json_of(*value) : Json();
}
template <class T>
Json json_of(std::vector<T> const& values) {
  Json list = Json::array();
  for (T const& each : values) list.push_back(json_of(each));
  return list;
}

void read_value(Fields& f, char const* key, table::Content& value);
template <class T>
requires table::facts::has_row<T>
void read_value(Fields& f, char const* key, T& value) {
  Fields fields = f.object(key);
  value = read_fields<T>(fields);
}
void read_contents(Fields& f, char const* key, std::vector<table::Content>& values);
template <class T>
void read_value(Fields& f, char const* key, std::vector<T>& values) {
  if constexpr (std::is_enum_v<T>)
    values = f.all_named<T>(key);
  else if constexpr (std::is_same_v<T, table::Content>)
    read_contents(f, key, values);
  else
    for (Fields& each : f.objects(key)) values.push_back(read_fields<T>(each));
}
template <class T>
void read_value(Fields& f, char const* key, std::optional<T>& value) {
  if (f.has(key)) read_value(f, key, value.emplace());
}

// A fact or a part of one.

template <class Owner, class Value>
bool is_written(Owner const& owner, table::facts::Field<Owner, Value> const& field) {
  if (field.is_written != nullptr) return field.is_written(owner);
  if (field.presence != table::facts::Presence::if_said) return true;
  Value const& value = owner.*field.member;
  if constexpr (requires { value.has_value(); })
    return value.has_value();
  else if constexpr (requires { value.empty(); })
    return !value.empty();
  else if constexpr (std::is_scalar_v<Value>)
    return !(value == Owner{}.*field.member);
  else
    return true;
}

template <class Owner, class Value>
void write_field(Json& json, Owner const& owner, table::facts::Field<Owner, Value> const& field) {
  if (field.name == nullptr)
    json.update(json_of(owner.*field.member));
  else if (is_written(owner, field))
    json[field.name] = json_of(owner.*field.member);
}

template <class Owner, class Value>
void read_field(Fields& f, Owner& owner, table::facts::Field<Owner, Value> const& field) {
  Value& value = owner.*field.member;
  if constexpr (table::facts::has_row<Value>)
    if (field.name == nullptr) {
      value = read_fields<Value>(f);
      return;
    }
  bool const is_there = field.name != nullptr && f.has(field.name);
  if constexpr (requires { read_former(f, field.formerly, value); })
    if (!is_there && field.formerly != nullptr && f.has(field.formerly))
      return read_former(f, field.formerly, value);
  if (!is_there && field.presence != table::facts::Presence::always) {
    if (field.value_before != nullptr) value = field.value_before(owner);
    return;
  }
  if constexpr (requires { read_files(f, field.name, value); })
    if (field.form == table::facts::Form::file_name) return read_files(f, field.name, value);
  if constexpr (requires { read_of_others(f, field.name, value); })
    if (field.form == table::facts::Form::of_others) return read_of_others(f, field.name, value);
  read_value(f, field.name, value);
  if (field.is_possible != nullptr && !field.is_possible(value)) f.refuse(field.name);
}

template <class T>
requires table::facts::has_row<T> Json fields_json(T const& fact) {
  Json json = Json::object();
  std::apply([&](auto const&... each) { (write_field(json, fact, each), ...); }, table::facts::row<T>.fields);
  return json;
}

template <class T>
requires table::facts::has_row<T> T read_fields(Fields& f) {
  T fact{};
  std::apply([&](auto const&... each) { (read_field(f, fact, each), ...); }, table::facts::row<T>.fields);
  return fact;
}

// What somebody was told, named beside its fields.

Json json_of(table::Content const& value) {
  return std::visit(
      []<class T>(T const& content) {
        Json json = fields_json(content);
        json["kind"] = table::facts::row<T>.name;
        return json;
      },
      value);
}

template <class... Types>
void read_content(Fields& f, std::string_view kind, table::Content& value,
                  std::variant<Types...> const* /*family*/) {
  auto const read_if = [&]<class T>(T const* /*none*/) {
    bool const is_it = table::facts::row<T>.name == kind;
    if (is_it) value = read_fields<T>(f);
    return is_it;
  };
  if (!(read_if(static_cast<Types const*>(nullptr)) || ...)) f.refuse("kind");
}

void read_content(Fields& content, table::Content& value) {
  std::string const kind = content.text("kind");
  if (kind == "resignation_asked")  // in older files
    value = table::OnceMoreAsked{table::TwiceEntered::resignation};
  else
    read_content(content, kind, value, static_cast<table::ContentTypes const*>(nullptr));
}

void read_value(Fields& f, char const* key, table::Content& value) {
  Fields content = f.object(key);
  read_content(content, value);
}

/// A list in a list is none of ours, however deep.
void read_contents(Fields& f, char const* key, std::vector<table::Content>& values) {
  for (Fields& each : f.objects(key)) {
    if (each.text("kind") == table::facts::row<table::StandingTold>.name) return each.refuse("kind");
    read_content(each, values.emplace_back(table::NoDuty{}));
  }
}

/// Of all alternatives of a family, in the order of the variant.
template <class Family, class... Types>
std::span<EventReader const> readers_of(std::variant<Types...> const* /*family*/) {
  static constexpr EventReader readers[] = {
      {table::facts::row<Types>.name,
       [](Fields& f) -> table::TableEvent { return Family{read_fields<Types>(f)}; }}...};
  return readers;
}

template <class Observation>
table::TableEvent read_seen(Fields& f) {
  sensing::Observation const observation = read_fields<Observation>(f);
  auto seen = read_fields<table::BoardSeen>(f);
  seen.observation = observation;
  return table::Input{seen};
}

template <class... Types>
std::span<EventReader const> readers_of_observations(std::variant<Types...> const* /*family*/) {
  static constexpr EventReader readers[] = {{table::facts::row<Types>.name, read_seen<Types>}...};
  return readers;
}

struct InputWriter {
  template <class T>
  TypedPayload operator()(T const& fact) const {
    return {table::facts::row<T>.name, fields_json(fact)};
  }
  TypedPayload operator()(table::BoardSeen const& seen) const {
    auto named = std::visit(*this, seen.observation);
    named.second.update(fields_json(seen));
    return named;
  }
};

}  // namespace

TypedPayload write_input(table::Input const& input) { return std::visit(InputWriter{}, input); }

std::span<EventReader const> input_readers() {
  return readers_of<table::Input>(static_cast<table::InputTypes const*>(nullptr));
}

std::span<EventReader const> observation_readers() {
  return readers_of_observations(static_cast<sensing::Observation const*>(nullptr));
}

TypedPayload write_outcome(table::Outcome const& outcome) {
  return std::visit(
      []<class T>(T const& fact) -> TypedPayload {
        return {table::facts::row<T>.name, fields_json(fact)};
      },
      outcome);
}

std::span<EventReader const> outcome_readers() {
  return readers_of<table::Outcome>(static_cast<table::OutcomeTypes const*>(nullptr));
}

Json reading_json(clock::Reading const& reading) { return fields_json(reading); }
clock::Reading read_reading(Fields fields) { return read_fields<clock::Reading>(fields); }

}  // namespace tactus::store
