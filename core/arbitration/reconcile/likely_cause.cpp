// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/likely_cause.hpp"

#include "core/legal/position.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace tactus::arbitration::reconcile {
namespace {

using chess::Kind;
using chess::Move;
using chess::Piece;
using chess::Placement;
using chess::Position;
using chess::Square;

/// More wrong squares are not one slip.
constexpr int most_wrong_squares = 8;

bool are_neighbours(Square one, Square other) {
  int const files = std::abs(static_cast<int>(one.file()) - static_cast<int>(other.file()));
  int const ranks = std::abs(static_cast<int>(one.rank()) - static_cast<int>(other.rank()));
  return one != other && files <= 1 && ranks <= 1;
}

/// Castling is held as king takes rook; here the square counts on which the king ends.
Square arrival(Position const& after, Move m) {
  return m.is_castling() ? after.king(opposite(after.turn())) : m.to();
}

/// One move as hands make it on a board that need not be right.
struct HandMove {
  Square from;
  Piece piece;
  Placement before;
  Placement after;

  /// False: the piece is not there, so the player would have noticed.
  bool make_on(Placement& board) const {
    if (board.at(from) != piece) return false;
    for (Square const s : before.difference(after)) {
      if (auto const piece_there = after.at(s))
        board.put(s, *piece_there);
      else
        board.clear(s);
    }
    return true;
  }
};

class CauseSearch {
 public:
  CauseSearch(Position const& start, std::vector<Move> const& line, FoundBoard const& board)
      : line_(line), board_(board), end_(position_after(start, line).placement()) {
    positions_.push_back(start);
    for (Move const m : line) {
      Position const& before = positions_.back();
      Position const after = before.after(m);
      hands_.push_back({m.from(), *before.at(m.from()), before.placement(), after.placement()});
      positions_.push_back(after);
    }
  }

  std::vector<LikelyCause> run() {
    auto const wrong = board_.difference(end_).size();
    if (wrong == 0 || wrong > most_wrong_squares) return {};
    for (ply_ = 0; ply_ < line_.size(); ++ply_) try_ply();
    if (!fits_.empty()) return fits_;
    for (ply_ = 0; ply_ < line_.size(); ++ply_) try_other_squares();
    try_displaced();
    return fits_;
  }

 private:
  Position const& before() const { return positions_[ply_]; }
  Position const& after() const { return positions_[ply_ + 1]; }
  Move move() const { return line_[ply_]; }
  Square target() const { return arrival(after(), move()); }
  Piece mover() const { return hands_[ply_].piece; }

  /// `board` stood after this ply; the rest was played as written.
  void try_board(Placement board, Cause cause, Piece piece, Square expected, Square found) {
    for (std::size_t next = ply_ + 1; next < hands_.size(); ++next)
      if (!hands_[next].make_on(board)) return;
    if (board_.shows(board))
      fits_.push_back({cause, static_cast<unsigned>(ply_ + 1), piece, expected, found});
  }

  void try_ply() {
    try_board(before().placement(), Cause::move_not_made, mover(), target(), move().from());
    try_one_aperture_off();
    try_castling();
    try_captures();
    try_promotion();
    try_other_moves();
  }

  void try_one_aperture_off() {
    if (move().is_castling()) return;
    Placement const right = after().placement();
    for (unsigned i = 0; i < 64; ++i) {
      Square const beside = Square::from_index(i);
      if (!are_neighbours(beside, target()) || right.at(beside)) continue;
      Placement wrong = right;
      wrong.clear(target());
      wrong.put(beside, *right.at(target()));
      try_board(wrong, Cause::one_aperture_off, *right.at(target()), target(), beside);
    }
  }

  void try_castling() {
    if (!move().is_castling()) return;
    Placement wrong = after().placement();
    Piece const rook{mover().color, Kind::rook};
    if (wrong.at(move().to()).has_value()) return;  // Chess960: the king stands there now
    for (Square const s : before().placement().difference(wrong))
      if (wrong.at(s) == rook) {
        wrong.clear(s);
        wrong.put(move().to(), rook);
        return try_board(wrong, Cause::rook_forgotten, rook, s, move().to());
      }
  }

  void try_captures() {
    Square const taken_on = move().kind() == chess::MoveKind::en_passant
                                ? Square{move().to().file(), move().from().rank()}
                                : move().to();
    auto const taken = before().at(taken_on);
    if (!taken || move().is_castling()) return;
    Placement const right = after().placement();
    for (unsigned i = 0; i < 64; ++i) {
      Square const s = Square::from_index(i);
      if (right.at(s)) continue;
      Placement wrong = right;
      wrong.put(s, *taken);
      bool const stayed = s == taken_on;
      try_board(wrong, stayed ? Cause::en_passant_pawn_left : Cause::captured_piece_left, *taken, taken_on,
                s);
    }
  }

