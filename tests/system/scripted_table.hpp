// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at the table of a game that is written as a transcript (tests/docs/transcript.hpp), one fact
// in brackets a line:
//   (white: a dgt)                   a device of `tactus-sim device`, at the port sim:white of the game's
//   folder; (white: wired board_matrix)      one of firmware/, as it is compiled;
//   (white: play e4)                 a command to it; (recorded move.copied ply 1)     waits until
//   the next event of that type stands in game.tactus whose
//                                    payload, without its punctuation, holds these words in this order.
#pragma once

#include "tests/programs/device_program.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::system_test {

class ScriptedTable {
 public:
  /// Everything runs `pace` times as fast as real time.
  ScriptedTable(std::filesystem::path folder, unsigned pace) : folder_(std::move(folder)), pace_(pace) {}

  /// Why it could not happen, or nothing.
  std::optional<std::string> happen(std::string_view what);

 private:
  using Fault = std::optional<std::string>;
  Fault plug_in(std::string const& name, std::string const& what);
  Fault command(std::string const& name, std::string const& line);
  Fault wait_for_event(std::string const& type, std::string const& words);

  std::filesystem::path folder_;
  unsigned pace_;
  std::map<std::string, std::unique_ptr<DeviceProgram>> devices_;
  std::int64_t last_awaited_ = 0;  // number of an event
};

}  // namespace tactus::system_test
