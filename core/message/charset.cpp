// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/charset.hpp"

#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"

#include <algorithm>
#include <array>

namespace tactus {
namespace {

struct Place {
  unsigned char byte;
  char32_t sign;
};
// Where it is not ISO 8859-1.
constexpr std::array<Place, 8> of_latin9{{{0xA4, U'€'},
                                          {0xA6, U'Š'},
                                          {0xA8, U'š'},
                                          {0xB4, U'Ž'},
                                          {0xB8, U'ž'},
                                          {0xBC, U'Œ'},
                                          {0xBD, U'œ'},
                                          {0xBE, U'Ÿ'}}};
// 0x80 to 0x9F; five bytes are no signs.
constexpr std::u32string_view of_windows = U"€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

char32_t sign_of(unsigned char byte, Charset charset) {
  if (charset == Charset::windows_1252 && byte >= 0x80 && byte < 0xA0) return of_windows[byte - 0x80U];
  if (charset == Charset::latin9)
    for (Place const& each : of_latin9)
      if (each.byte == byte) return each.sign;
  return byte;
}

/// "ISO-8859-1", "iso88591", "ISO_8859-1" are one.
std::string only_letters_and_digits(std::string_view name) {
  std::string plain;
  for (char const c : name) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) plain += c;
    if (c >= 'A' && c <= 'Z') plain += static_cast<char>(c - 'A' + 'a');
  }
  return plain;
}

}  // namespace

std::optional<Charset> charset_of_locale(std::string_view locale) {
  auto const at = std::min(locale.find('@'), locale.size());
  auto const dot = locale.find('.');
  if (dot == std::string_view::npos) return locale.substr(at) == "@euro" ? Charset::latin9 : Charset::utf8;
  std::string const name = only_letters_and_digits(locale.substr(dot + 1, at - std::min(dot + 1, at)));
  if (name == "utf8") return Charset::utf8;
  if (name == "iso88591" || name == "latin1") return Charset::latin1;
  if (name == "iso885915" || name == "latin9") return Charset::latin9;
  if (name == "cp1252" || name == "windows1252") return Charset::windows_1252;
  return std::nullopt;
}

std::string decoded(std::string_view bytes, Charset charset) {
  if (charset == Charset::utf8 || unicode::is_utf8(bytes)) return std::string{bytes};
  std::string text;
  for (char const c : bytes) append_utf8(text, sign_of(static_cast<unsigned char>(c), charset));
  return text;
}

}  // namespace tactus