  void try_promotion() {
    if (!move().is_promotion()) return;
    for (Kind const kind : {Kind::pawn, Kind::knight, Kind::bishop, Kind::rook, Kind::queen}) {
      Placement wrong = after().placement();
      Piece const right = *wrong.at(target());
      if (kind == right.kind) continue;
      wrong.put(target(), {right.color, kind});
      try_board(wrong, Cause::promotion_piece, right, target(), target());
    }
  }

  void try_other_moves() {
    for (Move const other : before().legal_moves()) {
      if (other == move()) continue;
      auto const cause = cause_of_difference(before(), static_cast<unsigned>(ply_ + 1), move(), other);
      if (cause && cause->cause != Cause::promotion_piece)
        try_board(before().after(other).placement(), cause->cause, cause->piece, cause->expected,
                  cause->found);
    }
  }

  void try_other_squares() {
    for (Move const other : before().legal_moves())
      if (other != move() && other.from() == move().from() && !other.is_promotion())
        try_board(before().after(other).placement(), Cause::other_square, mover(), target(),
                  arrival(before().after(other), other));
  }

  void try_displaced() {
    for (Square const home : end_.occupied())
      for (unsigned i = 0; i < 64; ++i) {
        Square const beside = Square::from_index(i);
        if (!are_neighbours(home, beside) || end_.at(beside)) continue;
        Placement wrong = end_;
        Piece const piece = *end_.at(home);
        wrong.clear(home);
        wrong.put(beside, piece);
        if (board_.shows(wrong)) fits_.push_back({Cause::displaced, 0, piece, home, beside});
      }
  }

  std::vector<Move> const& line_;
  FoundBoard const& board_;
  Placement end_;
  std::vector<Position> positions_;
  std::vector<HandMove> hands_;
  std::size_t ply_ = 0;
  std::vector<LikelyCause> fits_;
};

}  // namespace

std::vector<LikelyCause> likely_causes(Position const& start, std::vector<Move> const& line,
                                       FoundBoard const& board) {
  return CauseSearch{start, line, board}.run();
}

std::vector<LikelyCause> likely_slips_of_press(Position const& before, unsigned ply,
                                               FoundBoard const& board) {
  std::vector<LikelyCause> slips;
  for (Move const m : before.legal_moves())
    for (LikelyCause each : CauseSearch{before, {m}, board}.run()) {
      each.ply = ply;
      bool const is_left_behind = each.cause == Cause::en_passant_pawn_left ||
                                  each.cause == Cause::captured_piece_left ||
                                  each.cause == Cause::rook_forgotten;
      if (is_left_behind && std::ranges::find(slips, each) == slips.end()) slips.push_back(each);
    }
  return slips;
}

bool sound_alike(Square one, Square other) {
  using chess::Rank;
  auto const is_two_or_three = [](Square s) { return s.rank() == Rank::r2 || s.rank() == Rank::r3; };
  if (one == other) return false;
  if (one.file() == other.file()) return is_two_or_three(one) && is_two_or_three(other);
  if (one.rank() != other.rank()) return false;
  constexpr std::string_view groups[]{"bcdeg", "ah"};  // letters said alike in many tongues
  return std::any_of(std::begin(groups), std::end(groups), [&](std::string_view group) {
    return group.find(one.file_letter()) != std::string_view::npos &&
           group.find(other.file_letter()) != std::string_view::npos;
  });
}

std::optional<LikelyCause> cause_of_difference(Position const& before, unsigned ply, Move one, Move other) {
  auto const piece = before.at(one.from());
  auto const others_piece = before.at(other.from());
  if (!piece || piece != others_piece || one.is_castling() || other.is_castling()) return std::nullopt;
  if (one.to() == other.to() && one.from() != other.from())
    return LikelyCause{Cause::other_piece_moved, ply, *piece, one.to(), other.from()};
  if (one.to() == other.to() && one.promotion() != other.promotion())
    return LikelyCause{Cause::promotion_piece, ply, {piece->color, *one.promotion()}, one.to(), other.to()};
  if (sound_alike(one.to(), other.to()))
    return LikelyCause{Cause::misheard, ply, *piece, one.to(), other.to()};
  return std::nullopt;
}

}  // namespace tactus::arbitration::reconcile
