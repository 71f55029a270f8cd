// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/words/inflected.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace tactus::words {
namespace {

using chess::Color;
using chess::Kind;

struct KindWords {
  Kind kind;
  std::string_view english;
  std::string_view finnish;
  std::string_view genitive_stem;  // of -n, -lla, -lle, -lta, -ksi
  std::string_view partitive;
  bool is_front;  // ä instead of a in the endings
};

constexpr std::array<KindWords, 6> kinds{{
    {Kind::pawn, "pawn", "sotilas", "sotilaa", "sotilasta", false},
    {Kind::knight, "knight", "ratsu", "ratsu", "ratsua", false},
    {Kind::bishop, "bishop", "lähetti", "läheti", "lähettiä", true},
    {Kind::rook, "rook", "torni", "torni", "tornia", false},
    {Kind::queen, "queen", "kuningatar", "kuningattare", "kuningatarta", false},
    {Kind::king, "king", "kuningas", "kuninkaa", "kuningasta", false},
}};

std::string with_vowels(std::string_view ending, bool is_front) {
  std::string text;
  for (char const letter : ending) {
    if (is_front && letter == 'a')
      text += "ä";
    else
      text += letter;
  }
  return text;
}

bool is_stem_ending(std::string_view form) {
  constexpr std::array<std::string_view, 5> endings{"n", "lla", "lle", "lta", "ksi"};
  return std::find(endings.begin(), endings.end(), form) != endings.end();
}

struct UnitWords {
  std::string_view english;
  std::string_view one;
  std::string_view many;  // Finnish partitive, after a numeral
  std::string_view genitive;
};

constexpr UnitWords hour{"hour", "tunti", "tuntia", "tunnin"};
constexpr UnitWords minute{"minute", "minuutti", "minuuttia", "minuutin"};
constexpr UnitWords second{"second", "sekunti", "sekuntia", "sekunnin"};

class DurationText {
 public:
  DurationText(Language language, std::string_view form) : language_(language), form_(form) {}

  void add(std::string number, UnitWords const& unit) {
    if (language_ == Language::finnish) std::replace(number.begin(), number.end(), '.', ',');
    if (!text_.empty()) text_ += ' ';
    text_ += number + " " + unit_words(number, unit);
  }
  bool empty() const { return text_.empty(); }
  std::string text() && { return std::move(text_); }

 private:
  std::string unit_words(std::string_view number, UnitWords const& unit) const {
    bool const is_one = number == "1";
    if (language_ != Language::finnish) return std::string(unit.english) + (is_one ? "" : "s");
    if (form_ == "n" || (form_ == "acc" && is_one)) return std::string(unit.genitive);
    return std::string(is_one && form_ != "a" ? unit.one : unit.many);
  }

  Language language_;
  std::string_view form_;
  std::string text_;
};

}  // namespace

std::string color_words(Language language, Color color, std::string_view form) {
  if (language != Language::finnish) return color == Color::white ? "White" : "Black";
  std::string const word = color == Color::white ? "valkea" : "musta";
  return form == "a" || is_stem_ending(form) ? word + std::string(form) : word;
}

std::string kind_words(Language language, Kind kind, std::string_view form) {
  for (KindWords const& words : kinds) {
    if (words.kind != kind) continue;
    if (language != Language::finnish) return std::string(words.english);
    if (form == "a") return std::string(words.partitive);
    if (is_stem_ending(form)) return std::string(words.genitive_stem) + with_vowels(form, words.is_front);
    return std::string(words.finnish);
  }
  return {};
}

std::string duration_words(Language language, Millis time, std::string_view form) {
  if (time < Millis{0}) {
    std::string_view const minus = language == Language::finnish ? "miinus " : "minus ";
    return std::string(minus) + duration_words(language, -time, form);
  }
  auto const ms = time.count();
  DurationText text{language, form};
  if (ms >= 3'600'000) text.add(fmt::format("{}", ms / 3'600'000), hour);
  if (ms / 60'000 % 60 != 0) text.add(fmt::format("{}", ms / 60'000 % 60), minute);
  if (ms % 60'000 != 0 || text.empty())
    text.add(fmt::format("{:g}", static_cast<double>(ms % 60'000) / 1000), second);
  return std::move(text).text();
}

}  // namespace tactus::words
