// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/move_reading.hpp"

#include "core/legal/move_resolution.hpp"

namespace tactus::notation {

using chess::Kind;
using chess::Move;
using chess::Position;
using chess::Square;

ReadMove read_move(Position const& position, std::string_view text, PieceLetters const& letters) {
  if (auto const m = resolve_quickly(position, text, letters)) return *m;
  return resolve_among_all(position, text, letters);
}

ReadMove moves_fitting(Position const& position, MovePattern const& pattern) {
  std::vector<Move> found;
  for (Move const m : position.legal_moves())
    if (fits(position.at(m.from())->kind, m, pattern)) found.push_back(m);
  if (found.empty()) return NoSuchMove{};
  if (found.size() == 1) return found.front();
  return SeveralMoves{std::move(found)};
}

ReadMove resolve_among_all(Position const& position, std::string_view text, PieceLetters const& letters) {
  auto const pattern = parse_move(text, letters);
  if (!pattern) return NotAMove{};
  return moves_fitting(position, *pattern);
}

ReadMove read_uci(Position const& position, std::string_view text) {
  if (text.size() != 4 && text.size() != 5) return NotAMove{};
  auto const from = Square::parse(text.substr(0, 2));
  auto const to = Square::parse(text.substr(2, 2));
  if (!from || !to) return NotAMove{};
  MovePattern pattern;
  pattern.from = {from->file(), from->rank()};
  pattern.to = {to->file(), to->rank()};
  if (text.size() == 5) {
    auto const promotion = chess::Piece::from_fen_letter(text[4]);
    bool const can_be_chosen = promotion && promotion->kind != Kind::pawn && promotion->kind != Kind::king;
    if (!can_be_chosen || promotion->color == chess::Color::white)
      return NotAMove{};  // UCI letters are small
    pattern.promotion.insert(promotion->kind);
  }
  return moves_fitting(position, pattern);
}

std::string write_uci(Position const& /*before*/, Move m) { return write_uci(m); }

std::string write_san(Position const& before, Move m, PieceLetters const& letters) {
  return write_san(chess::describe(before, m), letters);
}

std::string write_sheet_move(Position const& before, Move m, PieceLetters const& letters) {
  return write_sheet_move(chess::describe(before, m), letters);
}

std::string write_long_move(Position const& before, Move m, PieceLetters const& letters) {
  auto d = chess::describe(before, m);
  d.needs_file = true;
  d.needs_rank = true;
  return write_sheet_move(d, letters);
}

}  // namespace tactus::notation
