// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/role_plan.hpp"

#include "core/arbitration/mating/mate_plan.hpp"
#include "core/arbitration/mating/promotion_ways.hpp"

#include <algorithm>
#include <optional>

namespace tactus::arbitration {
namespace {

using chess::Color;
using chess::Kind;
using chess::Move;
using chess::Position;
using chess::Square;

constexpr std::array<Kind, 4> officers{Kind::queen, Kind::rook, Kind::bishop, Kind::knight};

/// A piece, or what a pawn becomes, and its ways.
struct Supply {
  Square home;
  Kind kind;
  bool from_pawn;
  unsigned before;  // moves up to the promotion
  Distances ways;
  unsigned moves_to(Square s) const { return before + ways[s]; }
};

std::vector<Supply> supplies_of(Position const& position, Color color, SquareSet landing, SquareSet open) {
  std::vector<Supply> supplies;
  for (Kind const kind : officers)
    for (Square const s : position.pieces({color, kind}))
      supplies.push_back({s, kind, false, 0, Distances{kind, s, landing, open}});
  Distances const promotion = promotion_ways(position, color, arrived());
  constexpr unsigned too_long = 14;
  for (Square const s : position.pieces({color, Kind::pawn})) {
    if (promotion[s] >= too_long) continue;
    Square const last = Square::from_index((s.index() & 7U) | (color == Color::white ? 56U : 0U));
    for (Kind const kind : officers)
      supplies.push_back({s, kind, true, promotion[s], Distances{kind, last, landing, open}});
  }
  return supplies;
}

/// A picture that is being put together.
struct Draft {
  Roles roles;
  SquareSet used;   // homes of pieces that have a role
  SquareSet taken;  // targets
  SquareSet clear;  // from where the check comes, and its line
  SquareSet king;   // where the winner's king has a role
  unsigned winner_moves = 0, loser_moves = 0;
  unsigned cost() const {
    return 2 * std::max(winner_moves, loser_moves) + std::min(winner_moves, loser_moves);
  }
};

class Drawing {
 public:
  Drawing(Position const& position, Color winner, std::size_t at_most)
      : winner_(winner),
        at_most_(at_most),
        ground_(position, winner),
        winner_king_(Kind::king, position.king(winner), ground_.for_winner_king, {}),
        loser_king_(Kind::king, position.king(opposite(winner)), ground_.for_loser_king, {}),
        mine_(supplies_of(position, winner, ground_.for_winner - ground_.guarded_by_loser, ground_.open)),
        theirs_(supplies_of(position, opposite(winner), ~(ground_.loser_pawns), ground_.open)) {}

  std::vector<RolePlan> run() {
    for (unsigned n = 0; n < loser_king_.rings() && 2 * n < dearest(); ++n)
      for (Square const mated : loser_king_.ring(n)) {
        at_square_.clear();
        Draft draft;
        draft.roles.push({opposite(winner_), Kind::king, mated, false});
        draft.taken = mated;
        draft.loser_moves = n;
        for (Supply const& checker : mine_) give_check(draft, mated, checker);
        add_those_at_square();
      }
    return std::move(plans_);
  }

 private:
  static constexpr std::size_t for_one_square = 2;

  unsigned dearest() const { return plans_.size() < at_most_ ? 1000 : plans_.back().cost; }
  void add_those_at_square() {
    for (RolePlan const& plan : at_square_) {
      auto const place = std::upper_bound(plans_.begin(), plans_.end(), plan,
                                          [](auto const& a, auto const& b) { return a.cost < b.cost; });
      plans_.insert(place, plan);
      if (plans_.size() > at_most_) plans_.pop_back();
    }
  }

