// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/voice/utterance_queue.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace tactus::speech {
namespace {

bool is_chatter(Urgency urgency) { return urgency == Urgency::status || urgency == Urgency::progress; }

/// Everyone who was to hear `older` hears `newer` too.
bool reaches(Utterance const& newer, Utterance const& older) {
  table::Audience const to = newer.announcement.to;
  return to == table::Audience::table || to == older.announcement.to;
}

table::MoveSaid const* move_of(Utterance const& utterance) {
  return std::get_if<table::MoveSaid>(&utterance.announcement.content);
}

/// Asked for, and of use a little later too.
bool is_of_clock(Utterance const& utterance) {
  return std::holds_alternative<table::TimesTold>(utterance.announcement.content);
}

/// A move that somebody wants to hear once more.
bool is_repeat(Utterance const& utterance) {
  return utterance.announcement.is_repeat && move_of(utterance) != nullptr;
}

/// A move that `repeat` would tell to the player who has to answer it.
bool tells(Utterance const& repeat, Utterance const& move) {
  auto const* const said = move_of(move);
  if (said == nullptr) return false;
  table::Audience const to = move.announcement.to;
  bool const is_for_listener =
      to == table::Audience::table && repeat.announcement.to == table::audience_of(chess::opposite(said->by));
  return to == repeat.announcement.to || is_for_listener;
}

}  // namespace

bool UtteranceQueue::push(table::Announcement announcement, SteadyTime now) {
  Utterance newcomer{std::move(announcement), now};
  replace_chatter(newcomer);
  bool const cuts = cuts_current(newcomer);
  if (is_repeat(newcomer)) {
    auto const is_older = [&](Utterance const& each) { return is_repeat(each) && tells(newcomer, each); };
    std::erase_if(of(Urgency::move), is_older);
    if (cuts && is_older(*current_)) is_current_given_up_ = true;
  }
  if (is_repeat(newcomer))
    insert(std::move(newcomer));
  else
    of(newcomer.urgency()).push_back(std::move(newcomer));
  return cuts;
}

void UtteranceQueue::push(table::Audience to, Earcon sound, SteadyTime now) {
  bool const waits = std::ranges::any_of(waiting_, [](auto const& each) { return !each.empty(); });
  if (waits) return;
  Utterance newcomer{{to, false, table::NothingToRepeat{}}, now};
  newcomer.is_captioned = true;
  newcomer.sound = sound;
  of(Urgency::status).push_back(std::move(newcomer));
}

void UtteranceQueue::replace_chatter(Utterance const& newcomer) {
  bool const is_move = newcomer.urgency() == Urgency::move;
  auto const drop_reached = [&](Urgency urgency) {
    std::erase_if(of(urgency), [&](Utterance const& each) {
      return reaches(newcomer, each) && !(is_move && is_of_clock(each));
    });
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
    case Urgency::move: return is_chatter(old) || (is_repeat(newcomer) && tells(newcomer, *current_));
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
    current_->is_left_out = is_overtaken(*current_);
    current_->hurry = hurry_of(*current_, now);
    return current_;
  }
  return std::nullopt;
}

/// What nobody saw is told late in any case.
bool UtteranceQueue::is_overtaken(Utterance const& move) const {
  auto const* const said = move_of(move);
  bool const is_news = said != nullptr && !move.announcement.is_repeat && !said->is_found;
  return is_news && said->ply < completed_plies_;
}

/// It is hurried by how long it waited, and as much as can be where another move waits behind it.
double UtteranceQueue::hurry_of(Utterance const& utterance, SteadyTime now) const {
  if (move_of(utterance) == nullptr || utterance.announcement.is_repeat) return 0;
  auto const& moves = waiting_[static_cast<std::size_t>(Urgency::move)];
  if (std::ranges::any_of(moves, [](Utterance const& each) { return move_of(each) != nullptr; })) return 1;
  auto const waited = std::chrono::duration<double>{now - utterance.arrived};
  constexpr std::chrono::duration<double> at_once{0.05};
  return waited < at_once ? 0 : std::min(1.0, waited / std::chrono::duration<double>{utmost_wait});
}

/// In front of its class, behind what is to be heard again before it.
void UtteranceQueue::insert(Utterance utterance) {
  auto& waiting = of(utterance.urgency());
  auto const is_said_again = [](Utterance const& each) { return each.announcement.is_repeat; };
  waiting.insert(std::find_if_not(waiting.begin(), waiting.end(), is_said_again), std::move(utterance));
}

void UtteranceQueue::forget_spoken(Utterance const& repeat) {
  unsigned const ply = move_of(repeat)->ply;
  std::erase_if(of(Urgency::move),
                [&](Utterance const& each) { return tells(repeat, each) && move_of(each)->ply == ply; });
}

void UtteranceQueue::done(bool was_heard) {
  if (was_heard && current_ && is_repeat(*current_)) forget_spoken(*current_);
  current_.reset();
}

void UtteranceQueue::again() {
  bool const is_wanted =
      current_ && !is_current_given_up_ && (!is_chatter(current_->urgency()) || is_of_clock(*current_));
  if (is_wanted) {
    current_->is_captioned = true;
    insert(std::move(*current_));
  }
  current_.reset();
}

void UtteranceQueue::withdraw_offers(std::optional<chess::Color> open) {
  auto const has_lapsed = [open](Utterance const& each) {
    auto const* const offer = std::get_if<table::DrawOfferTold>(&each.announcement.content);
    return offer != nullptr && offer->by != open;
  };
  for (auto& waiting : waiting_)
    for (Utterance& each : waiting) each.has_lapsed = has_lapsed(each);
  if (current_ && has_lapsed(*current_)) is_current_given_up_ = true;
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
