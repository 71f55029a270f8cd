// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/sheets/written_move.hpp"

#include "core/legal/position.hpp"

#include <span>

namespace tactus::arbitration::reconcile {
namespace {

using chess::Color;
using chess::File;
using chess::Kind;
using chess::Piece;
using chess::Placement;
using chess::Rank;
using chess::Square;

struct Step {
  int files, ranks;
};
constexpr Step straight[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
constexpr Step diagonal[] = {{1, 1}, {-1, -1}, {1, -1}, {-1, 1}};
constexpr Step jumps[] = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};

std::optional<Square> stepped(Square s, Step step) {
  int const file = static_cast<int>(s.file()) + step.files;
  int const rank = static_cast<int>(s.rank()) + step.ranks;
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
  return Square{static_cast<File>(file), static_cast<Rank>(rank)};
}

std::optional<Kind> kind_of(std::optional<Piece> piece) {
  return piece ? std::optional(piece->kind) : std::nullopt;
}

class Hand {
 public:
  Hand(Placement const& board, Color player) : board_(board), player_(player) {}

  std::vector<WrittenMove> moves() && {
    for (Square const from : board_.occupied())
      if (board_.at(from)->color == player_) add_moves(from, board_.at(from)->kind);
    return std::move(found_);
  }

 private:
  void add_moves(Square from, Kind kind) {
    switch (kind) {
      case Kind::pawn: return add_pawn_moves(from);
      case Kind::knight: return add_along(from, kind, jumps, 1);
      case Kind::bishop: return add_along(from, kind, diagonal, 7);
      case Kind::rook: return add_along(from, kind, straight, 7);
      case Kind::queen: add_along(from, kind, straight, 7); return add_along(from, kind, diagonal, 7);
      case Kind::king:
        add_along(from, kind, straight, 1);
        add_along(from, kind, diagonal, 1);
        return add_castling(from);
    }
  }

  void add_along(Square from, Kind kind, std::span<Step const> directions, int most) {
    for (Step const step : directions) {
      auto to = stepped(from, step);
      for (int i = 0; i < most && to; ++i, to = stepped(*to, step)) {
        auto const there = board_.at(*to);
        if (there && there->color == player_) break;
        found_.push_back({kind, from, *to, {}, Castling::none, kind_of(there)});
        if (there) break;
      }
    }
  }

  void add_pawn_moves(Square from) {
    int const forward = player_ == Color::white ? 1 : -1;
    auto const one = stepped(from, {0, forward});
    if (!one) return;
    if (!board_.at(*one)) {
      add_pawn_move(from, *one, std::nullopt);
      auto const two = stepped(*one, {0, forward});
      bool const is_at_home = from.rank() == (player_ == Color::white ? Rank::r2 : Rank::r7);
      if (is_at_home && two && !board_.at(*two)) add_pawn_move(from, *two, std::nullopt);
    }
    for (int const side : {-1, 1})
      if (auto const to = stepped(from, {side, forward}); to && can_be_taken(from, *to))
        add_pawn_move(from, *to, kind_of(board_.at(*to)).value_or(Kind::pawn));
  }

  bool can_be_taken(Square from, Square to) const {
    Piece const pawn{opposite(player_), Kind::pawn};
    if (auto const there = board_.at(to)) return there->color != player_;
    bool const is_passing = from.rank() == (player_ == Color::white ? Rank::r5 : Rank::r4);
    return is_passing && board_.at(Square{to.file(), from.rank()}) == pawn;
  }

  void add_pawn_move(Square from, Square to, std::optional<Kind> taken) {
    if (to.rank() != Rank::r8 && to.rank() != Rank::r1)
      return found_.push_back({Kind::pawn, from, to, {}, Castling::none, taken});
    for (Kind const kind : {Kind::queen, Kind::rook, Kind::bishop, Kind::knight})
      found_.push_back({Kind::pawn, from, to, kind, Castling::none, taken});
  }

