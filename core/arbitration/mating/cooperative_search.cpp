// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/cooperative_search.hpp"

#include "core/arbitration/mating/piece_reach.hpp"
#include "core/arbitration/mating/quick_mate.hpp"
#include "core/arbitration/mating/reach.hpp"
#include "core/arbitration/mating/steps.hpp"
#include "core/legal/material.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tactus::arbitration {
namespace {

constexpr std::size_t most_chapters = 50'000;  // some ten megabytes; beyond that every door is looked at anew

SquareSet pawns_of(Position const& position, Color c) { return position.pieces({c, Kind::pawn}); }

}  // namespace

bool Chapters::is_closed(Position const& position) {
  if (chess::has_insufficient_material(position, winner_)) return true;
  bool const plain = position.castling_rooks().empty() && !position.en_passant();
  if (plain)
    for (auto [it, end] = chapters_.equal_range(key_of(position)); it != end; ++it)
      if (it->second.holds(position)) return it->second.closed;
  if (mating_squares(reach_of(position), winner_).empty()) return true;
  PiecesReach const reach = pieces_reach_of(position);
  bool const closed = !has_mate_picture(reach, winner_);
  if (plain && chapters_.size() < most_chapters) remember(position, reach, closed);
  return closed;
}

/// The bounds are an invariant of every legal game that is once inside: each piece has its own bound, the
/// pawns stand as they did, so their order on the files is the same, and no rock is missing. Nothing in them
/// depends on the player to move.
bool Chapters::Chapter::holds(Position const& position) const {
  for (Color const c : {Color::white, Color::black}) {
    auto const i = static_cast<unsigned>(c);
    if (pawns_of(position, c) != pawns[i] || !(rocks[i] - position.pieces(c)).empty()) return false;
  }
  std::uint64_t used = 0;
  for (Square const s : position.occupied() - pawns[0] - pawns[1]) {
    auto const piece = *position.at(s);
    std::size_t i = 0;
    while (i < bounds.size() &&
           ((used >> i & 1U) != 0 || bounds[i].piece != piece || !bounds[i].stands.contains(s)))
      ++i;
    if (i == bounds.size()) return false;
    used |= std::uint64_t{1} << i;
  }
  return true;
}

std::uint64_t Chapters::key_of(Position const& position) {
  constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
  std::uint64_t const mixed =
      pawns_of(position, Color::white).bits() * odd + pawns_of(position, Color::black).bits();
  return (mixed ^ mixed >> 29U) * odd;
}

void Chapters::remember(Position const& position, PiecesReach const& reach, bool closed) {
  Chapter chapter{
      {pawns_of(position, Color::white), pawns_of(position, Color::black)}, reach.rocks, {}, closed};
  for (PieceReach const& each : reach)
    if (each.piece.kind != Kind::pawn) chapter.bounds.push_back({each.piece, each.stands});
  chapters_.emplace(key_of(position), std::move(chapter));
}

namespace {

/// Nobody comes back through it.
bool is_door(Position const& p, Move m) {
  return p.occupied().contains(m.to()) || p.at(m.from())->kind == Kind::pawn;
}

}  // namespace

CooperativeSearch::CooperativeSearch(Position const& start, Color winner)
    : winner_(winner), chapters_(winner), buckets_(256) {
  visit(start, {chess::CompactPosition{start}, PositionSet::none, Move{}, 0});
}

CooperativeSearch::End CooperativeSearch::run(MatingBudget const& budget) {
  constexpr unsigned between_questions = 64;  // expansions
  limit_ = seen_.size() + budget.positions;
  for (unsigned expanded = 1; !mate_; ++expanded) {
    auto const next = take();
    if (!next) return End::exhausted;
    bool const is_time_up = budget.is_time_up && expanded % between_questions == 0 && budget.is_time_up();
    if (is_full() || is_time_up) {
      interrupted_ = next;
      return End::limit;
    }
    expand(*next);
  }
  return End::mate;
}

std::optional<PositionSet::Index> CooperativeSearch::take() {
  if (interrupted_) return std::exchange(interrupted_, std::nullopt);
  return take_lowest(buckets_, lowest_);
}

