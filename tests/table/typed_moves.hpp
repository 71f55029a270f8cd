// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand may type for a move, and what the table takes it for.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/notation/move_pattern.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/console/commands.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tactus::test {

inline constexpr std::array<std::string_view, 5> keypad{"  /*-", "789+ ", "456+ ", "123  ", "0 ., "};
inline constexpr std::array<std::string_view, 4> keyboard{"1234567890-=", " qwertyuiop", " asdfghjkl;",
                                                          " zxcvbnm,./"};

/// Of a key, in small letters, and those around it.
inline std::string neighbours_of(char key, std::span<std::string_view const> rows = keypad) {
  std::string near;
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      if (rows[row][column] != key) continue;
      for (std::size_t r = row == 0 ? 0 : row - 1; r < std::min(row + 2, rows.size()); ++r)
        for (std::size_t c = column == 0 ? 0 : column - 1; c < std::min(column + 2, rows[r].size()); ++c)
          if (rows[r][c] != ' ' && rows[r][c] != key) near += rows[r][c];
    }
  return near;
}

/// As a table takes it whose board is not read. Nothing: a command, or no one move.
inline std::optional<chess::Move> move_meant(chess::Diagram const& before, std::string const& text) {
  static speech::Sentences const english;
  auto const line = program::read_console_line(text, english);
  if (line.act != program::Act::move) return std::nullopt;
  auto const stated = program::meant(program::read_stated(line.text, notation::english), &before);
  if (!stated) return std::nullopt;
  auto const understood = notation::understand(before, *stated);
  auto const* const move = std::get_if<chess::Move>(&understood);
  return move == nullptr ? std::nullopt : std::optional(*move);
}

inline std::string in_digits(chess::Move m) {
  std::string code;
  for (chess::Square const s : {m.from(), m.to()})
    for (char const c : s.name()) code += c >= 'a' ? static_cast<char>(c - 'a' + '1') : c;
  if (auto const kind = m.promotion())
    code += *kind == chess::Kind::queen    ? '1'
            : *kind == chess::Kind::rook   ? '2'
            : *kind == chess::Kind::bishop ? '3'
                                           : '4';
  return code;
}

inline std::string with_caps_lock(std::string text) {
  for (char& c : text)
    if (std::isalpha(static_cast<unsigned char>(c))) c = static_cast<char>(c ^ 0x20);
  return text;
}

}  // namespace tactus::test
