// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/sheets/cell_text.hpp"

#include "core/message/unicode.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/move_signs.hpp"

#include <algorithm>
#include <array>
#include <optional>
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
constexpr std::array<std::pair<std::string_view, std::string_view>, 22> other_signs{{
    {"\u2192", " "},                                     // an arrow: corrected to what follows
    {"\u21d2", " "},                                     // the same, double
    {"->", " "},      {"=>", " "},     {"\u2713", " "},  // ticks
    {"\u2714", " "},  {"\u221a", " "}, {"\u2026", " "},  // three dots
    {"\u201d", " "},                                     // quotation marks for "the same"
    {"\u201c", " "},  {"\u201e", " "}, {"\u00ab", " "},
    {"\u00bb", " "},  {"\u00b1", " "},  // who stands better
    {"\u2213", " "},  {"\u2a72", " "}, {"\u2a71", " "},
    {"\u221e", " "},  {"_", "-"},      {"\u2032", "'"},  // minutes and seconds
    {"\u2033", "''"}, {"\u2019", "'"},
}};

std::string with_plain_signs(std::string_view cell, notation::PieceLetters const& letters) {
  std::string text;
  while (!cell.empty()) {
    auto const* const found =
        std::ranges::find_if(other_signs, [&](auto const& each) { return cell.starts_with(each.first); });
    bool const is_other = found != other_signs.end();
    text += is_other ? found->second : cell.substr(0, 1);
    cell.remove_prefix(is_other ? found->first.size() : 1);
  }
  return notation::with_letters_for_figurines(notation::plain_signs(text), letters);
}