  /// The rook nearest to the edge on each side, when nothing stands between it and the king.
  void add_castling(Square king) {
    if (king.rank() != (player_ == Color::white ? Rank::r1 : Rank::r8)) return;
    for (int const side : {-1, 1})
      for (auto s = stepped(king, {side, 0}); s; s = stepped(*s, {side, 0})) {
        if (!board_.at(*s)) continue;
        if (board_.at(*s) == Piece{player_, Kind::rook})
          found_.push_back(
              {Kind::king, king, *s, {}, side > 0 ? Castling::to_h_side : Castling::to_a_side, {}});
        break;
      }
  }

  Placement const& board_;
  Color player_;
  std::vector<WrittenMove> found_;
};

}  // namespace

std::vector<WrittenMove> unchecked_moves(Placement const& board, Color player) {
  return Hand{board, player}.moves();
}

Placement board_after(Placement board, WrittenMove const& move) {
  Piece const piece = *board.at(move.from);
  Rank const home = move.from.rank();
  bool const is_en_passant = move.kind == Kind::pawn && move.taken && !board.at(move.to);
  if (is_en_passant) board.clear(Square{move.to.file(), home});
  board.clear(move.from);
  if (move.castling == Castling::none) {
    board.put(move.to, {piece.color, move.promotion.value_or(piece.kind)});
    return board;
  }
  bool const is_short = move.castling == Castling::to_h_side;
  board.clear(move.to);
  board.put(Square{is_short ? File::g : File::c, home}, piece);
  board.put(Square{is_short ? File::f : File::d, home}, {piece.color, Kind::rook});
  return board;
}

namespace {

using chess::Kind;
using chess::Square;

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
  if (!move.taken) return;
  push_pawn_form(forms, with(from_file, move.to), promotion);
  push_pawn_form(forms, with(from_file, move.to.file_letter()), promotion);
}

}  // namespace

std::uint32_t key_of(WrittenMove const& move) {
  auto const one_of = [](std::optional<Kind> kind) {
    return kind ? static_cast<std::uint32_t>(*kind) + 1 : std::uint32_t{0};
  };
  std::uint32_t key = move.from.index() * 64 + move.to.index();
  key = key * 8 + static_cast<std::uint32_t>(move.kind);
  key = key * 8 + one_of(move.promotion);
  key = key * 8 + one_of(move.taken);
  return key * 4 + static_cast<std::uint32_t>(move.castling);
}

WrittenMove written(chess::Position const& before, chess::Move m) {
  WrittenMove move{before.at(m.from())->kind, m.from(), m.to(), m.promotion()};
  if (m.kind() == chess::MoveKind::castle_short) move.castling = Castling::to_h_side;
  if (m.kind() == chess::MoveKind::castle_long) move.castling = Castling::to_a_side;
  if (!m.is_castling()) move.taken = kind_of(before.at(m.to()));
  if (m.kind() == chess::MoveKind::en_passant) move.taken = Kind::pawn;
  return move;
}

namespace {

chess::MoveKind kind_of_move(WrittenMove const& move) {
  if (move.castling == Castling::to_h_side) return chess::MoveKind::castle_short;
  if (move.castling == Castling::to_a_side) return chess::MoveKind::castle_long;
  return chess::promotion_to(move.promotion.value_or(Kind::pawn)).value_or(chess::MoveKind::normal);
}

}  // namespace

bool states(notation::MovePattern const& stated, WrittenMove const& move) {
  return notation::fits(move.kind, move.taken, {move.from, move.to, kind_of_move(move)}, stated);
}

Forms forms_of(WrittenMove const& move, notation::PieceLetters const& letters) {
  Forms forms;
  if (move.castling != Castling::none)
    forms.push(Signs{move.castling == Castling::to_h_side ? "00" : "000"});
  else if (move.kind == Kind::pawn)
    push_pawn_forms(forms, move, move.promotion ? std::optional{letters.of(*move.promotion)} : std::nullopt);
  else
    push_piece_forms(forms, move, letters.of(move.kind));
  return forms;
}

}  // namespace tactus::arbitration::reconcile
