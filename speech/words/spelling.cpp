// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/words/spelling.hpp"

#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"
#include "core/message/written.hpp"

#include <algorithm>

namespace tactus::speech {
namespace {

constexpr std::string_view keys =
    // Translators: Keys of the numeric keypad, as short as people know them: in the help of tactus play,
    // where the word of a command, its keys and what it does make a line of 40 characters, and where an entry
    // is spelled. Keep the signs before the equals signs.
    translatable("*=star; /=slash; .=point; +=plus; -=minus");

constexpr std::string_view letters_after_h = translatable(
    // Translators: The other letters by the spelling alphabet that people of this language know, for the ear;
    // letters of your language that have a name of their own there may follow.
    "i=India; j=Juliett; k=Kilo; l=Lima; m=Mike; n=November; o=Oscar; p=Papa; q=Quebec; r=Romeo; "
    "s=Sierra; t=Tango; u=Uniform; v=Victor; w=Whiskey; x=Xray; y=Yankee; z=Zulu");

std::string word_of(std::string_view sign, std::string_view message, Sentences const& sentences) {
  auto const words = read_word_list(sentences.translated(message));
  auto const found = std::ranges::find(words, sign, [](auto const& each) { return each.first; });
  return found == words.end() ? std::string{} : found->second;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }

class Spelling {
 public:
  Spelling(std::string_view text, Sentences const& sentences, MoveVocabulary const& vocabulary)
      : sentences_(sentences),
        vocabulary_(vocabulary),
        has_letters_(std::ranges::any_of(text, [](char c) { return !is_digit(c); })) {}

  void add(std::string_view sign) {
    std::string const small = unicode::in_small_letters(sign);
    if (auto const own = word_of(small, letters_after_h, sentences_); !own.empty())
      return add(sentences_.language(), own);
    for (char const c : unicode::folded(sign)) add_plain(c);
  }
  Phrase take() && { return std::move(phrase_); }

 private:
  void add_plain(char c) {
    if (c >= 'a' && c <= 'h')
      add(vocabulary_.voice, vocabulary_.words.files[static_cast<std::size_t>(c - 'a')]);
    else if (is_small(c))
      add(sentences_.language(), word_of({&c, 1}, letters_after_h, sentences_));
    else if (has_letters_ && c >= '1' && c <= '8')
      add(vocabulary_.voice, vocabulary_.words.ranks[static_cast<std::size_t>(c - '1')]);
    else if (is_digit(c))
      add(sentences_.language(), sentences_.number(static_cast<std::uint32_t>(c - '0')));
    else
      add(sentences_.language(), name_of_key(c, sentences_));
  }

  void add(Language voice, std::string const& word) {
    if (word.empty()) return;
    if (phrase_.empty() || phrase_.back().language != voice)
      phrase_.push_back({voice, word});
    else
      phrase_.back().text.append(" ").append(word);
  }

  Sentences const& sentences_;
  MoveVocabulary const& vocabulary_;
  bool has_letters_;
  Phrase phrase_;
};

}  // namespace

bool can_be_spelled(std::string_view text) {
  constexpr std::size_t most_digits = 8;
  constexpr std::size_t most_signs = 5;
  if (text.empty()) return false;
  if (std::ranges::all_of(text, is_digit)) return text.size() <= most_digits;
  if (!unicode::is_utf8(text) || unicode::length(text) > most_signs) return false;
  return std::ranges::all_of(unicode::folded(text), [](char c) {
    return is_digit(c) || is_small(c) || std::string_view{"*/.+-"}.find(c) != std::string_view::npos;
  });
}

Phrase spelled(std::string_view text, Sentences const& sentences, MoveVocabulary const& vocabulary) {
  Spelling spelling{text, sentences, vocabulary};
  while (!text.empty()) {
    std::string_view const before = text;
    take_character(text);
    spelling.add(before.substr(0, before.size() - text.size()));
  }
  return std::move(spelling).take();
}

std::string name_of_key(char key, Sentences const& sentences) { return word_of({&key, 1}, keys, sentences); }

}  // namespace tactus::speech
