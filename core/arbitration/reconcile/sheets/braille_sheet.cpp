// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/sheets/braille_sheet.hpp"

#include "core/braille/score.hpp"

#include <array>
#include <vector>

namespace tactus::arbitration::reconcile {
namespace {

constexpr std::string_view first_of_unicode_braille = "\xE2\xA0";  // U+2800 to U+283F in UTF-8

struct Print {
  std::string text;
  unsigned moves = 0, unknown = 0;
};

std::vector<braille::CellView> words_in(braille::CellView line) {
  std::vector<braille::CellView> words;
  for (std::size_t at = line.find_first_not_of(braille::blank); at < line.size();) {
    std::size_t const end = std::min(line.find(braille::blank, at), line.size());
    words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(braille::blank, end);
  }
  return words;
}

void add_word(Print& print, braille::ChessCode const& code, braille::CellView word) {
  if (braille::is_number(code, word)) {
    print.text += "\n1.";  // printed numbers prove nothing
  } else if (word == code.cells(braille::Sign::black_moves)) {
    print.text += "..";
  } else {
    auto const move = braille::move_text_of(code, word);
    ++(move ? print.moves : print.unknown);
    print.text += ' ' + move.value_or("?");
  }
}

/// Paragraphs that begin with a move number; the heading and the ending are passed over.
Print print_in(braille::ChessCode const& code, std::vector<braille::Cells> const& lines) {
  Print print;
  bool is_in_moves = false;
  for (braille::CellView const line : lines) {
    auto const words = words_in(line);
    bool const begins_with_number = !words.empty() && braille::is_number(code, words.front());
    is_in_moves = !words.empty() && (begins_with_number || (is_in_moves && line.front() == braille::blank));
    for (std::size_t i = 0; is_in_moves && i < words.size(); ++i) add_word(print, code, words[i]);
  }
  print.text += '\n';
  return print;
}

}  // namespace

std::optional<std::string> print_of_braille(std::string_view text) {
  if (text.find(first_of_unicode_braille) == std::string_view::npos) return std::nullopt;
  auto const lines = braille::read_file(text);
  if (!lines) return std::nullopt;
  Print best;
  for (auto const* const code :
       std::array{&braille::english_chess, &braille::german_chess, &braille::finnish_chess}) {
    Print print = print_in(*code, *lines);
    bool const is_better =
        print.moves > best.moves || (print.moves == best.moves && print.unknown < best.unknown);
    if (is_better) best = std::move(print);
  }
  return best.moves > 0 ? std::optional{std::move(best.text)} : std::nullopt;
}

}  // namespace tactus::arbitration::reconcile
