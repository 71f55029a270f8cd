// SPDX-License-Identifier: GPL-3.0-or-later
// See table_session.hpp.
#include "src/sim/table_session.hpp"

#include "src/sim/command_input.hpp"
#include "src/sim/simulated_table.hpp"
#include "src/sim/table_command.hpp"

#include <cstdio>
#include <fstream>

#include <fmt/format.h>

namespace tactus::sim {

namespace {

using Done = tl::expected<void, Trouble>;
using devices::simulators::SimulatedLine;

class TableSession {
 public:
  explicit TableSession(TableSessionOptions const& options) : table_(options.folder, options.speed) {}

  Done plug_in() {
    if (auto plugged = table_.plug_all(); !plugged) return plugged;
    fmt::print("sim:{}\nsim:{}\nsim:{}\n", table_.white_line.link().string(),
               table_.black_line.link().string(), table_.clock_line.link().string());
    std::fflush(stdout);
    return {};
  }

  Done follow_script(std::filesystem::path const& script) {
    std::ifstream file{script};
    if (!file) return tl::unexpected("cannot read the script " + script.string());
    for (std::string line; !is_ended_ && std::getline(file, line);)
      if (auto done = obey_line(line); !done) return done;
    return {};
  }

  Done follow_input() {
    CommandInput input;
    while (!is_ended_) {
      auto const line = input.next(table_);
      if (!line) return tl::unexpected(line.error());
      if (!*line) return {};
      if (auto done = obey_line(**line); !done) fmt::print(stderr, "error: {}\n", done.error());
    }
    return {};
  }

 private:
  Done obey_line(std::string const& line) {
    auto const command = read_table_command(line);
    if (!command) return tl::unexpected(command.error());
    return std::visit([this](auto const& one) { return obey(one); }, *command);
  }

  Done obey(HandCommand const& command) { return table_.act(command.board, {command.action}); }
  Done obey(PressCommand const& command) {
    table_.clock.press(command.by, table_.now());
    return {};
  }
  Done obey(SayCommand const& /*command*/) {
    table_.clock.say(table_.now());
    return {};
  }
  Done obey(PlugCommand const& command) {
    SimulatedLine& line = line_of(command.port);
    if (command.is_plugged) return line.plug(table_.now());
    line.unplug();
    return {};
  }
  Done obey(FaultCommand const& command) {
    auto& faults = line_of(command.port).faults();
    switch (command.kind) {
      case FaultCommand::Kind::garbage: faults.insert_random_garbage(command.amount); break;
      case FaultCommand::Kind::lose: faults.lose_next(command.amount); break;
      case FaultCommand::Kind::noise: faults.set_noise(command.amount); break;
    }
    return {};
  }
  Done obey(WaitCommand const& command) { return table_.wait(command.duration); }
  Done obey(EndCommand const& /*command*/) {
    is_ended_ = true;
    return {};
  }
  Done obey(NoCommand const& /*command*/) { return {}; }

  SimulatedLine& line_of(SimulatedPort port) {
    switch (port) {
      case SimulatedPort::white: return table_.white_line;
      case SimulatedPort::black: return table_.black_line;
      case SimulatedPort::clock: break;
    }
    return table_.clock_line;
  }

  SimulatedTable table_;
  bool is_ended_ = false;
};

}  // namespace

int run_table_session(TableSessionOptions const& options) {
  stop_on_interrupt();
  TableSession session{options};
  auto const done = session.plug_in().and_then(
      [&] { return options.script ? session.follow_script(*options.script) : session.follow_input(); });
  if (done) return 0;
  fmt::print(stderr, "error: {}\n", done.error());
  return 1;
}

}  // namespace tactus::sim
