// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/quick_mate.hpp"

#include "core/legal/position.hpp"

namespace tactus::arbitration {
namespace {

using chess::Color;
using chess::Kind;
using chess::Move;
using chess::MoveList;
using chess::Position;
using chess::Square;

/// Which moves may give check; the others need not be tried for mate.
class Checks {
 public:
  explicit Checks(Position const& position) {
    Color const turn = position.turn();
    Square const king = position.king(opposite(turn));
    SquareSet const free = ~position.occupied();
    straight_ = attacks(Kind::rook, king, free);
    diagonal_ = attacks(Kind::bishop, king, free);
    knight_ = knight_steps(king);
    pawn_ = pawn_attacks(opposite(turn), king);
    all_ = straight_ | diagonal_ | knight_ | pawn_;
    unveiling_ = (straight_ | diagonal_) & position.pieces(turn);
  }
  bool may_give(Position const& position, Move m) const {
    if (unveiling_.contains(m.from()) || m.kind() != chess::MoveKind::normal) return true;
    if (!all_.contains(m.to())) return false;
    switch (position.at(m.from())->kind) {
      case Kind::pawn: return pawn_.contains(m.to());
      case Kind::knight: return knight_.contains(m.to());
      case Kind::bishop: return diagonal_.contains(m.to());
      case Kind::rook: return straight_.contains(m.to());
      case Kind::queen: return (straight_ | diagonal_).contains(m.to());
      case Kind::king: break;
    }
    return false;
  }

 private:
  SquareSet straight_, diagonal_, knight_, pawn_, all_;  // from where such pieces attack the king
  SquareSet unveiling_;  // pieces that stand before him, perhaps in another's line
};

constexpr std::size_t longest = 90;  // plies
constexpr unsigned plies_for_a_plan = 30;

}  // namespace

std::optional<std::vector<Move>> QuickMate::play(unsigned games) {
  for (unsigned n = 0; n < games; ++n)
    if (play_game()) return line_;
  return std::nullopt;
}

bool QuickMate::play_game() {
  now_ = start_;
  line_.clear();
  if (!plan_anew()) return false;
  while (line_.size() < longest) {
    MoveList const moves = now_.legal_moves();
    if (moves.empty()) return now_.turn() != winner_ && now_.is_check();
    if (now_.turn() == winner_ && guide_->is_ready(now_.king(winner_), now_.king(opposite(winner_))) &&
        mates(moves))
      return true;
    play_move(best_of(moves));
    if (is_stale_ && !plan_anew()) return false;
  }
  return false;
}

bool QuickMate::plan_anew() {
  guide_ = MateGuide::make(now_, winner_, tried_);
  is_stale_ = false;
  plan_age_ = 0;
  return guide_.has_value();
}

bool QuickMate::mates(MoveList const& moves) {
  Checks const checks{now_};
  for (Move const m : moves) {
    if (!checks.may_give(now_, m) || !now_.after(m).is_checkmate()) continue;
    line_.push_back(m);
    return true;
  }
  return false;
}

Move QuickMate::best_of(MoveList const& moves) {
  Move best = moves[0];
  int highest = -100'000;
  for (Move const m : moves) {
    int const value = guide_->value(now_, m) * 4 + static_cast<int>(chance() % 16);
    if (value <= highest) continue;
    highest = value;
    best = m;
  }
  return best;
}

void QuickMate::play_move(Move m) {
  is_stale_ = guide_->is_over(m);
  guide_->follow(m);
  now_.play(m);
  line_.push_back(m);
  if (++plan_age_ < plies_for_a_plan) return;
  if (auto const mated = guide_->mated()) tried_.insert(*mated);
  is_stale_ = true;
}

/// Xorshift (Marsaglia 2003).
std::uint32_t QuickMate::chance() {
  seed_ ^= seed_ << 13U;
  seed_ ^= seed_ >> 17U;
  seed_ ^= seed_ << 5U;
  return seed_;
}

}  // namespace tactus::arbitration
