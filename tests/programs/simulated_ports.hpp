// SPDX-License-Identifier: GPL-3.0-or-later
// The simulated table as a program beside the one under test: two boards and a clock on pseudo-terminals.
#pragma once

#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <stdexcept>
#include <string>

namespace tactus {

class SimulatedPorts {
 public:
  /// `speed`: so many times as fast as real time; for a program with the same pace.
  /// `mistake`: what was set up wrongly, as `tactus-sim table` names it.
  explicit SimulatedPorts(unsigned speed = 1, std::string const& mistake = "none")
      : program_{"tactus-sim",
                 {"table", "--dir", folder_ / "", "--speed", std::to_string(speed), "--mistake", mistake}} {
    if (!program_.prints("sim:" + folder_ / "clock" + "\n"))
      throw std::runtime_error("the simulated table did not start");
  }

  std::string white() const { return "sim:" + (folder_ / "white-board"); }
  std::string black() const { return "sim:" + (folder_ / "black-board"); }
  std::string clock() const { return "sim:" + (folder_ / "clock"); }
  std::string operator/(std::string const& name) const { return folder_ / name; }
  /// A line of `tactus-sim table`.
  void command(std::string const& line) { program_.type(line + "\n"); }

 private:
  TemporaryFolder folder_;
  Program program_;
};

}  // namespace tactus
