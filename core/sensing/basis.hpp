// SPDX-License-Identifier: GPL-3.0-or-later
// From what the moves on a board are looked for. The player's program has a Diagram, where every way of
// moving counts alike; who may judge has a Position, where only legal moves count. A legal move is never
// preferred to another one.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/chess/position.hpp"

#include <variant>

namespace tactus::sensing {

class Basis {
 public:
  Basis(chess::Diagram const& diagram) : board_(diagram) {}     // NOLINT: each is a basis
  Basis(chess::Position const& position) : board_(position) {}  // NOLINT

  chess::Color turn() const {
    return std::visit([](auto const& board) { return board.turn(); }, board_);
  }
  std::optional<chess::Piece> at(chess::Square s) const {
    return std::visit([s](auto const& board) { return board.at(s); }, board_);
  }
  chess::SquareSet occupied() const {
    return std::visit([](auto const& board) { return board.occupied(); }, board_);
  }
  chess::SquareSet pieces(chess::Color c) const {
    return std::visit([c](auto const& board) { return board.pieces(c); }, board_);
  }
  chess::SquareSet pieces(chess::Piece p) const {
    return std::visit([p](auto const& board) { return board.pieces(p); }, board_);
  }
  chess::Placement placement() const {
    return std::visit([](auto const& board) { return board.placement(); }, board_);
  }
  chess::MoveList moves() const;
  chess::MoveList castlings() const;
  /// Precondition: m is one of moves().
  Basis after(chess::Move m) const {
    return std::visit([m](auto const& board) { return Basis{board.after(m)}; }, board_);
  }
  /// Null where it is a Diagram.
  chess::Position const* position() const { return std::get_if<chess::Position>(&board_); }

  bool operator==(Basis const&) const = default;

 private:
  std::variant<chess::Diagram, chess::Position> board_;
};

}  // namespace tactus::sensing
