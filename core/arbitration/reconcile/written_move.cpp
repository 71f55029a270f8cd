// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/written_move.hpp"

#include "core/legal/position.hpp"

namespace tactus::arbitration::reconcile {
namespace {

using chess::Kind;
using chess::Square;

char letter_of(Kind kind, notation::PieceLetters const& letters) {
  switch (kind) {
    case Kind::king: return letters.king;
    case Kind::queen: return letters.queen;
    case Kind::rook: return letters.rook;
    case Kind::bishop: return letters.bishop;
    case Kind::knight: return letters.knight;
    case Kind::pawn: break;  // C.3: pawns have no letter
  }
  return '?';
}

Signs with(Signs start, char c) {
  start.push(c);
  return start;
}

Signs with(Signs start, Square s) { return with(with(start, s.file_letter()), s.rank_digit()); }

void push_piece_forms(Forms& forms, WrittenMove const& move, char letter) {
  Signs const start = with(Signs{}, letter);
  forms.push(with(start, move.to));
  forms.push(with(with(start, move.from.file_letter()), move.to));
  forms.push(with(with(start, move.from.rank_digit()), move.to));
  forms.push(with(with(start, move.from), move.to));
}

/// A promotion without its letter is incomplete, no other move (decision of C.11 is the arbiter's).
void push_pawn_form(Forms& forms, Signs form, std::optional<char> promotion) {
  forms.push(form);
  if (promotion) forms.push(with(form, *promotion));
}

void push_pawn_forms(Forms& forms, WrittenMove const& move, std::optional<char> promotion) {
  Signs const from_file = with(Signs{}, move.from.file_letter());
  push_pawn_form(forms, with(Signs{}, move.to), promotion);
  push_pawn_form(forms, with(with(Signs{}, move.from), move.to), promotion);
  if (!move.is_capture) return;
  push_pawn_form(forms, with(from_file, move.to), promotion);
  push_pawn_form(forms, with(from_file, move.to.file_letter()), promotion);
}

}  // namespace

WrittenMove written(chess::Position const& before, chess::Move m) {
  WrittenMove move{before.at(m.from())->kind, m.from(), m.to(), m.promotion()};
  if (m.kind() == chess::MoveKind::castle_short) move.castling = Castling::to_h_side;
  if (m.kind() == chess::MoveKind::castle_long) move.castling = Castling::to_a_side;
  move.is_capture =
      !m.is_castling() && (m.kind() == chess::MoveKind::en_passant || before.occupied().contains(m.to()));
  return move;
}

Forms forms_of(WrittenMove const& move, notation::PieceLetters const& letters) {
  Forms forms;
  if (move.castling != Castling::none)
    forms.push(Signs{move.castling == Castling::to_h_side ? "00" : "000"});
  else if (move.kind == Kind::pawn)
    push_pawn_forms(forms, move,
                    move.promotion ? std::optional{letter_of(*move.promotion, letters)} : std::nullopt);
  else
    push_piece_forms(forms, move, letter_of(move.kind, letters));
  return forms;
}

}  // namespace tactus::arbitration::reconcile
