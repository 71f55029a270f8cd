// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/sources/desk_exchange.hpp"

#include <algorithm>
#include <utility>

namespace tactus::desk {

using hall::DeskTopic;
using hall::DeskTopicKind;
using hall::Moment;

DeskExchange::DeskExchange(DeskLog& log, DeskCard card)
    : log_(log),
      card_(std::move(card)),
      own_(log.own_log()),
      colleagues_(own_.desk, own_.log, log.last_entry()) {
  for (auto const& [kept, last] : log_.kept_logs()) colleagues_.keep(kept, last);
  show_colleagues();
}

hall::Will DeskExchange::will_of(hall::DeskLogName const& own) {
  return {DeskTopic{own.desk, DeskTopicKind::here}.text(), text_of(hall::DeskPresence{own.log})};
}

void DeskExchange::take(hall::LinkEvent const& event, hall::BrokerLink& link, Moment now) {
  if (std::holds_alternative<hall::LinkUp>(event)) {
    for (auto const kind : {DeskTopicKind::here, DeskTopicKind::have, DeskTopicKind::said})
      link.subscribe(hall::filter_of_desks(kind, own_.desk));
    colleagues_.connect(now);
    is_presence_due_ = true;
  }
  if (std::holds_alternative<hall::LinkLost>(event)) {
    colleagues_.disconnect();
    show_colleagues();
  }
  if (auto const* const arrived = std::get_if<hall::Arrived>(&event)) take_arrived(*arrived, now);
}

void DeskExchange::take_arrived(hall::Arrived const& arrived, Moment now) {
  auto const topic = hall::parse_desk_topic(arrived.topic);
  if (!topic || topic->desk == own_.desk) return;
  switch (topic->kind) {
    case DeskTopicKind::here:
      if (auto const presence = hall::parse_presence(arrived.payload)) {
        colleagues_.hear(topic->desk, *presence, now);
        show_colleagues();
      }
      break;
    case DeskTopicKind::have:
      if (auto const have = hall::parse_acknowledgement(arrived.payload); have && topic->author == own_.desk)
        colleagues_.acknowledge(topic->desk, *have, now);
      break;
    case DeskTopicKind::said:
      if (auto entry = hall::parse_event(arrived.payload)) {
        SaidEntry said{topic->desk, std::move(*entry)};
        if (colleagues_.receive(said.log(), said.entry.number, now) == hall::Reception::Verdict::take)
          taken_.push_back(std::move(said));
      }
      break;
  }
}

void DeskExchange::turn(hall::BrokerLink& link, Moment now, Instant at) {
  commit(at);
  colleagues_.commit(log_.last_entry());
  if (!link.is_up()) return;
  if (std::exchange(is_presence_due_, false)) tell_presence(link);
  for (auto const& [author, have] : colleagues_.take_answers())
    (void)link.publish(DeskTopic{own_.desk, DeskTopicKind::have, author}.text(), text_of(have), true);
  send(link, now);
}

void DeskExchange::commit(Instant at) {
  if (taken_.empty()) return;
  if (!log_.keep(taken_, at))  // as if they had not come: they are sent again
    for (SaidEntry const& each : taken_) colleagues_.forget(each.log(), each.entry.number);
  taken_.clear();
}

void DeskExchange::send(hall::BrokerLink& link, Moment now) {
  while (auto const range = colleagues_.take_next(now))
    for (hall::EventMessage const& entry : log_.entries(*range))
      if (auto const text = text_of(entry))
        (void)link.publish(DeskTopic{own_.desk, DeskTopicKind::said}.text(), *text, false);
}

void DeskExchange::tell_presence(hall::BrokerLink& link) {
  hall::DeskPresence const presence{own_.log, log_.last_entry(), true, can_keep_, card_.name, card_.sector};
  (void)link.publish(DeskTopic{own_.desk, DeskTopicKind::here}.text(), text_of(presence), true);
}

void DeskExchange::set_can_keep(bool can_keep) {
  if (std::exchange(can_keep_, can_keep) == can_keep) return;
  colleagues_.set_can_keep(can_keep);
  is_presence_due_ = true;
  show_colleagues();
}

void DeskExchange::show_colleagues() {
  std::vector<Colleague> all{
      {own_.desk.text(), card_.name, card_.sector, true, colleagues_.is_named(), true}};
  hall::Level const* named = colleagues_.is_named() ? &own_.desk : nullptr;
  for (auto const& [desk, presence] : colleagues_.others()) {
    bool const may_be_named = presence.is_here && presence.can_keep;
    if (may_be_named && (named == nullptr || hall::is_before(desk, *named))) named = &desk;
  }
  for (auto const& [desk, presence] : colleagues_.others())
    all.push_back({desk.text(), presence.name, presence.sector, presence.is_here, named == &desk, false});
  std::ranges::sort(all, {}, [](Colleague const& each) { return std::pair{each.desk.size(), each.desk}; });
  if (all == shown_) return;
  shown_ = all;
  log_.take(std::move(all));
}

}  // namespace tactus::desk
