// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/role_plan.hpp"

#include "core/arbitration/mating/mate_plan.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <optional>

namespace tactus::arbitration {
namespace {

constexpr std::array<Kind, 4> officers{Kind::queen, Kind::rook, Kind::bishop, Kind::knight};

/// An officer, or what a pawn becomes: it may take a role.
struct Candidate {
  Square origin;
  Kind kind;
  bool from_pawn;
  unsigned before;  // moves up to the promotion
  Distances ways;   // from the origin, or from the square of promotion
  unsigned moves_to(Square s) const { return before + ways[s]; }
};

std::vector<Candidate> candidates_of(Position const& position, Color color, SquareSet landing,
                                     SquareSet open) {
  std::vector<Candidate> candidates;
  for (Kind const kind : officers)
    for (Square const s : position.pieces({color, kind}))
      candidates.push_back({s, kind, false, 0, Distances{kind, s, landing, open}});
  constexpr unsigned too_long = 14;
  Distances const promotion = promotion_ways(position, color, arrived());
  for (Square const s : position.pieces({color, Kind::pawn})) {
    if (promotion[s] >= too_long) continue;
    Square const last = Square::from_index((s.index() & 7U) | (color == Color::white ? 56U : 0U));
    for (Kind const kind : officers)
      candidates.push_back({s, kind, true, promotion[s], Distances{kind, last, landing, open}});
  }
  return candidates;
}

/// A plan to which roles are added one after the other.
struct Draft {
  Color winner;
  RolePlan plan{};
  SquareSet origins{};      // of pieces that have a role
  SquareSet targets{};      // of their roles
  SquareSet winner_king{};  // his target, where he has a role
  unsigned winner_moves = 0, loser_moves = 0;

  void add(Role role, unsigned moves) {
    plan.roles.push(role);
    targets.insert(role.target);
    (role.color == winner ? winner_moves : loser_moves) += moves;
    // The players move in turn: the side that needs more moves decides, the other one's are not free either.
    plan.cost = 2 * std::max(winner_moves, loser_moves) + std::min(winner_moves, loser_moves);
  }
  void add(Candidate const& piece, Color color, Square target, unsigned moves) {
    add({color, piece.kind, target, piece.from_pawn}, moves);
    origins.insert(piece.origin);
  }
};

/// What the check leaves to be done by others.
struct Flights {
  SquareSet open;        // beside the mated king, neither attacked nor closed by pawns
  SquareSet must_guard;  // the checker's square, where the king could take it: nobody can block that
  SquareSet all() const { return open | must_guard; }
};

/// Mates square by square, from the loser's king outwards: a check, the winner's king, other guards, and the
/// loser's men on the flights that are left.
class Composing {
 public:
  Composing(Position const& position, Color winner, std::size_t at_most)
      : winner_(winner),
        at_most_(at_most),
        ground_(position, winner),
        winner_king_(Kind::king, position.king(winner), ground_.for_winner_king, {}),
        loser_king_(Kind::king, position.king(opposite(winner)), ground_.for_loser_king, {}),
        winners_(
            candidates_of(position, winner, ground_.for_winner - ground_.guarded_by_loser, ground_.open)),
        losers_(candidates_of(position, opposite(winner), ~ground_.loser_pawns, ground_.open)) {}

  std::vector<RolePlan> run() {
    for (unsigned n = 0; n < loser_king_.rings() && 2 * n < dearest(); ++n)
      for (Square const mated : loser_king_.ring(n)) {
        at_square_.clear();
        Draft draft{winner_};
        draft.add({opposite(winner_), Kind::king, mated, false}, n);
        for (Candidate const& checker : winners_) give_check(draft, mated, checker);
        for (RolePlan const& plan : at_square_) insert(plans_, plan, at_most_);
      }
    return std::move(plans_);
  }

 private:
  static constexpr std::size_t most_at_square = 2;

  unsigned dearest() const { return plans_.size() < at_most_ ? 1000 : plans_.back().cost; }
  static void insert(std::vector<RolePlan>& plans, RolePlan const& plan, std::size_t at_most) {
    auto const is_cheaper = [](RolePlan const& a, RolePlan const& b) { return a.cost < b.cost; };
    plans.insert(std::upper_bound(plans.begin(), plans.end(), plan, is_cheaper), plan);
    if (plans.size() > at_most) plans.pop_back();
  }
  bool is_too_dear(Draft const& draft) const {
    return draft.plan.cost >= dearest() ||
           (at_square_.size() == most_at_square && draft.plan.cost >= at_square_.back().cost);
  }
  void keep(Draft const& draft) {
    if (!is_too_dear(draft)) insert(at_square_, draft.plan, most_at_square);
  }

