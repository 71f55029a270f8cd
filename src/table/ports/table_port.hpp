// SPDX-License-Identifier: GPL-3.0-or-later
// One port of the table: its reader thread, the state machine of its line, and what its events mean. Main
// thread, but for the thread that it owns.
#pragma once

#include "devices/device_line.hpp"
#include "devices/ports/port_reader.hpp"
#include "src/table/options/options.hpp"
#include "src/table/ports/held_presses.hpp"
#include "src/table/ports/port_meaning.hpp"
#include "src/table/session/inbox.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

struct PortPlace {
  std::string name;  // of the port, for devices::open_stream
  PortRole role;
  std::optional<std::string> capture;  // beginning of the names of capture files
};

class TablePort {
 public:
  /// Starts reading at once. `index` marks its news in the inbox.
  TablePort(PortPlace place, std::size_t index, Inbox& inbox, EventClock const& clock, unsigned pace);

  std::vector<Heard> take(devices::PortItem const& item);
  /// What was sent until now was dropped.
  std::vector<Heard> skip(Instant now);
  std::vector<Heard> pass_time(Instant now);
  void ask_full_state(Instant now);
  /// What the lamps of the board show from now on; nothing on boards without lamps.
  void light(chess::SquareSet squares, Instant now);
  std::optional<Instant> next_deadline() const { return line_.next_deadline(); }
  /// What hands did before this has been told.
  Instant told_until(Instant now) const { return line_.told_until(now); }

  PortPlace const& place() const { return place_; }
  PortMeaning& meaning() { return meaning_; }
  /// What should stand on the board now, by the game.
  void expect_placement(chess::Placement const& placement) { line_.expect(placement); }
  PortMeaning const& meaning() const { return meaning_; }
  /// Why the device cannot be used now, one sentence; empty when nothing is known against it.
  std::optional<Message> const& trouble() const { return trouble_; }

 private:
  devices::PortSettings settings_for(std::size_t index, Inbox& inbox, EventClock const& clock,
                                     unsigned pace) const;
  std::vector<Heard> carry_out(devices::LineStep const& step, Instant time);

  PortPlace place_;
  PortMeaning meaning_;
  devices::DeviceLine line_;
  chess::SquareSet lit_;
  std::optional<Message> trouble_;
  devices::PortReader reader_;  // last: delivers as soon as it is made
};

// Which ports the command line names, and what is wrong with that choice before anything is opened.

/// What is wrong with the named ports and what was expected; nothing: all is well.
std::optional<Message> port_fault(PlayOptions const& options);

/// Makes the folder of the recordings. Nothing, or what was expected of it.
std::optional<Message> folders_to_write_fault(PlayOptions const& options);

bool has_pseudo_terminal(PlayOptions const& options);

/// For the first event of the game file: which boards and which clock are read where.
std::vector<table::PortRead> ports_read(PlayOptions const& options);

/// One place per named port; a clock at the port of a board shares it.
std::vector<PortPlace> port_places(PlayOptions const& options);

/// All of them, each read from now on. `inbox` and `clock` must outlive them.
std::vector<std::unique_ptr<TablePort>> open_ports(PlayOptions const& options, Inbox& inbox,
                                                   EventClock const& clock);

}  // namespace tactus::program
