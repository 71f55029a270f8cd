// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/laws/touch_4/move_progress.hpp"

#include "core/chess/move_description.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/spoken_move.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::File;
using chess::Kind;
using chess::Move;
using chess::Square;

/// What a move does to the board, in single pieces.
struct Aim {
  struct Goal {
    Square from;
    PlacedPiece piece;
  };
  std::vector<Goal> goals;  // one, or king and rook
  std::optional<Square> captured;
  std::optional<Move> castling;
  bool is_promotion = false;
  bool is_left_as_pawn = false;  // on the last rank, not yet exchanged
};

PlacedPiece put(Kind kind, Square s) { return {kind, s, std::nullopt, true}; }

Aim aim_of(Turn const& turn, Move m) {
  Aim aim;
  aim.captured = captured_on(turn.before, m);
  if (m.is_castling()) {
    bool const is_short = m.kind() == chess::MoveKind::castle_short;
    auto const rank = m.from().rank();
    aim.castling = m;
    aim.goals = {{m.from(), put(Kind::king, Square{is_short ? File::g : File::c, rank})},
                 {m.to(), put(Kind::rook, Square{is_short ? File::f : File::d, rank})}};
    return aim;
  }
  aim.is_promotion = m.is_promotion();
  aim.goals = {{m.from(), put(m.promotion().value_or(turn.before.at(m.from())->kind), m.to())}};
  return aim;
}

Aim aim_of(Turn const& turn, PlacedPiece const& piece) {
  Aim aim;
  Square const from = piece.from.value_or(piece.square);
  auto const left = turn.before.at(from);
  auto const stood = turn.before.at(piece.square);
  bool const is_pawn = left && left->kind == Kind::pawn && piece.from;
  bool const is_on_last_rank =
      piece.square.rank() == chess::Rank::r8 || piece.square.rank() == chess::Rank::r1;
  aim.goals = {{from, piece}};
  aim.is_promotion = is_pawn && piece.kind != Kind::pawn;
  aim.is_left_as_pawn = is_pawn && piece.kind == Kind::pawn && is_on_last_rank;
  if (stood && stood->color != turn.player()) aim.captured = piece.square;
  if (is_pawn && !stood && from.file() != piece.square.file() && turn.before.en_passant() == piece.square)
    aim.captured = Square{piece.square.file(), from.rank()};
  return aim;
}

/// Castling that the pieces put down so far belong to.
std::optional<Move> castling_begun(Turn const& turn) {
  bool const is_king_touched = std::any_of(turn.contacts.begin(), turn.contacts.end(),
                                           [](Contact const& c) { return c.piece.kind == Kind::king; });
  for (Move const m : turn.before.legal_castling()) {
    bool const is_rook_touched = std::any_of(turn.contacts.begin(), turn.contacts.end(),
                                             [m](Contact const& c) { return c.square == m.to(); });
    auto const belongs = [&](PlacedPiece const& piece) {
      bool const is_king_step =
          piece.kind == Kind::king && !turn.before.is_legal(Move{m.from(), piece.square});
      return puts(turn.before, m, piece) && ((is_king_touched && is_rook_touched) || is_king_step);
    };
    if (!turn.placed.empty() && std::all_of(turn.placed.begin(), turn.placed.end(), belongs)) return m;
  }
  return std::nullopt;
}

/// Nothing: neither the board nor an announcement says which move it is to be.
std::optional<Aim> aim_of(Turn const& turn, std::optional<Move> announced) {
  if (auto const castling = castling_begun(turn)) return aim_of(turn, *castling);
  if (announced && announced->is_castling()) return aim_of(turn, *announced);
  if (turn.placed.empty()) return announced ? std::optional{aim_of(turn, *announced)} : std::nullopt;
  PlacedPiece const& last = turn.placed.back();
  if (!last.from && announced && puts(turn.before, *announced, last)) return aim_of(turn, *announced);
  return aim_of(turn, last);
}

bool is_reached(Turn const& turn, Aim::Goal const& goal) {
  if (goal.from == goal.piece.square && !turn.is_off(goal.from) && turn.before.at(goal.from))
    return true;  // in Chess960 king or rook may stand there already
  return std::any_of(turn.placed.begin(), turn.placed.end(), [&](PlacedPiece const& p) {
    return p.kind == goal.piece.kind && p.square == goal.piece.square && p.is_released;
  });
}

