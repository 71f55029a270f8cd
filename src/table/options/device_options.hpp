// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the command line that is about boards and clocks alone: `tactus devices`.
#pragma once

#include "src/table/options/options.hpp"

#include <optional>

namespace CLI {
class App;
}

namespace tactus::program {

/// Of facts about boards and clocks.
void add_language(CLI::App& app, std::optional<words::Language>& language);

class DeviceCommands {
 public:
  /// Adds the commands to `app`, which must outlive this.
  explicit DeviceCommands(CLI::App& app);
  DeviceCommands(DeviceCommands const&) = delete;
  DeviceCommands& operator=(DeviceCommands const&) = delete;

  /// After `app` has parsed: the command, if it was one of these.
  std::optional<ProgramCommand> parsed() const;

 private:
  void add_list(CLI::App& devices);
  void add_probe(CLI::App& devices);
  void add_watch(CLI::App& devices);
  void add_record(CLI::App& devices);
  void add_replay(CLI::App& devices);

  CLI::App& app_;
  ListPortsOptions list_;
  ProbeOptions probe_;
  WatchPortOptions watch_;
  RecordPortOptions record_;
  ReplayOptions replay_;
};

}  // namespace tactus::program
