// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/pgn/pgn_lexer.hpp"

#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"
#include "core/notation/move_signs.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace tactus::notation {
namespace {

/// Takes up to `most` digits off the front; nothing where none stands.
std::optional<long long> take_number(std::string_view& text, std::size_t most) {
  long long value = 0;
  std::size_t digits = 0;
  for (; digits < most && digits < text.size() && text[digits] >= '0' && text[digits] <= '9'; ++digits)
    value = value * 10 + (text[digits] - '0');
  if (digits == 0) return std::nullopt;
  text.remove_prefix(digits);
  return value;
}

bool take(std::string_view& text, char c) {
  if (text.empty() || text.front() != c) return false;
  text.remove_prefix(1);
  return true;
}

/// Also line ends: a comment may be broken anywhere.
void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

/// "5" after the point is half a second.
std::optional<long long> take_thousandths(std::string_view& text) {
  if (!take(text, '.')) return 0;
  std::size_t const before = text.size();
  auto value = take_number(text, 3);
  for (std::size_t digits = before - text.size(); value && digits < 3; ++digits) *value *= 10;
  return value;
}

std::optional<Millis> take_time(std::string_view& text) {
  auto const hours = take_number(text, 5);
  if (!hours || !take(text, ':')) return std::nullopt;
  auto const minutes = take_number(text, 2);
  if (!minutes || *minutes > 59 || !take(text, ':')) return std::nullopt;
  auto const seconds = take_number(text, 2);
  if (!seconds || *seconds > 59) return std::nullopt;
  auto const thousandths = take_thousandths(text);
  if (!thousandths) return std::nullopt;
  return Millis{((*hours * 60 + *minutes) * 60 + *seconds) * 1000 + *thousandths};
}

/// What follows the name of the command: a blank, the time and the bracket.
std::optional<Millis> bracketed_time(std::string_view text) {
  std::size_t const before = text.size();
  skip_blanks(text);
  if (text.size() == before) return std::nullopt;
  auto const time = take_time(text);
  skip_blanks(text);
  return take(text, ']') ? time : std::nullopt;
}

}  // namespace

ClockCommands clock_commands(std::string_view comment) {
  ClockCommands commands;
  for (std::size_t at = comment.find('['); at != std::string_view::npos; at = comment.find('[')) {
    comment.remove_prefix(at + 1);
    bool const is_left = comment.starts_with("%clk");
    if (!is_left && !comment.starts_with("%emt")) continue;
    auto& value = is_left ? commands.left : commands.spent;
    if (!value) value = bracketed_time(comment.substr(4));
  }
  return commands;
}

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

/// A blank of typesetting, or three dots in one sign: its length in bytes; 0: no such sign.
std::size_t size_of_wide_blank(std::string_view rest) {
  if (rest.empty() || static_cast<unsigned char>(rest.front()) < 0x80) return 0;
  std::size_t const before = rest.size();
  char32_t const sign = take_character(rest);
  bool const is_blank = sign == U'\u2026' || unicode::kind_of(sign) == unicode::SignKind::blank;
  return is_blank ? before - rest.size() : 0;
}

bool is_wide_dash(std::string_view rest) {
  if (rest.empty() || static_cast<unsigned char>(rest.front()) < 0x80) return false;
  return unicode::kind_of(take_character(rest)) == unicode::SignKind::dash;
}

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

char const* PgnLexer::end_of_line_from(char const* start) const {
  auto const left = static_cast<std::size_t>(end_ - start);
  void const* const found = left == 0 ? nullptr : std::memchr(start, '\n', left);
  return found == nullptr ? end_ : static_cast<char const*>(found);
}
char const* PgnLexer::end_of_line() const { return end_of_line_from(at_); }

/// Where as many braces are closed as were opened; null where that is not so within reach.
char const* PgnLexer::end_of_nested() const {
  constexpr std::ptrdiff_t reach = 4096;  // so that many odd braces are not searched to the end each
  char const* const limit = end_ - at_ < reach ? end_ : at_ + reach;
  int depth = 1;
  for (char const* c = at_; c != limit; ++c) {
    if (*c == '{') ++depth;
    if (*c == '}' && --depth == 0) return c;
  }
  return nullptr;
}

/// The number of a move. A digit that begins castling or a result is none, and no game has a thousand moves:
/// four digits without a point are something else, such as a move in digits. "0." is one of studies.
bool PgnLexer::skip_number() {
  if (*at_ == '0' && !rest_from(at_).starts_with("0.")) return false;
  char const* after = at_;
  while (after != end_ && is_digit(*after)) ++after;
  if (after != end_ && (*after == '-' || *after == '/' || is_wide_dash(rest_from(after)))) return false;
  bool const is_long = after - at_ > 3;
  if (is_long && (after == end_ || *after != '.')) return false;
  is_numbered_ = true;
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
    else if (auto const size = size_of_wide_blank(rest_from(at_)); size > 0)
      at_ += size;
    else if (!(is_digit(*at_) && skip_number()) && !(*at_ == '%' && skip_escaped_line()))
      return;
  }
}

bool PgnLexer::is_behind_empty_line() const {
  std::size_t lines = 0;
  for (char const* c = last_; c != begin_ && is_blank(c[-1]); --c) lines += c[-1] == '\n' ? 1 : 0;
  return lines > 1;
}

