// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/move_span.hpp"

#include <charconv>
#include <limits>

namespace tactus::program {
namespace {

constexpr unsigned greatest_number = 9999;

/// Without the blanks around it.
std::string_view bare(std::string_view text) {
  auto const first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// One move, or with no side named both of a number.
std::optional<PlySpan> read_moves(std::string_view text, chess::StatedPosition const& start) {
  unsigned number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || number > greatest_number || number < start.fullmove_number())
    return std::nullopt;
  std::string_view const side = bare(text.substr(static_cast<std::size_t>(end - text.data())));
  bool const is_white = side.empty() || side == "w" || side == "white";
  bool const is_black = side.empty() || side == "b" || side == "black";
  if (!is_white && !is_black) return std::nullopt;
  std::size_t const whites = std::size_t{2} * (number - start.fullmove_number()) + 1;  // White's ply
  std::size_t const skipped = start.turn() == chess::Color::black ? 1 : 0;
  if (whites + 1 <= skipped || (!is_black && whites <= skipped)) return std::nullopt;
  std::size_t const first = is_white && whites > skipped ? whites - skipped : whites + 1 - skipped;
  return PlySpan{first, is_black ? whites + 1 - skipped : first};
}

}  // namespace

std::optional<PlySpan> read_move_span(std::string_view text, chess::StatedPosition const& start) {
  auto const dash = text.find('-');
  auto const from = read_moves(bare(text.substr(0, dash)), start);
  if (!from || dash == std::string_view::npos) return from;
  std::string_view const rest = bare(text.substr(dash + 1));
  if (rest.empty()) return PlySpan{from->first, std::numeric_limits<std::size_t>::max()};
  auto const to = read_moves(rest, start);
  if (!to || to->last < from->first) return std::nullopt;
  return PlySpan{from->first, to->last};
}

MoveName name_of_ply(std::size_t ply, chess::StatedPosition const& start) {
  bool const is_black_first = start.turn() == chess::Color::black;
  std::size_t const half_moves = ply - 1 + (is_black_first ? 1 : 0);
  return {start.fullmove_number() + static_cast<unsigned>(half_moves / 2),
          half_moves % 2 == 0 ? chess::Color::white : chess::Color::black};
}

}  // namespace tactus::program
