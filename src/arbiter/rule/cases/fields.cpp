// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/cases/fields.hpp"

#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

namespace tactus::program::ruling {
namespace {

Json const nothing;  // a JSON null, for keys that are not there

// Bounds that no game passes; within them no sum or product of the rules can overflow.
constexpr std::int64_t most_count = 100'000;
constexpr std::int64_t most_millis = 1'000LL * 60 * 60 * 1'000;

constexpr std::string_view a_text = "a text";
constexpr std::string_view true_or_false = "true or false";
constexpr std::string_view a_count = "a whole number from 0 to 100000";
constexpr std::string_view milliseconds = "milliseconds, a whole number from 0 to 3600000000";
constexpr std::string_view a_square = "a square, a1 to h8";

}  // namespace

CaseFields::CaseFields(Json const& object, Complaint& complaint, std::string where)
    : object_(&object), complaint_(&complaint), where_(std::move(where)) {}

CaseFields::CaseFields(std::vector<KeyNote>& notes, Complaint& complaint)
    : object_(&nothing), complaint_(&complaint), notes_(&notes) {}

KeyNote& CaseFields::note_of(char const* key) const {
  auto const found = std::ranges::find(*notes_, key, &KeyNote::key);
  if (found != notes_->end()) return *found;
  return notes_->emplace_back(KeyNote{.key = key});
}

bool CaseFields::is_noted(char const* key, KeyNote::Holds holds, std::vector<std::string_view> words) {
  if (notes_ == nullptr) return false;
  KeyNote& note = note_of(key);
  note.holds = holds;
  note.words = std::move(words);
  return true;
}

void CaseFields::expected(char const* key, std::string_view what) {
  if (notes_ != nullptr) {
    note_of(key).is_required = true;
    return;
  }
  if (*complaint_) return;
  std::string text = where_;
  if (!text.empty()) text += ", ";
  *complaint_ = text + key + ": expected " + std::string(what);
}

Json const& CaseFields::value(char const* key) const {
  if (!object_->is_object()) return nothing;
  auto const found = object_->find(key);
  return found == object_->end() ? nothing : *found;
}

bool CaseFields::has(char const* key) const {
  if (notes_ == nullptr) return !value(key).is_null();
  note_of(key).is_required = false;
  return true;
}

std::string CaseFields::text_of(char const* key) const {
  Json const& found = value(key);
  return found.is_string() ? found.get<std::string>() : std::string{};
}

std::string CaseFields::text(char const* key) {
  if (is_noted(key, KeyNote::Holds::text)) return {};
  if (!value(key).is_string()) expected(key, a_text);
  return text_of(key);
}

std::optional<std::string> CaseFields::maybe_text(char const* key) {
  if (!has(key)) return std::nullopt;
  return text(key);
}

bool CaseFields::flag(char const* key) {
  if (is_noted(key, KeyNote::Holds::flag)) return false;
  Json const& found = value(key);
  if (found.is_boolean()) return found.get<bool>();
  expected(key, true_or_false);
  return false;
}

std::optional<bool> CaseFields::maybe_flag(char const* key) {
  if (!has(key)) return std::nullopt;
  return flag(key);
}

std::optional<std::int64_t> CaseFields::whole_number(char const* key, std::int64_t most) const {
  Json const& found = value(key);
  if (!found.is_number_unsigned()) return std::nullopt;
  auto const number = found.get<std::uint64_t>();
  if (number > static_cast<std::uint64_t>(most)) return std::nullopt;
  return static_cast<std::int64_t>(number);
}

unsigned CaseFields::count(char const* key) {
  if (is_noted(key, KeyNote::Holds::count)) return 0;
  auto const number = whole_number(key, most_count);
  if (!number) expected(key, a_count);
  return static_cast<unsigned>(number.value_or(0));
}

std::optional<unsigned> CaseFields::maybe_count(char const* key) {
  if (!has(key)) return std::nullopt;
  return count(key);
}

Millis CaseFields::millis(char const* key) {
  if (is_noted(key, KeyNote::Holds::millis)) return {};
  auto const number = whole_number(key, most_millis);
  if (!number) expected(key, milliseconds);
  return Millis{number.value_or(0)};
}

Millis CaseFields::signed_millis(char const* key) {
  if (is_noted(key, KeyNote::Holds::millis)) return {};
  Json const& found = value(key);
  bool const is_below_zero = found.is_number_integer() && !found.is_number_unsigned();
  if (!is_below_zero) return millis(key);
  auto const number = found.get<std::int64_t>();
  if (number < -most_millis) expected(key, milliseconds);
  return Millis{std::max(number, -most_millis)};
}

std::optional<Millis> CaseFields::maybe_millis(char const* key) {
  if (!has(key)) return std::nullopt;
  return millis(key);
}

chess::Square CaseFields::square(char const* key) {
  if (is_noted(key, KeyNote::Holds::square)) return {};
  auto const parsed = chess::Square::parse(text_of(key));
  if (!parsed) expected(key, a_square);
  return parsed.value_or(chess::Square{});
}

std::optional<chess::Square> CaseFields::maybe_square(char const* key) {
  if (!has(key)) return std::nullopt;
  return square(key);
}

std::vector<std::string> CaseFields::texts(char const* key) {
  if (is_noted(key, KeyNote::Holds::texts)) return {};
  std::vector<std::string> found;
  if (!value(key).is_array()) expected(key, "a list of texts");
  for (Json const& each : value(key)) {
    if (!each.is_string()) {
      expected(key, "a list of texts");
      break;
    }
    found.push_back(each.get<std::string>());
  }
  return found;
}

std::vector<chess::Square> CaseFields::squares(char const* key) {
  if (is_noted(key, KeyNote::Holds::squares)) return {};
  std::vector<chess::Square> found;
  for (std::string const& name : texts(key)) {
    auto const parsed = chess::Square::parse(name);
    if (!parsed) expected(key, a_square);
    found.push_back(parsed.value_or(chess::Square{}));
  }
  return found;
}

chess::Setup CaseFields::setup(char const* key) {
  if (is_noted(key, KeyNote::Holds::fen)) return {};
  std::string const text = text_of(key);
  if (text == "startpos") return chess::Position::initial().setup();
  auto const read = notation::read_fen(text);
  if (!read) expected(key, "a FEN. " + std::string(notation::describe(read.error())));
  return read.value_or(chess::Setup{});
}

std::optional<chess::Setup> CaseFields::maybe_setup(char const* key) {
  if (!has(key)) return std::nullopt;
  return setup(key);
}

chess::Placement CaseFields::placement(char const* key) {
  if (is_noted(key, KeyNote::Holds::fen)) return {};
  std::string const text = text_of(key);
  auto const read = notation::read_placement(std::string_view(text).substr(0, text.find(' ')));
  if (!read) expected(key, "the pieces of a FEN. " + std::string(notation::describe(read.error())));
  return read.value_or(chess::Placement{});
}

laws::ByColor<bool> CaseFields::players(char const* key) {
  if (is_noted(key, KeyNote::Holds::colors)) return {};
  std::vector<std::string> const found = value(key).is_string() ? std::vector{text_of(key)} : texts(key);
  laws::ByColor<bool> players;
  for (std::string const& each : found) {
    auto const color = value_of<chess::Color>(each);
    if (color)
      players[*color] = true;
    else
      expected(key, "a list of white and black");
  }
  return players;
}

std::vector<CaseFields> CaseFields::objects(char const* key) {
  std::vector<CaseFields> found;
  if (notes_ != nullptr) {
    KeyNote& note = note_of(key);
    note.holds = KeyNote::Holds::objects;
    note.is_required = false;
    found.emplace_back(note.keys, *complaint_);
    return found;
  }
  Json const& list = value(key);
  if (!list.is_array()) {
    if (!list.is_null()) expected(key, "a list");
    return found;
  }
  for (std::size_t i = 0; i < list.size(); ++i)
    found.emplace_back(list[i], *complaint_, where_ + ", " + key + '[' + std::to_string(i) + ']');
  return found;
}

CaseFields CaseFields::object(char const* key) {
  if (!value(key).is_object()) expected(key, "an object");
  return {value(key), *complaint_, where_.empty() ? key : where_ + ", " + key};
}

bool CaseFields::is_word(char const* key, std::string_view word) {
  if (!has(key)) return false;
  if (is_noted(key, KeyNote::Holds::words, {word})) return false;
  if (text_of(key) != word) expected(key, word);
  return true;
}

}  // namespace tactus::program::ruling
