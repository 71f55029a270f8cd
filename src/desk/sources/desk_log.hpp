// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk gives to the other desks of a hall, and takes from them: entries of logs, and who is there.
#pragma once

#include "core/instant.hpp"
#include "src/hall/colleagues.hpp"
#include "src/hall/message.hpp"

#include <span>
#include <string>
#include <vector>

namespace tactus::desk {

/// One desk of the hall, for who looks.
struct Colleague {
  std::string desk, name, sector;
  bool is_here = false;
  bool is_named = false;  // it acknowledges the tables
  bool is_self = false;
  bool operator==(Colleague const&) const = default;
};

/// An entry that another desk wrote.
struct SaidEntry {
  hall::Level desk;
  hall::EventMessage entry;  // `game` names the log
  hall::DeskLogName log() const { return {desk, entry.game}; }
};

/// Any thread.
class DeskLog {
 public:
  virtual ~DeskLog() = default;
  /// The last entry of the own log.
  virtual hall::DeskLogName own_log() const = 0;
  virtual std::int64_t last_entry() = 0;
  virtual std::vector<hall::EventMessage> entries(hall::EventRange range) = 0;
  /// What is here of the logs of others, each with its last entry.
  virtual std::vector<std::pair<hall::DeskLogName, std::int64_t>> kept_logs() = 0;
  /// Each follows the last one of its log. True: all of them are on the disk; false: none.
  virtual bool keep(std::span<SaidEntry const> entries, Instant now) = 0;
  virtual void take(std::vector<Colleague> colleagues) = 0;
};

}  // namespace tactus::desk
