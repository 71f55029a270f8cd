// SPDX-License-Identifier: GPL-3.0-or-later
// See table_program.hpp.
#include "src/sim/table_program.hpp"

#include <fmt/format.h>

namespace tactus::sim {

std::vector<std::string> play_arguments(SimulatedTable const& table, TableProgramOptions const& options) {
  std::vector<std::string> arguments{
      "play",
      "--language",  // read_caption() knows the English ones
      "en",
      options.is_resumed ? "--resume" : "--game",
      options.game_file.string(),
      "--board",
      "white=sim:" + table.white_line.link().string(),
      "--board",
      "black=sim:" + table.black_line.link().string(),
      "--clock",
      "sim:" + table.clock_line.link().string(),
      "--pace",
      fmt::format("{:.0f}", table.speed()),
  };
  if (options.is_silent) arguments.emplace_back("--silent");
  auto const add = [&](std::string const& name, std::string const& value) {
    arguments.push_back(name);
    arguments.push_back(value);
  };
  if (options.wav) add("--wav", options.wav->string());
  if (options.is_resumed) return arguments;  // the rest was agreed before the game and stands in its file
  add("--blind", "white");
  add("--announcer", "tactus");
  add("--white", "Morphy, Paul");
  add("--black", "Duke Karl / Count Isouard");
  if (!options.event.empty()) add("--event", options.event);
  if (!options.site.empty()) add("--site", options.site);
  return arguments;
}

}  // namespace tactus::sim
