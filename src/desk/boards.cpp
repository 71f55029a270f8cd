// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/boards.hpp"

#include "src/desk/attention_words.hpp"

#include <algorithm>

namespace tactus::desk {
namespace {

/// Undecided reasons of `after` that are not in `before`.
std::vector<Alarm> alarms_between(unsigned board, std::vector<Attention> const& before,
                                  std::vector<Attention> const& after) {
  std::vector<Alarm> alarms;
  for (Attention const& each : after) {
    bool const is_old = std::any_of(before.begin(), before.end(), [&](Attention const& old) {
      return old.why == each.why && old.event == each.event;
    });
    if (!is_old && !each.is_decided) alarms.push_back({board, each});
  }
  return alarms;
}

}  // namespace

std::vector<Attention> Seat::attention(Instant now) const {
  auto list = board.attention(now);
  if (link == Link::lost) list.push_back({Reason::link_lost, 0, link_since, link_lost_words()});
  if (!fault.empty()) list.push_back({Reason::file_damaged, 0, fault_since, fault_words(fault)});
  return list;
}

bool Seat::needs_arbiter(Instant now) const {
  auto const list = attention(now);
  return std::any_of(list.begin(), list.end(), [](Attention const& each) { return !each.is_decided; });
}

std::pair<unsigned, std::vector<Alarm>> Boards::take(BoardNews const& news, Instant now) {
  auto const number = numbers_.number_of(news);
  Seat& seat = seats_.try_emplace(number, Seat{number, news.board, ""}).first->second;
  bool const is_first = !news.events.empty() && (seat.game != news.game || seat.board.last_event() == 0);
  if (is_first) {
    seat.game = news.game;
    seat.board = Board{};
  }
  auto const before = seat.attention(now);
  for (auto const& event : news.events)
    if (event.seq > seat.board.last_event()) seat.board.take(event);
  if (is_first)
    if (auto const decided = decided_.find({seat.name, seat.game}); decided != decided_.end())
      seat.board.note_decided(decided->second);
  if (news.link && *news.link != seat.link) {
    seat.link = *news.link;
    seat.link_since = now;
  }
  if (news.fault && *news.fault != seat.fault) {
    seat.fault = *news.fault;
    seat.fault_since = now;
  }
  if (is_first) return {seat.number, {}};
  return {seat.number, alarms_between(seat.number, before, seat.attention(now))};
}

std::vector<Alarm> Boards::pass_time(Instant now) {
  std::vector<Alarm> alarms;
  for (auto const& [number, seat] : seats_) {
    auto const next = seat.board.next_change(looked_at_);
    if (!next || *next > now || *next <= looked_at_) continue;
    for (Alarm& each : alarms_between(number, seat.attention(looked_at_), seat.attention(now)))
      alarms.push_back(std::move(each));
  }
  looked_at_ = now;
  return alarms;
}

void Boards::note_decided(std::string const& name, std::string const& game, std::int64_t event) {
  auto& decided = decided_[{name, game}];
  decided = std::max(decided, event);
  for (auto& [number, seat] : seats_)
    if (seat.name == name && seat.game == game) seat.board.note_decided(decided);
}

Seat const* Boards::find(unsigned number) const {
  auto const found = seats_.find(number);
  return found == seats_.end() ? nullptr : &found->second;
}

std::size_t Boards::in_need(Instant now) const {
  return static_cast<std::size_t>(
      std::ranges::count_if(seats_, [&](auto const& each) { return each.second.needs_arbiter(now); }));
}

}  // namespace tactus::desk
