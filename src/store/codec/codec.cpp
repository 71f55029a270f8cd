// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/codec/codec.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include <nlohmann/json.hpp>

namespace tactus::store {
namespace {

Json const nothing;  // a JSON null, for keys that are not there

bool is_bare_name(std::string const& name) {
  auto const is_bad = [](char c) { return c == '/' || static_cast<unsigned char>(c) < ' '; };
  return !name.empty() && name.size() < 256 && name != "." && name != ".." &&
         std::none_of(name.begin(), name.end(), is_bad);
}

}  // namespace

Fields::Fields(Json const& object, std::optional<EventFault>& fault, std::string path)
    : object_(object), fault_(fault), path_(std::move(path)) {}

std::string Fields::path_of(char const* key) const { return path_.empty() ? key : path_ + '.' + key; }

void Fields::fail(EventFaultKind kind, char const* key) {
  if (!fault_) fault_ = EventFault{kind, path_of(key)};
}

void Fields::refuse(char const* key) { fail(EventFaultKind::bad_value, key); }

bool Fields::has(char const* key) const {
  if (!object_.is_object()) return false;
  auto const found = object_.find(key);
  return found != object_.end() && !found->is_null();
}

Json const& Fields::value(char const* key) {
  if (has(key)) return object_.at(key);
  fail(EventFaultKind::missing_key, key);
  return nothing;
}

std::string Fields::text(char const* key) {
  Json const& found = value(key);
  if (found.is_string()) return found.get<std::string>();
  refuse(key);
  return {};
}

bool Fields::flag(char const* key) {
  Json const& found = value(key);
  if (found.is_boolean()) return found.get<bool>();
  refuse(key);
  return false;
}

Millis Fields::millis(char const* key) {
  Json const& found = value(key);
  // A number beyond 2^63 is stored as unsigned by the parser and would wrap.
  if (found.is_number_integer() && !(found.is_number_unsigned() && found.get<std::uint64_t>() >> 63U != 0))
    return Millis{found.get<std::int64_t>()};
  refuse(key);
  return Millis{0};
}

unsigned Fields::count(char const* key) {
  Json const& found = value(key);
  if (found.is_number_unsigned() && found.get<std::uint64_t>() <= std::numeric_limits<unsigned>::max())
    return found.get<unsigned>();
  refuse(key);
  return 0;
}

std::string Fields::file_name(char const* key) {
  std::string name = text(key);
  if (!is_bare_name(name)) refuse(key);
  return name;
}

std::vector<std::string> Fields::file_names(char const* key) {
  std::vector<std::string> names = texts(key);
  if (std::all_of(names.begin(), names.end(), is_bare_name)) return names;
  refuse(key);
  return {};
}

std::vector<std::string> Fields::texts(char const* key) {
  std::vector<std::string> texts;
  Json const& found = value(key);
  if (!found.is_array()) refuse(key);
  for (Json const& each : found) {
    if (!each.is_string()) {
      refuse(key);
      return {};
    }
    texts.push_back(each.get<std::string>());
  }
  return texts;
}

chess::Square Fields::square(char const* key) {
  auto const parsed = chess::Square::parse(text(key));
  if (!parsed) refuse(key);
  return parsed.value_or(chess::Square{});
}

chess::SquareSet Fields::squares(char const* key) {
  chess::SquareSet set;
  Json const& found = value(key);
  if (!found.is_array()) refuse(key);
  for (Json const& each : found) {
    auto const name = each.is_string() ? each.get<std::string>() : std::string{};
    auto const parsed = chess::Square::parse(name);
    if (!parsed) {
      refuse(key);
      return set;
    }
    set.insert(*parsed);
  }
  return set;
}

chess::Piece Fields::piece(char const* key) {
  std::string const letter = text(key);
  auto const piece = letter.size() == 1 ? chess::Piece::from_fen_letter(letter[0]) : std::nullopt;
  if (!piece) refuse(key);
  return piece.value_or(chess::Piece{});
}

chess::Move Fields::move(char const* key) { return object(key).move(); }

chess::Move Fields::move() {
  chess::Square const from = square("from");
  chess::Square const to = square("to");
  return chess::Move{from, to, named<chess::MoveKind>("kind")};
}

Fields Fields::object(char const* key) {
  Json const& found = value(key);
  if (!found.is_object()) refuse(key);
  return Fields{found, fault_, path_of(key)};
}

std::vector<Fields> Fields::objects(char const* key) {
  std::vector<Fields> list;
  Json const& found = value(key);
  if (!found.is_array()) {
    refuse(key);
    return list;
  }
  for (Json const& each : found) {
    if (!each.is_object()) refuse(key);
    list.emplace_back(each, fault_, path_of(key));
  }
  return list;
}

}  // namespace tactus::store
