// SPDX-License-Identifier: GPL-3.0-or-later
// The simulated boards and clock of a twin game, each a program of its own, and the hands at them.
#pragma once

#include "core/chess/diagram.hpp"
#include "src/sim/device/device_options.hpp"
#include "tests/programs/device_program.hpp"
#include "tests/twins/setting.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tactus {

class TableOfTwins {
 public:
  /// Links of the devices lie in the folder.
  TableOfTwins(std::filesystem::path folder, Setting const& setting, std::string const& fen);

  /// Ports of `tactus play`.
  std::vector<std::string> const& options() const { return options_; }
  /// Calm hands make the move, legal or not; returns when the board has been left.
  void make(chess::Color board, chess::Diagram const& before, chess::Move move);
  void press(chess::Color by);

 private:
  using Device = std::unique_ptr<DeviceProgram>;

  Device plug_in(std::string const& name, sim::DeviceKind kind, std::vector<std::string> more);
  void add_board(chess::Color color, table::BoardKind kind, std::string const& fen);
  void step(chess::Color board, std::string const& command, std::string const& done);

  std::filesystem::path folder_;
  std::array<Device, 2> boards_;  // by colour
  Device clock_;
  std::vector<std::string> options_;
};

}  // namespace tactus
