// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/pronunciation.hpp"

#include <array>
#include <cstddef>

namespace tactus::speech {
namespace {

// By phoneme string and by rule of German; a native listener has not judged them yet.
constexpr std::array<Pronunciation, 4> overrides{{
    {Language::german, "Cesar", "ts'E:zA:r"},   // 1.51: hard k
    {Language::german, "David", "d'A:vIt"},     // 1.51: stress on the end
    {Language::german, "Rochade", "rOx'A:d@"},  // 1.51: stress on the first syllable
    {Language::german, "remis", "r@m'i:"},      // 1.51: "remis" as it is written
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

std::string_view phonemes_of(Language voice, std::string_view word) {
  for (Pronunciation const& each : overrides)
    if (each.voice == voice && each.word == word) return each.phonemes;
  return {};
}

void append_word(std::string& out, Language voice, std::string_view word) {
  std::string_view const phonemes = phonemes_of(voice, word);
  if (phonemes.empty())
    out.append(word);
  else
    out.append("[[").append(phonemes).append("]]");
}

}  // namespace

std::span<Pronunciation const> pronunciations() { return overrides; }

std::string text_for_espeak(Part const& part) {
  std::string const text = without_phoneme_brackets(part.text);
  std::string out;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t end = at;
    while (end < text.size() && is_word_byte(text[end])) ++end;
    append_word(out, part.language, std::string_view{text}.substr(at, end - at));
    if (end < text.size()) out += text[end++];
    at = end;
  }
  return out;
}

}  // namespace tactus::speech
