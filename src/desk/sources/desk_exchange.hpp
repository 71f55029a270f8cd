// SPDX-License-Identifier: GPL-3.0-or-later
// The desk among the others of its hall, over the same connection as the tables: tells that it is there,
// sends its own log, and commits what the others send before it says that it has it.
#pragma once

#include "src/desk/sources/desk_log.hpp"
#include "src/hall/broker_link.hpp"
#include "src/hall/colleagues.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::desk {

/// How a desk calls itself, as its arbiter gave it.
struct DeskCard {
  std::string name, sector;
};

class DeskExchange {
 public:
  /// `log` outlives it.
  DeskExchange(DeskLog& log, DeskCard card);
  /// What the broker says where this desk is lost.
  static hall::Will will_of(hall::DeskLogName const& own);

  void take(hall::LinkEvent const& event, hall::BrokerLink& link, hall::Moment now);
  /// All that can be done now.
  void turn(hall::BrokerLink& link, hall::Moment now, Instant at);
  std::optional<hall::Moment> next_turn() const { return colleagues_.deadline(); }

  bool acknowledges_tables() const { return colleagues_.is_named(); }
  /// The own disk takes what the tables send, or does not.
  void set_can_keep(bool can_keep);

 private:
  void take_arrived(hall::Arrived const& arrived, hall::Moment now);
  void commit(Instant at);
  void send(hall::BrokerLink& link, hall::Moment now);
  void tell_presence(hall::BrokerLink& link);
  void show_colleagues();

  DeskLog& log_;
  DeskCard card_;
  hall::DeskLogName own_;
  hall::Colleagues colleagues_;
  std::vector<SaidEntry> taken_;  // not committed yet
  std::vector<Colleague> shown_;
  bool can_keep_ = true;
  bool is_presence_due_ = false;
};

}  // namespace tactus::desk