  void give_check(Draft const& draft, Square mated, Supply const& checker) {
    SquareSet const near = king_steps(mated);
    SquareSet const closed = ground_.guarded_by_winner | ground_.loser_pawns;
    for (Square const from : attacks(checker.kind, mated, ground_.open) - ground_.winner_pawns) {
      unsigned const moves = checker.moves_to(from);
      if (moves >= Distances::far) continue;
      Draft next = draft;
      next.winner_moves += std::max(1U, moves);
      next.roles.push({winner_, checker.kind, from, checker.from_pawn});
      next.used.insert(checker.home);
      next.taken.insert(from);
      SquareSet const flights = near - closed - attacks(checker.kind, from, ground_.open | mated) - from;
      bool const must_be_held = near.contains(from) && !ground_.guarded_by_winner.contains(from);
      SquareSet const line = attacks(checker.kind, mated, ground_.open - from) &
                             attacks(checker.kind, from, ground_.open - mated);
      next.clear = line | from;
      if (!is_hopeless(next)) place_king(next, mated, flights, must_be_held ? SquareSet{from} : SquareSet{});
    }
  }

  /// One place, the nearest, for each way of closing flights with the winner's king.
  void place_king(Draft const& draft, Square mated, SquareSet flights, SquareSet held) {
    std::array<SquareSet, 64> seen;
    auto* seen_end = seen.begin();
    SquareSet const forbidden = king_steps(mated) | draft.clear | draft.taken;
    for (unsigned n = 0; n < winner_king_.rings(); ++n)
      for (Square const post : winner_king_.ring(n) - forbidden) {
        SquareSet const covered = (flights | held) & king_steps(post);
        if (std::find(seen.begin(), seen_end, covered) != seen_end) continue;
        *seen_end++ = covered;
        Draft next = draft;
        next.winner_moves += covered.empty() ? 0 : n;
        if (!covered.empty()) {
          next.roles.push({winner_, Kind::king, post, false});
          next.king = post;
        }
        next.taken.insert(post);
        if (is_hopeless(next)) continue;
        close((flights | held) - covered, held, next);
      }
  }
  void close(SquareSet flights, SquareSet held, Draft draft) {
    if (flights.empty()) return keep(draft);
    if (auto const covered = covered_by_one(flights, draft)) keep(*covered);
    if (!(flights & held).empty() || flights.size() > 4) return;
    for (Square const flight : flights)
      if (!block(flight, draft)) return;
    keep(draft);
  }
  /// Another piece of the winner attacks all of these squares.
  std::optional<Draft> covered_by_one(SquareSet flights, Draft const& draft) const {
    std::optional<Draft> best;
    for (Supply const& supply : mine_) {
      if (draft.used.contains(supply.home)) continue;
      SquareSet posts = ~draft.taken;
      for (Square const s : flights) posts &= attacks(supply.kind, s, ground_.open);
      unsigned const n = supply.ways.to_nearest(posts);
      if (n >= supply.ways.rings()) continue;
      Draft next = draft;
      next.winner_moves += supply.before + n;
      next.roles.push({winner_, supply.kind, (posts & supply.ways.ring(n)).first(), supply.from_pawn});
      if (!best || next.cost() < best->cost()) best = next;
    }
    return best;
  }
  /// The nearest piece of the loser that is free stands on the flight, unless it would take part against the
  /// mate from there, or have the winner's king in check.
  bool block(Square flight, Draft& draft) const {
    SquareSet const free = ground_.open - draft.taken;
    Supply const* best = nullptr;
    for (Supply const& supply : theirs_) {
      unsigned const moves = supply.moves_to(flight);
      if (draft.used.contains(supply.home) || moves >= (best ? best->moves_to(flight) : Distances::far))
        continue;
      if ((attacks(supply.kind, flight, free) & (draft.clear | draft.king)).empty()) best = &supply;
    }
    if (!best) return false;
    draft.loser_moves += best->moves_to(flight);
    draft.used.insert(best->home);
    draft.roles.push({opposite(winner_), best->kind, flight, best->from_pawn});
    return true;
  }

