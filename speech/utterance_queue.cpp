// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/utterance_queue.hpp"

#include <utility>

namespace tactus::speech {
namespace {

bool is_chatter(Urgency urgency) { return urgency == Urgency::status || urgency == Urgency::progress; }

/// Everyone who was to hear `older` hears `newer` too.
bool reaches(Utterance const& newer, Utterance const& older) {
  table::Audience const to = newer.announcement.to;
  return to == table::Audience::table || to == older.announcement.to;
}

}  // namespace

bool UtteranceQueue::push(table::Announcement announcement, SteadyTime now) {
  Utterance newcomer{std::move(announcement), now};
  replace_chatter(newcomer);
  bool const cuts = cuts_current(newcomer);
  of(newcomer.urgency()).push_back(std::move(newcomer));
  return cuts;
}

void UtteranceQueue::replace_chatter(Utterance const& newcomer) {
  auto const drop_reached = [&](Urgency urgency) {
    std::erase_if(of(urgency), [&](Utterance const& each) { return reaches(newcomer, each); });
  };
  switch (newcomer.urgency()) {
    case Urgency::urgent: return;
    case Urgency::move:
      drop_reached(Urgency::status);
      drop_reached(Urgency::progress);
      return;
    case Urgency::status: drop_reached(Urgency::status); return;
    case Urgency::progress: drop_reached(Urgency::progress); return;
  }
}

bool UtteranceQueue::cuts_current(Utterance const& newcomer) const {
  if (!current_ || is_current_given_up_) return false;
  Urgency const old = current_->urgency();
  switch (newcomer.urgency()) {
    case Urgency::urgent: return old != Urgency::urgent;
    case Urgency::move: return is_chatter(old);
    case Urgency::status: return is_chatter(old) && reaches(newcomer, *current_);
    case Urgency::progress: return old == Urgency::progress && reaches(newcomer, *current_);
  }
  return false;
}

std::optional<Utterance> UtteranceQueue::next(SteadyTime now) {
  std::erase_if(of(Urgency::status), [&](Utterance const& each) { return now - each.arrived > stale_after; });
  for (Urgency const urgency : {Urgency::urgent, Urgency::move, Urgency::status, Urgency::progress}) {
    if (of(urgency).empty()) continue;
    current_ = std::move(of(urgency).front());
    of(urgency).pop_front();
    is_current_given_up_ = false;
    return current_;
  }
  return std::nullopt;
}

void UtteranceQueue::done() { current_.reset(); }

void UtteranceQueue::again() {
  if (current_ && !is_current_given_up_ && !is_chatter(current_->urgency())) {
    current_->is_captioned = true;
    Urgency const urgency = current_->urgency();
    of(urgency).push_front(std::move(*current_));
  }
  current_.reset();
}

bool UtteranceQueue::stop() {
  of(Urgency::status).clear();
  of(Urgency::progress).clear();
  is_current_given_up_ = current_.has_value();
  return is_current_given_up_;
}

bool UtteranceQueue::is_empty() const {
  for (auto const& waiting : waiting_)
    if (!waiting.empty()) return false;
  return !current_;
}

}  // namespace tactus::speech
