// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up files of a round on their way to its tables: what `hall tables` wrote into a folder, and what
// changes there. One thread.
#pragma once

#include "src/hall/broker_link.hpp"
#include "src/hall/topic.hpp"

#include <map>
#include <string>

namespace tactus::desk {

class SetupFiles {
 public:
  SetupFiles(std::string folder, hall::Level round) : folder_(std::move(folder)), round_(std::move(round)) {}

  /// Sends what changed since the last look, once a second; a table whose file is gone is told so.
  void turn(hall::BrokerLink& link, hall::Moment now);
  /// A new connection: all is sent again.
  void forget() { sent_.clear(); }

 private:
  std::map<unsigned, std::string> files() const;
  void send(hall::BrokerLink& link, unsigned table, std::string const& text) const;

  std::string folder_;
  hall::Level round_;
  std::map<unsigned, std::string> sent_;  // by table
  hall::Moment next_look_{};
};

}  // namespace tactus::desk
