// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/braille/latin_letters.hpp"

#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"

#include <algorithm>
#include <string_view>

namespace tactus::braille {
namespace {

struct Letter {
  std::string_view small, latin;
};
// Small and without accents, as unicode::folded() leaves them.
constexpr Letter letters[] = {
    {"а", "a"},  {"б", "b"},  {"в", "v"},  {"г", "g"},    {"д", "d"},  {"е", "e"},  {"ж", "zh"},
    {"з", "z"},  {"и", "i"},  {"к", "k"},  {"л", "l"},    {"м", "m"},  {"н", "n"},  {"о", "o"},
    {"п", "p"},  {"р", "r"},  {"с", "s"},  {"т", "t"},    {"у", "u"},  {"ф", "f"},  {"х", "kh"},
    {"ц", "ts"}, {"ч", "ch"}, {"ш", "sh"}, {"щ", "shch"}, {"ъ", "ie"}, {"ы", "y"},  {"ь", ""},
    {"э", "e"},  {"ю", "iu"}, {"я", "ia"}, {"і", "i"},    {"є", "ie"}, {"ґ", "g"},  {"ђ", "d"},
    {"ј", "j"},  {"љ", "lj"}, {"њ", "nj"}, {"ћ", "c"},    {"џ", "dz"}, {"α", "a"},  {"β", "v"},
    {"γ", "g"},  {"δ", "d"},  {"ε", "e"},  {"ζ", "z"},    {"η", "i"},  {"θ", "th"}, {"ι", "i"},
    {"κ", "k"},  {"λ", "l"},  {"μ", "m"},  {"ν", "n"},    {"ξ", "x"},  {"ο", "o"},  {"π", "p"},
    {"ρ", "r"},  {"σ", "s"},  {"τ", "t"},  {"υ", "y"},    {"φ", "f"},  {"χ", "ch"}, {"ψ", "ps"},
    {"ω", "o"},  {"ა", "a"},  {"ბ", "b"},  {"გ", "g"},    {"დ", "d"},  {"ე", "e"},  {"ვ", "v"},
    {"ზ", "z"},  {"თ", "t"},  {"ი", "i"},  {"კ", "k"},    {"ლ", "l"},  {"მ", "m"},  {"ნ", "n"},
    {"ო", "o"},  {"პ", "p"},  {"ჟ", "zh"}, {"რ", "r"},    {"ს", "s"},  {"ტ", "t"},  {"უ", "u"},
    {"ფ", "p"},  {"ქ", "k"},  {"ღ", "gh"}, {"ყ", "q"},    {"შ", "sh"}, {"ჩ", "ch"}, {"ც", "ts"},
    {"ძ", "dz"}, {"წ", "ts"}, {"ჭ", "ch"}, {"ხ", "kh"},   {"ჯ", "j"},  {"ჰ", "h"},  {"ա", "a"},
    {"բ", "b"},  {"գ", "g"},  {"դ", "d"},  {"ե", "e"},    {"զ", "z"},  {"է", "e"},  {"ը", "y"},
    {"թ", "t"},  {"ժ", "zh"}, {"ի", "i"},  {"լ", "l"},    {"խ", "kh"}, {"ծ", "ts"}, {"կ", "k"},
    {"հ", "h"},  {"ձ", "dz"}, {"ղ", "gh"}, {"ճ", "ch"},   {"մ", "m"},  {"յ", "y"},  {"ն", "n"},
    {"շ", "sh"}, {"ո", "o"},  {"չ", "ch"}, {"պ", "p"},    {"ջ", "j"},  {"ռ", "r"},  {"ս", "s"},
    {"վ", "v"},  {"տ", "t"},  {"ր", "r"},  {"ց", "ts"},   {"ւ", "v"},  {"փ", "p"},  {"ք", "k"},
    {"օ", "o"},  {"ֆ", "f"},  {"եւ", "ev"}};

bool is_latin(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

std::optional<std::string> in_latin_letters(char32_t letter) {
  std::string written;
  append_utf8(written, letter);
  std::string const plain = unicode::folded(written);
  auto const row = std::find_if(std::begin(letters), std::end(letters),
                                [&](Letter const& each) { return each.small == plain; });
  bool const is_known = row != std::end(letters);
  if (!is_known && !is_latin(plain)) return std::nullopt;
  std::string latin{is_known ? row->latin : std::string_view{plain}};
  bool const is_capital = unicode::is_capital(letter);
  if (is_capital && !latin.empty()) latin[0] = static_cast<char>(latin[0] - 'a' + 'A');
  return latin;
}

}  // namespace tactus::braille
