// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/cases/line.hpp"

#include "core/arbitration/laws/decide.hpp"
#include "core/message/json_depth.hpp"
#include "src/arbiter/rule/cases/answer.hpp"
#include "src/arbiter/rule/cases/fields.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tactus::program::ruling {
namespace {

ItemReader const* reader_named(std::span<ItemReader const> readers, std::string_view name) {
  auto const found = std::find_if(readers.begin(), readers.end(),
                                  [name](ItemReader const& reader) { return reader.name == name; });
  return found == readers.end() ? nullptr : &*found;
}

/// The name of the fact or the happening; nothing when there is not exactly one.
std::optional<laws::Item> read_item(Json const& item, std::size_t index, Complaint& complaint) {
  std::string where = "situation[" + std::to_string(index) + ']';
  CaseFields plain{item, complaint, where};
  bool const is_fact = plain.has("fact");
  char const* const key = is_fact ? "fact" : "event";
  if (is_fact == plain.has("event")) {
    plain.expected(key, "exactly one of fact and event");
    return std::nullopt;
  }
  std::string const name = plain.text(key);
  ItemReader const* const reader = reader_named(is_fact ? fact_readers() : event_readers(), name);
  if (reader == nullptr) {
    plain.expected(key, is_fact ? "the name of a fact" : "the name of an event");
    return std::nullopt;
  }
  CaseFields named{item, complaint, where + ' ' + name};
  return reader->read(named);
}

laws::Situation read_situation(Json const& object, Complaint& complaint) {
  CaseFields fields{object, complaint, {}};
  laws::Situation situation;
  situation.regime = {fields.named<laws::RuleSet>("rules"), fields.named<laws::Phase>("phase"),
                      fields.maybe_named<laws::Supervision>("supervision")};
  CaseFields question = fields.object("question");
  situation.ask = question.named<laws::Ask>("ask");
  situation.in_words = question.maybe_text("text").value_or("");
  auto const items = object.find("situation");
  if (items == object.end() || !items->is_array()) {
    fields.expected("situation", "a list of facts and events");
    return situation;
  }
  for (std::size_t i = 0; i < items->size() && !complaint; ++i)
    if (auto item = read_item((*items)[i], i, complaint)) situation.items.push_back(std::move(*item));
  return situation;
}

}  // namespace

CaseFault too_deep() {
  return {"null", "not-json",
          "expected a JSON object of at most " + std::to_string(deepest_json) + " levels"};
}

tl::expected<Case, CaseFault> read_case(std::string_view line) {
  if (is_nested_too_deep(line)) return tl::unexpected(too_deep());
  Json const object = Json::parse(line, nullptr, false);
  if (!object.is_object()) return tl::unexpected(CaseFault{"null", "not-json", "expected one JSON object"});
  Case read;
  if (auto const id = object.find("id"); id != object.end()) read.id = id->dump();
  Complaint complaint;
  read.situation = read_situation(object, complaint);
  if (complaint) return tl::unexpected(CaseFault{read.id, "wrong-fact", *complaint});
  return read;
}

std::string answer_to(std::string_view line, words::Catalogue const& catalogue) {
  auto const asked = read_case(line);
  if (!asked) return write_fault(asked.error());
  auto const ruling = arbitration::laws::decide(asked->situation);
  return ruling ? write_answer(*asked, *ruling, catalogue) : write_fault(*asked, ruling.error(), catalogue);
}

}  // namespace tactus::program::ruling
