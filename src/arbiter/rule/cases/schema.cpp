// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/cases/schema.hpp"

#include <nlohmann/json.hpp>

namespace tactus::program::ruling {
namespace {

Json one_of(std::vector<std::string_view> const& words) { return {{"enum", words}}; }

Json list_of(Json item) { return {{"type", "array"}, {"items", std::move(item)}}; }

Json object_with(std::vector<KeyNote> const& keys);

Json type_of(KeyNote const& note) {
  constexpr auto most_count = 100'000;
  constexpr auto most_millis = 3'600'000'000;
  Json const color = one_of(words_of_enum<chess::Color>());
  Json square = {{"type", "string"}, {"pattern", "^[a-h][1-8]$"}};
  switch (note.holds) {
    case KeyNote::Holds::anything: break;
    case KeyNote::Holds::text: return {{"type", "string"}};
    case KeyNote::Holds::flag: return {{"type", "boolean"}};
    case KeyNote::Holds::count: return {{"type", "integer"}, {"minimum", 0}, {"maximum", most_count}};
    case KeyNote::Holds::millis: return {{"type", "integer"}, {"minimum", 0}, {"maximum", most_millis}};
    case KeyNote::Holds::square: return square;
    case KeyNote::Holds::fen: return {{"type", "string"}, {"description", "FEN, or startpos"}};
    case KeyNote::Holds::colors: return {{"anyOf", Json::array({color, list_of(color)})}};
    case KeyNote::Holds::words: return one_of(note.words);
    case KeyNote::Holds::texts: return list_of({{"type", "string"}});
    case KeyNote::Holds::squares: return list_of(std::move(square));
    case KeyNote::Holds::objects: return list_of(object_with(note.keys));
  }
  return Json::object();
}

/// A key that may be left out may also be null.
Json value_of_key(KeyNote const& note) {
  Json type = type_of(note);
  if (note.is_required) return type;
  return {{"anyOf", Json::array({std::move(type), Json{{"type", "null"}}})}};
}

Json object_with(std::vector<KeyNote> const& keys) {
  Json properties = Json::object();
  Json required = Json::array();
  for (KeyNote const& note : keys) {
    properties[note.key] = value_of_key(note);
    if (note.is_required) required.push_back(note.key);
  }
  return {{"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
}

Json item_named(char const* kind, ItemReader const& reader) {
  Json item = object_with(keys_of(reader));
  Json properties = {{kind, {{"const", reader.name}}}};
  properties.update(item["properties"]);
  item["properties"] = std::move(properties);
  item["required"].insert(item["required"].begin(), kind);
  return item;
}

Json items() {
  Json all = Json::array();
  for (ItemReader const& reader : fact_readers()) all.push_back(item_named("fact", reader));
  for (ItemReader const& reader : event_readers()) all.push_back(item_named("event", reader));
  return list_of({{"oneOf", std::move(all)}});
}

}  // namespace

std::vector<KeyNote> keys_of(ItemReader const& reader) {
  std::vector<KeyNote> notes;
  Complaint complaint;
  CaseFields fields{notes, complaint};
  reader.read(fields);
  return notes;
}

std::string schema_of_cases() {
  Json const question = {
      {"type", "object"},
      {"properties", {{"ask", one_of(words_of_enum<laws::Ask>())}, {"text", {{"type", "string"}}}}},
      {"required", {"ask"}}};
  Json const schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                       {"title", "A situation put to tactus-arbiter rule"},
                       {"type", "object"},
                       {"properties",
                        {{"id", Json::object()},
                         {"rules", one_of(words_of_enum<laws::RuleSet>())},
                         {"phase", one_of(words_of_enum<laws::Phase>())},
                         {"supervision", one_of(words_of_enum<laws::Supervision>())},
                         {"situation", items()},
                         {"question", question}}},
                       {"required", {"rules", "phase", "situation", "question"}}};
  return schema.dump(1);
}

}  // namespace tactus::program::ruling
