// SPDX-License-Identifier: GPL-3.0-or-later
// See command_words.hpp.
#include "src/sim/command_words.hpp"

#include <charconv>
#include <sstream>

namespace tactus::sim {

Words split_words(std::string_view line) {
  std::istringstream text{std::string{line}};
  Words words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

std::optional<chess::Color> read_color(std::string const& word) {
  if (word == "white") return chess::Color::white;
  if (word == "black") return chess::Color::black;
  return std::nullopt;
}

std::optional<chess::Piece> read_piece(std::string const& word) {
  return word.size() == 1 ? chess::Piece::from_fen_letter(word.front()) : std::nullopt;
}

std::optional<unsigned> read_number(std::string const& word) {
  unsigned number = 0;
  auto const [end, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (fault != std::errc{} || end != word.data() + word.size() || number > 1'000'000) return std::nullopt;
  return number;
}

}  // namespace tactus::sim
