// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays at this table in the round that is played, as the desk says it: put into a folder of its own as
// the set-up file that `tactus play --hall` reads. Never a game file, and nothing that is there of another
// kind. One thread.
#pragma once

#include "core/message/message.hpp"
#include "src/hall/broker_link.hpp"
#include "src/hall/topic.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace tactus::relay {

/// In the folder of the set-ups.
inline constexpr char const* setup_file = "next.toml";

class ArrivingSetup {
 public:
  using Tell = std::function<void(Message const&)>;

  /// An empty folder: none is wanted, and nothing is done.
  ArrivingSetup(std::string folder, hall::Level const& table, hall::Level const& board, Tell tell);

  bool is_wanted() const { return !folder_.empty(); }
  /// Of a connection that is up.
  void subscribe(hall::BrokerLink& link) const;
  /// What is about something else is passed over.
  void take(hall::Arrived const& arrived);

 private:
  void write();

  std::string folder_, filter_;
  hall::Level table_, board_;
  Tell tell_;
  std::map<std::string, std::string> by_round_;
  std::string played_;                 // the round, as the desk says
  std::optional<std::string> stands_;  // in the file, by this relay
};

}  // namespace tactus::relay
