// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/words/move_vocabulary.hpp"

#include "core/message/written.hpp"

#include <array>
#include <span>

namespace tactus::speech {
namespace {

constexpr std::string_view english_words = translatable(
    // Translators: The words of moves where they are said in the listener's language instead of Appendix D's
    // German. Keep the names before "=". Files may not be bare letters, for those are misheard.
    "pawn=pawn; knight=knight; bishop=bishop; rook=rook; queen=queen; king=king; a=Anna; b=Bella; "
    "c=Cesar; "
    "d=David; e=Eva; f=Felix; g=Gustav; h=Hector; short=short castling; long=long castling; takes=takes; "
    "passing=en passant; check=check; mate=mate; promotion=promotion");
constexpr std::string_view english_alphabet =
    // Translators: The letters of the files by the spelling alphabet that people of this language know.
    translatable("a=Alfa; b=Bravo; c=Charlie; d=Delta; e=Echo; f=Foxtrot; g=Golf; h=Hotel");

struct Place {
  std::string_view key;
  std::string* words;
};

/// Puts the words of a list at their places.
tl::expected<void, std::string> fill(std::string const& list, std::span<Place const> places) {
  auto const entries = read_word_list(list);
  for (Place const& place : places)
    for (auto const& [key, words] : entries)
      if (key == place.key) *place.words = words;
  for (Place const& place : places)
    if (place.words->empty())
      return tl::unexpected("expected " + std::string{place.key} + "=... in the words of moves: " + list);
  return {};
}

std::array<Place, 8> places_of(std::array<std::string, 8>& files) {
  return {{{"a", &files[0]},
           {"b", &files[1]},
           {"c", &files[2]},
           {"d", &files[3]},
           {"e", &files[4]},
           {"f", &files[5]},
           {"g", &files[6]},
           {"h", &files[7]}}};
}

tl::expected<notation::MoveWords, std::string> own_words(Sentences const& sentences) {
  notation::MoveWords own;
  auto& kinds = own.kinds;
  std::array<Place, 13> const places{{{"pawn", &kinds[0]},
                                      {"knight", &kinds[1]},
                                      {"bishop", &kinds[2]},
                                      {"rook", &kinds[3]},
                                      {"queen", &kinds[4]},
                                      {"king", &kinds[5]},
                                      {"short", &own.short_castling},
                                      {"long", &own.long_castling},
                                      {"takes", &own.capture},
                                      {"passing", &own.en_passant},
                                      {"check", &own.check},
                                      {"mate", &own.mate},
                                      {"promotion", &own.promotion}}};
  std::string const list = sentences.translated(english_words);
  if (auto filled = fill(list, places); !filled) return tl::unexpected(filled.error());
  if (auto filled = fill(list, places_of(own.files)); !filled) return tl::unexpected(filled.error());
  for (std::uint32_t rank = 0; rank < own.ranks.size(); ++rank) own.ranks[rank] = sentences.number(rank + 1);
  return own;
}

}  // namespace

tl::expected<MoveVocabulary, std::string> vocabulary_in(Sentences const& sentences, Vocabulary vocabulary) {
  if (vocabulary == Vocabulary::appendix_d) return MoveVocabulary{};
  auto own = own_words(sentences);
  if (!own) return tl::unexpected(own.error());
  if (vocabulary == Vocabulary::spelling) {
    for (std::string& file : own->files) file.clear();
    auto filled = fill(sentences.translated(english_alphabet), places_of(own->files));
    if (!filled) return tl::unexpected(filled.error());
  }
  return MoveVocabulary{sentences.language(), *std::move(own)};
}

}  // namespace tactus::speech
