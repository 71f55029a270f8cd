// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pgn_clock.hpp"

#include <algorithm>

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

}  // namespace tactus::notation
