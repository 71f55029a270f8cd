// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/hall/broker/receiver.hpp"

#include <algorithm>
#include <poll.h>

#include <boost/test/unit_test.hpp>

namespace tactus::hall_test {

using namespace std::chrono_literals;
using hall::TopicKind;

namespace {

hall::Moment now() { return std::chrono::steady_clock::now(); }

hall::BrokerLink link_of(hall::BrokerAccount account) {
  auto link = hall::BrokerLink::make(std::move(account), std::nullopt, [] { return Millis{200}; });
  BOOST_TEST_REQUIRE(link.has_value());
  return std::move(*link);
}

}  // namespace

Receiver::Receiver(hall::BrokerAccount account) : link_(link_of(std::move(account))) {}

bool Receiver::until(std::function<bool()> const& condition, std::chrono::seconds limit) {
  for (auto const end = now() + limit; !condition();) {
    if (now() >= end) return false;
    turn();
    auto wanted = link_.wanted();
    ::poll(&wanted, 1, 5);
  }
  return true;
}

void Receiver::turn() {
  for (hall::LinkEvent const& event : link_.turn(now())) take(event);
}

void Receiver::take(hall::LinkEvent const& event) {
  if (std::holds_alternative<hall::LinkUp>(event))
    for (auto const kind : {TopicKind::event, TopicKind::state, TopicKind::link})
      link_.subscribe(hall::filter_of_all(kind));
  if (std::holds_alternative<hall::LinkLost>(event)) {
    is_subscribed_ = false;
    ++losses_;
  }
  if (auto const* const subscribed = std::get_if<hall::Subscribed>(&event))
    is_subscribed_ = is_subscribed_ || subscribed->filter == hall::filter_of_all(TopicKind::link);
  auto const* const arrived = std::get_if<hall::Arrived>(&event);
  auto const topic = hall::parse_topic(arrived == nullptr ? "" : arrived->topic);
  if (!topic) return;
  switch (topic->kind) {
    case TopicKind::event: return take_event(topic->place, arrived->payload);
    case TopicKind::state:
      states_.insert_or_assign(topic->place, hall::parse_state(arrived->payload).value());
      break;
    case TopicKind::link: links_[topic->place].push_back(hall::parse_link(arrived->payload).value()); break;
    case TopicKind::acknowledgement:
    case TopicKind::call:
    case TopicKind::setup: break;
  }
}

void Receiver::take_event(hall::Place const& place, std::string const& payload) {
  auto const event = hall::parse_event(payload);
  if (!event) return;
  ReceivedGame& game = games_.try_emplace(event->game.text(), ReceivedGame{place, {}}).first->second;
  ++game.arrivals;
  auto const verdict = game.reception.receive(event->number, now());
  if (verdict == hall::Reception::Verdict::take) game.events.push_back(*event);
  if (verdict != hall::Reception::Verdict::ignore)
    (void)link_.publish(hall::Topic{place, TopicKind::acknowledgement}.text(),
                        text_of(hall::Acknowledgement{event->game, game.reception.last()}), true);
}

std::size_t Receiver::events() const {
  std::size_t count = 0;
  for (auto const& [id, game] : games_) count += game.events.size();
  return count;
}

bool is_whole(ReceivedGame const& game) {
  std::int64_t number = 0;
  return std::ranges::all_of(game.events, [&](auto const& event) { return event.number == ++number; });
}

}  // namespace tactus::hall_test
