// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated board or clock (`tactus-sim device`) as a program beside the one under test, and the hands at
// it.
#pragma once

#include "tests/programs/program.hpp"

#include <stdexcept>
#include <string>
#include <vector>

namespace tactus {

class DeviceProgram {
 public:
  /// `kind` as `tactus-sim` names it; its port is a link of this name.
  DeviceProgram(std::string const& kind, std::string const& link, std::vector<std::string> const& more)
      : DeviceProgram("tactus-sim", {"device", "--as", kind, "--port", link}, more) {}
  /// Another program that does the same.
  DeviceProgram(std::string const& name, std::vector<std::string> arguments,
                std::vector<std::string> const& more)
      : program_(name, with(std::move(arguments), more)) {
    if (!program_.prints("port ") || !program_.prints_after("port ", "\n"))
      throw std::runtime_error(name + ": the simulated device did not start");
    read_ = program_.printed().size();
  }

  Program& program() { return program_; }
  /// As it says itself, with the prefix that its kind wants.
  std::string port() const {
    auto const from = program_.printed().find("port ") + 5;
    return program_.printed().substr(from, program_.printed().find('\n', from) - from);
  }
  void command(std::string const& line) { program_.type(line + '\n'); }
  /// Waits until it says so behind what it said to the commands before; false if it does not.
  bool does(std::string const& line, std::string const& done) {
    command(line);
    if (!program_.prints_one_of({done}, read_)) return false;
    read_ = program_.printed().find(done, read_) + done.size();
    return true;
  }

 private:
  static std::vector<std::string> with(std::vector<std::string> arguments,
                                       std::vector<std::string> const& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }

  Program program_;
  std::size_t read_ = 0;
};

}  // namespace tactus
