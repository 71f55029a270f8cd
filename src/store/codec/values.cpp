// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/codec/values.hpp"

#include "core/clock/time_control.hpp"
#include "core/message/name.hpp"
#include "core/notation/fen.hpp"

#include <nlohmann/json.hpp>

namespace tactus::store {

Json json_of(RuleSet value) { return name_of(value); }
Json json_of(Millis value) { return value.count(); }
Json json_of(Language value) { return value.code(); }
Json json_of(std::string const& value) { return value; }
Json json_of(Name const& value) { return value.text(); }
Json json_of(chess::Square value) { return value.name(); }
Json json_of(chess::SquareSet value) {
  Json list = Json::array();
  for (chess::Square const each : value) list.push_back(each.name());
  return list;
}
Json json_of(chess::Piece value) { return std::string(1, value.fen_letter()); }
Json json_of(chess::Move value) {
  return {{"from", value.from().name()}, {"to", value.to().name()}, {"kind", name_of(value.kind())}};
}
Json json_of(chess::Setup const& value) { return notation::write_fen(value); }
Json json_of(chess::StatedPosition const& value) { return notation::write_fen(value); }
Json json_of(chess::Placement const& value) { return notation::write_placement(value); }
Json json_of(notation::MovePattern const& value) { return notation::write_pattern(value); }
Json json_of(clock::TimeControl const& value) { return clock::text_of(value); }
Json json_of(table::DutySet value) {
  Json names = Json::array();
  for (auto const duty : table::all_duty_kinds)
    if (value.contains(duty)) names.push_back(name_of(duty));
  return names;
}
Json json_of(std::array<chess::Square, 12> const& value) {
  std::string text;
  for (chess::Square const each : value) text.append(text.empty() ? "" : " ").append(each.name());
  return text;
}

namespace {

/// What was read, or nothing: then it cannot be right.
template <class Read, class Value>
void take_read(Fields& f, char const* key, Read const& read, Value& value) {
  if (read)
    value = *read;
  else
    f.refuse(key);
}

}  // namespace

void read_value(Fields& f, char const* key, RuleSet& value) {
  take_read(f, key, rule_set_named(f.text(key)), value);
}
void read_value(Fields& f, char const* key, bool& value) { value = f.flag(key); }
void read_value(Fields& f, char const* key, unsigned& value) { value = f.count(key); }
void read_value(Fields& f, char const* key, std::size_t& value) { value = f.count(key); }
void read_value(Fields& f, char const* key, Millis& value) { value = f.millis(key); }
void read_value(Fields& f, char const* key, Language& value) {
  take_read(f, key, Language::named(f.text(key)), value);
}
void read_value(Fields& f, char const* key, std::string& value) { value = f.text(key); }
void read_value(Fields& f, char const* key, std::vector<std::string>& value) { value = f.texts(key); }
void read_value(Fields& f, char const* key, Name& value) { value = Name::shown(f.text(key)); }
void read_value(Fields& f, char const* key, chess::Square& value) { value = f.square(key); }
void read_value(Fields& f, char const* key, chess::SquareSet& value) { value = f.squares(key); }
void read_value(Fields& f, char const* key, chess::Piece& value) { value = f.piece(key); }
void read_value(Fields& f, char const* key, chess::Move& value) { value = f.move(key); }
void read_value(Fields& f, char const* key, std::vector<chess::Move>& value) {
  for (Fields& each : f.objects(key)) value.push_back(each.move());
}
void read_value(Fields& f, char const* key, chess::Setup& value) {
  take_read(f, key, notation::read_fen(f.text(key)), value);
}
void read_value(Fields& f, char const* key, chess::StatedPosition& value) {
  chess::Setup setup;
  read_value(f, key, setup);
  take_read(f, key, chess::StatedPosition::from(setup), value);
}
void read_value(Fields& f, char const* key, chess::Placement& value) {
  take_read(f, key, notation::read_placement(f.text(key)), value);
}
void read_value(Fields& f, char const* key, notation::MovePattern& value) {
  take_read(f, key, notation::parse_move(f.text(key), notation::english), value);
}
void read_value(Fields& f, char const* key, clock::TimeControl& value) {
  take_read(f, key, clock::read_time_control(f.text(key)), value);
}
void read_value(Fields& f, char const* key, table::DutySet& value) {
  for (auto const duty : f.all_named<table::DutyKind>(key)) value.insert(duty);
}
void read_value(Fields& f, char const* key, std::array<chess::Square, 12>& value) {
  constexpr std::size_t step = 3;  // "e4 "
  std::string const text = f.text(key);
  bool is_good = text.size() == value.size() * step - 1;
  for (std::size_t i = 0; is_good && i < value.size(); ++i) {
    auto const square = chess::Square::parse(std::string_view{text}.substr(i * step, 2));
    is_good = square.has_value();
    if (square) value[i] = *square;
  }
  if (!is_good) f.refuse(key);
}

void read_files(Fields& f, char const* key, std::string& value) { value = f.file_name(key); }
void read_files(Fields& f, char const* key, std::vector<std::string>& value) { value = f.file_names(key); }

void read_of_others(Fields& f, char const* key, std::string& value) {
  value = Name::shown(f.text(key)).text();
}

void read_former(Fields& f, char const* key, notation::MovePattern& value) {
  value = notation::pattern_of(f.move(key));
}
void read_former(Fields& f, char const* key, std::optional<notation::MovePattern>& value) {
  read_former(f, key, value.emplace());
}

}  // namespace tactus::store
