// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/unwritten_moves.hpp"

#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

using chess::Move;
using chess::Position;

/// At most so many squares can change in so many plies: two by a move, two more when a king castles, which
/// each does once, and one more when a pawn is taken en passant, which needs a double step before.
unsigned most_changes(Position const& position, unsigned plies) {
  unsigned castling = 0;
  for (chess::Color const color : {chess::Color::white, chess::Color::black})
    if (!(position.castling_rooks() & position.pieces(color)).empty()) ++castling;
  return 2 * plies + 2 * std::min(castling, plies) + (plies + 1) / 2;
}

class Search {
 public:
  Search(ByPlayer<FoundBoard> const& boards, Effort const& effort) : boards_(boards), allowance_(effort) {}

  std::vector<std::vector<Move>> run(Position const& from, unsigned plies) && {
    go_on(from, plies);
    return std::move(found_);
  }

 private:
  unsigned squares_to_change(Position const& position) const {
    auto const placement = position.placement();
    auto const differing = boards_.blind.difference(placement) | boards_.sighted.difference(placement);
    return static_cast<unsigned>(differing.size());
  }

  void go_on(Position const& position, unsigned plies) {
    unsigned const to_change = squares_to_change(position);
    if (plies == 0 && to_change == 0) found_.push_back(line_);
    if (plies == 0 || to_change > most_changes(position, plies) || !allowance_.take()) return;
    for (Move const m : position.legal_moves()) {
      line_.push_back(m);
      go_on(position.after(m), plies - 1);
      line_.pop_back();
    }
  }

  ByPlayer<FoundBoard> const& boards_;
  Allowance allowance_;
  std::vector<Move> line_;
  std::vector<std::vector<Move>> found_;
};

}  // namespace

std::vector<std::vector<Move>> unwritten_moves(Position const& from, ByPlayer<FoundBoard> const& boards,
                                               unsigned plies, Effort const& effort) {
  return Search{boards, effort}.run(from, plies);
}

}  // namespace tactus::arbitration::reconcile
