// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/voice/pronunciation.hpp"

#include <array>
#include <cstddef>

namespace tactus::speech {
namespace {

// By phoneme string and by rule of German; a native listener has not judged them yet.
constexpr std::array<Pronunciation, 4> overrides{{
    {Language::german, "Cesar", "ts'E:zA:r", "Zäsar"},  // 1.51: hard k
    {Language::german, "David", "d'A:vIt", ""},         // 1.51: stress on the end
    {Language::german, "Rochade", "rOx'A:d@", ""},      // 1.51: stress on the first syllable
    {Language::german, "remis", "r@m'i:", "Rehmie"},    // 1.51: "remis" as it is written
}};

/// Also parts of UTF-8 letters: an override never starts or ends inside a word.
bool is_word_byte(char c) {
  auto const byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// "[[" would let a text speak phonemes. Repeats until none is left: taking out the middle of "[[[[" may
/// leave a new pair.
std::string without_phoneme_brackets(std::string text) {
  for (std::string_view const pair : {"[[", "]]"})
    for (std::size_t at = text.find(pair); at != std::string::npos; at = text.find(pair)) text.erase(at, 2);
  return text;
}

Pronunciation const* override_of(Language voice, std::string_view word) {
  for (Pronunciation const& each : overrides)
    if (each.voice == voice && each.word == word) return &each;
  return nullptr;
}

std::string spoken_by_espeak(Pronunciation const& pronunciation) {
  return std::string{"[["}.append(pronunciation.phonemes).append("]]");
}
std::string respelled(Pronunciation const& pronunciation) {
  return std::string{pronunciation.spelling.empty() ? pronunciation.word : pronunciation.spelling};
}

/// Each word that is said wrong as it is written becomes what `written` makes of it.
std::string with_words(Language voice, std::string_view text, std::string (*written)(Pronunciation const&)) {
  std::string out;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t end = at;
    while (end < text.size() && is_word_byte(text[end])) ++end;
    auto const word = text.substr(at, end - at);
    auto const* const pronunciation = override_of(voice, word);
    out.append(pronunciation == nullptr ? std::string{word} : written(*pronunciation));
    if (end < text.size()) out += text[end++];
    at = end;
  }
  return out;
}

}  // namespace

std::span<Pronunciation const> pronunciations() { return overrides; }

std::string text_for_espeak(Part const& part) {
  return with_words(part.language, without_phoneme_brackets(part.text), spoken_by_espeak);
}

std::string text_for_any_engine(Part const& part) { return with_words(part.language, part.text, respelled); }

}  // namespace tactus::speech
