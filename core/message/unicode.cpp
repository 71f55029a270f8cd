// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/unicode.hpp"

#include "core/message/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <utf8proc.h>

namespace tactus::unicode {
namespace {

struct Freed {
  void operator()(utf8proc_uint8_t* text) const { std::free(text); }  // NOLINT: utf8proc's own malloc
};

/// From its front on; eight at once, for files of games are long.
std::size_t ascii_bytes(std::string_view text) {
  std::size_t at = 0;
  for (std::uint64_t eight = 0; at + sizeof eight <= text.size(); at += sizeof eight) {
    std::memcpy(&eight, text.data() + at, sizeof eight);
    if ((eight & 0x8080808080808080U) != 0) break;
  }
  while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) ++at;
  return at;
}

utf8proc_uint8_t const* bytes_of(std::string_view text) {
  return reinterpret_cast<utf8proc_uint8_t const*>(text.data());  // NOLINT: the library's bytes
}

/// Precondition: UTF-8.
std::string mapped(std::string_view text, int options) {
  utf8proc_uint8_t* made = nullptr;
  auto const size = utf8proc_map(bytes_of(text), static_cast<utf8proc_ssize_t>(text.size()), &made,
                                 static_cast<utf8proc_option_t>(options));
  std::unique_ptr<utf8proc_uint8_t, Freed> const owner{made};
  if (size < 0) return std::string{text};  // out of memory
  return {made, made + size};
}

struct Letters {
  char32_t one;
  std::string_view other;
};

// Letters that have no accent to be taken off, and what Unicode makes of a fraction.
constexpr std::array<Letters, 10> plain_letters{{{U'ø', "o"},
                                                 {U'æ', "ae"},
                                                 {U'œ', "oe"},
                                                 {U'ł', "l"},
                                                 {U'đ', "d"},
                                                 {U'ð', "d"},
                                                 {U'þ', "th"},
                                                 {U'ı', "i"},
                                                 {U'\u2044', "/"},
                                                 {U'\u2019', "'"}}};
constexpr std::array<Letters, 6> two_letters{
    {{U'ä', "ae"}, {U'ö', "oe"}, {U'ü', "ue"}, {U'å', "aa"}, {U'ø', "oe"}, {U'æ', "ae"}}};

template <std::size_t size>
void append(std::string& text, char32_t sign, std::array<Letters, size> const& table) {
  auto const found = std::find_if(table.begin(), table.end(), [sign](auto each) { return each.one == sign; });
  if (found == table.end())
    append_utf8(text, sign);
  else
    text += found->other;
}

/// Of a text without capitals and accents: what is left to be made plain.
std::string plainly(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    char32_t const sign = take_character(text);
    SignKind const kind = kind_of(sign);
    if (kind == SignKind::blank || sign == U'\t' || sign == U'\r' || sign == U'\n') {
      if (!plain.empty() && plain.back() != ' ') plain += ' ';
    } else if (kind == SignKind::dash) {
      plain += '-';
    } else if (kind != SignKind::joiner) {
      append(plain, sign, plain_letters);
    }
  }
  if (!plain.empty() && plain.back() == ' ') plain.pop_back();
  return plain;
}

std::string small_ascii(std::string_view text) {
  std::string small{text};
  std::transform(small.begin(), small.end(), small.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return small;
}

}  // namespace

bool is_ascii(std::string_view text) { return ascii_bytes(text) == text.size(); }

bool is_utf8(std::string_view text) {
  while (true) {
    text.remove_prefix(ascii_bytes(text));
    if (text.empty()) return true;
    utf8proc_int32_t sign = 0;
    auto const size = utf8proc_iterate(bytes_of(text), static_cast<utf8proc_ssize_t>(text.size()), &sign);
    if (size <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(size));
  }
}

std::size_t length(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) take_character(text);
  return count;
}

std::string composed(std::string_view text) {
  if (is_ascii(text) || !is_utf8(text)) return std::string{text};
  return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

namespace {

/// `text` with each sign as `other` has it; nothing: as it stands, broken bytes too.
template <class Other>
std::string with_signs(std::string_view text, Other const& other) {
  std::string changed;
  while (!text.empty()) {
    std::string_view const before = text;
    char32_t const sign = take_character(text);
    std::optional<char32_t> const instead = other(sign);
    if (instead)
      append_utf8(changed, *instead);
    else
      changed += before.substr(0, before.size() - text.size());
  }
  return changed;
}

}  // namespace

std::string in_small_letters(std::string_view text) {
  if (is_ascii(text)) return small_ascii(text);
  return with_signs(text, [](char32_t sign) {
    auto const small = static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(sign)));
    return small == sign ? std::nullopt : std::optional(small);
  });
}

std::string with_plain_blanks(std::string_view text) {
  return with_signs(text, [](char32_t sign) {
    bool const is_unseen = sign == 0x200B || sign == 0x2028 || sign == 0x2029 || sign == 0xFEFF;
    bool const is_blank = is_unseen || (sign >= 0x80 && kind_of(sign) == SignKind::blank);
    return is_blank ? std::optional(U' ') : std::nullopt;
  });
}

std::string folded(std::string_view text) {
  if (is_ascii(text)) return plainly(small_ascii(text));
  if (!is_utf8(text)) return small_ascii(text);
  return plainly(mapped(
      text, UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK));
}

std::string spelled_out(std::string_view text) {
  if (is_ascii(text) || !is_utf8(text)) return folded(text);
  std::string const small = mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
  std::string spelled;
  for (std::string_view rest = small; !rest.empty();) append(spelled, take_character(rest), two_letters);
  return folded(spelled);
}

bool is_typed_for(std::string_view typed, std::string_view word) {
  std::string const plain = folded(typed);
  return plain == folded(word) || plain == spelled_out(word);
}

char32_t of_plain_width(char32_t sign) {
  auto const as_code_point = static_cast<utf8proc_int32_t>(sign);
  if (sign < 0x80 || utf8proc_get_property(as_code_point)->decomp_type != UTF8PROC_DECOMP_TYPE_WIDE)
    return sign;
  std::array<utf8proc_int32_t, 1> plain{};
  int last_class = 0;
  auto const count = utf8proc_decompose_char(
      as_code_point, plain.data(), plain.size(),
      static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT), &last_class);
  return count == 1 ? static_cast<char32_t>(plain[0]) : sign;
}

bool is_capital(char32_t letter) {
  return utf8proc_tolower(static_cast<utf8proc_int32_t>(letter)) != static_cast<utf8proc_int32_t>(letter);
}

SignKind kind_of(char32_t sign) {
  if (sign == 0x200C || sign == 0x200D) return SignKind::joiner;
  if (sign == 0x2212) return SignKind::dash;  // minus
  auto const* const property = utf8proc_get_property(static_cast<utf8proc_int32_t>(sign));
  switch (property->category) {
    case UTF8PROC_CATEGORY_ZS: return SignKind::blank;
    case UTF8PROC_CATEGORY_PD: return SignKind::dash;
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return SignKind::hidden;
    default: break;
  }
  bool const is_tag = sign >= 0xE0000 && sign <= 0xE0FFF;  // among them variants that nobody sees
  if (is_tag || property->ignorable) return SignKind::hidden;
  return property->bidi_class == UTF8PROC_BIDI_CLASS_R || property->bidi_class == UTF8PROC_BIDI_CLASS_AL
             ? SignKind::right_to_left
             : SignKind::shown;
}

}  // namespace tactus::unicode
