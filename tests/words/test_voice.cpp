// SPDX-License-Identifier: GPL-3.0-or-later
// Words that eSpeak NG says wrong, in every form in which the catalogues of the player's program have them:
// each reaches the voice as it is said.
#include "core/message/unicode.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "tests/words/message_sources.hpp"
#include "tests/words/player_languages.hpp"

#include <map>
#include <ostream>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::words;

BOOST_AUTO_TEST_SUITE(voice)

namespace {

bool is_letter(char c) { return (c & '\x80') != 0 || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

void add_words(std::string_view text, std::set<std::string>& words) {
  auto const add = [&](std::string_view between) {
    for (std::size_t at = 0; at < between.size();) {
      std::size_t end = at;
      while (end < between.size() && is_letter(between[end])) ++end;
      if (end > at) words.emplace(between.substr(at, end - at));
      at = end + 1;
    }
  };
  walk(text, add, [](std::string_view, std::string_view) {});
}

/// As they stand in the sentences, without what fills them.
std::set<std::string> const& words_of(Language language) {
  static std::map<Language, std::set<std::string>> known;
  auto& words = known[language];
  if (!words.empty()) return words;
  auto const sentences = sentences_in(language);
  for (auto const& message : collected_messages(player_folders).messages)
    add_words(sentences.translated(message.english), words);
  return words;
}

std::string said(Language language, std::string const& text) {
  return speech::espeak_phonemes({language, text}).value();
}

/// Every word that begins like this has these phonemes.
struct Beginning {
  Language language;
  char const* letters;  // small
  char const* phonemes;
};
std::ostream& operator<<(std::ostream& out, Beginning const& row) { return out << row.letters; }
Beginning const beginnings[] = {
    {Language::german, "remis", "r@m'i:"},
    {Language::german, "braille", "br'aIj"},
    {Language::german, "überein", "y:b3R'aIn"},
    {Language::finnish, "pikashak", "p'ikaS"},
    {Language::finnish, "joukkuepikashak", "uepIkaS"},
    {Language::english, "fide", "f'i:deI"},
    {Language::swedish, "parti", "paRt'i:"},
    {Language::swedish, "långparti", "paRt,i:"},
    {Language::swedish, "tävlingsparti", "paRt,i:"},
    {Language::swedish, "remi", "Re:m'i:"},
    {Language::swedish, "vits", "v'i:ts"},
    {Language::swedish, "minut", "mIn'u-t"},
    {Language::swedish, "regler", "R'e:glE-R"},
    {Language::swedish, "tävlingsregler", "R,e:glE-R"},
    {Language::swedish, "resultat", "REs8lt'A:t"},
    {Language::swedish, "protokoll", "tu:k'Ol"},
    {Language::swedish, "display", "dIspl'Ej"},
    {Language::swedish, "punktdisplay", "dIspl,Ej"},
    {Language::swedish, "rockad", "ROk'A:d"},
    {Language::swedish, "annuller", "8l'e:R"},
    {Language::swedish, "bella", "b'Ela"},
};

}  // namespace

BOOST_DATA_TEST_CASE(every_form_of_a_word_of_the_catalogue_is_said_right,
                     boost::unit_test::data::make(beginnings), row) {
  unsigned forms = 0;
  for (std::string const& word : words_of(row.language)) {
    if (!unicode::in_small_letters(word).starts_with(row.letters)) continue;
    ++forms;
    std::string const phonemes = said(row.language, word);
    BOOST_TEST(phonemes.find(row.phonemes) != std::string::npos, word << ": " << phonemes);
  }
  BOOST_TEST(forms > 0U, "a word of the catalogue");
}

// "Pas" is "not".
BOOST_AUTO_TEST_CASE(a_french_stalemate_is_not_heard_as_its_opposite) {
  unsigned stalemates = 0;
  for (std::string const& word : words_of(Language::french)) {
    if (unicode::in_small_letters(word) != "pat") continue;
    ++stalemates;
    BOOST_TEST(said(Language::french, word) == "p'at");
  }
  BOOST_TEST(stalemates == 2U);  // "Pat", "pat"
  BOOST_TEST(said(Language::french, "Pat, nulle.") != said(Language::french, "Pas, nulle."));
}

BOOST_AUTO_TEST_SUITE_END()