bool is_placed(Turn const& turn, Aim const& aim) {
  if (aim.is_left_as_pawn) return false;
  if (aim.is_promotion && !turn.is_off(aim.goals.front().from)) return false;  // 4.7.3: the pawn is removed
  return std::all_of(aim.goals.begin(), aim.goals.end(),
                     [&](Aim::Goal const& goal) { return is_reached(turn, goal); });
}

bool is_announced(Turn const& turn, Aim const& aim, std::optional<Move> announced) {
  if (aim.castling) return announced == aim.castling;
  Aim::Goal const& goal = aim.goals.front();
  auto const left = turn.before.at(goal.from);
  std::optional<Kind> const promotion = aim.is_promotion ? std::optional{goal.piece.kind} : std::nullopt;
  if (announced)
    return announced->from() == goal.from && announced->to() == goal.piece.square &&
           (announced->promotion() == promotion || aim.is_left_as_pawn);
  return left && notation::names_step(turn.announcements.back(),
                                      {left->kind, goal.from, goal.piece.square, promotion});
}

void hear(MoveProgress& progress, Turn const& turn) {
  if (turn.announcements.empty()) return;
  auto const read = notation::read_spoken_move(turn.before, turn.announcements.back());
  if (auto const* m = std::get_if<Move>(&read)) progress.announced = *m;
  if (auto const* several = std::get_if<notation::SeveralMoves>(&read))
    progress.lacks_promotion_piece = lacks_only_the_promotion_piece(several->fits);
  progress.is_announcement_complete = !std::holds_alternative<notation::SeveralMoves>(read);
}

/// A piece of each colour was touched and nothing put down yet: a capture has begun.
bool is_capture_begun(Turn const& turn) {
  auto const is_own = [&](Contact const& c) { return c.piece.color == turn.player(); };
  auto const& all = turn.contacts;
  return std::any_of(all.begin(), all.end(), is_own) &&
         std::any_of(all.begin(), all.end(),
                     [&](auto const& c) { return !is_own(c) && !turn.is_off(c.square); });
}

void compare(MoveProgress& progress, Turn const& turn, std::optional<Aim> const& aim) {
  bool const is_tactile = turn.board == BoardKind::tactile;
  bool const is_clear = progress.is_announcement_complete == true;
  bool const is_matched = aim && is_clear && is_announced(turn, *aim, progress.announced);
  progress.differs_from_board = aim && is_clear && !is_matched;
  if (is_tactile && !is_matched) progress.lacking.push_back(Lacking::announce);
  if (!aim || !is_placed(turn, *aim)) progress.lacking.push_back(Lacking::place);
  bool const is_captured_left = aim ? aim->captured && !turn.is_off(*aim->captured) : is_capture_begun(turn);
  if (is_captured_left) progress.lacking.push_back(Lacking::remove_captured);
}

}  // namespace

bool lacks_only_the_promotion_piece(std::vector<Move> const& fits) {
  return std::all_of(fits.begin(), fits.end(), [&](Move m) {
    return m.is_promotion() && m.from() == fits.front().from() && m.to() == fits.front().to();
  });
}

MoveProgress progress_of(Turn const& turn) {
  MoveProgress progress;
  progress.is_touched = !turn.contacts.empty() || turn.made.has_value();
  hear(progress, turn);
  if (turn.made) {
    bool const is_matched = progress.announced == turn.made;
    if (turn.board == BoardKind::tactile && !is_matched) progress.lacking = {Lacking::announce};
    progress.differs_from_board = !turn.announcements.empty() && !is_matched;
  } else {
    compare(progress, turn, aim_of(turn, progress.announced));
    progress.illegal = turn.illegally_made ? turn.illegally_made : placed_illegally(turn);
    if (turn.illegally_made) std::erase(progress.lacking, Lacking::place);  // it stands there
  }
  return progress;
}

