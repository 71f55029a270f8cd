// SPDX-License-Identifier: GPL-3.0-or-later
// Six-dot Braille cells, and the two forms in which text files hold them: BRF (North American ASCII Braille)
// and Unicode Braille.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::braille {

/// A Unicode Braille pattern, U+2800 to U+283F: dot n is bit n - 1 of its last byte.
using Cell = char32_t;
using Cells = std::u32string;
using CellView = std::u32string_view;

inline constexpr Cell blank = U'\u2800';
inline constexpr std::size_t cells_per_line = 40;
inline constexpr std::size_t lines_per_page = 25;

enum class FileForm : std::uint8_t {
  brf,      // ASCII, lines end in CR LF
  unicode,  // UTF-8, a blank cell is U+2800, lines end in LF
};
/// Pages of 25 lines with a form feed between them. The lines are written as they are.
std::string write_file(std::span<Cells const> lines, FileForm form);

enum class CellFault : std::uint8_t {
  not_braille,  // a character that is no cell
  dot_7_or_8,   // a cell of computer Braille
};
struct CellError {
  CellFault fault = CellFault::not_braille;
  std::size_t line = 1;  // of the file; a page break begins a line
  std::size_t cell = 1;
  bool operator==(CellError const&) const = default;
};
/// In UTF-8, without line ends.
std::string unicode_of(CellView cells);
/// The lines of a file in either form, told apart by their bytes. Capital and small ASCII letters, CR LF and
/// LF, blanks as U+2800 and as spaces are the same; blanks at the end of lines are dropped.
tl::expected<std::vector<Cells>, CellError> read_file(std::string_view text);

/// Lines of at most 40 cells, broken at blanks, within a word where there is none. All but the first begin
/// with two blanks.
std::vector<Cells> wrapped(CellView text);

}  // namespace tactus::braille
