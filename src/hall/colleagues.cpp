// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/colleagues.hpp"

#include <algorithm>

namespace tactus::hall {

bool is_before(Level const& one, Level const& other) {
  auto const key = [](Level const& desk) { return std::pair{desk.text().size(), desk.text()}; };
  return key(one) < key(other);
}

Colleagues::Colleagues(Level self, GameId log, std::int64_t last)
    : self_(std::move(self)), log_(std::move(log)), last_(last) {}

void Colleagues::keep(DeskLogName const& log, std::int64_t last) {
  receptions_.insert_or_assign(log, Reception{last});
}

void Colleagues::commit(std::int64_t last) {
  last_ = last;
  for (auto& [desk, sending] : sending_) sending.commit(last);
}

void Colleagues::connect(Moment now) {
  is_connected_ = true;
  for (auto& [desk, sending] : sending_)
    if (others_.at(desk).is_here) sending.connect(now);
}

/// Who was there is not known any more; who still is says so when this desk is back.
void Colleagues::disconnect() {
  is_connected_ = false;
  for (auto& [desk, sending] : sending_) sending.disconnect();
  for (auto& [desk, presence] : others_) presence.is_here = false;
  to_answer_.clear();
}

void Colleagues::hear(Level const& desk, DeskPresence const& presence, Moment now) {
  if (desk == self_) return;
  others_.insert_or_assign(desk, presence);
  auto& sending = sending_[desk];
  sending.commit(last_);
  if (!presence.is_here) return sending.disconnect();
  if (is_connected_) sending.connect(now);
  to_answer_.insert_or_assign(desk, presence.log);
}

bool Colleagues::is_named() const {
  return can_keep_ && std::ranges::none_of(others_, [this](auto const& other) {
           return other.second.is_here && other.second.can_keep && is_before(other.first, self_);
         });
}

void Colleagues::acknowledge(Level const& peer, Acknowledgement const& have, Moment now) {
  auto const sending = sending_.find(peer);
  if (sending != sending_.end()) sending->second.acknowledge(have.game == log_ ? have.number : 0, now);
}

std::optional<EventRange> Colleagues::take_next(Moment now) {
  std::optional<EventRange> all;
  for (auto& [desk, sending] : sending_) {
    auto const range = sending.take_next(now);
    if (!range) continue;
    if (!all) all = range;
    all = EventRange{std::min(all->first, range->first), std::max(all->last, range->last)};
  }
  return all;
}

std::optional<Moment> Colleagues::deadline() const {
  std::optional<Moment> first;
  for (auto const& [desk, sending] : sending_)
    if (auto const due = sending.deadline()) first = std::min(*due, first.value_or(*due));
  return first;
}

Reception::Verdict Colleagues::receive(DeskLogName const& log, std::int64_t number, Moment now) {
  if (log.desk == self_) return Reception::Verdict::ignore;
  auto const verdict = receptions_[log].receive(number, now);
  if (verdict != Reception::Verdict::ignore) to_answer_.insert_or_assign(log.desk, log.log);
  return verdict;
}

void Colleagues::forget(DeskLogName const& log, std::int64_t number) {
  auto& reception = receptions_[log];
  reception = Reception{std::min(reception.last(), number - 1)};
  to_answer_.erase(log.desk);
}

std::vector<std::pair<Level, Acknowledgement>> Colleagues::take_answers() {
  std::vector<std::pair<Level, Acknowledgement>> answers;
  if (!is_connected_) return answers;
  for (auto const& [desk, log] : to_answer_)
    answers.emplace_back(desk, Acknowledgement{log, receptions_[{desk, log}].last()});
  to_answer_.clear();
  return answers;
}

}  // namespace tactus::hall
