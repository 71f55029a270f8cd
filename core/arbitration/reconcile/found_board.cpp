// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/found_board.hpp"

#include <algorithm>
#include <cstdlib>

namespace tactus::arbitration::reconcile {
namespace {

using chess::Piece;
using chess::Placement;
using chess::Square;
using chess::SquareSet;

int steps_between(Square one, Square other) {
  int const files = std::abs(static_cast<int>(one.file()) - static_cast<int>(other.file()));
  int const ranks = std::abs(static_cast<int>(one.rank()) - static_cast<int>(other.rank()));
  return std::max(files, ranks);
}

/// Boards that know their pieces: a piece too many goes to the nearest square that lacks one like it.
class PieceExchange {
 public:
  PieceExchange(Placement const& board, Placement const& target) : board_(board), target_(target) {
    for (Square const s : board.difference(target)) {
      if (board.at(s)) surplus_.insert(s);
      if (target.at(s)) lacking_.insert(s);
    }
  }

  std::vector<PieceChange> changes() {
    pair_nearest();
    for (Square const s : surplus_) changes_.push_back({s, std::nullopt, board_.at(s)});
    clear_ways();
    for (Square const s : lacking_) changes_.push_back({std::nullopt, s, target_.at(s)});
    return std::move(changes_);
  }

 private:
  void pair_nearest() {
    for (int steps = 1; steps < 8; ++steps)
      for (Square const from : surplus_)
        for (Square const to : lacking_)
          if (surplus_.contains(from) && steps_between(from, to) == steps &&
              board_.at(from) == target_.at(to)) {
            moves_.push_back({from, to, board_.at(from)});
            surplus_.erase(from);
            lacking_.erase(to);
          }
  }

  bool is_filled(Square s) const {
    return std::any_of(moves_.begin(), moves_.end(), [s](PieceChange const& move) { return move.from == s; });
  }

  /// Moves onto squares that are empty by then come first; in a ring one piece waits beside the board.
  void clear_ways() {
    while (!moves_.empty()) {
      auto const next = std::find_if(moves_.begin(), moves_.end(),
                                     [this](PieceChange const& move) { return !is_filled(*move.to); });
      if (next != moves_.end()) {
        changes_.push_back(*next);
        moves_.erase(next);
      } else {
        changes_.push_back({moves_.front().from, std::nullopt, moves_.front().piece});
        lacking_.insert(*moves_.front().to);
        moves_.erase(moves_.begin());
      }
    }
  }

  Placement const& board_;
  Placement const& target_;
  SquareSet surplus_;
  SquareSet lacking_;
  std::vector<PieceChange> moves_;
  std::vector<PieceChange> changes_;
};

std::vector<PieceChange> occupancy_changes(SquareSet occupied, Placement const& target) {
  std::vector<PieceChange> changes;
  for (Square const s : occupied - target.occupied()) changes.push_back({s, std::nullopt, std::nullopt});
  for (Square const s : target.occupied() - occupied) changes.push_back({std::nullopt, s, target.at(s)});
  return changes;
}

}  // namespace

std::vector<PieceChange> changes_to(FoundBoard const& board, Placement const& target) {
  if (board.pieces() == nullptr)
    return occupancy_changes(target.occupied() ^ board.difference(target), target);
  Placement seen = *board.pieces();
  for (Square const s : board.unread()) {
    seen.clear(s);
    if (auto const piece = target.at(s)) seen.put(s, *piece);
  }
  return PieceExchange{seen, target}.changes();
}

using chess::Placement;
using chess::SquareSet;

SquareSet FoundBoard::occupied() const {
  if (auto const* const known = pieces()) return known->occupied();
  return std::get<SquareSet>(found_);
}

SquareSet FoundBoard::difference(Placement const& expected) const {
  if (auto const* const known = pieces()) return known->difference(expected) - unread_;
  return (occupied() ^ expected.occupied()) - unread_;
}

bool show_the_same(FoundBoard const& one, FoundBoard const& other) {
  bool const are_pieces_known = one.pieces() != nullptr && other.pieces() != nullptr;
  auto const differs =
      are_pieces_known ? one.pieces()->difference(*other.pieces()) : one.occupied() ^ other.occupied();
  return (differs - one.unread() - other.unread()).empty();
}

}  // namespace tactus::arbitration::reconcile
