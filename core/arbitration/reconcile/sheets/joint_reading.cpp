// SPDX-License-Identifier: GPL-3.0-or-later
// The search goes on from the least damaged beginning, so that the first line to reach the end of both sheets
// is the best one, and where sheets are clean hardly anything else is looked at.

#include "core/arbitration/reconcile/sheets/joint_reading.hpp"

#include "core/arbitration/reconcile/sheets/key_numbers.hpp"
#include "core/arbitration/reconcile/sheets/sheet_reading.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <optional>
#include <queue>
#include <vector>

namespace tactus::arbitration::reconcile {
namespace {

using chess::Move;
using chess::Position;
using Index = std::uint32_t;

/// When a best line is known, so much more work and damage may go into finding the runner-up.
constexpr std::size_t positions_for_runner_up = 100;
constexpr Damage damage_for_runner_up = 30;

/// The beginning of a line together with how far it has read the sheets. Most are never looked at, so the
/// position is made only then.
struct Beginning {
  SheetPlaces places;
  Index before = 0;  // without its last move; itself at the start
  Move last;
  Damage damage = 0;
  Damage least = 0;  // with what the rest of the sheets adds at least
  std::uint16_t ply = 0;
  std::uint64_t line_hash = 0;
  Index position = 0;      // among the known ones: its own, or that before its last move
  bool is_placed = false;  // it is its own
  bool is_last_unknown = false;
  bool is_last_different = false;  // the sheets clearly mean different moves there
};

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0x9E37'79B9'7F4A'7C15ULL;
  return hash ^ hash >> 29U;
}

/// Same moves, same reading so far.
std::uint64_t identity(Beginning const& b) {
  std::uint64_t hash = b.line_hash;
  for (Color const p : both_colors) {
    SheetPlace const& place = b.places[p];
    hash = mixed(hash, place.next * 16U + place.owed * 4U + place.left_out);
  }
  return hash;
}

struct Known {
  Position position;
  std::optional<ReadingTable> table;  // when it is first read
};

/// Beginnings of one length, the least damaged first, of which the first waits: only that is compared with
/// others.
struct Waiting {
  Damage damage;
  std::uint16_t ply;
  Index index;
  Index end;
  /// The least damaged comes first, of these the longest.
  bool operator<(Waiting const& other) const {
    if (damage != other.damage) return damage > other.damage;
    if (ply != other.ply) return ply < other.ply;
    return index > other.index;
  }
};

class JointSearch {
 public:
  JointSearch(ByColor<Entries> const& sheets, Effort const& effort, ReadingLimits const& limits)
      : sheets_(sheets), allowance_(effort), limits_(limits) {}

  JointReadings run(ReadingStart const& start) && {
    known(start.position);
    Beginning root;
    root.places = start.places;
    root.ply = static_cast<std::uint16_t>(start.ply);
    root.is_placed = true;
    add(root);
    wait_from(0);
    while (!waiting_.empty() && !allowance_.is_spent() && !result_.runner_up) {
      Waiting const next = waiting_.top();
      waiting_.pop();
      wait(next.index + 1, next.end);
      if (is_enough(next.damage)) break;
      if (seen_.number_of(identity(beginnings_[next.index])).is_new) look_at(next.index);
    }
    result_.is_complete = !allowance_.is_spent() && result_.best.size() < limits_.most_lines;
    result_.furthest = moves_to(furthest_);
    return std::move(result_);
  }

 private:
  /// All that is still waiting is at least as damaged.
  bool is_enough(Damage damage) {
    if (damage > limits_.most || result_.best.size() >= limits_.most_lines) return true;
    if (result_.best.empty()) return false;
    unsigned const best = result_.best.front().damage;
    if (damage <= best + damage::equally_good) return false;
    return damage > best + damage_for_runner_up || ++looked_for_runner_up_ > positions_for_runner_up;
  }

  /// Unless it is damaged too much.
  void add(Beginning const& beginning) {
    unsigned damage = beginning.damage;
    for (Color const p : both_colors) damage += sheets_[p].least_damage_from(beginning.places[p].next);
    if (damage > limits_.most) return;
    beginnings_.push_back(beginning);
    beginnings_.back().least = static_cast<Damage>(damage);
  }

  void wait(Index index, Index end) {
    if (index < end) waiting_.push({beginnings_[index].least, beginnings_[index].ply, index, end});
  }
  /// All that were added from this one on are of one length.
  void wait_from(Index first) {
    auto const added = beginnings_.begin() + first;
    if (!std::ranges::is_sorted(added, beginnings_.end(), {}, &Beginning::least))
      std::ranges::stable_sort(added, beginnings_.end(), {}, &Beginning::least);
    wait(first, static_cast<Index>(beginnings_.size()));
  }

  void look_at(Index index) {
    place(index);
    if (beginnings_[index].ply > beginnings_[furthest_].ply) furthest_ = index;
    if (is_at_end(index)) return finish(index);
    if (limits_.may_go_on && !limits_.may_go_on(position_of(beginnings_[index]), beginnings_[index].places))
      return;
    if (have_sheets_ended(index) || !allowance_.take()) return;
    skip_lines(index);
    Beginning const here = beginnings_[index];
    auto const first = static_cast<Index>(beginnings_.size());
    for (ReadingStep const& step :
         steps(sheets_, table_of(here.position), here.places, limits_.may_contradict))
      play(here, index, step);
    wait_from(first);
  }

