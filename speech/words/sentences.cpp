// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/words/sentences.hpp"

#include "core/message/message.hpp"
#include "speech/words/spelling.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tactus::speech {
namespace {

constexpr std::string_view english_numbers = translatable(
    // Translators: The number words of the language: rules "number=words", described in
    // docs/developers/adding-a-language.md. "<" stands for the words of the quotient, ">" for those of the
    // remainder, what is in [] is left out where nothing remains; "1:f=..." is the word of 1 where a sentence
    // says {count:f}.
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

/// Adds what one voice says; punctuation alone stays with the words before it.
void add_part(Phrase& phrase, Language voice, std::string_view text) {
  bool const is_same_voice = !phrase.empty() && phrase.back().language == voice;
  bool const is_punctuation = text.find_first_not_of(" .,:;!?") == std::string_view::npos;
  if (is_same_voice || (is_punctuation && !phrase.empty()))
    phrase.back().text += text;
  else if (!is_punctuation)
    phrase.push_back({voice, std::string{text}});
}

void trim(Phrase& phrase) {
  for (Part& part : phrase) {
    part.text.erase(0, part.text.find_first_not_of(' '));
    part.text.erase(part.text.find_last_not_of(' ') + 1);
  }
}

}  // namespace

std::string words(chess::MoveDescription const& move, MoveWording const& wording,
                  MoveVocabulary const& vocabulary) {
  std::string text;
  for (std::string_view const word : notation::announcement_words(move, wording, vocabulary.words)) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

Sentences::Sentences() : numbers_(english_rules()) {}

Sentences::Sentences(Language language, Translate translate)
    : language_(language), translate_(std::move(translate)), numbers_(english_rules()) {
  if (auto rules = NumberRules::read(translated(english_numbers)))
    numbers_ = *std::move(rules);
  else
    fault_ = rules.error();
}

std::string Sentences::translated(std::string_view english) const {
  return tactus::translated(english, translate_);
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

namespace {

/// "0" to "99" is one number, other digits are said one by one: 30, 0 0, 2 0 2 6.
std::vector<unsigned> numbers_in(std::string_view digits) {
  auto const value = [](char c) { return static_cast<unsigned>(c - '0'); };
  if (digits.size() == 2 && digits.front() != '0') return {10 * value(digits[0]) + value(digits[1])};
  std::vector<unsigned> all;
  for (char const c : digits) all.push_back(value(c));
  return all;
}

/// Letters and commas stay, digits become words, everything else a gap: "tty USB zero".
std::string spoken_name(Sentences const& sentences, std::string_view name) {
  std::string text;
  auto const open_gap = [&text] {
    if (!text.empty() && text.back() != ' ') text += ' ';
  };
  while (!name.empty()) {
    char const c = name.front();
    bool const is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & '\x80') != 0;
    auto const digits = name.substr(0, std::min(name.find_first_not_of("0123456789"), name.size()));
    for (unsigned const number : numbers_in(digits)) {
      open_gap();
      text.append(sentences.number(number)).append(" ");
    }
    name.remove_prefix(std::max<std::size_t>(digits.size(), 1));
    if (is_letter) text += c;
    if (is_letter || !digits.empty()) continue;
    if (c == ',' && text.ends_with(' ')) text.pop_back();
    if (c == ',' && !text.empty()) text += c;
    open_gap();
  }
  while (text.ends_with(' ') || text.ends_with(',')) text.pop_back();
  return text;
}

/// One argument behind what is said so far.
struct Speech {
  Sentences const& sentences;
  Translate const& translate;
  MoveWording const& moves;
  MoveVocabulary const& vocabulary;
  std::string_view form;
  Phrase& phrase;

  void operator()(std::string const& name) const { own(spoken_name(sentences, name)); }
  void operator()(Spelled const& typed) const {
    for (Part const& part : spelled(typed.text, sentences, vocabulary)) {
      bool const goes_on = !phrase.empty() && phrase.back().language == part.language;
      add_part(phrase, part.language, (goes_on && !phrase.back().text.ends_with(' ') ? " " : "") + part.text);
    }
  }
  void operator()(unsigned number) const { own(sentences.number(number, form)); }
  void operator()(Millis time) const { own(sentences.time(time)); }
  void operator()(chess::Color color) const { own(words_of(color, form, translate)); }
  void operator()(chess::Piece piece) const { own(words_of(piece, form, translate)); }
  void operator()(LawRow /*is written only*/) const {}
  void operator()(NumberedMove const& played) const { (*this)(played.move); }
  void operator()(StatedMove const& stated) const {
    MoveWording as_stated = moves;
    as_stated.style = notation::Style::brief;
    add_part(phrase, vocabulary.voice, words(stated.move, as_stated, vocabulary));
  }
  void operator()(std::vector<Message> const& list) const {
    for (Message const& each : list)
      for (Part const& part : sentences.spoken(each, moves, vocabulary))
        add_part(phrase, part.language, part.text);
  }
  template <class Each>
  void operator()(std::vector<Each> const& list) const {
    std::string text;
    for (Each const& each : list) text.append(text.empty() ? "" : ", ").append(of_board(each));
    add_part(phrase, vocabulary.voice, text);
  }
  template <class OfBoard>
  void operator()(OfBoard const& each) const {
    add_part(phrase, vocabulary.voice, of_board(each));
  }

 private:
  void own(std::string const& words) const { add_part(phrase, sentences.language(), words); }
  std::string of_board(chess::Square square) const { return vocabulary.words.of(square); }
  std::string of_board(chess::Kind kind) const { return vocabulary.words.of(kind); }
  std::string of_board(chess::PieceOn const& each) const {
    return of_board(each.piece.kind).append(" ").append(of_board(each.square));
  }
  std::string of_board(chess::MoveDescription const& move) const { return words(move, moves, vocabulary); }
};

}  // namespace

Phrase Sentences::spoken(Message const& message, MoveWording const& moves,
                         MoveVocabulary const& vocabulary) const {
  Phrase phrase;
  walk(
      translated(message.english), [&](std::string_view text) { add_part(phrase, language_, text); },
      [&](std::string_view name, std::string_view form) {
        if (auto const* const value = value_of(message, name))
          std::visit(Speech{*this, translate_, moves, vocabulary, form, phrase}, *value);
      });
  trim(phrase);
  if (!phrase.empty() && phrase.front().language == language_) begin_with_capital(phrase.front().text);
  return phrase;
}

std::string Sentences::written(Message const& message, Handwriting const& hand) const {
  return tactus::written(message, translate_, hand);
}

std::string Sentences::written(Message const& message, notation::PieceLetters const& letters) const {
  return written(message, Handwriting{.letters = letters});
}

}  // namespace tactus::speech
