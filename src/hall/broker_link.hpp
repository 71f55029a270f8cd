// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to the broker that comes back by itself (MQTT 5, QoS 1, clean session; TLS by the account). It
// never waits and has no thread: whoever owns it polls wanted() and calls turn(). A new connection knows
// nothing of what was under way on the old one. One thread.
//
// Make it before many files are opened: libmosquitto is at ease with low descriptors only.
#pragma once

#include "src/hall/broker_account.hpp"
#include "src/hall/certificate.hpp"
#include "src/hall/delivery.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <poll.h>
#include <string>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::hall {

/// The broker publishes it, retained, when this connection is lost.
struct Will {
  std::string topic, payload;
};

struct LinkUp {};
/// The connection was lost, or a try to connect failed.
struct LinkLost {
  std::string why;
  std::optional<WrongClock> clock{};  // the reason, where TLS refused a certificate
  std::string refused{};              // where it did so for another one: the address that was asked for
};
/// The broker grants this filter; what it retains for it follows or came just before.
struct Subscribed {
  std::string filter;
};
struct SubscriptionRefused {
  std::string filter, why;
};
/// The broker has taken the message. It proves nothing about the disk of anybody.
struct Published {
  int message;
};
struct PublishRefused {
  int message;
  std::string why;
};
struct Arrived {
  std::string topic, payload;
};
using LinkEvent =
    std::variant<LinkUp, LinkLost, Subscribed, SubscriptionRefused, Published, PublishRefused, Arrived>;

class BrokerLink {
 public:
  /// `delay` is asked before each new try (1 to 5 s at random, so that a hall does not come back all at
  /// once). An account of another machine without a certificate is refused.
  static tl::expected<BrokerLink, std::string> make(BrokerAccount account, std::optional<Will> will,
                                                    std::function<Millis()> delay);
  BrokerLink(BrokerLink&&) noexcept;
  BrokerLink& operator=(BrokerLink&&) noexcept;
  ~BrokerLink();

  /// Connects, reads, writes, as far as that is possible now.
  std::vector<LinkEvent> turn(Moment now);
  /// What to poll for; while there is no connection its descriptor is -1, which poll() passes over.
  pollfd wanted() const;
  /// When to call turn() if the descriptor says nothing.
  Moment next_turn() const;

  bool is_up() const;
  void subscribe(std::string const& filter);
  /// Number of the message, for Published and PublishRefused; or why it cannot be sent at all.
  tl::expected<int, std::string> publish(std::string const& topic, std::string const& payload,
                                         bool is_retained);
  /// Published messages that the broker has not answered yet.
  std::size_t unanswered() const;
  /// Ends the connection on purpose: the will is not published. It does not come back.
  void close();

 private:
  struct Connection;
  struct Inside;
  explicit BrokerLink(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace tactus::hall
