// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/words/sentences.hpp"

#include "core/clock/reading.hpp"
#include "speech/words/translatable.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tactus::speech {
namespace {

constexpr std::string_view english_numbers = translatable(
    // Translators: The number words of the language: rules "number=words", described in
    // docs/adding-a-language.md. "<" stands for the words of the quotient, ">" for those of the remainder,
    // what is in [] is left out where nothing remains; "1:f=..." is the word of 1 where a sentence says
    // {count:f}.
    "0=zero; 1=one; 2=two; 3=three; 4=four; 5=five; 6=six; 7=seven; 8=eight; 9=nine; 10=ten; 11=eleven; "
    "12=twelve; 13=thirteen; 14=fourteen; 15=fifteen; 16=sixteen; 17=seventeen; 18=eighteen; "
    "19=nineteen; "
    "20=twenty[->]; 30=thirty[->]; 40=forty[->]; 50=fifty[->]; 60=sixty[->]; 70=seventy[->]; "
    "80=eighty[->]; "
    "90=ninety[->]; 100=< hundred[ >]; 1000=< thousand[ >]; 1000000=< million[ >]; "
    "1000000000=< billion[ >]");

struct UnitWords {
  std::int64_t seconds;
  std::string_view one;
  std::string_view several;
};
constexpr std::array units{
    // Translators: Part of a clock time in words.
    UnitWords{3600, translatable("one hour"),
              // Translators: Part of a clock time in words; two or more.
              translatable("{count} hours")},
    // Translators: Part of a clock time in words.
    UnitWords{60, translatable("one minute"),
              // Translators: Part of a clock time in words; two or more.
              translatable("{count} minutes")},
    // Translators: Part of a clock time in words.
    UnitWords{1, translatable("one second"),
              // Translators: Part of a clock time in words; two or more.
              translatable("{count} seconds")},
};
constexpr std::string_view no_time =
    // Translators: A clock time in words: nothing is left. Stands inside "You have {own}."
    translatable("no time");
constexpr std::string_view less_than_a_second =
    // Translators: A clock time in words. Stands inside "You have {own}."
    translatable("less than one second");

NumberRules english_rules() { return NumberRules::read(english_numbers).value(); }

/// The small letters of ASCII and of the Latin-1 part of UTF-8 ("å" is 0xC3 0xA5), so that no locale is
/// asked.
void begin_with_capital(std::string& text) {
  if (text.empty()) return;
  auto const first = static_cast<unsigned char>(text[0]);
  if (first >= 'a' && first <= 'z') text[0] = static_cast<char>(first - 'a' + 'A');
  if (first != 0xC3 || text.size() < 2) return;
  auto const second = static_cast<unsigned char>(text[1]);
  bool const is_small = second >= 0xA0 && second <= 0xBE && second != 0xB7;
  if (is_small) text[1] = static_cast<char>(second - 0x20);
}

/// Calls `on_text` and `on_argument(name, form)` for the pieces of a message in turn.
template <class OnText, class OnArgument>
void walk(std::string_view message, OnText const& on_text, OnArgument const& on_argument) {
  while (!message.empty()) {
    std::size_t const brace = std::min(message.find('{'), message.size());
    on_text(message.substr(0, brace));
    message.remove_prefix(brace);
    if (message.empty()) return;
    std::size_t const end = std::min(message.find('}'), message.size());
    std::string_view const inside = message.substr(1, end - 1);
    std::size_t const colon = std::min(inside.find(':'), inside.size());
    on_argument(inside.substr(0, colon), inside.substr(std::min(colon + 1, inside.size())));
    message.remove_prefix(std::min(end + 1, message.size()));
  }
}

Argument const* find(Arguments arguments, std::string_view name) {
  auto const found =
      std::find_if(arguments.begin(), arguments.end(), [&](Argument const& a) { return a.name == name; });
  return found == arguments.end() ? nullptr : &*found;
}

/// Adds what one voice says; punctuation alone stays with the words before it.
void add_part(Phrase& phrase, Language voice, std::string_view text) {
  bool const is_same_voice = !phrase.empty() && phrase.back().language == voice;
  bool const is_punctuation = text.find_first_not_of(" .,:;!?") == std::string_view::npos;
  if (is_same_voice || (is_punctuation && !phrase.empty()))
    phrase.back().text += text;
  else if (!is_punctuation)
    phrase.push_back({voice, std::string{text}});
}

template <class... Functions>
struct Overload : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Overload(Functions...) -> Overload<Functions...>;

void trim(Phrase& phrase) {
  for (Part& part : phrase) {
    part.text.erase(0, part.text.find_first_not_of(' '));
    part.text.erase(part.text.find_last_not_of(' ') + 1);
  }
}

}  // namespace

Sentences::Sentences() : numbers_(english_rules()) {}

Sentences::Sentences(Language language, Translate translate)
    : language_(language), translate_(std::move(translate)), numbers_(english_rules()) {
  if (auto rules = NumberRules::read(translated(english_numbers)))
    numbers_ = *std::move(rules);
  else
    fault_ = rules.error();
}

std::string Sentences::translated(std::string_view english) const {
  return translate_ ? translate_(english) : std::string{english};
}

std::string Sentences::number(std::uint32_t number, std::string_view form) const {
  return numbers_.words(number, form);
}

std::string Sentences::counted(std::uint32_t count, std::string_view one, std::string_view several) const {
  if (count == 1) return translated(one);
  std::string text;
  walk(
      translated(several), [&](std::string_view words) { text += words; },
      [&](std::string_view /*name*/, std::string_view form) { text += number(count, form); });
  return text;
}

std::string Sentences::time(Millis time) const {
  using std::chrono::seconds;
  if (time <= Millis{0}) return translated(no_time);
  if (time < seconds{1}) return translated(less_than_a_second);
  std::int64_t rest = std::chrono::floor<seconds>(time).count();
  std::string text;
  for (UnitWords const& unit : units) {
    auto const count = static_cast<std::uint32_t>(rest / unit.seconds);
    rest %= unit.seconds;
    if (count == 0) continue;
    if (!text.empty()) text += ' ';
    text += counted(count, unit.one, unit.several);
  }
  return text;
}

Phrase Sentences::spoken(std::string_view english, Arguments arguments) const {
  Phrase phrase;
  auto const add = [&](std::string_view text) { add_part(phrase, language_, text); };
  walk(translated(english), add, [&](std::string_view name, std::string_view form) {
    if (Argument const* const argument = find(arguments, name))
      std::visit(Overload{[&](std::string const& words) { add(words); },
                          [&](std::uint32_t count) { add(number(count, form)); },
                          [&](Millis left) { add(time(left)); },
                          [&](Part const& part) { add_part(phrase, part.language, part.text); },
                          [&](InflectedWords const& words) { add(words(form)); }},
                 argument->value);
  });
  trim(phrase);
  if (!phrase.empty() && phrase.front().language == language_) begin_with_capital(phrase.front().text);
  return phrase;
}

std::string Sentences::written(std::string_view english, Arguments arguments) const {
  std::string line;
  auto const add = [&](std::string_view text) { line += text; };
  walk(translated(english), add, [&](std::string_view name, std::string_view form) {
    if (Argument const* const argument = find(arguments, name))
      std::visit(
          Overload{[&](std::string const& words) { add(words); },
                   [&](std::uint32_t count) { add(std::to_string(count)); },
                   [&](Millis left) { add(clock::display(left)); }, [&](Part const& part) { add(part.text); },
                   [&](InflectedWords const& words) { add(words(form)); }},
          argument->value);
  });
  return line;
}

}  // namespace tactus::speech
