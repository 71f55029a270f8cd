// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the keys of one JSON object of a case and remembers the first thing that was wrong, so that a reader
// of a fact reads straight on and asks once at the end. Private to the door for machines.
#pragma once

#include "src/arbiter/rule/cases/names.hpp"

#include <span>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace tactus::program::ruling {

using Json = nlohmann::ordered_json;

/// What was wrong, with the place and what was expected, in one line.
using Complaint = std::optional<std::string>;

/// What a reader asks an object for: a key, and what it may hold.
struct KeyNote {
  enum class Holds : std::uint8_t {
    anything,
    text,
    flag,
    count,
    millis,
    square,
    fen,
    colors,
    words,
    texts,
    squares,
    objects
  };

  std::string key;
  Holds holds = Holds::anything;
  bool is_required = true;
  std::vector<std::string_view> words{};  // of `words`: the only ones
  std::vector<KeyNote> keys{};            // of `objects`
};

/// Keeps references to the value and the complaint: both must outlive it. Keys that are there but wrong, and
/// required keys that are not there, are complained of; they read as defaults. `maybe_…` of a key that is not
/// there or null is nothing.
class CaseFields {
 public:
  /// `where` names the object in complaints: "situation[2] touch".
  CaseFields(Json const& object, Complaint& complaint, std::string where);
  /// Reads nothing: each key that is asked for is noted, and counts as there and right. The notes outlive it.
  CaseFields(std::vector<KeyNote>& notes, Complaint& complaint);

  bool has(char const* key) const;
  std::string text(char const* key);
  std::optional<std::string> maybe_text(char const* key);
  bool flag(char const* key);
  std::optional<bool> maybe_flag(char const* key);
  bool flag_or(char const* key, bool fallback) { return maybe_flag(key).value_or(fallback); }
  /// 0 to 100,000: plies, moves, games.
  unsigned count(char const* key);
  std::optional<unsigned> maybe_count(char const* key);
  unsigned count_or(char const* key, unsigned fallback) { return maybe_count(key).value_or(fallback); }
  /// 0 to 1,000 hours.
  Millis millis(char const* key);
  /// As millis, or as much below zero: a clock may run on after the flag has fallen.
  Millis signed_millis(char const* key);
  std::optional<Millis> maybe_millis(char const* key);
  chess::Square square(char const* key);
  std::optional<chess::Square> maybe_square(char const* key);
  std::vector<chess::Square> squares(char const* key);
  std::vector<std::string> texts(char const* key);
  /// "startpos" is the initial position.
  chess::Setup setup(char const* key);
  std::optional<chess::Setup> maybe_setup(char const* key);
  /// The pieces of a FEN, the other fields of which may be missing.
  chess::Placement placement(char const* key);
  /// A colour or a list of colours.
  laws::ByColor<bool> players(char const* key);
  /// Each element of a list; none when it is not there.
  std::vector<CaseFields> objects(char const* key);
  CaseFields object(char const* key);

  template <class Enum>
  Enum named(char const* key) {
    if (is_noted(key, KeyNote::Holds::words, words_of_enum<Enum>())) return names<Enum>[0].value;
    auto const value = value_of<Enum>(text_of(key));
    if (!value) expected(key, all_names<Enum>());
    return value.value_or(names<Enum>[0].value);
  }
  template <class Enum>
  std::optional<Enum> maybe_named(char const* key) {
    if (!has(key)) return std::nullopt;
    return named<Enum>(key);
  }
  /// One of the names, or this word, which reads as nothing.
  template <class Enum>
  std::optional<Enum> named_or(char const* key, std::string_view word) {
    auto words = words_of_enum<Enum>();
    words.push_back(word);
    if (is_noted(key, KeyNote::Holds::words, std::move(words)) || text_of(key) == word) return std::nullopt;
    return named<Enum>(key);
  }
  /// The only word that the key may have: true when it is there.
  bool is_word(char const* key, std::string_view word);

  void expected(char const* key, std::string_view what);

 private:
  /// Only where notes are taken; then nothing is read.
  bool is_noted(char const* key, KeyNote::Holds holds, std::vector<std::string_view> words = {});
  KeyNote& note_of(char const* key) const;
  Json const& value(char const* key) const;
  std::string text_of(char const* key) const;  // empty when it is no text
  std::optional<std::int64_t> whole_number(char const* key, std::int64_t most) const;

  Json const* object_;
  Complaint* complaint_;
  std::string where_;
  std::vector<KeyNote>* notes_ = nullptr;
};

// How each fact and each happening of a case becomes a typed value. Private to the door for machines.

struct ItemReader {
  std::string_view name;
  laws::Item (*read)(CaseFields&);
};
std::span<ItemReader const> fact_readers();
std::span<ItemReader const> event_readers();

}  // namespace tactus::program::ruling
