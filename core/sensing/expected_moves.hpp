// SPDX-License-Identifier: GPL-3.0-or-later
// What each move would leave on the sensors.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/sensing/lifted_pieces.hpp"

#include <memory>

namespace tactus::sensing {

/// What the Laws say of one position. The player's program has none.
class Judging {
 public:
  virtual ~Judging() = default;
  virtual chess::MoveList moves() const = 0;
  virtual chess::MoveList castlings() const = 0;
  /// Precondition: m is one of moves().
  virtual std::shared_ptr<Judging const> after(chess::Move m) const = 0;
  virtual bool is_same(Judging const& other) const = 0;

 protected:
  Judging() = default;
  Judging(Judging const&) = default;
  Judging& operator=(Judging const&) = default;
};

class Basis {
 public:
  Basis(chess::Diagram const& diagram) : diagram_(diagram) {}  // NOLINT: each is a basis
  Basis(chess::Diagram const& diagram, std::shared_ptr<Judging const> judging)
      : diagram_(diagram), judging_(std::move(judging)) {}

  chess::Color turn() const { return diagram_.turn(); }
  std::optional<chess::Piece> at(chess::Square s) const { return diagram_.at(s); }
  chess::SquareSet occupied() const { return diagram_.occupied(); }
  chess::SquareSet pieces(chess::Color c) const { return diagram_.pieces(c); }
  chess::SquareSet pieces(chess::Piece p) const { return diagram_.pieces(p); }
  chess::Placement placement() const { return diagram_.placement(); }
  chess::MoveList moves() const { return judging_ ? judging_->moves() : diagram_.moves(); }
  chess::MoveList castlings() const { return judging_ ? judging_->castlings() : diagram_.castlings(); }
  /// Precondition: m is one of moves().
  Basis after(chess::Move m) const {
    return judging_ ? Basis{diagram_.after(m), judging_->after(m)} : Basis{diagram_.after(m)};
  }
  /// Null where every way of moving counts.
  Judging const* judging() const { return judging_.get(); }

  bool operator==(Basis const& other) const {
    bool const is_judged = judging_ && other.judging_;
    if (!(diagram_ == other.diagram_) || (judging_ == nullptr) != (other.judging_ == nullptr)) return false;
    return !is_judged || judging_->is_same(*other.judging_);
  }

 private:
  chess::Diagram diagram_;
  std::shared_ptr<Judging const> judging_;
};

struct ExpectedMove {
  chess::Move move;
  chess::SquareSet filled;    // after the move
  chess::SquareSet changed;   // squares whose piece is another one afterwards
  chess::SquareSet replaced;  // of these, the ones that stay filled: a capture, king and rook that swap
};

std::vector<ExpectedMove> expected_moves(Basis const& position);

/// Where the piece that stands on `arrived` after the move came from. Precondition: `arrived` is changed and
/// filled by the move.
chess::Square origin_of(chess::Move move, chess::Square arrived);

/// What the traces on a board say for a move.
enum class Traces : std::uint8_t {
  none,
  doubtful,  // a square was exchanged in less time than hands need: the board was seen late, or it was
             // brushed
  plain,
};

/// How a board reads: its contacts, which of them cannot be trusted, and whether it knows its pieces.
struct BoardReading {
  LiftedPieces const& lifted;
  chess::SquareSet bad;
  bool knows_pieces = false;
};

/// The board reads as the position, as far as these sensors can tell.
bool reads_as(BoardReading const& board, Basis const& position);
/// The board reads as after the move, and the traces since `start` are those of this move. Precondition: the
/// move is one of `before`.
Traces shows(BoardReading const& board, Basis const& before, ExpectedMove const& move, Instant start);

}  // namespace tactus::sensing
