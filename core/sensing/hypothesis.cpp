// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/hypothesis.hpp"

#include <algorithm>

namespace tactus::sensing {
namespace {

/// Beyond any hand that goes from square to square.
constexpr std::size_t most_alternatives = 64;

BoardReading without(BoardReading board, std::optional<chess::Square> suspect) {
  if (suspect) board.bad.insert(*suspect);
  return board;
}

}  // namespace

void TentativeMove::note(bool is_shown_now, Instant changed_at) {
  if (is_shown && !is_shown_now && changed_at - shown_since >= reply_time) has_lasted = true;
  if (!is_shown && is_shown_now) shown_since = changed_at;
  if (is_shown != is_shown_now) shown_until = is_shown_now ? Instant::max() : changed_at;
  is_shown = is_shown_now;
}

/// What was shown in less time than hands need is shown anew when it is shown plainly.
void Hypothesis::forget_doubts(std::vector<Shown> const& shown) {
  std::erase_if(next, [&](Hypothesis const& child) {
    return child.by->is_doubtful && std::any_of(shown.begin(), shown.end(), [&](Shown const& each) {
             return each.traces == Traces::plain && each.move->move == child.by->move &&
                    child.suspect == suspect;
           });
  });
}

void Hypothesis::follow(BoardReading const& all, Instant changed_at) {
  BoardReading const board = without(all, suspect);
  if (expected.empty()) expected = expected_moves(position);
  // What was tentative until now decides for itself what followed it.
  for (Hypothesis& child : next)
    if (!child.by->was_brief(changed_at)) child.follow(all, changed_at);

  std::vector<Shown> shown;
  for (ExpectedMove const& each : expected)
    if (auto const traces = shows(board, position, each, start()); traces != Traces::none)
      shown.push_back({&each, traces});
  forget_doubts(shown);
  bool is_firm = false;
  for (Hypothesis& child : next) {
    TentativeMove& made = *child.by;
    auto const is_made = [&](Shown const& each) { return each.move->move == made.move; };
    made.note(child.suspect == suspect ? std::any_of(shown.begin(), shown.end(), is_made)
                                       : reads_as(without(all, child.suspect), child.position),
              changed_at);
    is_firm = is_firm || (made.is_shown && !made.is_weak);
  }
  if (!is_firm)
    for (Shown const& each : shown)
      if (!child_of(each.move->move)) {
        add(*each.move, each.traces, board, changed_at);
        is_firm = is_firm || !next.back().by->is_weak;
      }
  bool const is_back = reads_as(board, position);
  std::erase_if(next, [&](Hypothesis const& child) {
    if (child.by->is_shown || !child.next.empty()) return false;
    bool const was_brief = child.by->was_brief(changed_at);
    // A piece whose home cannot be seen may be in the hand once more.
    return was_brief || is_firm || (is_back && !board.bad.contains(child.by->move.from()));
  });
}

namespace {

/// The sensors of which a single one could be why the board does not read as after the move.
chess::SquareSet sensors_at_fault(BoardReading const& board, ExpectedMove const& move) {
  chess::SquareSet const different = (board.lifted.filled() ^ move.filled) - board.bad;
  if (different.empty()) return move.changed;
  return different.size() == 1 ? different : chess::SquareSet{};
}

}  // namespace

void Hypothesis::suspect_sensors(BoardReading const& board, Instant changed_at) {
  for (Hypothesis& child : next)
    if (changed_at - child.by->shown_at >= hold_time) child.suspect_sensors(board, changed_at);
  bool const is_explained = std::any_of(next.begin(), next.end(), [](Hypothesis const& child) {
    return child.by->is_shown && !child.by->is_weak;
  });
  if (suspect || is_explained) return;
  if (expected.empty()) expected = expected_moves(position);
  // What has just moved is in the hand again rather than on a sensor that died under it.
  chess::SquareSet const moved = by ? by->changed : chess::SquareSet{};
  chess::SquareSet const silent = board.lifted.silent_since(start());
  for (ExpectedMove const& each : expected)
    for (chess::Square const s : sensors_at_fault(board, each) & (silent | ~(each.changed | moved))) {
      if (next.size() >= most_alternatives) return;
      BoardReading const reading = without(board, s);
      bool const is_known = std::any_of(next.begin(), next.end(), [&](Hypothesis const& child) {
        return child.by->move == each.move && (child.suspect == s || child.suspect == suspect);
      });
      if (is_known) continue;
      auto const traces = shows(reading, position, each, start());
      if (traces == Traces::none) continue;
      add(each, traces, reading, changed_at);
      next.back().suspect = s;
    }
}

void Hypothesis::trust(chess::Square heard) {
  std::erase_if(next, [&](Hypothesis const& child) { return child.suspect == heard; });
  for (Hypothesis& child : next) child.trust(heard);
}

void Hypothesis::settle_suspicion() {
  suspect.reset();
  for (Hypothesis& child : next) child.settle_suspicion();
}

void Hypothesis::add(ExpectedMove const& move, Traces traces, BoardReading const& board, Instant changed_at) {
  if (next.size() >= most_alternatives) return;
  bool const keeps_occupancy = !board.knows_pieces && move.filled == position.occupied();
  bool const is_doubtful = traces == Traces::doubtful;
  bool const is_unseen = !(move.changed & board.bad).empty();
  next.push_back({position.after(move.move),
                  TentativeMove{move.move, move.changed, changed_at, changed_at, Instant::max(), true, false,
                                keeps_occupancy || is_unseen || is_doubtful, is_doubtful, is_unseen},
                  suspect,
                  {}});
}

Hypothesis* Hypothesis::child_of(chess::Move move) {
  auto const child = std::find_if(next.begin(), next.end(), [&](Hypothesis const& each) {
    return each.by->move == move && each.suspect == suspect;
  });
  return child == next.end() ? nullptr : &*child;
}

Instant Hypothesis::latest() const {
  Instant latest = by ? by->shown_since : start();
  for (Hypothesis const& child : next) {
    // Traces that a lifted piece leaves as well do not speak for the moves before them.
    if (child.by->is_weak && child.next.empty()) continue;
    latest = std::max(latest, child.latest());
  }
  return latest;
}

std::optional<Instant> Hypothesis::answered_at() const {
  std::optional<Instant> answered;
  auto const note = [&](Instant at) { answered = std::max(answered.value_or(at), at); };
  for (Hypothesis const& child : next) {
    TentativeMove const& reply = *child.by;
    if (!reply.is_weak && reply.has_lasted) note(reply.shown_at + reply_time);
    if (!reply.is_weak && reply.is_shown) note(reply.shown_since + reply_time);
    if (auto const deeper = child.answered_at()) note(*deeper);
  }
  return answered;
}

std::optional<Instant> Hypothesis::replied_at() const {
  std::optional<Instant> first;
  for (Hypothesis const& child : next)
    if (!child.by->is_weak) first = std::min(first.value_or(child.by->shown_at), child.by->shown_at);
  return first;
}

Instant Hypothesis::explained_until(Course course) const {
  if (by && by->is_unseen) course = Course::any;
  Instant latest = by && course == Course::any ? by->shown_until : Instant::min();
  for (Hypothesis const& child : next) latest = std::max(latest, child.explained_until(course));
  return latest;
}

std::size_t Hypothesis::depth() const {
  std::size_t deepest = 0;
  for (Hypothesis const& child : next) {
    std::size_t const plies = child.depth();
    if (plies > 1 || !child.by->is_weak) deepest = std::max(deepest, plies);
  }
  return deepest + 1;
}

std::size_t Hypothesis::size() const {
  std::size_t size = 1;
  for (Hypothesis const& child : next) size += child.size();
  return size;
}

}  // namespace tactus::sensing
