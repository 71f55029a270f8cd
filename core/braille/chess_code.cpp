// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/braille/chess_code.hpp"

#include <algorithm>

namespace tactus::braille {

CellView ChessCode::cells(Sign sign) const {
  auto const row =
      std::find_if(rows.begin(), rows.end(), [sign](SignRow const& each) { return each.sign == sign; });
  return row == rows.end() ? CellView{} : row->cells;
}

CellView ChessCode::piece(chess::Kind kind) const {
  switch (kind) {
    case chess::Kind::pawn: return {};
    case chess::Kind::knight: return cells(Sign::knight);
    case chess::Kind::bishop: return cells(Sign::bishop);
    case chess::Kind::rook: return cells(Sign::rook);
    case chess::Kind::queen: return cells(Sign::queen);
    case chess::Kind::king: return cells(Sign::king);
  }
  return {};
}

std::string_view name_of(Sign sign) {
  switch (sign) {
    case Sign::digits: return "digits 0 to 9";
    case Sign::piece_prefix: return "before a piece letter";
    case Sign::king: return "king";
    case Sign::queen: return "queen";
    case Sign::rook: return "rook";
    case Sign::bishop: return "bishop";
    case Sign::knight: return "knight";
    case Sign::capture: return "capture";
    case Sign::check: return "check, before the square";
    case Sign::capture_check: return "capture with check";
    case Sign::check_behind: return "check, behind the move";
    case Sign::mate: return "mate";
    case Sign::short_castling: return "short castling";
    case Sign::long_castling: return "long castling";
    case Sign::en_passant: return "en passant";
    case Sign::black_moves: return "Black moves first";
  }
  return {};
}

std::string_view name_of(Standing standing) {
  switch (standing) {
    case Standing::published: return "published";
    case Standing::reported: return "reported";
    case Standing::unconfirmed: return "unconfirmed";
  }
  return {};
}

Cell cell_of(chess::File file) { return U"⠁⠃⠉⠙⠑⠋⠛⠓"[static_cast<unsigned>(file)]; }

}  // namespace tactus::braille
