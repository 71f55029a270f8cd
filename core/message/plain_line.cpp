// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/plain_line.hpp"

#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"

namespace tactus {
namespace {

bool is_plain(char32_t c) { return unicode::kind_of(c) != unicode::SignKind::hidden; }

/// The first character of `rest`, taken off; broken_character also for one that is not encoded as it should
/// be.
char32_t take_whole_character(std::string_view& rest) {
  std::string_view const before = rest;
  char32_t const c = take_character(rest);
  std::string shortest;
  append_utf8(shortest, c);
  bool const is_surrogate = c >= 0xD800 && c < 0xE000;
  bool const is_whole = shortest == before.substr(0, before.size() - rest.size());
  return is_whole && !is_surrogate && c <= 0x10FFFF ? c : broken_character;
}

std::string shown(char32_t c) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string text;
  for (; c != 0 || text.size() < 4; c >>= 4U) text.insert(text.begin(), digits[c & 0xFU]);
  return "<U+" + text + ">";
}

}  // namespace

bool is_plain_line(std::string_view text) {
  constexpr std::string_view written_broken = "\xEF\xBF\xBD";
  while (!text.empty()) {
    bool const is_written = text.starts_with(written_broken);
    char32_t const c = take_whole_character(text);
    if (!is_plain(c) || (c == broken_character && !is_written)) return false;
  }
  return true;
}

namespace {

constexpr char32_t sign_of_isolate = 0x2068, sign_of_end = 0x2069;

/// How many isolates are closed in the text.
std::size_t closed_isolates(std::string_view text) {
  std::size_t open = 0, closed = 0;
  while (!text.empty()) {
    char32_t const c = take_whole_character(text);
    if (c == sign_of_isolate) ++open;
    if (c != sign_of_end || open == 0) continue;
    --open;
    ++closed;
  }
  return open == 0 ? closed : 0;
}

std::string plain_line(std::string_view text, bool has_isolates) {
  std::string plain;
  std::size_t open = 0;
  while (!text.empty()) {
    char32_t const c = take_whole_character(text);
    bool const closes = has_isolates && c == sign_of_end && open > 0;
    bool const opens = has_isolates && c == sign_of_isolate;
    if (opens) ++open;
    if (closes) --open;
    if (is_plain(c) || opens || closes)
      append_utf8(plain, c);
    else
      plain += shown(c);
  }
  return plain;
}

}  // namespace

std::string as_plain_line(std::string_view text) { return plain_line(text, false); }

std::string as_plain_line_of_texts(std::string_view text) {
  return plain_line(text, closed_isolates(text) > 0);
}

std::string shortened(std::string_view text, std::size_t most) {
  std::string_view rest = text;
  std::size_t begin_of_last = 0;
  for (std::size_t count = 0; count < most && !rest.empty(); ++count) {
    begin_of_last = text.size() - rest.size();
    take_character(rest);
  }
  return rest.empty() ? std::string{text} : std::string{text.substr(0, begin_of_last)} + "…";
}

}  // namespace tactus
