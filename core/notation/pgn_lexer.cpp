// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pgn_lexer.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace tactus::notation {
namespace {

enum class Class : std::uint8_t { part_of_word, digit, blank, mark, single };

constexpr std::array<Class, 256> make_classes() {
  std::array<Class, 256> classes{};
  auto const put = [&classes](std::string_view characters, Class value) {
    for (char const c : characters) classes[static_cast<unsigned char>(c)] = value;
  };
  put("0123456789", Class::digit);
  put(std::string_view{" \t\r\n\v\f.\0", 8}, Class::blank);
  put("!?", Class::mark);
  put("[]{}()\";$*", Class::single);
  return classes;
}
constexpr std::array<Class, 256> classes = make_classes();

Class class_of(char c) { return classes[static_cast<unsigned char>(c)]; }
bool is_blank(char c) { return class_of(c) == Class::blank; }
bool is_digit(char c) { return class_of(c) == Class::digit; }

bool is_result(std::string_view text) {
  return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "1/2";
}

}  // namespace

PgnLexer::PgnLexer(std::string_view text)
    : begin_(text.data()),
      end_(text.data() + text.size()),
      at_(begin_),
      last_(begin_),
      closing_brace_(begin_) {}

char const* PgnLexer::end_of_line() const {
  auto const left = static_cast<std::size_t>(end_ - at_);
  void const* const found = left == 0 ? nullptr : std::memchr(at_, '\n', left);
  return found == nullptr ? end_ : static_cast<char const*>(found);
}

/// The number of a move. A digit that begins castling or a result is none.
bool PgnLexer::skip_number() {
  if (*at_ == '0') return false;
  char const* after = at_;
  while (after != end_ && is_digit(*after)) ++after;
  if (after != end_ && (*after == '-' || *after == '/')) return false;
  at_ = after;
  return true;
}

bool PgnLexer::skip_escaped_line() {
  if (at_ != begin_ && at_[-1] != '\n' && at_[-1] != '\r') return false;
  at_ = end_of_line();
  return true;
}

void PgnLexer::skip_between() {
  for (; at_ != end_;) {
    if (is_blank(*at_))
      ++at_;
    else if (!(is_digit(*at_) && skip_number()) && !(*at_ == '%' && skip_escaped_line()))
      return;
  }
}

PgnToken PgnLexer::next() {
  skip_between();
  last_ = at_;
  if (at_ == end_) return {PgnWord::end, taken_since(end_), {}};
  switch (*at_) {
    case '[': return take_tag();
    case '{': return take_braced_comment();
    case ';': return take_line_comment();
    case '$':
    case '!':
    case '?': return take_glyph();
    case '(': return ++at_, PgnToken{PgnWord::opening, taken_since(last_), {}};
    case ')': return ++at_, PgnToken{PgnWord::closing, taken_since(last_), {}};
    case '*': return ++at_, PgnToken{PgnWord::result, taken_since(last_), {}};
    case '}':
    case ']':
    case '"': return ++at_, PgnToken{PgnWord::stray, taken_since(last_), {}};
    default: return take_move_or_result();
  }
}

PgnToken PgnLexer::take_tag() {
  char const* const line_end = end_of_line();
  auto const skip_spaces = [this, line_end] {
    while (at_ != line_end && is_blank(*at_)) ++at_;
  };
  auto const broken = [this, line_end] {
    at_ = line_end;
    return PgnToken{PgnWord::broken_tag, taken_since(last_), {}};
  };
  ++at_;
  skip_spaces();
  char const* const name = at_;
  while (at_ != line_end && class_of(*at_) <= Class::digit) ++at_;
  std::string_view const name_text = taken_since(name);
  skip_spaces();
  if (name_text.empty() || at_ == line_end || *at_ != '"') return broken();
  char const* const value = ++at_;
  while (at_ != line_end && *at_ != '"') at_ += *at_ == '\\' && at_ + 1 != line_end ? 2 : 1;
  if (at_ == line_end) return broken();
  std::string_view const value_text = taken_since(value);
  ++at_;
  skip_spaces();
  if (at_ == line_end || *at_ != ']') return broken();
  ++at_;
  return {PgnWord::tag, name_text, value_text};
}

/// An empty line and a tag: somebody forgot the brace, and the next one belongs to another game.
bool PgnLexer::runs_into_tags(std::string_view comment) {
  char const* const start = at_;
  bool is_tag = false;
  for (auto line = comment.find("\n["); line != std::string_view::npos && !is_tag;
       line = comment.find("\n[", line + 1)) {
    std::string_view before = comment.substr(0, line);
    if (before.ends_with('\r')) before.remove_suffix(1);
    if (!before.ends_with('\n')) continue;
    at_ = comment.data() + line + 1;
    is_tag = take_tag().word == PgnWord::tag;
  }
  at_ = start;
  return is_tag;
}

PgnToken PgnLexer::take_braced_comment() {
  ++at_;
  if (closing_brace_ < at_) {
    auto const left = static_cast<std::size_t>(end_ - at_);
    void const* const found = left == 0 ? nullptr : std::memchr(at_, '}', left);
    closing_brace_ = found == nullptr ? end_ : static_cast<char const*>(found);
  }
  std::string_view const text{at_, static_cast<std::size_t>(closing_brace_ - at_)};
  if (closing_brace_ == end_ || runs_into_tags(text)) {
    at_ = end_;
    return {PgnWord::broken_comment, taken_since(last_), {}};
  }
  at_ = closing_brace_ + 1;
  return {PgnWord::comment, text, {}};
}

PgnToken PgnLexer::take_line_comment() {
  at_ = end_of_line();
  return {PgnWord::comment, taken_since(last_ + 1), {}};
}

PgnToken PgnLexer::take_glyph() {
  if (*at_++ == '$')
    while (at_ != end_ && is_digit(*at_)) ++at_;
  else
    while (at_ != end_ && class_of(*at_) == Class::mark) ++at_;
  return {PgnWord::glyph, taken_since(last_), {}};
}

PgnToken PgnLexer::take_move_or_result() {
  while (at_ != end_ && class_of(*at_) <= Class::digit) ++at_;
  std::string_view const text = taken_since(last_);
  bool const ends_game = is_digit(*last_) && is_result(text);
  return {ends_game ? PgnWord::result : PgnWord::move, text, {}};
}

void PgnLexer::go_to_tag_line_after(char const* place) {
  for (at_ = place; at_ != end_;) {
    at_ = end_of_line();
    if (at_ == end_) return;
    char const* const line = ++at_;
    if (at_ != end_ && *at_ == '[' && take_tag().word == PgnWord::tag) {
      at_ = line;
      return;
    }
    at_ = line;
  }
}

}  // namespace tactus::notation
