// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a case of the laws, and cases with items left out, repeated or changed: there is always one
// line with an answer or an error, the same for the same question.
#include "src/arbiter/rule/cases/line.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

using namespace tactus;
using Json = nlohmann::ordered_json;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

/// A small generator, so that the seed alone decides what is changed.
class Dice {
 public:
  explicit Dice(unsigned seed) : state_(seed * 2654435761U + 1U) {}
  std::size_t below(std::size_t sides) {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<std::size_t>(state_ >> 33U) % sides;
  }

 private:
  std::uint64_t state_;
};

Json& member(Json& value, std::size_t index) {
  auto each = value.begin();
  std::advance(each, static_cast<std::ptrdiff_t>(index));
  return *each;
}

void change_text(Json& value) {
  std::string text = value.get<std::string>();
  std::size_t const size = text.size();
  text.resize(size + 8);
  text.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(text.data()), size, text.size()));
  value = text;
}

void change_number(Json& value, Dice& dice) {
  constexpr std::int64_t edges[] = {0, 1, 2, 3, 9, 10, 11, 99, 100, 120'000, 300'000, 3'600'000'000, -1};
  value = edges[dice.below(std::size(edges))];
}

/// Somewhere in the value, however deep.
void change(Json& value, Dice& dice) {
  if (value.is_structured() && !value.empty()) {
    change(member(value, dice.below(value.size())), dice);
  } else if (value.is_string()) {
    change_text(value);
  } else if (value.is_boolean()) {
    value = !value.get<bool>();
  } else {
    change_number(value, dice);
  }
}

void change_case(Json& asked, Dice& dice) {
  constexpr char const* rules[] = {"fide-2014", "fide-2017", "fide-2023", "fi-blitz-2024-increment",
                                   "fi-blitz-2024-fixed"};
  constexpr char const* asks[] = {"parse",      "notation", "announce",   "move-status", "must-move",
                                  "divergence", "ruling",   "result",     "permission",  "clock",
                                  "record",     "classify", "next-action"};
  Json& items = asked["situation"];
  if (!items.is_array() || items.empty()) return;
  std::size_t const at = dice.below(items.size());
  switch (dice.below(6)) {
    case 0: items.erase(at); break;
    case 1: items.push_back(Json(items[at])); break;
    case 2: std::swap(items[at], items[dice.below(items.size())]); break;
    case 3: change(items[at], dice); break;
    case 4: asked["rules"] = rules[dice.below(std::size(rules))]; break;
    default: asked["question"] = {{"ask", asks[dice.below(std::size(asks))]}}; break;
  }
}

std::size_t copy(std::string const& text, std::uint8_t* data, std::size_t most) {
  if (text.size() > most) return 0;
  std::copy(text.begin(), text.end(), data);
  return text.size();
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  Dice dice{seed};
  Json asked = Json::parse(data, data + size, nullptr, false);
  if (!asked.is_object() || dice.below(8) == 0) return LLVMFuzzerMutate(data, size, most);
  for (std::size_t changes = 1 + dice.below(3); changes > 0; --changes) change_case(asked, dice);
  std::size_t const written = copy(asked.dump(-1, ' ', false, Json::error_handler_t::replace), data, most);
  return written > 0 ? written : LLVMFuzzerMutate(data, size, most);
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const line{reinterpret_cast<char const*>(data), size};
  std::string const text = program::ruling::answer_to(line);
  require(text.find('\n') == std::string::npos);
  Json const answer = Json::parse(text, nullptr, false);
  require(answer.is_object() && answer.contains("id"));
  require(answer.contains("answer") != answer.contains("error"));
  if (answer.contains("answer")) {
    require(!answer["explanation"].empty() && answer["answer"]["articles"].size() <= 5);
    require(!answer["answer"]["outcome"].get<std::string>().empty());
  } else {
    require(!answer["error"]["message"].get<std::string>().empty());
  }
  require(program::ruling::answer_to(line) == text);
  return 0;
}
