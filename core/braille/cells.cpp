// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/braille/cells.hpp"

#include "core/message/utf8.hpp"

#include <algorithm>

namespace tactus::braille {
namespace {

constexpr Cell first_cell = blank;
constexpr Cell last_cell = blank + 0x3F;
constexpr Cell last_of_eight_dots = blank + 0xFF;
constexpr std::size_t indent = 2;

/// By the bits of the dots: the table of North American ASCII Braille.
constexpr std::string_view ascii = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";
static_assert(ascii.size() == 64);

void append_cell(std::string& text, Cell cell, FileForm form) {
  if (form == FileForm::brf)
    text += ascii[(cell - first_cell) & 0x3FU];
  else
    append_utf8(text, cell);
}

char capital(char32_t c) {
  // The upper half of ASCII holds the same cells again: small letters, and `{|}~ for @[\]^.
  return static_cast<char>(c >= 0x60 && c <= 0x7E ? c - 0x20 : c);
}

tl::expected<Cell, CellFault> cell_of(char32_t c) {
  if (c >= first_cell && c <= last_cell) return c;
  if (c > last_cell && c <= last_of_eight_dots) return tl::unexpected(CellFault::dot_7_or_8);
  auto const dots = c > 0 && c < 0x80 ? ascii.find(capital(c)) : std::string_view::npos;
  if (dots == std::string_view::npos) return tl::unexpected(CellFault::not_braille);
  return first_cell + static_cast<Cell>(dots);
}

void drop_blanks_at_end(Cells& line) { line.erase(line.find_last_not_of(blank) + 1); }

}  // namespace

std::string write_file(std::span<Cells const> lines, FileForm form) {
  std::string text;
  for (std::size_t number = 0; number < lines.size(); ++number) {
    if (number > 0 && number % lines_per_page == 0) text += '\f';
    for (Cell const cell : lines[number]) append_cell(text, cell, form);
    text += form == FileForm::brf ? "\r\n" : "\n";
  }
  return text;
}

std::string unicode_of(CellView cells) {
  std::string text;
  for (Cell const cell : cells) append_cell(text, cell, FileForm::unicode);
  return text;
}

tl::expected<std::vector<Cells>, CellError> read_file(std::string_view text) {
  std::vector<Cells> lines(1);
  while (!text.empty()) {
    char32_t const c = take_character(text);
    bool const ends_line = c == '\n' || (c == '\f' && !lines.back().empty());
    if (ends_line) lines.emplace_back();
    if (c == '\n' || c == '\f' || (c == '\r' && text.starts_with('\n'))) continue;
    auto const cell = cell_of(c);
    if (!cell) return tl::unexpected(CellError{cell.error(), lines.size(), lines.back().size() + 1});
    lines.back() += *cell;
  }
  std::for_each(lines.begin(), lines.end(), drop_blanks_at_end);
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

std::vector<Cells> wrapped(CellView text) {
  std::vector<Cells> lines(1);
  while (!text.empty()) {
    std::size_t const start = text.find_first_not_of(blank);
    if (start == CellView::npos) break;
    text.remove_prefix(start);
    CellView word = text.substr(0, text.find(blank));
    text.remove_prefix(word.size());
    bool const is_first = lines.back().empty() || lines.back() == Cells(indent, blank);
    if (!is_first && lines.back().size() + 1 + word.size() > cells_per_line)
      lines.emplace_back(indent, blank);
    else if (!is_first)
      lines.back() += blank;
    while (lines.back().size() + word.size() > cells_per_line) {
      std::size_t const fits = cells_per_line - lines.back().size();
      lines.back() += word.substr(0, fits);
      word.remove_prefix(fits);
      lines.emplace_back(indent, blank);
    }
    lines.back() += word;
  }
  return lines;
}

}  // namespace tactus::braille
