// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/hypotheses.hpp"

#include "core/sensing/touched_pieces.hpp"

#include <algorithm>
#include <tuple>

namespace tactus::sensing {
namespace {

/// So many plies more must follow from one dead sensor than from another to tell them apart.
constexpr std::size_t plies_ahead = 2;

/// Beyond any game: a board that makes no sense must not make the tree grow without end.
constexpr std::size_t most_positions = 600;

struct Claim {
  Hypothesis const* before;
  Hypothesis const* made;
  Instant latest;
};

std::vector<Claim> claims_of(std::vector<Hypothesis> const& roots) {
  std::vector<Claim> claims;
  for (Hypothesis const& root : roots)
    for (Hypothesis const& child : root.next) claims.push_back({&root, &child, child.latest()});
  return claims;
}

bool is_firm(Claim const& claim) { return !claim.made->suspect && !claim.made->by->is_weak; }

/// What was shown only after the move must have been done is another piece that was moved for the next one.
void keep_in_time(std::vector<Claim>& claims, std::optional<Instant> done_by) {
  auto const is_in_time = [&](Claim const& each) { return each.made->by->shown_at <= done_by; };
  auto const is_known = [&](Claim const& each) { return is_in_time(each) && !each.made->suspect; };
  if (!done_by || std::none_of(claims.begin(), claims.end(), is_known)) return;
  std::erase_if(claims, [&](Claim const& each) { return !is_in_time(each); });
}

/// A bad sensor is thought of only where nothing else explains the board, or where what else did led nowhere
/// while the next move followed from this. Traces that are equal stay.
void keep_likeliest(std::vector<Claim>& claims) {
  auto const firm = std::max_element(claims.begin(), claims.end(), [](Claim const& a, Claim const& b) {
    return std::tuple{is_firm(a), a.latest} < std::tuple{is_firm(b), b.latest};
  });
  if (!is_firm(*firm)) return;
  Claim const likeliest = *firm;
  std::erase_if(claims, [&](Claim const& each) {
    if (is_firm(each)) return false;
    bool const explained_at_once =
        likeliest.latest < each.made->explained_until() && each.latest < likeliest.made->explained_until();
    if (!each.made->suspect && explained_at_once) return false;
    auto const answered = each.made->answered_at();
    return !answered || *answered - reply_time <= likeliest.latest;
  });
}

/// The claims that the board spoke for last.
void keep_latest(std::vector<Claim>& claims) {
  auto const is_older = [](Claim const& a, Claim const& b) { return a.latest < b.latest; };
  Instant const latest = std::max_element(claims.begin(), claims.end(), is_older)->latest;
  std::erase_if(claims, [&](Claim const& each) { return each.latest != latest; });
  auto const is_plain = [](Claim const& each) { return !each.made->suspect; };
  if (std::any_of(claims.begin(), claims.end(), is_plain))
    std::erase_if(claims, [&](Claim const& each) { return !is_plain(each); });
}

/// Less is better: certain before weak, few pieces touched besides, a queen before other pieces.
auto rank(Claim const& claim, BoardReading const& board) {
  auto const touched = touched_for(board, *claim.before, *claim.made->by);
  auto const besides = std::count_if(touched.begin(), touched.end(), [&](chess::Square const s) {
    return !claim.made->by->changed.contains(s);
  });
  return std::tuple{claim.made->by->is_weak, besides,
                    -static_cast<int>(claim.made->by->move.promotion().value_or(chess::Kind::pawn))};
}

/// One dead sensor explains much that another one explains as well: the others must have fallen behind.
bool is_proved(Claim const& leading, std::vector<Claim> const& contenders) {
  if (!leading.made->suspect) return true;
  return std::all_of(contenders.begin(), contenders.end(), [&](Claim const& each) {
    return each.made->by->move == leading.made->by->move || (!each.made->suspect && !leading.made->suspect) ||
           each.made->depth() + plies_ahead <= leading.made->depth();
  });
}

/// The board may be explained as well by another move, in a way that the order in time does not rule out.
bool rivals(Claim const& other, Claim const& leading, BoardReading const& board,
            std::optional<Instant> done_by) {
  if (other.made->by->move == leading.made->by->move) return false;
  if (other.made->suspect) {
    // The press or the next move followed from it while no move of a sound board was shown.
    auto const replied = other.made->replied_at();
    bool const was_replied =
        replied && *replied + reply_time <= leading.made->replied_at().value_or(leading.latest);
    bool const was_pressed =
        done_by && other.made->by->shown_at <= *done_by && *done_by < leading.made->by->shown_at;
    return !leading.made->suspect && (was_replied || was_pressed) &&
           other.made->explained_until() > leading.latest;
  }
  // Feeling a piece looks like its capture from a square that cannot be seen: the piece that was set down
  // from there before is in the hand again.
  if (leading.made->by->is_unseen && reads_as(board, leading.before->position))
    return other.made->by->is_unseen && other.made->by->has_lasted;
  return other.latest != leading.latest &&
         other.made->explained_until(Course::over_bad_sensors) > leading.latest;
}

/// What hands can hardly have done so fast waits where anything else explains the board as well.
bool is_doubted(Claim const& leading, std::vector<Claim> const& all) {
  if (!leading.made->by->is_doubtful) return false;
  return std::any_of(all.begin(), all.end(), [&](Claim const& each) {
    return each.made->by->move != leading.made->by->move &&
           each.made->explained_until() > leading.made->by->shown_since;
  });
}

bool have_same_traces(Claim const& a, Claim const& b) {
  if (a.made->by->move == b.made->by->move) return a.made->suspect == b.made->suspect;
  return a.made->by->shown_since == b.made->by->shown_since && !a.made->suspect && !b.made->suspect;
}

/// `claims`: the equal ones, best first.
Leading lead(std::vector<Claim> const& claims, std::vector<Claim> const& all) {
  Leading leading{claims.front().before, claims.front().made, {}, {}};
  auto const is_equal = [&](Claim const& each) {
    return std::find(leading.equal.begin(), leading.equal.end(), each.made->by->move) != leading.equal.end();
  };
  for (Claim const& each : claims)
    if (!is_equal(each)) leading.equal.push_back(each.made->by->move);
  // What followed so far may be a piece on its way: it does not yet tell what a pawn was promoted to before.
  for (Claim const& each : all)
    if (is_equal(each) && each.made->suspect == leading.best->suspect)
      leading.follow_ups.push_back(each.made);
  return leading;
}

}  // namespace

void Hypotheses::follow(BoardReading const& board, Instant changed_at) {
  for (Hypothesis& root : roots_) root.follow(board, changed_at);
  forget_oldest();
}

void Hypotheses::forget_oldest() {
  for (Hypothesis& root : roots_)
    while (root.size() > most_positions)
      root.next.erase(
          std::min_element(root.next.begin(), root.next.end(),
                           [](Hypothesis const& a, Hypothesis const& b) { return a.latest() < b.latest(); }));
}

void Hypotheses::suspect_sensors(BoardReading const& board, Instant changed_at) {
  for (Hypothesis& root : roots_) root.suspect_sensors(board, changed_at);
}

void Hypotheses::trust(chess::Square heard) {
  for (Hypothesis& root : roots_) root.trust(heard);
}

std::optional<Leading> Hypotheses::leading(BoardReading const& board, std::optional<Instant> done_by) const {
  auto claims = claims_of(roots_);
  if (claims.empty()) return std::nullopt;
  keep_in_time(claims, done_by);
  auto const all = claims;
  keep_likeliest(claims);
  auto const contenders = claims;
  keep_latest(claims);
  if (!is_proved(claims.front(), contenders) || is_doubted(claims.front(), all)) return std::nullopt;
  if (std::any_of(all.begin(), all.end(),
                  [&](Claim const& each) { return rivals(each, claims.front(), board, done_by); }))
    return std::nullopt;
  Claim const& first = claims.front();
  if (!std::all_of(claims.begin(), claims.end(),
                   [&](Claim const& each) { return have_same_traces(first, each); }))
    return std::nullopt;
  if (claims.size() > 1)
    std::stable_sort(claims.begin(), claims.end(),
                     [&](Claim const& a, Claim const& b) { return rank(a, board) < rank(b, board); });
  return lead(claims, all);
}

std::optional<Leading> Hypotheses::shown(chess::Move move) const {
  auto claims = claims_of(roots_);
  std::erase_if(claims, [&](Claim const& each) { return each.made->by->move != move; });
  if (claims.empty()) return std::nullopt;
  std::stable_partition(claims.begin(), claims.end(), is_firm);
  Leading shown{claims.front().before, claims.front().made, {move}, {}};
  for (Claim const& each : claims)
    if (each.made->suspect == shown.best->suspect) shown.follow_ups.push_back(each.made);
  return shown;
}

std::vector<chess::Move> Hypotheses::candidates() const {
  std::vector<chess::Move> moves;
  for (Claim const& each : claims_of(roots_))
    if (std::find(moves.begin(), moves.end(), each.made->by->move) == moves.end())
      moves.push_back(each.made->by->move);
  return moves;
}

std::vector<chess::Move> Hypotheses::suspected() const {
  std::vector<chess::Move> moves;
  for (Claim const& each : claims_of(roots_))
    if (each.made->suspect && each.made->by->is_shown &&
        std::find(moves.begin(), moves.end(), each.made->by->move) == moves.end())
      moves.push_back(each.made->by->move);
  return moves;
}

void Hypotheses::commit(Leading const& leading) {
  std::vector<Hypothesis> kept;
  for (Hypothesis const* const each : leading.follow_ups) {
    bool const is_known = std::any_of(
        kept.begin(), kept.end(), [&](Hypothesis const& other) { return other.position == each->position; });
    if (!is_known) kept.push_back(*each);
  }
  if (leading.best->suspect)
    for (Hypothesis& root : kept) root.settle_suspicion();
  roots_ = std::move(kept);
}

Instant Hypotheses::start() const { return roots_.front().start(); }

}  // namespace tactus::sensing
