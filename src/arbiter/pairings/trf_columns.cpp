// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/pairings/trf_columns.hpp"

#include "core/message/file_text.hpp"
#include "core/message/unicode.hpp"
#include "src/arbiter/pairings/pairings.hpp"

#include <algorithm>

namespace tactus::pairings {

Columns::Columns(std::string_view line, Counted counted) : line_(line) {
  for (std::size_t at = 0; at < line.size(); ++at)
    if (counted == Counted::in_bytes || (line[at] & 0xC0) != 0x80) begins_.push_back(at);
  begins_.push_back(line.size());
}

std::string_view Columns::cut(std::size_t first, std::size_t last) const {
  auto const from = std::min(first - 1, begins_.size() - 1), to = std::min(last, begins_.size() - 1);
  return line_.substr(begins_[from], begins_[to] - begins_[from]);
}

char Columns::sign(std::size_t place) const {
  auto const text = cut(place, place);
  return text.size() == 1 ? text.front() : ' ';
}

bool is_player_line(std::string_view line) { return line.starts_with("001 "); }

namespace {

bool has_only(std::string_view text, std::string_view signs) {
  return text.find_first_not_of(signs) == std::string_view::npos;
}

/// Of its rounds, those with letters or digits where none belong.
std::size_t odd_rounds(Columns const& columns) {
  std::size_t odd = 0;
  for (auto at = first_round_at; at <= columns.size(); at += round_width) {
    bool const is_right = has_only(columns.cut(at, at + 3), "0123456789 ") &&
                          has_only(columns.cut(at + 4, at + 4), " ") &&
                          has_only(columns.cut(at + colour_behind, at + colour_behind), "wbWB- ") &&
                          has_only(columns.cut(at + 6, at + 6), " ");
    if (!is_right) ++odd;
  }
  return odd;
}

char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

Counted counted_in(std::string_view text) {
  std::size_t by_signs = 0, by_bytes = 0;
  while (!text.empty()) {
    auto const line = take_line(text);
    if (!is_player_line(line) || unicode::is_ascii(line)) continue;
    by_signs += odd_rounds({line, Counted::in_signs});
    by_bytes += odd_rounds({line, Counted::in_bytes});
  }
  return by_signs > 0 && by_bytes == 0 ? Counted::in_bytes : Counted::in_signs;
}

tl::expected<std::optional<Paired>, Message> paired_in(Columns const& columns, unsigned round) {
  auto const at = first_round_at + round_width * (round - 1);
  auto const opponent = trimmed(columns.cut(at, at + 3));
  char const colour = capital(columns.sign(at + colour_behind));
  char const result = capital(columns.sign(at + result_behind));
  if (has_only(opponent, "0")) return std::nullopt;
  auto const rank = number_in(opponent, most_players);
  if (!rank)
    return tl::unexpected(say(
        "round {number}, columns {first} to {last}: expected the starting rank of the opponent",
        {{"number", round}, {"first", static_cast<unsigned>(at)}, {"last", static_cast<unsigned>(at + 3)}}));
  if (result == '+' || result == '-') return std::nullopt;
  if (colour != 'W' && colour != 'B')
    return tl::unexpected(say("round {number}, column {first}: expected the colour, w or b",
                              {{"number", round}, {"first", static_cast<unsigned>(at + colour_behind)}}));
  return Paired{*rank, colour == 'W', result == '*' ? ' ' : result};
}

bool is_bye_in(Columns const& columns, unsigned round) {
  auto const at = first_round_at + round_width * (round - 1);
  auto const opponent = trimmed(columns.cut(at, at + 3));
  constexpr std::string_view byes = "HFUZ";
  return !opponent.empty() && has_only(opponent, "0") &&
         byes.find(capital(columns.sign(at + result_behind))) != std::string_view::npos;
}

std::optional<unsigned> tenths_in(std::string_view text) {
  text = trimmed(text);
  auto const point = text.find_first_of(".,");
  auto const whole = text.substr(0, point),
             part = point == std::string_view::npos ? "0" : text.substr(point + 1);
  constexpr std::string_view digits = "0123456789";
  bool const is_number = !whole.empty() && whole.size() <= 3 && part.size() == 1 && has_only(whole, digits) &&
                         has_only(part, digits);
  if (!is_number) return std::nullopt;
  return static_cast<unsigned>(10 * std::stoul(std::string{whole}) + std::stoul(std::string{part}));
}

namespace {

using Sides = std::vector<Scoring::Side*>;

void set(Sides const& sides, char result, unsigned tenths) {
  for (auto* const side : sides) {
    if (result == 'W') side->win = tenths;
    if (result == 'D') side->draw = tenths;
    if (result == 'L') side->loss = tenths;
    if (result == 'A') side->absence = tenths;
  }
}

std::string_view take_word(std::string_view& line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  auto const word = line.substr(0, line.find(' '));
  line.remove_prefix(word.size());
  return word;
}

/// "162  W 3.0    D 1.0    L 0.0", also with letter and number in one word.
void take_scores_of_trf26(std::string_view rest, Scoring& scoring) {
  while (true) {
    auto word = take_word(rest);
    if (word.empty()) return;
    char const result = word.front();
    word.remove_prefix(1);
    if (auto const tenths = tenths_in(word.empty() ? take_word(rest) : word))
      set({&scoring.white, &scoring.black}, result, *tenths);
  }
}

/// "XXS W=3.0 BD=1": of one colour or of both.
void take_scores_of_javafo(std::string_view rest, Scoring& scoring) {
  for (auto word = take_word(rest); !word.empty(); word = take_word(rest)) {
    auto const code = word.substr(0, word.find('='));
    auto const tenths = tenths_in(word.substr(std::min(code.size() + 1, word.size())));
    if (!tenths || code.empty() || code.size() > 2) continue;
    if (code.size() == 1) set({&scoring.white, &scoring.black}, code[0], *tenths);
    if (code.size() == 2 && code[0] == 'W') set({&scoring.white}, code[1], *tenths);
    if (code.size() == 2 && code[0] == 'B') set({&scoring.black}, code[1], *tenths);
  }
}

}  // namespace

Scoring scoring_in(std::string_view text) {
  Scoring scoring;
  while (!text.empty()) {
    auto const line = take_line(text);
    auto const kind = line.substr(0, 3), rest = line.substr(std::min<std::size_t>(3, line.size()));
    if (kind == "162") take_scores_of_trf26(rest, scoring);
    if (kind == "XXS") take_scores_of_javafo(rest, scoring);
    if (kind == "BBW" || kind == "BBD" || kind == "BBL")
      if (auto const tenths = tenths_in(rest)) set({&scoring.white, &scoring.black}, kind[2], *tenths);
    if (kind == "BBF")  // a forfeit lost
      if (auto const tenths = tenths_in(rest)) set({&scoring.white, &scoring.black}, 'A', *tenths);
  }
  return scoring;
}

}  // namespace tactus::pairings
