// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/words/heard_words.hpp"

#include "core/message/unicode.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "tests/words/contents.hpp"
#include "tests/words/message_sources.hpp"
#include "tests/words/player_languages.hpp"

#include <set>

namespace tactus::words {
namespace {

using Words = std::set<std::string>;
using speech::Vocabulary;

bool is_letter(char c) { return (c & '\x80') != 0 || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

void add_words(std::string_view text, Words& words) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_letter(text[end])) ++end;
    auto const word = text.substr(at, end - at);
    // Quotation marks and dashes are signs of several bytes.
    if (!word.empty() && word.find("\xE2\x80") == std::string_view::npos && word != "\xC2\xA0")
      words.insert(unicode::in_small_letters(word));
    at = end + 1;
  }
}

/// "zwanzig" and "eins", not "einundzwanzig".
bool has_own_word(unsigned number) {
  return number <= 20 || (number < 100 && number % 10 == 0) || number % 100 == 0;
}

struct NumberWords {
  Words all, own;
};
NumberWords numbers_of(speech::Sentences const& sentences) {
  NumberWords numbers;
  for (char const* form : {"", "f", "n", "en", "ett"})
    for (unsigned number = 0; number < 1000; ++number) {
      auto const text = sentences.number(number, form);
      add_words(text, numbers.all);
      if (has_own_word(number)) add_words(text, numbers.own);
    }
  return numbers;
}

void add_phrase(speech::Phrase const& phrase, Language voice, Words& words) {
  for (speech::Part const& part : phrase)
    if (part.language == voice) add_words(part.text, words);
}

/// What is told while a game is set up, of devices and in training, without its arguments.
void add_sentences(speech::Sentences const& sentences, Words& words) {
  static constexpr std::array<MessageFolder, 4> folders{{{"core/rules", say_marks},
                                                         {"src/table/setup", translatable_mark},
                                                         {"src/equipment", say_marks},
                                                         {"src/training", translatable_mark}}};
  for (auto const& message : collected_messages(folders).messages)
    if (message.file != "src/equipment/port_commands.cpp" && !message.english.starts_with("command:"))
      walk(
          sentences.translated(message.english), [&](std::string_view text) { add_words(text, words); },
          [](std::string_view, std::string_view) {});
}

}  // namespace

std::map<std::string, std::string> heard_words(Language voice) {
  Words words;
  for (Language const language : player_languages)
    for (auto const vocabulary : {Vocabulary::appendix_d, Vocabulary::literate, Vocabulary::spelling}) {
      if (language != voice && (voice != Language::german || vocabulary != Vocabulary::appendix_d)) continue;
      auto const wording = wording_in(language, vocabulary);
      for (table::Content const& content : contents())
        add_phrase(speech::phrase_of({table::Audience::white, true, content}, wording), voice, words);
    }
  auto const sentences = sentences_in(voice);
  add_sentences(sentences, words);
  auto const numbers = numbers_of(sentences);
  std::map<std::string, std::string> heard;
  auto const add = [&](std::string const& word) {
    heard[word] = speech::espeak_phonemes({voice, word}).value();
  };
  for (std::string const& word : words)
    if (!numbers.all.contains(word)) add(word);
  for (std::string const& word : numbers.own) add(word);
  return heard;
}

}  // namespace tactus::words
