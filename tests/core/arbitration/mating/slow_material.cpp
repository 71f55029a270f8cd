// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/mating/slow_proofs.hpp"

#include <algorithm>
#include <string>

namespace tactus::test {
namespace {

using chess::Color;
using chess::Kind;

/// One letter for each man but the king: P N R Q, and b or B for a bishop on dark or on light squares.
std::string letters_of(chess::Placement const& placement, Color color) {
  std::string letters;
  for (Man const& man : men_on(placement)) {
    if (man.piece.color != color || man.piece.kind == Kind::king) continue;
    bool const is_dark_bishop = man.piece.kind == Kind::bishop && !is_light(man.home);
    letters += is_dark_bishop ? 'b' : chess::Piece{Color::white, man.piece.kind}.fen_letter();
  }
  std::sort(letters.begin(), letters.end());
  return letters;
}

bool has_any(std::string const& letters, char const* wanted) {
  return letters.find_first_of(wanted) != std::string::npos;
}

}  // namespace

/// All cases, by what the player has:
///   nothing                 a king gives no check: never
///   a pawn, rook or queen   yes (a pawn may become a queen)
///   two knights or more     yes
///   knight and bishop       yes
///   one knight              the opponent's own man must block a way out: a pawn, knight, bishop or rook can.
///                           Queens cannot: the mated king stands in a corner next to her, and from there she
///                           takes the knight or covers the corner's other ways
///   bishops of both colours yes
///   bishops of one colour   check and mate come on that colour, so a man of the opponent must stand on a
///                           square of the other colour and be of no use: a knight, a pawn or a bishop of the
///                           other colour can; a rook or a queen beside the king could take or step between
bool slow_material_never_mates(chess::Placement const& placement, Color player) {
  std::string const own = letters_of(placement, player);
  std::string const others = letters_of(placement, opposite(player));
  if (own.empty()) return true;
  if (has_any(own, "PRQ")) return false;
  if (own == "N") return !has_any(others, "PNBbR");
  if (has_any(own, "N")) return false;
  bool const is_dark = has_any(own, "b");
  if (is_dark && has_any(own, "B")) return false;
  return !has_any(others, is_dark ? "PNB" : "PNb");
}

}  // namespace tactus::test
