// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/clock/time_control.hpp"

namespace tactus::clock {
namespace {

/// At most four digits, at least one, greater than zero.
std::optional<unsigned> count_of(std::string_view digits) {
  if (digits.empty() || digits.size() > 4) return std::nullopt;
  unsigned number = 0;
  for (char const c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + static_cast<unsigned>(c - '0');
  }
  return number == 0 ? std::nullopt : std::optional(number);
}

std::optional<Period> period_of(std::string_view text) {
  std::size_t const slash = text.find('/');
  auto const base = read_duration(text.substr(0, slash));
  if (!base) return std::nullopt;
  if (slash == std::string_view::npos) return Period{std::nullopt, *base};
  auto const moves = count_of(text.substr(slash + 1));
  return moves ? std::optional(Period{*moves, *base}) : std::nullopt;
}

/// Only the last part can be one, and only behind a period without a number of moves.
bool take_move_time(TimeControl& control, std::string_view text) {
  bool const is_delay = text.starts_with('d');
  auto const time = read_duration(text.substr(is_delay ? 1 : 0));
  if (!time || !text.ends_with('s')) return false;
  (is_delay ? control.delay : control.increment) = *time;
  return true;
}

/// The largest unit that leaves no rest.
std::string text_of(Millis duration) {
  auto const seconds = std::chrono::duration_cast<std::chrono::seconds>(duration).count();
  if (seconds % 3600 == 0) return std::to_string(seconds / 3600) + "h";
  if (seconds % 60 == 0) return std::to_string(seconds / 60) + "m";
  return std::to_string(seconds) + "s";
}

std::string in_seconds(Millis duration) {
  return std::to_string(std::chrono::duration_cast<std::chrono::seconds>(duration).count());
}

/// In small letters without blanks, and "90+30", minutes and seconds a move, as everybody says it, with its
/// units.
std::string in_plain_form(std::string_view text) {
  std::string plain;
  for (char const c : text)
    if (c != ' ' && c != '\t') plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  std::size_t const plus = plain.find('+');
  bool const is_bare =
      plus != std::string::npos && count_of(plain.substr(0, plus)) && count_of(plain.substr(plus + 1));
  return is_bare ? plain.substr(0, plus) + 'm' + plain.substr(plus) + 's' : plain;
}

}  // namespace

std::optional<Millis> read_duration(std::string_view text) {
  if (text.empty()) return std::nullopt;
  auto const number = count_of(text.substr(0, text.size() - 1));
  if (!number) return std::nullopt;
  switch (text.back()) {
    case 'h': return std::chrono::hours{*number};
    case 'm': return std::chrono::minutes{*number};
    case 's': return std::chrono::seconds{*number};
    default: return std::nullopt;
  }
}

std::string text_of(TimeControl const& control) {
  std::string text;
  for (Period const& period : control.periods) {
    if (!text.empty()) text += '+';
    text += text_of(period.base);
    if (period.moves) text += '/' + std::to_string(*period.moves);
  }
  if (control.increment > Millis{0}) text += '+' + in_seconds(control.increment) + 's';
  if (control.delay > Millis{0}) text += "+d" + in_seconds(control.delay) + 's';
  return text;
}

std::string pgn_text_of(TimeControl const& control) {
  std::string text;
  for (Period const& period : control.periods) {
    if (!text.empty()) text += ':';
    if (period.moves) text += std::to_string(*period.moves) + '/';
    text += in_seconds(period.base);
    if (control.increment > Millis{0}) text += '+' + in_seconds(control.increment);
  }
  return text;
}

std::optional<TimeControl> read_time_control(std::string_view written) {
  std::string const plain = in_plain_form(written);
  std::string_view text = plain;
  TimeControl control;
  for (bool is_last = false; !is_last;) {
    std::size_t const plus = text.find('+');
    is_last = plus == std::string_view::npos;
    std::string_view const part = text.substr(0, plus);
    bool const may_be_move_time = is_last && !control.periods.empty() && !control.periods.back().moves;
    if (may_be_move_time) return take_move_time(control, part) ? std::optional(control) : std::nullopt;
    auto const period = period_of(part);
    // After a period for the rest of the game there is no other.
    if (!period || (!control.periods.empty() && !control.periods.back().moves)) return std::nullopt;
    control.periods.push_back(*period);
    if (!is_last) text.remove_prefix(plus + 1);
  }
  return control.periods.back().moves ? std::nullopt : std::optional(control);
}

Millis time_given(TimeControl const& control, unsigned moves) {
  Millis given = (moves + 1) * control.increment;
  unsigned needed = 0;  // moves that lead into the period
  for (Period const& period : control.periods) {
    if (moves < needed) break;
    given += period.base;
    if (!period.moves) break;
    needed += *period.moves;
  }
  return given;
}

}  // namespace tactus::clock
