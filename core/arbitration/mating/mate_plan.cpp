// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/mate_plan.hpp"

#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration {
namespace {

/// What officers of one kind attack from each square past the pawns, found when it is first asked for.
class Lines {
 public:
  Lines(Kind kind, SquareSet open) : kind_(kind), open_(open) {}
  SquareSet from(Square s) {
    if (known_.contains(s)) return lines_[s.index()];
    known_.insert(s);
    return lines_[s.index()] = attacks(kind_, s, open_);
  }

 private:
  Kind kind_;
  SquareSet open_;
  SquareSet known_;
  std::array<SquareSet, 64> lines_;
};

/// Looks at the squares near the loser's king first and leaves out what can no longer be cheaper.
class Choosing {
 public:
  Choosing(Position const& position, Color winner, Ground const& ground)
      : position_(position),
        winner_(winner),
        ground_(ground),
        closed_(ground.guarded_by_winner | ground.loser_pawns),
        loser_king_(Kind::king, position.king(opposite(winner)), ground.for_loser_king, {}),
        winner_king_(Kind::king, position.king(winner), ground.for_winner_king, {}),
        disturbed_(loser_officers_attack()) {}

  std::optional<MatePlan> run(SquareSet tried) {
    for (Kind const checker : {Kind::queen, Kind::rook}) {
      SquareSet const officers = position_.pieces({winner_, checker});
      if (officers.empty()) continue;
      Distances const ways{checker, officers, ground_.for_winner, ground_.open};
      Lines lines{checker, ground_.open};
      for (unsigned n = 0; n < loser_king_.rings() && cost_of(n, 1) < enough_; ++n)
        for (Square const mated : loser_king_.ring(n) - tried) look(lines, {mated, checker}, ways, n);
    }
    if (best_.cost == none) return std::nullopt;
    return best_;
  }

 private:
  static constexpr unsigned none = 1000;

  static unsigned cost_of(unsigned loser_moves, unsigned winner_moves) {
    return 4 * std::max(loser_moves, winner_moves) + loser_moves + winner_moves;
  }
  SquareSet loser_officers_attack() const {
    Color const loser = opposite(winner_);
    SquareSet const free = ~position_.occupied();
    SquareSet attacked;
    for (Kind const k : {Kind::knight, Kind::bishop, Kind::rook, Kind::queen})
      if (SquareSet const officers = position_.pieces({loser, k}); !officers.empty())
        attacked |= attacks(k, officers, free);
    return attacked;
  }

  /// The squares to check from, the near ones first.
  void look(Lines& lines, MatePlan plan, Distances const& ways, unsigned loser_moves) {
    SquareSet const near = king_steps(plan.mated);
    SquareSet const from = lines.from(plan.mated) - ground_.winner_pawns - ground_.guarded_by_loser;
    unsigned const king_moves = winner_king_.to_nearest(king_steps(near) - near - plan.mated);
    for (unsigned n = 1; n < std::max(3U, ways.rings()) && cost_of(loser_moves, n) < enough_; ++n) {
      SquareSet squares = from & (n < ways.rings() ? ways.ring(n) : SquareSet{});
      if (n == 2) squares |= from & ways.ring(0);  // goes away and comes back
      for (Square const check_from : squares) {
        plan.check_from = check_from;
        plan.cost = disturbed_.contains(check_from) ? 3 : 0;
        SquareSet const flights = flights_of(lines, plan, near);
        if (flights.empty())
          offer(plan, loser_moves, n);
        else if (plan.cost + cost_of(loser_moves, n + king_moves) < enough_)
          close(flights, plan, loser_moves, n);
      }
    }
  }
  SquareSet flights_of(Lines& lines, MatePlan const& plan, SquareSet near) const {
    // A pawn that he takes on the square where he is mated no longer shields what is behind him.
    bool const takes_pawn = !ground_.open.contains(plan.mated);
    SquareSet flights = near - closed_ -
                        (takes_pawn ? attacks(plan.checker, plan.check_from, ground_.open | plan.mated)
                                    : lines.from(plan.check_from));
    if (near.contains(plan.check_from) && !ground_.guarded_by_winner.contains(plan.check_from))
      flights.insert(plan.check_from);
    return flights;
  }
  /// The flights that are left are the business of the winner's king.
  void close(SquareSet flights, MatePlan plan, unsigned loser_moves, unsigned checker_moves) {
    SquareSet posts = ~(king_steps(plan.mated) | plan.mated | plan.check_from);
    for (Square const s : flights) posts &= king_steps(s);
    unsigned const king_moves = posts.empty() ? Distances::far : winner_king_.to_nearest(posts);
    if (king_moves >= winner_king_.rings()) return;
    plan.escorted = (posts & winner_king_.ring(king_moves)).first();
    offer(plan, loser_moves, checker_moves + king_moves);
  }
  void offer(MatePlan plan, unsigned loser_moves, unsigned winner_moves) {
    plan.cost += cost_of(loser_moves, winner_moves);
    if (plan.cost >= enough_) return;
    best_ = plan;
    enough_ = plan.cost - plan.cost / 3;
  }