  void place(Index index) {
    Beginning& here = beginnings_[index];
    if (here.is_placed) return;
    here.position = known(position_of(here).after(here.last));
    here.is_placed = true;
  }

  /// Lines that part meet again in many positions.
  Index known(Position const& position) {
    auto const [number, is_new] = numbers_.number_of(position.key().value);
    if (is_new) known_.push_back({position, std::nullopt});
    return number;
  }
  Position const& position_of(Beginning const& b) const { return known_[b.position].position; }
  ReadingTable const& table_of(Index position) {
    Known& here = known_[position];
    if (!here.table) here.table.emplace(here.position);
    return *here.table;
  }

  bool have_sheets_ended(Index index) const {
    SheetPlaces const& places = beginnings_[index].places;
    return places.white.next >= sheets_.white.size() && places.black.next >= sheets_.black.size();
  }
  /// A ply was left out too close to the end for the sheet to bear it out.
  static bool owes_entries(SheetPlaces const& places) {
    return places.white.owed > 0 || places.black.owed > 0;
  }
  bool is_at_end(Index index) const {
    if (!limits_.ends_at) return have_sheets_ended(index);
    return limits_.ends_at(position_of(beginnings_[index]), beginnings_[index].places);
  }

  void skip_lines(Index index) {
    for (Color const p : both_colors) {
      Damage const damage = sheets_[p].damage_of_skipping(beginnings_[index].places[p].next);
      if (damage == 0) continue;
      Beginning skipped = beginnings_[index];  // the same line, read further
      skipped.places[p].next += 2;
      skipped.damage = static_cast<Damage>(skipped.damage + damage);
      auto const first = static_cast<Index>(beginnings_.size());
      add(skipped);
      wait_from(first);
    }
  }

  void play(Beginning const& here, Index index, ReadingStep const& step) {
    Beginning next;
    next.places = step.places;
    next.before = index;
    next.last = step.move;
    next.damage = static_cast<Damage>(here.damage + step.damage);
    next.ply = static_cast<std::uint16_t>(here.ply + 1);
    next.line_hash = mixed(here.line_hash, step.move.bits() + 1U);
    next.position = here.position;
    next.is_last_unknown = step.is_unknown;
    next.is_last_different = step.is_contradicted;
    for (Color const p : both_colors)
      if (next.places[p].next != here.places[p].next) next.places[p].last_written = next.ply;
    add(next);
  }

  void finish(Index index) {
    Beginning const& end = beginnings_[index];
    if (owes_entries(end.places)) return;
    if (!finished_lines_.number_of(end.line_hash).is_new) return;
    bool const is_good =
        result_.best.empty() || end.damage <= result_.best.front().damage + damage::equally_good;
    if (is_good)
      result_.best.push_back(reading_of(index));
    else
      result_.runner_up = reading_of(index);
  }

  std::vector<Move> moves_to(Index index) const {
    std::vector<Move> moves;
    for (; index != 0; index = beginnings_[index].before)
      if (is_step(index)) moves.push_back(beginnings_[index].last);
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  /// A beginning that only skipped lines at the start has no last move.
  bool is_step(Index index) const { return beginnings_[index].ply > beginnings_[0].ply; }

  JointReading reading_of(Index index) const {
    JointReading reading;
    Beginning const& end = beginnings_[index];
    reading.moves = moves_to(index);
    reading.damage = end.damage;
    reading.places = end.places;
    for (Index i = index; i != 0 && is_step(i); i = beginnings_[i].before) {
      reading.places_before.push_back(beginnings_[beginnings_[i].before].places);
      if (beginnings_[i].is_last_unknown) reading.unknown_plies.push_back(beginnings_[i].ply - 1);
      if (beginnings_[i].is_last_different) reading.difference = difference_before(i);
    }
    std::reverse(reading.places_before.begin(), reading.places_before.end());
    std::reverse(reading.unknown_plies.begin(), reading.unknown_plies.end());
    return reading;
  }

  Difference difference_before(Index index) const {
    Beginning const& before = beginnings_[beginnings_[index].before];
    return difference_at(sheets_, position_of(before), before.ply, before.places);
  }

  ByColor<Entries> const& sheets_;
  Allowance allowance_;
  ReadingLimits limits_;
  JointReadings result_;
  std::vector<Beginning> beginnings_;
  KeyNumbers numbers_;  // of positions looked at
  std::deque<Known> known_;
  std::priority_queue<Waiting> waiting_;
  KeyNumbers seen_;
  KeyNumbers finished_lines_;
  Index furthest_ = 0;
  std::size_t looked_for_runner_up_ = 0;
};

}  // namespace

JointReadings read_jointly(ByColor<Entries> const& sheets, ReadingStart const& start, Effort const& effort,
                           ReadingLimits const& limits) {
  return JointSearch{sheets, effort, limits}.run(start);
}

}  // namespace tactus::arbitration::reconcile
