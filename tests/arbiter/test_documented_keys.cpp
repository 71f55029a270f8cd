// SPDX-License-Identifier: GPL-3.0-or-later
// docs/developers/situations.md names every fact and event that the door for machines reads, with its keys
// and words; the schema is made of the same readers.
#include "src/arbiter/rule/cases/schema.hpp"
#include "tests/core/arbitration/laws/cases/law_cases.hpp"

#include <fstream>
#include <iterator>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program::ruling;

namespace {

std::string documentation() {
  std::ifstream file(TACTUS_SOURCE_DIR "/docs/developers/situations.md");
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The row of a table that begins with the item; several may share one.
std::string row_of(std::string const& text, std::string_view name) {
  std::string const quoted = "`" + std::string(name) + "`";
  for (std::size_t begin = text.find("\n| `"); begin != std::string::npos;
       begin = text.find("\n| `", begin + 1)) {
    std::string const row = text.substr(begin + 1, text.find('\n', begin + 1) - begin - 1);
    if (row.substr(0, row.find('|', 1)).find(quoted) != std::string::npos) return row;
  }
  return {};
}

void check_keys(std::vector<KeyNote> const& keys, std::string const& row, std::string_view name) {
  for (KeyNote const& note : keys) {
    BOOST_TEST((row.find(note.key) != std::string::npos), name << ": " << note.key);
    check_keys(note.keys, row, name);
  }
}

bool accepts(Json const& schema, Json const& value);

bool accepts_object(Json const& schema, Json const& value) {
  for (Json const& key : schema["required"])
    if (!value.contains(key.get<std::string>())) return false;
  for (auto const& [key, type] : schema["properties"].items())
    if (value.contains(key) && !accepts(type, value[key])) return false;
  return true;
}

bool accepts_list(Json const& schema, Json const& value) {
  return std::ranges::all_of(value, [&](Json const& each) { return accepts(schema["items"], each); });
}

bool has_type(std::string const& type, Json const& value) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_boolean();
  if (type == "integer") return value.is_number_integer();
  return value.is_null();
}

/// As much of JSON Schema as the schema uses.
bool accepts(Json const& schema, Json const& value) {
  auto const one = [&](Json const& each) { return accepts(each, value); };
  if (schema.contains("const")) return schema["const"] == value;
  if (schema.contains("enum")) return std::ranges::find(schema["enum"], value) != schema["enum"].end();
  if (schema.contains("oneOf")) return std::ranges::count_if(schema["oneOf"], one) == 1;
  if (schema.contains("anyOf")) return std::ranges::any_of(schema["anyOf"], one);
  if (!schema.contains("type")) return true;
  std::string const type = schema["type"];
  if (!has_type(type, value)) return false;
  if (type == "object") return accepts_object(schema, value);
  return type != "array" || accepts_list(schema, value);
}

Json const& schema() {
  static Json const parsed = Json::parse(schema_of_cases());
  return parsed;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_item_that_is_read_is_documented_with_its_keys) {
  std::string const text = documentation();
  for (auto const& readers : {fact_readers(), event_readers()}) {
    BOOST_TEST(readers.size() > 30u);
    for (ItemReader const& reader : readers) {
      std::string const row = row_of(text, reader.name);
      BOOST_TEST(!row.empty(), reader.name);
      check_keys(keys_of(reader), row, reader.name);
    }
  }
}

BOOST_AUTO_TEST_CASE(every_word_is_documented) {
  std::string const text = documentation();
  for (auto const& readers : {fact_readers(), event_readers()})
    for (ItemReader const& reader : readers)
      for (KeyNote const& note : keys_of(reader))
        for (std::string_view const word : note.words)
          BOOST_TEST((text.find("`" + std::string(word) + "`") != std::string::npos),
                     reader.name << ", " << note.key << ": " << word);
}

BOOST_AUTO_TEST_CASE(every_outcome_is_documented) {
  std::string const text = documentation();
  for (auto const& outcome : names<laws::Outcome>)
    BOOST_TEST((text.find("`" + std::string(outcome.text) + "`") != std::string::npos), outcome.text);
  for (auto const& ask : names<laws::Ask>)
    BOOST_TEST((text.find("`" + std::string(ask.text) + "`") != std::string::npos), ask.text);
}

BOOST_DATA_TEST_CASE(a_published_case_has_the_form_of_the_schema, law_cases(), one) {
  BOOST_TEST(accepts(schema(), one.json), one.json.dump());
}

BOOST_AUTO_TEST_CASE(the_schema_refuses_what_the_reader_refuses) {
  Json const good = law_cases().front().json;
  for (auto const& [key, value] : {std::pair<std::string, Json>{"rules", "fide-2099"},
                                   {"phase", "bullet"},
                                   {"situation", {{{"event", "dance"}}}},
                                   {"situation", {{{"event", "resign"}, {"by", "grey"}}}},
                                   {"situation", {{{"event", "resign"}}}},
                                   {"question", {{"ask", "why"}}}}) {
    Json bad = good;
    bad[key] = value;
    BOOST_TEST(!accepts(schema(), bad), bad.dump());
    BOOST_TEST(answer_line(bad).contains("error"));
  }
}
