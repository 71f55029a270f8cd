// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_pattern.hpp"

#include <array>

namespace tactus::notation {
namespace {

constexpr std::array promotions{chess::Kind::queen, chess::Kind::rook, chess::Kind::bishop,
                                chess::Kind::knight};

PartOfSquare square_of(char file, char rank) {
  return {static_cast<chess::File>(file - '1'), static_cast<chess::Rank>(rank - '1')};
}

}  // namespace

std::optional<MovePattern> parse_numeric_move(std::string_view text) {
  bool const is_whole =
      (text.size() == 4 || text.size() == 5) && text.find_first_not_of("12345678") == std::string_view::npos;
  if (!is_whole) return std::nullopt;
  MovePattern pattern;
  pattern.from = square_of(text[0], text[1]);
  pattern.to = square_of(text[2], text[3]);
  if (text.size() == 5) {
    auto const which = static_cast<std::size_t>(text[4] - '1');
    if (which >= promotions.size()) return std::nullopt;
    pattern.promotion.insert(promotions[which]);
  }
  return pattern;
}

}  // namespace tactus::notation
