// SPDX-License-Identifier: GPL-3.0-or-later
// A player whose board is not read types his moves, as people write them.
#include "core/legal/position.hpp"
#include "core/notation/move_text.hpp"
#include "tests/truth/people/game.hpp"

#include <algorithm>
#include <cctype>

namespace tactus::truth {

using chess::Move;
using chess::MoveKind;

namespace {

/// "Ng1-f3", "e7-e8Q"; castling as everybody writes it.
std::string long_form(MoveDescription const& move, Move m) {
  auto const san = notation::write_san(move);
  if (m.is_castling()) return san;
  std::string const letter = move.piece.kind == chess::Kind::pawn ? "" : san.substr(0, 1);
  auto const promotion = san.find('=');
  return letter + move.from.name() + "-" + move.to.name() +
         (promotion == std::string::npos ? "" : san.substr(promotion + 1, 1));
}

std::string in_small_letters(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

}  // namespace

std::optional<std::string> Game::text_of_several(Move m) const {
  auto const move = described(m);
  if (move.piece.kind == chess::Kind::pawn || m.is_castling()) return std::nullopt;
  bool const has_other = std::ranges::any_of(position_.legal_moves(), [&](Move each) {
    return each.to() == m.to() && each.from() != m.from() && !each.is_castling() &&
           position_.at(each.from())->kind == move.piece.kind;
  });
  if (!has_other) return std::nullopt;
  return notation::write_san(move).substr(0, 1) + move.to.name();
}

void Game::type_somehow(Move m) {
  Color const by = mover();
  if (auto const several = text_of_several(m); several && dice_.chance(60)) {
    note(What::typed_several, by);
    seats_.type_text(by, *several);
    pause(1000, 3000);
  } else if (dice_.chance(10)) {
    note(What::typed_nothing, by);
    seats_.type_text(by, "rook7");
    pause(1000, 3000);
  }
  auto const move = described(m);
  switch (dice_.of(4)) {
    case 0: seats_.type_text(by, long_form(move, m)); break;
    case 1:
      seats_.type_text(by, m.is_promotion() ? long_form(move, m) : move.from.name() + move.to.name());
      break;
    case 2:  // a small b may be a pawn's
      seats_.type_text(by, move.piece.kind == chess::Kind::bishop
                               ? long_form(move, m)
                               : in_small_letters(notation::write_san(move)));
      break;
    default: seats_.type(by, move);
  }
  pause(1500, 3000);
}

void Game::types_moves(Move m) {
  seats_.start_clock(mover());
  seats_.start_program();
  pause(1500, 3000);
  honest(m);
}

}  // namespace tactus::truth
