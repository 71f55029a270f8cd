// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/event_times.hpp"

#include <algorithm>
#include <utility>

namespace tactus::record {
namespace {

constexpr Millis a_day{std::chrono::hours{24}};

/// So long that hours say nothing.
bool is_long(Millis time) { return time >= 2 * a_day; }
unsigned days_of(Millis time) { return static_cast<unsigned>(time / a_day); }

Message ahead_words(Millis by) {
  if (is_long(by))
    return say("time: {days} days ahead of this machine's clock: one of the two is wrong",
               {{"days", days_of(by)}});
  return say("time: {time} ahead of this machine's clock: one of the two is wrong", {{"time", by}});
}

Message back_words(Millis by) {
  if (is_long(by)) return say("time: runs backwards, by {days} days", {{"days", days_of(by)}});
  return say("time: runs backwards, by {time}", {{"time", by}});
}

/// A strange file may say anything: differences stay numbers.
Instant within_reach(Instant time) {
  constexpr Instant farthest{std::chrono::hours{24} * 1'000'000};
  return std::clamp(time, Instant{} - farthest.time_since_epoch(), farthest);
}

}  // namespace

std::optional<Message> EventTimes::take(table::StampedEvent const& event, std::optional<Instant> now) {
  Instant const time = within_reach(event.time);
  if (auto const* const input = std::get_if<table::Input>(&event.event))
    if (auto const* const program = std::get_if<table::ProgramStarted>(input)) is_paced_ = program->pace != 1;
  Millis const ahead = now && !is_paced_ ? time - *now : Millis{0};
  Millis const back = latest_.value_or(time) - time;
  latest_ = std::max(latest_.value_or(time), time);
  bool const was_ahead = std::exchange(is_ahead_, ahead > apart);
  bool const was_back = std::exchange(is_back_, back > Millis{0});
  if (is_back_ && !was_back) return back_words(back);
  if (is_ahead_ && !was_ahead) return ahead_words(ahead);
  return std::nullopt;
}

}  // namespace tactus::record
