// SPDX-License-Identifier: GPL-3.0-or-later
// From what the moves on a board are looked for: a Diagram, where every way of moving counts alike. Who may
// judge brings the Laws along (core/legal/judged_basis.hpp), and then only legal moves count; a legal move is
// never preferred to another one.
#pragma once

#include "core/chess/diagram.hpp"

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

}  // namespace tactus::sensing
