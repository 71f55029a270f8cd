// SPDX-License-Identifier: GPL-3.0-or-later
// One language as it is spoken: its sentences, its numbers and times in words. Pure but for the lookup that
// it was given; any thread if that is.
#pragma once

#include "core/instant.hpp"
#include "speech/words/number_rules.hpp"
#include "speech/words/phrase.hpp"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace tactus::speech {

/// The translation of an English message, or the English itself.
using Translate = std::function<std::string(std::string_view english)>;

/// Words that depend on the form which a message asks for: "n" in "{player:n}".
using InflectedWords = std::function<std::string(std::string_view form)>;

/// What stands for `{name}` in a message: words as they are, a number ("{name:f}" asks for its form f), a
/// time, or words of another voice.
struct Argument {
  std::string_view name;
  std::variant<std::string, std::uint32_t, Millis, Part, InflectedWords> value;
};
using Arguments = std::span<Argument const>;

class Sentences {
 public:
  Sentences();  // English
  /// Number rules that are not good are a fault(), and numbers are English words then.
  Sentences(Language language, Translate translate);

  Language language() const { return language_; }
  std::string const& fault() const { return fault_; }
  std::string translated(std::string_view english) const;

  /// The sentence with its arguments as words, its first letter a capital. A part for each change of voice.
  Phrase spoken(std::string_view english, Arguments arguments = {}) const;
  /// The same for fingers and eyes: numbers and times in digits ("12:05"), words of other voices as they are.
  std::string written(std::string_view english, Arguments arguments = {}) const;

  /// "twenty-one". Every number has words.
  std::string number(std::uint32_t number, std::string_view form = {}) const;
  /// "one hour twelve minutes five seconds"; parts that are zero are left out. A time is cut to whole
  /// seconds as a clock's display does it; less than one second is "less than one second", nothing or less is
  /// "no time".
  std::string time(Millis time) const;

 private:
  std::string counted(std::uint32_t count, std::string_view one, std::string_view several) const;

  Language language_ = Language::english;
  Translate translate_;
  NumberRules numbers_;
  std::string fault_;
};

}  // namespace tactus::speech