  bool is_hopeless(Draft const& draft) const {
    return draft.cost() >= dearest() ||
           (at_square_.size() == for_one_square && draft.cost() >= at_square_.back().cost);
  }
  void keep(Draft const& draft) {
    if (is_hopeless(draft)) return;
    if (at_square_.size() == for_one_square) at_square_.pop_back();
    at_square_.push_back({draft.roles, draft.clear, draft.cost()});
    std::sort(at_square_.begin(), at_square_.end(),
              [](auto const& a, auto const& b) { return a.cost < b.cost; });
  }

  Color winner_;
  std::size_t at_most_;
  Ground ground_;
  Distances winner_king_, loser_king_;
  std::vector<Supply> mine_, theirs_;
  std::vector<RolePlan> plans_, at_square_;
};

}  // namespace

std::vector<RolePlan> role_plans(Position const& position, Color winner, std::size_t at_most) {
  return Drawing{position, winner, at_most}.run();
}

PlanDistance::PlanDistance(RolePlan const& plan, Position const& start, Color winner)
    : loser_(opposite(winner)), clear_(plan.clear) {
  Ground const ground{start, winner};
  for (Role const& role : plan.roles) {
    bool const is_winners = role.color == winner;
    SquareSet const landing = role.kind == Kind::king
                                  ? (is_winners ? ground.for_winner_king : ground.for_loser_king)
                                  : ~(is_winners ? ground.winner_pawns : ground.loser_pawns);
    Distances const officer{role.kind, role.target, landing, ground.open};
    ways_.push_back(
        {role, officer, role.from_pawn ? promotion_ways(start, role.color, officer) : Distances{}});
  }
}

/// Pieces that might take the one that checks, or come between.
unsigned PlanDistance::disturbers(Position const& position) const {
  SquareSet const free = ~position.occupied();
  unsigned n = 0;
  for (Kind const kind : officers)
    for (Square const s : position.pieces({loser_, kind}))
      if (!(attacks(kind, s, free) & clear_).empty()) ++n;
  return n;
}

unsigned PlanDistance::Ways::nearest(SquareSet officers, SquareSet pawns) const {
  unsigned nearest = Distances::far;
  for (Square const s : officers) nearest = std::min(nearest, officer[s]);
  if (role.from_pawn)
    for (Square const s : pawns) nearest = std::min(nearest, pawn[s]);
  return nearest;
}

PlanDistance::Parts PlanDistance::parts(Position const& position) const {
  Parts parts;
  auto* moves = parts.moves.begin();
  for (Ways const& ways : ways_) {
    *moves = ways.nearest(position.pieces({ways.role.color, ways.role.kind}),
                          position.pieces({ways.role.color, Kind::pawn}));
    parts.sum += *moves++;
  }
  return parts;
}

unsigned PlanDistance::operator()(Position const& position) const {
  constexpr unsigned nearly_there = 4;
  unsigned const sum = parts(position).sum;
  return sum < nearly_there ? sum + disturbers(position) : sum;
}

unsigned PlanDistance::at_least_after(Parts const& parts, Position const& position, Move move) const {
  if (move.is_promotion() || move.is_castling() || move.kind() == chess::MoveKind::en_passant)
    return this->parts(position.after(move)).sum;
  SquareSet const leave = SquareSet{move.from()} | move.to();
  Kind const moved = position.at(move.from())->kind;
  auto const taken = position.at(move.to());
  unsigned sum = parts.sum;
  auto const* before = parts.moves.begin();
  for (Ways const& ways : ways_) {
    unsigned const was = *before++;
    auto const [color, kind, target, from_pawn] = ways.role;
    bool const is_movers = color == position.turn();
    if (!is_movers && !taken) continue;
    Kind const changed = is_movers ? moved : taken->kind;
    if (changed != kind && !(from_pawn && changed == Kind::pawn)) continue;
    auto const now = [&](Kind k) {
      SquareSet const stayed = position.pieces({color, k}) - leave;
      return is_movers && k == moved ? stayed | move.to() : stayed;
    };
    sum = sum - was + ways.nearest(now(kind), now(Kind::pawn));
  }
  return sum;
}

}  // namespace tactus::arbitration