PgnToken PgnLexer::next() {
  is_numbered_ = false;
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
    case '(': return take_opening_or_sign();
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
  if (at_ == line_end) return take_loose_tag(name_text, value);
  std::string_view const value_text = taken_since(value);
  ++at_;
  skip_spaces();
  if (at_ == line_end || *at_ != ']') return take_loose_tag(name_text, value);
  ++at_;
  return {PgnWord::tag, name_text, value_text};
}

/// Its value ends at the first quote that a bracket follows, whatever stands before.
PgnToken PgnLexer::take_loose_tag(std::string_view name, char const* value) {
  char const* const line_end = end_of_line_from(value);
  for (char const* quote = value; quote != line_end; ++quote) {
    if (*quote != '"') continue;
    char const* after = quote + 1;
    while (after != line_end && is_blank(*after)) ++after;
    if (after == line_end || *after != ']') continue;
    at_ = after + 1;
    return {PgnWord::tag, name, {value, static_cast<std::size_t>(quote - value)}, true};
  }
  at_ = line_end;
  return {PgnWord::broken_tag, taken_since(last_), {}};
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
  // PGN knows no braces inside braces; where they come out even, whoever wrote them meant one comment.
  char const* const nested = text.find('{') != std::string_view::npos ? end_of_nested() : nullptr;
  std::string_view const whole{at_, static_cast<std::size_t>((nested ? nested : closing_brace_) - at_)};
  at_ = (nested ? nested : closing_brace_) + 1;
  return {PgnWord::comment, whole, {}, nested != nullptr};
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

PgnToken PgnLexer::take_opening_or_sign() {
  constexpr std::string_view offer = "(=)";
  bool const is_offer = rest_from(at_).starts_with(offer);
  at_ += is_offer ? offer.size() : 1;
  return {is_offer ? PgnWord::sign : PgnWord::opening, taken_since(last_), {}};
}

/// Behind a pawn on the last rank "(Q)", " Q" or " =Q", of which no variation and no novelty is made.
void PgnLexer::skip_new_piece() {
  bool const is_pawn = *last_ >= 'a' && *last_ <= 'h' && (at_[-1] == '8' || at_[-1] == '1');
  if (!is_pawn) return;
  std::string_view rest = rest_from(at_);
  bool const is_apart = take(rest, ' ');
  bool const is_bracketed = take(rest, '(');
  if (!is_apart && !is_bracketed) return;
  take(rest, '=');
  if (rest.empty() || std::string_view{"QRBN"}.find(rest.front()) == std::string_view::npos) return;
  rest.remove_prefix(1);
  if (is_bracketed && !take(rest, ')')) return;
  bool const is_check = take(rest, '+') || take(rest, '#');
  if (!is_check && !rest.empty() && class_of(rest.front()) <= Class::digit) return;
  at_ = end_ - rest.size();
}

PgnToken PgnLexer::take_move_or_result() {
  while (at_ != end_ && class_of(*at_) <= Class::digit && size_of_wide_blank(rest_from(at_)) == 0) ++at_;
  constexpr std::string_view rest_of_remark = ".p.";  // of "e.p.", alone or at a move
  if (at_ != last_ && at_[-1] == 'e' && rest_from(at_).starts_with(rest_of_remark))
    at_ += rest_of_remark.size();
  skip_new_piece();
  std::string_view const text = taken_since(last_);
  bool const may_end_game = is_digit(*last_) || static_cast<unsigned char>(*last_) >= 0x80;  // "\u00bd"
  bool const ends_game = may_end_game && is_result(plain_signs(text));
  return {ends_game ? PgnWord::result : PgnWord::move, text, {}, false, is_numbered_};
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

std::string_view describe(PgnFault fault) {
  switch (fault) {
    case PgnFault::bad_tag: return "expected a tag on one line, such as [White \"Name\"]";
    case PgnFault::bad_fen: return "expected a tag FEN with the six fields of a position";
    case PgnFault::unplayable_setup:
      return "expected a position with one king each, no pawn on the first or last rank, and the player who "
             "is "
             "not to move not in check";
    case PgnFault::unknown_variant: return "expected a game of standard chess or Chess960";
    case PgnFault::not_a_move: return "expected a move, a comment, a variation or a result";
    case PgnFault::null_move: return "expected a move; passing is none";
    case PgnFault::no_such_move: return "expected a legal move";
    case PgnFault::several_moves: return "expected a text that only one legal move fits";
    case PgnFault::bad_glyph: return "expected a glyph from $0 to $255, or one of ! ? !! ?? !? ?!";
    case PgnFault::misplaced_variation: return "expected a move before the variation that replaces it";
    case PgnFault::deep_variation: return "expected at most 200 variations inside each other";
    case PgnFault::unopened_variation: return "expected '(' before ')'";
    case PgnFault::unclosed_variation: return "expected ')' before the game ends";
    case PgnFault::unclosed_comment: return "expected '}' after '{'";
    case PgnFault::stray_character: return "expected a move, a comment, a variation or a result";
    case PgnFault::loose_tag: return "expected quotes and backslashes of a tag behind a backslash";
    case PgnFault::nested_comment: return "expected no '{' between '{' and '}'";
    case PgnFault::passed_over: return "expected a move; what is none is passed over";
    case PgnFault::loose_move: return "expected a move as PGN has it; read as it is meant";
    case PgnFault::parted_tags: return "expected no empty line between the tags of a game";
    case PgnFault::late_variation: return "expected variations before the result";
  }
  return {};
}

}  // namespace tactus::notation