  void give_check(Draft const& draft, Square mated, Candidate const& checker) {
    SquareSet const near = king_steps(mated);
    SquareSet const closed = ground_.guarded_by_winner | ground_.loser_pawns;
    for (Square const from : attacks(checker.kind, mated, ground_.open) - ground_.winner_pawns) {
      if (checker.moves_to(from) >= Distances::far) continue;
      Draft next = draft;
      next.add(checker, winner_, from, std::max(1U, checker.moves_to(from)));
      next.plan.clear = SquareSet{from} | (attacks(checker.kind, mated, ground_.open - from) &
                                           attacks(checker.kind, from, ground_.open - mated));
      Flights flights;
      flights.open = near - closed - attacks(checker.kind, from, ground_.open | mated) - from;
      if (near.contains(from) && !ground_.guarded_by_winner.contains(from)) flights.must_guard = from;
      if (!is_too_dear(next)) place_winner_king(next, mated, flights);
    }
  }

  /// Without him, and for each set of flights that he can guard the nearest place to do so.
  void place_winner_king(Draft const& draft, Square mated, Flights flights) {
    close(flights, draft);
    std::array<SquareSet, 64> seen;
    auto* seen_end = seen.begin();
    SquareSet const posts = king_steps(flights.all()) - king_steps(mated) - draft.plan.clear - draft.targets;
    for (unsigned n = 0; n < winner_king_.rings(); ++n)
      for (Square const post : winner_king_.ring(n) & posts) {
        SquareSet const guarded = flights.all() & king_steps(post);
        if (std::find(seen.begin(), seen_end, guarded) != seen_end) continue;
        *seen_end++ = guarded;
        Draft next = draft;
        next.add({winner_, Kind::king, post, false}, n);
        next.winner_king = post;
        if (!is_too_dear(next)) close({flights.open - guarded, flights.must_guard - guarded}, next);
      }
  }

  void close(Flights flights, Draft draft) {
    constexpr int most_blocks = 4;
    if (flights.all().empty()) return keep(draft);
    if (auto const guarded = guarded_by_one(flights.all(), draft)) keep(*guarded);
    if (!flights.must_guard.empty() || flights.open.size() > most_blocks) return;
    for (Square const flight : flights.open)
      if (!block(flight, draft)) return;
    keep(draft);
  }
  /// Another piece of the winner attacks all of these squares.
  std::optional<Draft> guarded_by_one(SquareSet flights, Draft const& draft) const {
    std::optional<Draft> best;
    for (Candidate const& guard : winners_) {
      if (draft.origins.contains(guard.origin)) continue;
      SquareSet posts = ~draft.targets;
      for (Square const s : flights) posts &= attacks(guard.kind, s, ground_.open);
      unsigned const n = guard.ways.to_nearest(posts);
      if (n >= guard.ways.rings()) continue;
      Draft next = draft;
      next.add(guard, winner_, (posts & guard.ways.ring(n)).first(), guard.before + n);
      if (!best || next.plan.cost < best->plan.cost) best = next;
    }
    return best;
  }
  /// The loser's nearest free piece goes to the flight, if from there it neither answers the check nor gives
  /// one.
  bool block(Square flight, Draft& draft) const {
    SquareSet const free = ground_.open - draft.targets;
    Candidate const* best = nullptr;
    unsigned fewest = Distances::far;
    for (Candidate const& blocker : losers_) {
      unsigned const moves = blocker.moves_to(flight);
      if (moves >= fewest || draft.origins.contains(blocker.origin)) continue;
      if (!(attacks(blocker.kind, flight, free) & (draft.plan.clear | draft.winner_king)).empty()) continue;
      best = &blocker;
      fewest = moves;
    }
    if (best) draft.add(*best, opposite(winner_), flight, fewest);
    return best != nullptr;
  }

  Color winner_;
  std::size_t at_most_;
  Ground ground_;
  Distances winner_king_, loser_king_;
  std::vector<Candidate> winners_, losers_;
  std::vector<RolePlan> plans_, at_square_;  // cheapest first
};

}  // namespace

std::vector<RolePlan> role_plans(Position const& position, Color winner, std::size_t at_most) {
  return Composing{position, winner, at_most}.run();
}

}  // namespace tactus::arbitration
