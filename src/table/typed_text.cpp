// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/typed_text.hpp"

#include <algorithm>
#include <array>

namespace tactus::program {
namespace {

/// In UTF-8: the no-break ones, those of typesetting, that of wide scripts, the mark that begins a file.
constexpr std::array<std::string_view, 20> blanks{
    "\u00a0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006", "\u2007",
    "\u2008", "\u2009", "\u200a", "\u200b", "\u2028", "\u2029", "\u202f", "\u205f", "\u3000", "\ufeff"};

/// A letter of the commands' languages without its accent, and as it is spelled where a keyboard lacks it.
struct Accented {
  std::string_view letter, plain, spelled;
};
constexpr std::array accented{
    Accented{"à", "a", "a"},  Accented{"á", "a", "a"},   Accented{"â", "a", "a"},   Accented{"ä", "a", "ae"},
    Accented{"å", "a", "aa"}, Accented{"æ", "ae", "ae"}, Accented{"ç", "c", "c"},   Accented{"è", "e", "e"},
    Accented{"é", "e", "e"},  Accented{"ê", "e", "e"},   Accented{"ë", "e", "e"},   Accented{"î", "i", "i"},
    Accented{"ï", "i", "i"},  Accented{"ô", "o", "o"},   Accented{"ö", "o", "oe"},  Accented{"ù", "u", "u"},
    Accented{"û", "u", "u"},  Accented{"ü", "u", "ue"},  Accented{"œ", "oe", "oe"}, Accented{"Œ", "oe", "oe"},
    Accented{"ß", "ss", "ss"}};

/// An accent that stands as a sign of its own behind its letter (U+0300 to U+036F): its length, or 0.
std::size_t accent_at(std::string_view text) {
  if (text.size() < 2) return 0;
  auto const second = static_cast<unsigned char>(text[1]);
  bool const is_one = (text[0] == '\xCC' && second >= 0x80) || (text[0] == '\xCD' && second <= 0xAF);
  return is_one ? 2 : 0;
}

std::string without_accents(std::string_view word, std::string_view Accented::*instead) {
  std::string const small = in_small_letters(word);
  std::string plain;
  for (std::string_view rest = small; !rest.empty();) {
    auto const* const found =
        std::ranges::find_if(accented, [&](Accented const& each) { return rest.starts_with(each.letter); });
    bool const is_letter = found != accented.end();
    std::size_t const accent = accent_at(rest);
    if (is_letter)
      plain.append((*found).*instead);
    else if (accent == 0)
      plain += rest.front();
    rest.remove_prefix(is_letter ? found->letter.size() : std::max<std::size_t>(accent, 1));
  }
  return plain;
}

}  // namespace

std::string with_plain_blanks(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    auto const* const found =
        std::ranges::find_if(blanks, [&](std::string_view blank) { return text.starts_with(blank); });
    bool const is_blank = found != blanks.end();
    plain += is_blank ? ' ' : text.front();
    text.remove_prefix(is_blank ? found->size() : 1);
  }
  return plain;
}

std::string without_blanks_around(std::string_view text) {
  constexpr std::string_view ascii_blanks = " \t\r\n";
  std::string const plain = with_plain_blanks(text);
  auto const first = plain.find_first_not_of(ascii_blanks);
  if (first == std::string::npos) return {};
  return plain.substr(first, plain.find_last_not_of(ascii_blanks) - first + 1);
}

std::string in_small_letters(std::string_view text) {
  std::string small{text};
  for (std::size_t i = 0; i < small.size(); ++i) {
    auto const byte = static_cast<unsigned char>(small[i]);
    bool const is_second = i > 0 && small[i - 1] == '\xC3';
    if ((byte >= 'A' && byte <= 'Z') || (is_second && byte >= 0x80 && byte <= 0x9E && byte != 0x97))
      small[i] = static_cast<char>(byte + 0x20);
  }
  return small;
}

bool is_typed_for(std::string_view typed, std::string_view word) {
  std::string const plain = without_accents(typed, &Accented::plain);
  return plain == without_accents(word, &Accented::plain) ||
         plain == without_accents(word, &Accented::spelled);
}

}  // namespace tactus::program
