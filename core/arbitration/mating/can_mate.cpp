// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/mating/can_mate.hpp"

#include "core/arbitration/mating/cooperative_search.hpp"
#include "core/arbitration/mating/piece_reach.hpp"
#include "core/arbitration/mating/plan_search.hpp"
#include "core/arbitration/mating/quick_mate.hpp"
#include "core/arbitration/mating/reach.hpp"
#include "core/arbitration/mating/skeleton.hpp"
#include "core/legal/material.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tactus::arbitration {
namespace {

bool has_mated(Position const& position, Color player) {
  return position.turn() != player && position.is_checkmate();
}

std::optional<MatingProof> proof_at_sight(Position const& position, Color player) {
  if (position.count_legal_moves() == 0) return MatingProof::game_over;
  if (chess::has_insufficient_material(position, player)) return MatingProof::material;
  if (mating_squares(reach_of(position), player).empty()) return MatingProof::reach;
  return std::nullopt;
}

/// The sharper proof, and dearer.
bool is_proven_by_pieces(Position const& position, Color player) {
  return !has_mate_picture(pieces_reach_of(position), player);
}

/// The moves without a choice, up to a repetition at the latest.
std::vector<Move> forced_line(Position& position) {
  constexpr std::size_t longest = 100;
  std::vector<Move> line;
  for (auto moves = position.legal_moves(); moves.size() == 1 && line.size() < longest;
       moves = position.legal_moves()) {
    line.push_back(moves[0]);
    position = position.after(moves[0]);
  }
  return line;
}

/// From the cheap to the dear; what one step spent, the next ones lack. Once time is up, nobody asks again.
class Inquiry {
 public:
  Inquiry(Position const& position, Color player, MatingBudget const& budget, std::vector<Move> forced)
      : position_(position), player_(player), left_{budget.positions, nullptr}, forced_(std::move(forced)) {
    if (budget.is_time_up)
      left_.is_time_up = [this, &budget] { return is_time_up_ = is_time_up_ || budget.is_time_up(); };
  }
  Inquiry(Inquiry const&) = delete;
  Inquiry& operator=(Inquiry const&) = delete;

  MatingVerdict run() {
    constexpr unsigned few_moves = 3;  // he is nearly bound: what little can arise is soon seen
    if (position_.count_legal_moves() <= few_moves && search(16)) return answer();
    // One game is cheaper than the sharper of the proofs by reach, and mostly enough.
    QuickMate quick{position_, player_};
    if (auto const mate = quick.play(1)) return yes(*mate);
    if (is_proven_by_pieces(position_, player_)) return no(MatingProof::reach, 0);
    if (auto const mate = quick.play(11)) return yes(*mate);
    if (search(300)) return answer();
    if (plans(200) || skeleton(20'000)) return answer();
    for (std::size_t const effort : {800U, 3'200U, 12'800U})
      if (search(8 * effort) || plans(effort)) return answer();
    if (long_plans(60'000)) return answer();
    search(left_.positions);
    return answer();
  }

 private:
  bool is_over() const { return verdict_ || is_time_up_; }
  MatingVerdict answer() { return verdict_ ? std::move(*verdict_) : NotKnown{spent_}; }
  bool search(std::size_t positions) {
    if (!search_) search_.emplace(position_, player_);
    std::size_t const before = search_->positions();
    CooperativeSearch::End const end = search_->run(share(positions));
    spend(search_->positions() - before);
    if (end == CooperativeSearch::End::mate) verdict_ = yes(search_->line());
    if (end == CooperativeSearch::End::exhausted) verdict_ = no(MatingProof::exhausted, search_->positions());
    return is_over();
  }
  bool plans(std::size_t positions_for_each) {
    if (!plans_) plans_.emplace(position_, player_);
    return follow(*plans_, positions_for_each);
  }
  /// Long plans, whose idle pieces stand still.
  bool long_plans(std::size_t positions_for_each) {
    plans_.reset();
    PlannedMates mates{position_, player_, Followed::of_roles};
    return follow(mates, positions_for_each);
  }
  bool follow(PlannedMates& mates, std::size_t positions_for_each) {
    auto const result = mates.run(positions_for_each, share(left_.positions));
    spend(result.positions);
    if (result.line) verdict_ = yes(*result.line);
    return is_over();
  }
  bool skeleton(std::size_t positions) {
    auto const result = search_skeletons(position_, player_, share(std::min(positions, left_.positions / 4)));
    spend(result.positions);
    if (result.never_mates) verdict_ = no(MatingProof::skeleton, result.positions);
    return is_over();
  }
  MatingBudget share(std::size_t positions) const {
    return {std::min(positions, left_.positions), left_.is_time_up};
  }
  void spend(std::size_t positions) {
    spent_ += positions;
    left_.positions -= std::min(positions, left_.positions);
  }
  CanMate yes(std::vector<Move> const& rest) {
    forced_.insert(forced_.end(), rest.begin(), rest.end());
    return {std::move(forced_)};
  }
  CannotMate no(MatingProof proof, std::size_t positions) { return {proof, std::move(forced_), positions}; }

  Position const& position_;
  Color player_;
  MatingBudget left_;
  std::vector<Move> forced_;
  std::size_t spent_ = 0;
  bool is_time_up_ = false;
  std::optional<CooperativeSearch> search_;
  std::optional<PlannedMates> plans_;
  std::optional<MatingVerdict> verdict_;
};

}  // namespace

MatingVerdict can_mate(Position const& position, Color player, MatingBudget const& budget) {
  Position now = position;
  std::vector<Move> forced = forced_line(now);
  if (has_mated(now, player)) return CanMate{std::move(forced)};
  if (auto const proof = proof_at_sight(now, player)) return CannotMate{*proof, std::move(forced)};
  if ((~now.occupied()).empty()) {  // no square is left to keep whose turn it is
    if (is_proven_by_pieces(now, player)) return CannotMate{MatingProof::reach, std::move(forced)};
    return NotKnown{};
  }
  return Inquiry{now, player, budget, std::move(forced)}.run();
}

std::string_view name_of(MatingProof proof) {
  switch (proof) {
    case MatingProof::game_over: return "game-over";
    case MatingProof::material: return "material";
    case MatingProof::reach: return "reach";
    case MatingProof::skeleton: return "skeleton";
    case MatingProof::exhausted: return "exhausted";
  }
  return "exhausted";
}

}  // namespace tactus::arbitration
