// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/stated_move.hpp"

#include "core/notation/understood_move.hpp"
#include "src/table/typed_text.hpp"

#include <algorithm>

namespace tactus::program {
namespace {

using notation::MovePattern;
using Patterns = std::vector<MovePattern>;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
char capital(char c) { return is_letter(c) ? static_cast<char>(c - 'a' + 'A') : c; }

/// "o-o-o" as "O-O-O".
std::string as_castling(std::string text) {
  std::size_t const end = std::min(text.find_first_not_of("o-"), text.size());
  std::transform(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), text.begin(), capital);
  return text;
}

/// Behind the last square: the new piece of a pawn ("a8q"), or x for mate.
std::string with_capital_end(std::string text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    bool const is_of_square = i + 1 < text.size() && (is_digit(text[i + 1]) || is_letter(text[i + 1]));
    if (is_digit(text[i - 1]) && is_letter(text[i]) && !is_of_square) text[i] = capital(text[i]);
  }
  return text;
}

/// The cases that its letters may be meant in.
std::vector<std::string> in_other_cases(std::string const& text) {
  std::string const small = in_small_letters(text);
  if (small.starts_with('o')) return {as_castling(small)};
  std::vector<std::string> all;
  for (std::string each : {small, with_capital_end(small)}) {
    all.push_back(each);
    if (!each.empty()) each[0] = capital(each[0]);
    all.push_back(each);
  }
  return all;
}

bool is_understood(chess::Diagram const& before, MovePattern const& stated) {
  return !std::holds_alternative<notation::NotUnderstood>(notation::understand(before, stated));
}

/// All of them are the same move there.
bool are_one_move(chess::Diagram const& before, Patterns const& readings) {
  auto const move_of = [&](MovePattern const& each) {
    auto const understood = notation::understand(before, each);
    auto const* const move = std::get_if<chess::Move>(&understood);
    return move == nullptr ? std::nullopt : std::optional(*move);
  };
  auto const first = move_of(readings.front());
  return first && std::ranges::all_of(readings, [&](auto const& each) { return move_of(each) == first; });
}

/// Both squares are named, so that no piece has to be guessed: "B1C3".
std::optional<MovePattern> coordinates_among(Patterns const& readings) {
  auto const found = std::ranges::find_if(readings, &MovePattern::is_coordinates);
  return found == readings.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

StatedMove read_stated(std::string const& text, notation::PieceLetters const& letters) {
  StatedMove stated{notation::parse_numeric_move(text), {}};
  if (stated.as_typed) return stated;
  stated.as_typed = notation::parse_move(text, letters);
  for (std::string const& each : in_other_cases(text)) {
    auto const read = notation::parse_move(each, letters);
    bool const is_new = read && read != stated.as_typed &&
                        std::ranges::find(stated.otherwise, *read) == stated.otherwise.end();
    if (is_new) stated.otherwise.push_back(*read);
  }
  return stated;
}

StatedMove read_said(std::string const& text, notation::PieceLetters const& letters) {
  StatedMove stated = read_stated(text, letters);
  if (!stated.as_typed && stated.otherwise.empty()) stated.as_typed = notation::parse_spoken_move(text);
  return stated;
}

tl::expected<MovePattern, table::MoveRefusal> meant(StatedMove const& stated, chess::Diagram const* before) {
  auto const& [as_typed, otherwise] = stated;
  if (as_typed && (before == nullptr || is_understood(*before, *as_typed))) return *as_typed;
  Patterns left = otherwise;
  if (before != nullptr) std::erase_if(left, [&](auto const& each) { return !is_understood(*before, each); });
  if (left.empty() && as_typed) return *as_typed;
  if (left.empty() && otherwise.empty()) return tl::unexpected(table::MoveRefusal::not_a_move);
  if (left.empty()) return otherwise.front();
  if (left.size() == 1 || (before != nullptr && are_one_move(*before, left))) return left.front();
  if (auto const named = coordinates_among(left)) return *named;
  return tl::unexpected(table::MoveRefusal::several_moves);
}

}  // namespace tactus::program