void CooperativeSearch::expand(Index i) {
  Position const p = seen_[i].position.position();
  auto const plies = static_cast<std::uint16_t>(seen_[i].plies + 1U);
  children_.clear();
  for (Move const m : p.legal_moves()) {
    children_.push_back({chess::CompactPosition{p.after(m)}, i, m, plies});
    seen_.announce(children_.back().position);
  }
  for (PositionSet::Node const& child : children_) {
    if (seen_.contains(child.position)) continue;
    Position const next = p.after(child.move);
    if (is_door(p, child.move) && chapters_.is_closed(next)) continue;
    if (is_full()) {
      interrupted_ = i;
      return;
    }
    visit(next, child);
    if (mate_ || (is_door(p, child.move) && mates_quickly(next))) return;
  }
}

/// Behind a door much may be free that was locked before: a simple game is cheaper than the search for its
/// way.
bool CooperativeSearch::mates_quickly(Position const& behind_door) {
  constexpr std::size_t all_tried = 2'000;
  constexpr std::size_t then_each = 16;
  std::size_t const door = doors_++;
  if (door >= all_tried && door % then_each != 0) return false;
  auto rest = QuickMate{behind_door, winner_}.play(1);
  if (!rest) return false;
  tail_ = *std::move(rest);
  mate_ = static_cast<Index>(seen_.size() - 1);
  return true;
}

std::vector<Move> CooperativeSearch::line() const {
  auto moves = seen_.line_to(*mate_);
  moves.insert(moves.end(), tail_.begin(), tail_.end());
  return moves;
}

void CooperativeSearch::visit(Position const& p, PositionSet::Node const& node) {
  auto const i = seen_.insert(node);
  if (!i) return;
  if (p.turn() != winner_ && p.is_checkmate()) mate_ = *i;
  std::size_t const h = std::min<std::size_t>(buckets_.size() - 1, estimate(p, winner_) + node.plies / 2U);
  buckets_[h].push_back(*i);
  lowest_ = std::min(lowest_, h);
}

namespace {

SquareSet fill(SquareSet from, SquareSet free, SquareSet (*step)(SquareSet)) {
  SquareSet attacked = step(from);
  for (SquareSet next = attacked & free; !next.empty(); next = step(next) & free) attacked |= step(next);
  return attacked;
}
SquareSet ne(SquareSet s) { return north(east(s)); }
SquareSet nw(SquareSet s) { return north(west(s)); }
SquareSet se(SquareSet s) { return south(east(s)); }
SquareSet sw(SquareSet s) { return south(west(s)); }

SquareSet attacks_of(Position const& p, Color c, SquareSet free) {
  SquareSet a = pawn_attacks(c, p.pieces({c, Kind::pawn})) | knight_steps(p.pieces({c, Kind::knight}));
  SquareSet const d = p.pieces({c, Kind::bishop}) | p.pieces({c, Kind::queen});
  SquareSet const r = p.pieces({c, Kind::rook}) | p.pieces({c, Kind::queen});
  if (!d.empty()) a |= fill(d, free, ne) | fill(d, free, nw) | fill(d, free, se) | fill(d, free, sw);
  if (!r.empty())
    a |= fill(r, free, north) | fill(r, free, south) | fill(r, free, east) | fill(r, free, west);
  return a;
}

}  // namespace

unsigned estimate(Position const& p, Color winner) {
  Color const loser = opposite(winner);
  Square const k = p.king(loser), w = p.king(winner);
  int const f = static_cast<int>(k.file()), r = static_cast<int>(k.rank());
  int const fd = std::abs(f - static_cast<int>(w.file())), rd = std::abs(r - static_cast<int>(w.rank()));
  int const edge = std::min(std::min(f, 7 - f), std::min(r, 7 - r));
  SquareSet const free = ~p.occupied() | k;
  SquareSet const attacked = attacks_of(p, winner, free);
  SquareSet const closed = attacked | king_steps(w) | (p.pieces(loser));
  int const open = (king_steps(k) - closed).size();
  bool const check = attacked.contains(k);
  int h = open * 3 + (check ? 0 : 2) + std::max(0, std::max(fd, rd) - 2) * 2 + edge * 2;
  bool const heavy = !(p.pieces({winner, Kind::queen}) | p.pieces({winner, Kind::rook})).empty();
  if (!heavy) {
    int best = 6;
    for (Square const s : p.pieces({winner, Kind::pawn})) {
      int const rank = static_cast<int>(s.rank());
      best = std::min(best, winner == Color::white ? 7 - rank : rank);
    }
    h += best * 5;
  }
  return static_cast<unsigned>(h);
}

}  // namespace tactus::arbitration