namespace {

using chess::Kind;
using chess::Move;
using chess::Position;
using chess::Square;

bool castling_puts(Move m, PlacedPiece const& piece) {
  bool const is_short = m.kind() == chess::MoveKind::castle_short;
  Square const king_goal{is_short ? chess::File::g : chess::File::c, m.from().rank()};
  Square const rook_goal{is_short ? chess::File::f : chess::File::d, m.from().rank()};
  return (piece.kind == Kind::king && piece.square == king_goal) ||
         (piece.kind == Kind::rook && piece.square == rook_goal);
}

/// The kinds of piece that may have left their square for this one to be put down.
bool may_become(Kind left, PlacedPiece const& piece, chess::Color color) {
  if (left == piece.kind) return true;
  auto const last = color == chess::Color::white ? chess::Rank::r8 : chess::Rank::r1;
  return left == Kind::pawn && piece.square.rank() == last && piece.kind != Kind::king;
}

bool is_used(Turn const& turn, Square s) {
  return std::any_of(turn.placed.begin(), turn.placed.end(),
                     [s](PlacedPiece const& p) { return p.from == s; });
}

bool goes_legally(Turn const& turn, Square from, PlacedPiece const& piece) {
  auto const legal = turn.before.legal_moves();
  return std::any_of(legal.begin(), legal.end(), [&](Move m) {
    bool const is_its_move = m.from() == from || (m.is_castling() && m.to() == from);
    return is_its_move && puts(turn.before, m, piece);
  });
}

/// Of the pieces touched, in their order, the first that may be this one and is wanted.
template <class Predicate>
std::optional<Square> touched_origin(Turn const& turn, PlacedPiece const& piece, Predicate wanted) {
  for (Contact const& contact : turn.contacts) {
    bool const is_own = contact.piece.color == turn.player();
    if (is_own && may_become(contact.piece.kind, piece, turn.player()) && !is_used(turn, contact.square) &&
        wanted(contact.square))
      return contact.square;
  }
  return std::nullopt;
}

/// The square from which the move takes the piece that it puts down.
Square leaves(Move m, PlacedPiece const& piece) {
  return m.is_castling() && piece.kind == Kind::rook ? m.to() : m.from();
}

std::optional<Square> only_origin(Turn const& turn, PlacedPiece const& piece) {
  std::vector<Square> found;
  for (Move const m : turn.before.legal_moves()) {
    Square const s = leaves(m, piece);
    if (puts(turn.before, m, piece) && std::find(found.begin(), found.end(), s) == found.end())
      found.push_back(s);
  }
  if (found.size() == 1) return found.front();
  if (!found.empty()) return std::nullopt;
  auto const of_kind = turn.before.pieces(chess::Piece{turn.player(), piece.kind});
  if (of_kind.size() != 1) return std::nullopt;
  return *of_kind.begin();
}

}  // namespace

bool puts(Position const& before, Move m, PlacedPiece const& piece) {
  if (m.is_castling()) return castling_puts(m, piece);
  if (m.to() != piece.square) return false;
  return before.at(m.from())->kind == piece.kind || m.promotion() == piece.kind;
}

std::optional<Square> origin_of(Turn const& turn, PlacedPiece const& piece) {
  auto const goes = [&](Square s) { return goes_legally(turn, s, piece); };
  if (auto const s = touched_origin(turn, piece, goes)) return s;
  if (auto const s = touched_origin(turn, piece, [&](Square t) { return turn.is_off(t); })) return s;
  if (auto const s = only_origin(turn, piece)) return s;
  return touched_origin(turn, piece, [](Square /*any*/) { return true; });
}

std::optional<PlacedPiece> placed_illegally(Turn const& turn) {
  if (turn.made) return std::nullopt;
  auto const& placed = turn.placed;
  for (auto piece = placed.begin(); piece != placed.end(); ++piece) {
    bool const is_moved_on =
        piece->from && std::any_of(piece + 1, placed.end(),
                                   [&](PlacedPiece const& later) { return later.from == piece->from; });
    if (is_moved_on) continue;
    auto const legal = turn.before.legal_moves();
    bool const is_legal = std::any_of(legal.begin(), legal.end(), [&](Move m) {
      bool const is_from_there = !piece->from || leaves(m, *piece) == *piece->from;
      return is_from_there && puts(turn.before, m, *piece);
    });
    if (!is_legal) return *piece;
  }
  return std::nullopt;
}

}  // namespace tactus::arbitration::laws