/// Blanks part words, and so does the line of a table.
std::vector<std::string_view> words_of(std::string_view text) {
  constexpr std::string_view parting = " \t\r\n|";
  std::vector<std::string_view> words;
  while (!text.empty()) {
    auto const begin = std::min(text.find_first_not_of(parting), text.size());
    text.remove_prefix(begin);
    auto const end = std::min(text.find_first_of(parting), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

std::string_view without_brackets(std::string_view word) {
  constexpr std::string_view opening = "([{<";
  constexpr std::string_view closing = ")]}>";
  while (!word.empty() && opening.find(word.front()) != std::string_view::npos) word.remove_prefix(1);
  while (!word.empty() && closing.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
  return word;
}

}  // namespace

bool is_bare_number(std::string_view word) {
  word = without_brackets(word);
  return !word.empty() && word.size() <= 3 && consists_of(word, "0123456789") && word != "00" &&
         word != "000" && word != "0";
}

namespace {

/// Between two numbers of a time, or behind the last one.
constexpr std::array<std::string_view, 15> time_signs{"min.", "min", "sek", "sec", "std", "''", ":", ".",
                                                      ",",    "'",   "\"",  "h",   "m",   "s",  "t"};
std::string_view time_sign_of(std::string_view word) {
  auto const* const found =
      std::ranges::find_if(time_signs, [&](std::string_view sign) { return word.starts_with(sign); });
  return found == time_signs.end() ? std::string_view{} : *found;
}

/// "1:23", "(1.23)", "0:05:12", "45'", "1h05", "58min", "12'30\"". A number alone is none.
bool is_clock_time(std::string_view word) {
  word = without_brackets(word);
  unsigned numbers = 0;
  unsigned signs = 0;
  while (!word.empty()) {
    auto const digits = std::min(word.find_first_not_of("0123456789"), word.size());
    if (digits == 0 || digits > (numbers == 0 ? 3U : 2U)) return false;
    if (numbers > 0 && digits == 1) return false;  // "1h4" may be a slip of the pen
    ++numbers;
    word.remove_prefix(digits);
    if (word.empty()) break;
    std::string_view const sign = time_sign_of(word);
    if (sign.empty()) return false;
    ++signs;
    word.remove_prefix(sign.size());
    bool const is_open = word.empty() && (sign == ":" || sign == "." || sign == ",");
    if (is_open) return false;
  }
  return numbers > 0 && signs > 0;
}

}  // namespace

bool is_time(std::string_view word) {
  if (is_clock_time(word) || word.find("[%") != std::string_view::npos) return true;
  // "+58", "=58", "~58", ":58", "t58": a sign before the number.
  bool const has_sign =
      word.size() > 1 && (std::string_view{"+=~:/@"}.find(word.front()) != std::string_view::npos ||
                          (word.front() == 't' && word.size() > 2));
  word.remove_prefix(has_sign ? 1 : 0);
  return has_sign && is_digit(word.front()) && (is_bare_number(word) || is_clock_time(word));
}

bool is_unit(std::string_view word) {
  word = without_brackets(word);
  bool const is_word = !word.empty() && is_clock_time("1" + std::string{word});
  return is_word && !consists_of(word, "0123456789:.,");
}

namespace {

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
/// "$1", as programs write what a move was worth.
bool is_numbered_mark(std::string_view word) {
  return word.size() > 1 && word.front() == '$' && consists_of(word.substr(1), "0123456789");
}
/// "{" and "}" alone, around a time.
bool is_bracket(std::string_view word) { return consists_of(word, "()[]{}<>"); }
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

bool is_castling(std::string_view word) { return word.size() >= 2 && consists_of(word, "0O-o"); }

bool holds_square(std::string_view word) {
  for (std::size_t i = 1; i < word.size(); ++i)
    if (is_file_letter(word[i - 1]) && is_rank_digit(word[i])) return true;
  return false;
}

bool is_whole_or_bare_move(std::string_view word) {
  return holds_square(word) || is_castling(without_tail(word)) ||
         word.find_first_of("=+#x") != std::string_view::npos;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool has_letter(std::string_view word) { return std::ranges::any_of(word, is_letter); }

bool is_struck_out(std::string_view word) {
  return word.size() > 3 && word.front() == '(' && word.back() == ')' &&
         ends_in_square(word.substr(1, word.size() - 2));
}

/// More than a bare square: with a piece, a file or a capture, or castling.
bool is_whole_move(std::string_view word) {
  return is_castling(word) || (ends_in_square(word) && word.size() > 2);
}

std::string_view last_word(std::string_view text) {
  auto const blank = text.find_last_of(" \t\r\n|");
  return blank == std::string_view::npos ? text : text.substr(blank + 1);
}
bool is_of_move(std::string_view word) { return has_letter(word) || is_castling(word); }

/// "Nf3(58)", "e4[1:23]", "58\u00b7Nf3": the time in its brackets is a word of its own.
std::string with_times_apart(std::string_view text) {
  std::string apart;
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool const opens = std::string_view{"([{"}.find(text[i]) != std::string_view::npos;
    bool const holds_number = i + 1 < text.size() && is_digit(text[i + 1]);
    bool const is_behind_move = text[i] == '/' && is_of_move(last_word(text.substr(0, i)));  // "Nf3/58"
    if ((opens || is_behind_move) && holds_number) apart += ' ';
    apart += text[i];
    bool const closes = std::string_view{")]}"}.find(text[i]) != std::string_view::npos;
    if (closes && i > 0 && (is_digit(text[i - 1]) || text[i - 1] == '\'')) apart += ' ';
  }
  return apart;
}

/// Of a move that stands in quotation marks.
std::string_view without_quotation_marks(std::string_view word) {
  constexpr std::string_view marks = "\"'`";
  if (word.size() < 3) return word;
  while (word.size() > 1 && marks.find(word.front()) != std::string_view::npos) word.remove_prefix(1);
  while (word.size() > 1 && marks.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
  return word;
}

/// Words that are a move, or part of one, in a cell in which times may stand in any form.
std::vector<std::string_view> words_of_move(std::string_view text) {
  std::vector<std::string_view> kept;
  bool is_after_number = false;
  bool has_number = false;
  for (std::string_view const each : words_of(text)) {
    bool const is_its_unit = is_after_number && is_unit(each);
    is_after_number = is_bare_number(each);
    std::string_view const word = without_quotation_marks(notation::without_number(each));
    bool const tells_nothing = word.empty() || is_time(each) || is_time(word) || ends_game(word) ||
                               is_note(word) || is_mark(word) || is_numbered_mark(word) || is_bracket(word) ||
                               is_its_unit;
    if (tells_nothing) continue;
    has_number |= is_bare_number(word);
    kept.push_back(word);
  }
  bool const has_move = std::ranges::any_of(kept, is_whole_or_bare_move);
  if (has_number && has_move) std::erase_if(kept, is_bare_number);
  // No rank has two digits: "ed 58".
  bool const has_part = std::ranges::any_of(kept, has_letter);
  if (has_number && has_part)
    std::erase_if(kept, [](std::string_view word) { return word.size() > 1 && is_bare_number(word); });
  bool const is_time_alone = kept.size() == 1 && kept.front().size() > 1 && is_bare_number(kept.front());
  if (is_time_alone) kept.clear();
  return kept;
}

/// In the letters of the sheet.
std::string written_as(notation::MovePattern const& meant, notation::PieceLetters const& letters) {
  std::string text = notation::write_pattern(meant);
  bool const has_letter = meant.piece && *meant.piece != chess::Kind::pawn;
  if (has_letter) text.front() = letters.of(*meant.piece);
  return text;
}

/// "Springer Felix drei" and "5254": notations that have no letters for pieces.
std::optional<std::string> in_words_or_digits(std::string_view cell, notation::PieceLetters const& letters) {
  // The dearer readers only for cells that look so.
  bool const may_be_words = cell.size() > 7 && cell.find(' ') != std::string_view::npos;
  if (may_be_words)
    if (auto const spoken = notation::parse_spoken_move(cell)) return written_as(*spoken, letters);
  if (!cell.empty() && is_digit(cell.front()))
    if (auto const numeric = notation::parse_numeric_move(cell)) return written_as(*numeric, letters);
  return std::nullopt;
}

}  // namespace

std::string move_in_cell(std::string_view cell, notation::PieceLetters const& letters) {
  if (auto meant = in_words_or_digits(cell, letters)) return *std::move(meant);
  std::string const plain = with_times_apart(with_plain_signs(cell, letters));
  auto kept = words_of_move(plain);
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
  bool const is_opinion = consists_of(word, "!?+#=()|") && !consists_of(word, "?");
  return is_time(word) || is_note(word) || is_opinion;
}

bool is_correction(std::string_view word) {
  return word == "->" || word == "=>" || word == "\u2192" || word == "\u21d2";
}

}  // namespace tactus::arbitration::reconcile
