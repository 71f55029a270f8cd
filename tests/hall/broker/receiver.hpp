// SPDX-License-Identifier: GPL-3.0-or-later
// A desk that keeps what it receives in memory: by the rules of delivery.hpp, and nothing else.
#pragma once

#include "src/hall/broker_link.hpp"
#include "src/hall/message.hpp"
#include "tests/hall/broker/broker.hpp"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tactus::hall_test {

struct ReceivedGame {
  hall::Place place;
  std::vector<hall::EventMessage> events;  // as taken
  hall::Reception reception{};
  unsigned arrivals = 0;  // of events, with copies
};

class Receiver {
 public:
  explicit Receiver(hall::BrokerAccount account);
  /// Turns until `condition` holds; false when it does not within `limit`.
  bool until(std::function<bool()> const& condition, std::chrono::seconds limit = patience);
  void turn();

  bool is_up() const { return is_subscribed_; }
  /// As a desk tells the relays which round is played.
  void say_round(std::string const& round) {
    (void)link_.publish(std::string{hall::round_topic}, round, true);
  }
  std::map<std::string, ReceivedGame> const& games() const { return games_; }
  std::size_t events() const;
  /// By table, round and board.
  std::map<hall::Place, std::vector<hall::LinkState>> const& links() const { return links_; }
  std::map<hall::Place, hall::StateMessage> const& states() const { return states_; }
  unsigned losses() const { return losses_; }

 private:
  void take(hall::LinkEvent const& event);
  void take_event(hall::Place const& place, std::string const& payload);

  hall::BrokerLink link_;
  std::map<std::string, ReceivedGame> games_;
  std::map<hall::Place, std::vector<hall::LinkState>> links_;
  std::map<hall::Place, hall::StateMessage> states_;
  bool is_subscribed_ = false;
  unsigned losses_ = 0;
};

/// 1, 2, 3 ... each once, and all of one game.
bool is_whole(ReceivedGame const& game);

}  // namespace tactus::hall_test