  Position const& position_;
  Color winner_;
  Ground const& ground_;
  SquareSet closed_;  // by pawns of either side
  Distances loser_king_, winner_king_;
  SquareSet disturbed_;
  MatePlan best_{{}, Kind::queen, {}, std::nullopt, none};
  unsigned enough_ = none;  // what a better plan has to stay below
};

}  // namespace

Ground::Ground(Position const& position, Color winner)
    : winner_pawns(position.pieces({winner, Kind::pawn})),
      loser_pawns(position.pieces({opposite(winner), Kind::pawn})),
      guarded_by_winner(pawn_attacks(winner, winner_pawns)),
      guarded_by_loser(pawn_attacks(opposite(winner), loser_pawns)),
      open(~(winner_pawns | loser_pawns)),
      for_winner(~winner_pawns),
      for_winner_king(~(winner_pawns | guarded_by_loser)),
      for_loser_king(~(loser_pawns | guarded_by_winner)) {}

std::optional<MatePlan> cheapest_plan(Position const& position, Color winner, Ground const& ground,
                                      SquareSet tried) {
  return Choosing{position, winner, ground}.run(tried);
}

namespace {
constexpr unsigned to_be_taken = 6;  // an enemy pawn stands in the way
constexpr unsigned own_in_the_way = 4;
constexpr unsigned to_be_offered = 3;  // there is nothing to take yet
}  // namespace

Distances arrived() {
  Distances none;
  for (chess::Square const s : first_and_last_rank) none.set(s, 0);
  return none;
}

Distances promotion_ways(chess::Position const& position, chess::Color color, Distances const& after) {
  chess::Color const enemy = opposite(color);
  SquareSet const takes = position.pieces(enemy) - position.king(enemy);
  SquareSet const enemy_pawns = position.pieces({enemy, chess::Kind::pawn});
  SquareSet const own_pawns = position.pieces({color, chess::Kind::pawn});
  bool const has_offers = takes != enemy_pawns;
  Distances ways;
  for (unsigned i = 0; i < 64; ++i) {
    chess::Square const s = chess::Square::from_index(color == chess::Color::white ? 63 - i : i);
    SquareSet const push = pawn_pushes(color, s);
    if (push.empty()) {
      ways.set(s, after[s]);
      continue;
    }
    chess::Square const ahead = push.first();
    unsigned best = ways[ahead] + 1 + (enemy_pawns.contains(ahead) ? to_be_taken : 0) +
                    (own_pawns.contains(ahead) ? own_in_the_way : 0);
    for (chess::Square const side : pawn_attacks(color, s))
      if (takes.contains(side) || has_offers)
        best = std::min(best, ways[side] + 1 + (takes.contains(side) ? 0 : to_be_offered));
    ways.set(s, std::min(best, Distances::far));
  }
  return ways;
}

}  // namespace tactus::arbitration
