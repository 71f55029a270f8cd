// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs and outcomes as JSON, by their rows: what came from outside and is all that a replay needs, and what
// apply() made of it, kept so that a person can read the file as it stands.

#include "core/notation/fen.hpp"
#include "core/table/facts/inputs.hpp"
#include "core/table/facts/outcomes.hpp"
#include "src/store/codec/codec.hpp"

#include <concepts>
#include <cstddef>
#include <type_traits>

#include <nlohmann/json.hpp>

namespace tactus::store {
namespace {

template <class T>
requires table::facts::has_row<T> Json fields_json(T const& fact);
template <class T>
requires table::facts::has_row<T> T read_fields(Fields& f);

// Each kind of value there and back.

template <class T>
requires std::is_arithmetic_v<T> Json json_of(T value) { return value; }
template <class Enum>
requires std::is_enum_v<Enum> Json json_of(Enum value) {
  static_assert(!enum_names<Enum>.empty(), "its values have no names on disk");
  return name_of(value);
}
Json json_of(std::string const& value) { return value; }
Json json_of(Millis value) { return value.count(); }
Json json_of(chess::Square value) { return value.name(); }
Json json_of(chess::SquareSet value) { return squares_json(value); }
Json json_of(chess::Piece value) { return std::string(1, value.fen_letter()); }
Json json_of(chess::Move value) { return move_json(value); }
Json json_of(clock::Reading const& value) { return reading_json(value); }
Json json_of(table::RemainingTimes const& value) { return times_json(value); }
Json json_of(table::TableSetup const& value) { return setup_json(value); }
Json json_of(notation::MovePattern const& value) { return notation::write_pattern(value); }
Json json_of(chess::Setup const& value) { return notation::write_fen(value); }
Json json_of(chess::Placement const& value) { return notation::write_placement(value); }
Json json_of(std::array<chess::Square, 12> const& value) { return squares_text(value); }
Json json_of(std::vector<table::TrainingLine> const& value) { return lines_json(value); }
Json json_of(table::Announcement const& value) { return announcement_json(value); }
template <class T>
Json json_of(std::optional<T> const& value) {
  return value ? json_of(*value) : Json();
}

template <class T>
Json json_of(std::vector<T> const& values) {
  Json list = Json::array();
  for (T const& each : values) {
    if constexpr (table::facts::has_row<T>)
      list.push_back(fields_json(each));
    else
      list.push_back(json_of(each));
  }
  return list;
}

void read_value(Fields& f, char const* key, bool& value) { value = f.flag(key); }
void read_value(Fields& f, char const* key, unsigned& value) { value = f.count(key); }
template <class Enum>
requires std::is_enum_v<Enum>
void read_value(Fields& f, char const* key, Enum& value) { value = f.named<Enum>(key); }
void read_value(Fields& f, char const* key, std::string& value) { value = f.text(key); }
void read_value(Fields& f, char const* key, Millis& value) { value = f.millis(key); }
void read_value(Fields& f, char const* key, chess::Square& value) { value = f.square(key); }
void read_value(Fields& f, char const* key, chess::SquareSet& value) { value = f.squares(key); }
void read_value(Fields& f, char const* key, chess::Piece& value) { value = f.piece(key); }
void read_value(Fields& f, char const* key, chess::Move& value) { value = f.move(key); }
void read_value(Fields& f, char const* key, clock::Reading& value) { value = read_reading(f.object(key)); }
void read_value(Fields& f, char const* key, table::RemainingTimes& value) {
  value = read_times(f.object(key));
}
void read_value(Fields& f, char const* key, std::size_t& value) { value = f.count(key); }
void read_value(Fields& f, char const* key, notation::MovePattern& value) {
  auto const stated = notation::parse_move(f.text(key), notation::english);
  if (!stated) f.refuse(key);
  if (stated) value = *stated;
}
void read_value(Fields& f, char const* key, chess::Setup& value) { value = read_setup_text(f, key); }
void read_value(Fields& f, char const* key, chess::Placement& value) {
  auto const placement = notation::read_placement(f.text(key));
  if (!placement) f.refuse(key);
  if (placement) value = *placement;
}
void read_value(Fields& f, char const* key, std::array<chess::Square, 12>& value) {
  value = read_twelve_squares(f, key);
}
void read_value(Fields& f, char const* key, std::vector<table::TrainingLine>& value) {
  value = read_lines(f, key);
}
void read_value(Fields& f, char const* key, std::vector<chess::Move>& value) {
  for (Fields& each : f.objects(key)) value.push_back(each.move());
}
void read_value(Fields& f, char const* key, std::vector<std::string>& value) { value = f.texts(key); }
template <class T>
void read_value(Fields& f, char const* key, std::vector<T>& values) {
  if constexpr (std::is_enum_v<T>)
    values = f.all_named<T>(key);
  else
    for (Fields& each : f.objects(key)) values.push_back(read_fields<T>(each));
}
template <class T>
void read_value(Fields& f, char const* key, std::optional<T>& value) {
  if (f.has(key)) read_value(f, key, value.emplace());
}

void read_whole(Fields& f, table::Announcement& value) { value = read_announcement(f); }
void read_whole(Fields& f, table::TableSetup& value) { value = read_setup(f); }
void read_whole(Fields& f, clock::Reading& value) { value = read_reading(f); }

/// In files of before the move that a text was taken for.
void read_former(Fields& f, char const* key, notation::MovePattern& value) {
  value = notation::pattern_of(f.move(key));
}
void read_former(Fields& f, char const* key, std::optional<notation::MovePattern>& value) {
  read_former(f, key, value.emplace());
}

void read_files(Fields& f, char const* key, std::string& value) { value = f.file_name(key); }
void read_files(Fields& f, char const* key, std::vector<std::string>& value) { value = f.file_names(key); }

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
  else if constexpr (std::equality_comparable<Value>)
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
  if constexpr (requires { read_whole(f, value); })
    if (field.name == nullptr) return read_whole(f, value);
  bool const is_there = field.name != nullptr && f.has(field.name);
  if constexpr (requires { read_former(f, field.formerly, value); })
    if (!is_there && field.formerly != nullptr && f.has(field.formerly))
      return read_former(f, field.formerly, value);
  if (!is_there && field.presence != table::facts::Presence::always) {
    if (field.value_before != nullptr) value = field.value_before();
    return;
  }
  if constexpr (requires { read_files(f, field.name, value); })
    if (field.is_file_name) return read_files(f, field.name, value);
  if constexpr (requires { read_value(f, field.name, value); }) read_value(f, field.name, value);
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

}  // namespace tactus::store
