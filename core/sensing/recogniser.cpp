// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sensing/recogniser.hpp"

#include "core/sensing/touched_pieces.hpp"

#include <algorithm>
#include <iterator>

namespace tactus::sensing {

using chess::Color;
using chess::Move;
using chess::Square;
using chess::SquareSet;

namespace {

/// After so long without a change, what nothing explains may come from a dead sensor.
constexpr Millis suspicion_time{500};

std::array<Contact, 64> contacts_at_start(RecogniserSetup const& setup) {
  std::array<Contact, 64> contacts;
  for (Square const s : setup.filled)
    contacts[s.index()] = {true, setup.knows_pieces ? setup.start.at(s) : std::nullopt};
  return contacts;
}

}  // namespace

Recogniser::Recogniser(RecogniserSetup const& setup)
    : knows_pieces_(setup.knows_pieces),
      is_led_(setup.is_led),
      owner_(setup.owner),
      known_bad_(setup.known_bad),
      silent_bad_(setup.filled ^ setup.start.occupied()),
      debounce_(contacts_at_start(setup)),
      lifted_(contacts_at_start(setup)),
      hypotheses_(setup.start) {}

SquareSet Recogniser::bad_squares() const { return known_bad_ | silent_bad_; }

std::vector<RecognisedMove> Recogniser::observe(SensorEvent const& event) {
  std::vector<RecognisedMove> given_out;
  advance(event.at, given_out, Ties::wait);
  clock_ = std::max(clock_, event.at);
  silent_bad_.erase(event.square);
  hypotheses_.trust(event.square);
  lifted_.hear(event.square);
  debounce_.observe(event);
  advance(event.at, given_out);  // what rested on the sensor being dead is gone
  return given_out;
}

std::vector<RecognisedMove> Recogniser::press(Color by, Instant at) {
  std::vector<RecognisedMove> given_out;
  advance(at, given_out, Ties::wait);
  presses_.press(by, at);
  advance(at, given_out);
  return given_out;
}

std::vector<RecognisedMove> Recogniser::time_passed(Instant now) {
  std::vector<RecognisedMove> given_out;
  advance(now, given_out);
  return given_out;
}

std::vector<RecognisedMove> Recogniser::announce(chess::Move move, Instant at) {
  std::vector<RecognisedMove> given_out;
  advance(at, given_out);
  if (auto const shown = hypotheses_.shown(move)) given_out.push_back(give_out(*shown, at));
  advance(at, given_out);
  return given_out;
}

SquareSet Recogniser::fallen(Instant now) const { return fallen_from(lifted_.outings(), now); }

SquareSet Recogniser::forget_fallen() {
  auto const all = lifted_.outings();
  std::vector<Outing> fell;
  std::copy_if(all.begin(), all.end(), std::back_inserter(fell), [&](Outing const& each) {
    return each.out > hypotheses_.start() && is_touch(each) && was_knocked_over(each, all) &&
           !was_move_tried(each, all);
  });
  SquareSet stand;
  for (Outing const& each : fell) stand.insert(each.square);
  auto const is_swap = [&](Move const m) {  // Chess960: king and rook have changed their squares
    return m.is_castling() && stand.contains(m.from()) && stand.contains(m.to());
  };
  auto const shown = fell.empty() ? std::vector<Move>{} : candidates();
  if (std::any_of(shown.begin(), shown.end(), is_swap)) return {};
  for (Outing const& each : fell) lifted_.forget(each);
  return stand;
}

void Recogniser::advance(Instant now, std::vector<RecognisedMove>& given_out, Ties ties) {
  for (;;) {
    auto const leading = leading_now();
    auto const settles = debounce_.due();
    auto const suspects = suspicion_due();
    auto const commits = commit_due(leading);
    Instant const next = std::min({settles.value_or(Instant::max()), suspects.value_or(Instant::max()),
                                   commits.value_or(Instant::max())});
    if (next > now || next == Instant::max()) return;
    if (settles == next) {
      while (auto const change = debounce_.settle(next)) take_change(*change);
    } else if (suspects == next) {
      has_suspected_ = true;
      hypotheses_.suspect_sensors(reading(), *lifted_.last_change());
    } else if (next == now && ties == Ties::wait) {
      return;
    } else {
      given_out.push_back(give_out(*leading, std::max(next, clock_)));
    }
    clock_ = std::max(clock_, next);
  }
}

void Recogniser::take_change(SensorEvent const& change) {
  lifted_.take(change);
  has_suspected_ = false;
  hypotheses_.follow(reading(), *lifted_.last_change());
}

std::optional<Leading> Recogniser::leading_now() const {
  if (is_led_) return std::nullopt;
  return hypotheses_.leading(reading(), press_of_move().done_by());
}

std::optional<Instant> Recogniser::due() const {
  auto const settles = debounce_.due();
  auto const suspects = suspicion_due();
  return settles && suspects ? std::min(*settles, *suspects) : settles ? settles : suspects;
}

MovesRead Recogniser::likeliest(std::optional<Instant> pressed_at) const {
  auto const leading = hypotheses_.leading(reading(), pressed_at);
  if (!leading) return {};
  return {leading->equal, !leading->best->suspect};
}

MovesRead Recogniser::pressed(Instant pressed_at, Instant now) const {
  auto const leading = hypotheses_.leading(reading(), pressed_at);
  if (!leading || !(leading->best->by->changed & debounce_.in_motion()).empty()) return {};
  if (leading->best->by->shown_at > pressed_at) return {};  // he may still be on his way
  auto const due = commitment(reading(), *leading, {pressed_at, true});
  if (!due || *due > now) return {};
  return {leading->equal, !leading->best->suspect};
}

bool Recogniser::follow(chess::Move completed, Instant at) {
  std::vector<RecognisedMove> given_out;
  advance(at, given_out);
  auto const shown = hypotheses_.shown(completed);
  if (!shown || (shown->best->suspect && !is_proved_dead(reading(), *shown->best))) return false;
  give_out(*shown, at);
  return true;
}

std::optional<Instant> Recogniser::suspicion_due() const {
  if (has_suspected_ || !bad_squares().empty()) return std::nullopt;
  return *lifted_.last_change() + suspicion_time;
}

std::optional<Instant> Recogniser::commit_due(std::optional<Leading> const& leading) const {
  if (!leading || !(leading->best->by->changed & debounce_.in_motion()).empty()) return std::nullopt;
  // What has just been heard may be the move itself.
  if ((leading->best->suspect || leading->best->by->is_weak) && !debounce_.in_motion().empty())
    return std::nullopt;
  return commitment(reading(), *leading, press_of_move());
}

PressOfMove Recogniser::press_of_move() const {
  Color const mover = hypotheses_.turn();
  return {presses_.of(mover), owner_ == mover};
}

RecognisedMove Recogniser::give_out(Leading const& leading, Instant at) {
  if (leading.best->suspect) silent_bad_.insert(*leading.best->suspect);
  RecognisedMove recognised{leading.before->position,
                            leading.equal.front(),
                            {leading.equal.begin() + 1, leading.equal.end()},
                            touched_for(reading(), *leading.before, *leading.best->by),
                            at};
  presses_.complete(hypotheses_.turn());
  hypotheses_.commit(leading);
  lifted_.forget_before(hypotheses_.start());
  return recognised;
}

}  // namespace tactus::sensing
