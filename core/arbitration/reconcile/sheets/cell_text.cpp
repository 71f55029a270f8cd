// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/sheets/cell_text.hpp"

#include "core/message/unicode.hpp"
#include "core/notation/move_signs.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace tactus::arbitration::reconcile {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_file_letter(char c) { return (c >= 'a' && c <= 'h') || (c >= 'A' && c <= 'H'); }
bool is_rank_digit(char c) { return c >= '1' && c <= '8'; }

bool consists_of(std::string_view text, std::string_view signs) {
  return text.find_first_not_of(signs) == std::string_view::npos;
}

/// Signs that hands and keyboards write beside moves.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> other_signs{{
    {"\u2192", " "},  // an arrow: corrected to what follows
    {"\u21d2", " "},  // the same, double
    {"->", " "},
    {"=>", " "},
    {"\u2713", " "},  // ticks
    {"\u2714", " "},
    {"\u221a", " "},
    {"\u2026", " "},  // three dots
    {"\u201d", " "},  // quotation marks for "the same"
    {"\u201c", " "},
}};

std::string with_plain_signs(std::string_view cell) {
  std::string text;
  while (!cell.empty()) {
    auto const* const found =
        std::ranges::find_if(other_signs, [&](auto const& each) { return cell.starts_with(each.first); });
    bool const is_other = found != other_signs.end();
    text += is_other ? found->second : cell.substr(0, 1);
    cell.remove_prefix(is_other ? found->first.size() : 1);
  }
  return notation::plain_signs(text);
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    auto const begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    text.remove_prefix(begin);
    auto const end = std::min(text.find_first_of(" \t\r\n"), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

/// "1:23", "(1.23)", "0:05:12".
bool is_clock_time(std::string_view word) {
  bool const is_enclosed = word.starts_with('(') && word.ends_with(')');
  if (is_enclosed) word = word.substr(1, word.size() - 2);
  bool const has_colon = word.find(':') != std::string_view::npos;
  bool const has_point = word.find('.') != std::string_view::npos;
  return word.size() >= 4 && consists_of(word, "0123456789:.'") &&
         (has_colon || (has_point && is_enclosed)) && is_digit(word.front()) && is_digit(word.back());
}

bool ends_game(std::string_view word) {
  constexpr std::array<std::string_view, 7> results{"1-0", "0-1", "1/2-1/2", "1/2", "1/2:1/2", "+-", "-+"};
  return std::ranges::find(results, word) != results.end();
}

/// An offer of a draw, en passant, check and mate in words, in the languages of the sheets.
bool is_note(std::string_view word) {
  std::string const small = unicode::in_small_letters(word);
  std::string_view bare = small;
  while (!bare.empty() && std::string_view{"?!.,;:=()"}.find(bare.back()) != std::string_view::npos)
    bare.remove_suffix(1);
  while (!bare.empty() && std::string_view{"=("}.find(bare.front()) != std::string_view::npos)
    bare.remove_prefix(1);
  constexpr std::array<std::string_view, 19> notes{
      "remis", "remi", "draw",         "tasapeli", "tasan",  "nulle",  "offer",  "o.l",  "ol",  "e.p",
      "ep",    "i.f",  "ohestalyonti", "check",    "schach", "shakki", "schack", "matt", "mate"};
  return std::ranges::find(notes, bare) != notes.end();
}

/// Says that a move was made, or what it was worth.
bool is_mark(std::string_view word) {
  return consists_of(word, "!+#=()/\\|\"'`.,;:-_~*^") || word == "v" || word == "V";
}
bool is_doubt(std::string_view word) { return consists_of(word, "!?"); }

bool ends_in_square(std::string_view text) {
  return text.size() >= 2 && is_file_letter(text[text.size() - 2]) && is_rank_digit(text.back());
}

/// "Nf3!?", "Nf3,", "exd6o.l.", "Nf3(=)" without what stands behind the move.
std::string_view without_tail(std::string_view word) {
  for (std::string_view const tail : {"o.l.", "e.p.", "ep", "(=)", "i.f."})
    if (word.ends_with(tail) && word.size() > tail.size() + 1) word.remove_suffix(tail.size());
  while (!word.empty() && std::string_view{".,;!"}.find(word.back()) != std::string_view::npos)
    word.remove_suffix(1);
  if (word.ends_with('?')) {
    auto const last = word.find_last_not_of("!?");
    auto const before = word.substr(0, last == std::string_view::npos ? 0 : last + 1);
    bool const is_opinion = word.find('!', before.size()) != std::string_view::npos;
    if (is_opinion || ends_in_square(before)) word = before;
  }
  return word;
}

bool is_struck_out(std::string_view word) {
  return word.size() > 3 && word.front() == '(' && word.back() == ')' &&
         ends_in_square(word.substr(1, word.size() - 2));
}

/// More than a bare square: with a piece, a file or a capture, or castling.
bool is_whole_move(std::string_view word) {
  if (consists_of(word, "0O-o")) return word.size() >= 2;
  return ends_in_square(word) && word.size() > 2;
}

}  // namespace

std::string move_in_cell(std::string_view cell) {
  std::string const plain = with_plain_signs(cell);
  std::vector<std::string_view> kept;
  for (std::string_view const each : words_of(plain)) {
    std::string_view const word = notation::without_number(each);
    if (word.empty() || is_clock_time(word) || ends_game(word) || is_note(word) || is_mark(word)) continue;
    kept.push_back(word);
  }
  if (kept.size() > 1)
    std::erase_if(kept, [](std::string_view word) { return is_doubt(word) || is_struck_out(word); });
  for (std::string_view& each : kept) each = without_tail(each);
  if (kept.empty()) return {};
  // What is written last corrects what stands before it.
  if (kept.size() > 1 && is_whole_move(kept.back()) && is_whole_move(kept[kept.size() - 2]))
    return std::string{kept.back()};
  std::string move;
  for (std::string_view const each : kept) move += each;
  return move == "o-o" || move == "o-o-o" ? (move.size() == 3 ? "O-O" : "O-O-O") : move;
}

bool is_beside_a_move(std::string_view word) {
  bool const is_opinion = consists_of(word, "!?+#=()") && !consists_of(word, "?");
  return is_clock_time(word) || is_note(word) || is_opinion;
}

bool is_correction(std::string_view word) {
  return word == "->" || word == "=>" || word == "\u2192" || word == "\u21d2";
}

}  // namespace tactus::arbitration::reconcile
