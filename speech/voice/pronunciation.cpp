// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/voice/pronunciation.hpp"

#include "core/message/unicode.hpp"

#include <cstddef>

namespace tactus::speech {
namespace {

constexpr Language en = Language::english;
constexpr Language fi = Language::finnish;
constexpr Language de = Language::german;
constexpr Language sv = Language::swedish;
constexpr Language fr = Language::french;

// Words in small letters; each form of a word is a row of its own. By phoneme string and by the rules of the
// language; a native listener has not judged them yet.
constexpr Pronunciation overrides[]{
    {de, "cesar", "ts'E:zA:r", "Zäsar"},  // 1.51: hard k
    {de, "david", "d'A:vIt"},             // 1.51: stress on the end
    {de, "rochade", "rOx'A:d@"},          // 1.51: stress on the first syllable
    {de, "remis", "r@m'i:", "Rehmie"},    // 1.51: "remis" as it is written
    {de, "remisangebot", "r@m'i:_!,ang@b,o:t", "Rehmie-Angebot"},
    {de, "braillezeile", "br'aIjts,aIl@"},  // 1.51: "Braille" right alone, with a syllable more in compounds
    {de, "brailleschrift", "br'aIjSr,Ift"},
    {de, "überein", "y:b3r'aIn"},         // 1.51: stress on the first syllable
    {de, "cäsar", "ts'E:zA:r", "Zäsar"},  // 1.51: as "cesar"
    {de, "schachmatt", "Saxm'at"},        // 1.51: stress on the first syllable
    {de, "nordpol", "n'Ortpo:l"},         // 1.51: stress on the end
    {de, "emil", "'e:mi:l"},
    {de, "hört", "h'Y:rt"},  // 1.51: short vowel
    {de, "gehört", "g@h'Y:rt"},
    {de, "höchstens", "h'Y:Cst@ns"},         // 1.51: "höks-"
    {de, "hörbehindert", "h'Y:rb@h,Ind3t"},  // 1.51: h gone
    {de, "hörbehinderter", "h'Y:rb@h,Ind3t3"},
    {de, "gigabyte", "g'i:gab,aIt"},  // 1.51: "-büte"
    {de, "megabyte", "m'e:gab,aIt"},
    {de, "usb", "u:Esb'e:", "U S B"},       // 1.51: as a word
    {de, "zuschlag", "ts'u:Sl,A:k"},        // 1.51: stress on the end
    {de, "ansagetaste", "'anzA:g@t,ast@"},  // 1.51: -ge- and the like long
    {de, "fortgesetzt", "f'Ortg@z,Etst"},
    {de, "stattgegeben", "St'atg@g,e:b@n"},
    {de, "figurenbuchstabe", "fi:g'u:R@nb,u:xStA:b@"},
    {de, "tongerät", "t'o:ng@r,E:t"},
    {de, "tongeräts", "t'o:ng@r,E:ts"},
    {de, "regelgemäße", "r'e:g@lg@m,E:s@"},
    {de, "regelgemäßen", "r'e:g@lg@m,E:s@n"},
    {de, "regelgemäßer", "r'e:g@lg@m,E:s3"},
    {fr, "pat", "p'at", "patte"},       // 1.51: as "pas", so that a stalemate was "not a draw"
    {fi, "pikashakki", "p'ikaS,ak:I"},  // 1.51: s and h apart
    {fi, "pikashakkia", "p'ikaS,ak:I;a"},
    {fi, "pikashakille", "p'ikaSak,ille"},
    {fi, "joukkuepikashakki", "j'ouk:uepIkaS,ak:I"},
    {en, "fide", "f'i:deI"},            // 1.51: to rhyme with "tide"
    {en, "cesar", "s'i:z3", "Caesar"},  // 1.51: as a French name
    {sv, "parti", "paRt'i:"},           // 1.51: r gone, stress on the first syllable: near "patt"
    {sv, "partiet", "paRt'i:;E-t"},
    {sv, "partier", "paRt'i:;E-R"},
    {sv, "partifil", "paRt'i:f,i:l"},
    {sv, "partifiler", "paRt'i:f,i:lE-R"},
    {sv, "partiprotokoll", "paRt'i:pRu:tu:k,Ol"},
    {sv, "långparti", "l'ONpaRt,i:"},
    {sv, "tävlingsparti", "t'EvlINspaRt,i:"},
    {sv, "remi", "Re:m'i:"},  // 1.51: stress on the first syllable
    {sv, "remianbud", "Re:m'i:;,anbu-d"},
    {sv, "vits", "v'i:ts"},    // of White; 1.51: as the word for a joke
    {sv, "minut", "mIn'u-t"},  // all that follow, 1.51: stress on another syllable
    {sv, "minuter", "mIn'u-tE-R"},
    {sv, "regler", "R'e:glE-R"},
    {sv, "reglerna", "R'e:glE-Rna"},
    {sv, "tävlingsreglerna", "t'EvlINsR,e:glE-Rna"},
    {sv, "resultat", "REs8lt'A:t"},
    {sv, "resultatet", "REs8lt'A:tE-t"},
    {sv, "protokoll", "pRu:tu:k'Ol"},
    {sv, "protokollet", "pRu:tu:k'OlE-t"},
    {sv, "display", "dIspl'Ej"},
    {sv, "punktdisplay", "p'8NktdIspl,Ej"},
    {sv, "punktdisplayen", "p'8NktdIspl,EjE-n"},
    {sv, "person", "pEs.'u:n"},  // both, 1.51: stress on the first syllable
    {sv, "programmet", "pRu:gR'amE-t"},
    {sv, "rockad", "ROk'A:d"},
    {sv, "annullera", "an8l'e:Ra"},
    {sv, "annulleras", "an8l'e:Ras"},
    {sv, "annullerat", "an8l'e:Rat"},
    {sv, "profil", "pRu:f'i:l"},  // 1.51: stress on the first syllable, all that follow
    {sv, "ajournera", "asxURn'e:Ra"},
    {sv, "ajournerat", "asxURn'e:Rat"},
    {sv, "justerar", "sx8st'e:RaR"},
    {sv, "ajourneras", "asxURn'e:Ras"},
    {sv, "installera", "Instal'e:Ra"},
    {sv, "kontrollerade", "kOntROl'e:RadE-"},
    {sv, "assistent", "asIst'Ent"},
    {sv, "assistenten", "asIst'EntE-n"},
    {sv, "bokstavera", "bu:kstav'e:Ra"},
    {sv, "material", "matE-RI;'A:l"},
    {sv, "annonseringsknapp", "anOns'e:RINskn,ap"},
    {sv, "turneringen", "t8Rn'e:RINE-n"},
    {sv, "tangentbord", "tanj'Entb,u:Rd"},
    {sv, "tangenter", "tanj'EntE-R"},
    {sv, "kommando", "kOm'andu:"},
    {sv, "adapter", "ad'aptE-R"},
    {sv, "batteri", "batE-R'i:"},
    {sv, "batteriet", "batE-R'i:;E-t"},
    {sv, "bertil", "b'EtIl"},  // 1.51: stress on the end, these two
    {sv, "punktskrift", "p'8NktskR,Ift"},
    {sv, "braille", "bR'aj"},  // 1.51: as it is written
    {sv, "usb", "u-Esb'e:"},   // 1.51: as a word
    {sv, "bella", "b'Ela"},
};

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
  std::string const small = unicode::in_small_letters(word);
  for (Pronunciation const& each : overrides)
    if (each.voice == voice && each.word == small) return &each;
  return nullptr;
}

using Writing = std::string (*)(std::string_view word, Pronunciation const&);

std::string spoken_by_espeak(std::string_view /*word*/, Pronunciation const& pronunciation) {
  return std::string{"[["}.append(pronunciation.phonemes).append("]]");
}
std::string respelled(std::string_view word, Pronunciation const& pronunciation) {
  return std::string{pronunciation.spelling.empty() ? word : pronunciation.spelling};
}

/// Each word that is said wrong as it is written becomes what `written` makes of it.
std::string with_words(Language voice, std::string_view text, Writing written) {
  std::string out;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t end = at;
    while (end < text.size() && is_word_byte(text[end])) ++end;
    auto const word = text.substr(at, end - at);
    auto const* const pronunciation = override_of(voice, word);
    out.append(pronunciation == nullptr ? std::string{word} : written(word, *pronunciation));
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
