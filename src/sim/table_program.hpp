// SPDX-License-Identifier: GPL-3.0-or-later
// How the real `tactus play` is started on the simulated table.
#pragma once

#include "src/sim/simulated_table.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tactus::sim {

/// Whole numbers, because `tactus play --pace` takes them. With it a game takes half a minute, and the jitter
/// of a busy machine (some 10 ms, rarely 100) is short against the quiet times that boards need and against
/// the three seconds after which a device that says nothing is lost.
inline constexpr unsigned fastest_pace = 12;

struct TableProgramOptions {
  std::filesystem::path game_file;
  bool is_resumed = false;  // go on with the game in that file
  bool is_silent = true;
  std::optional<std::filesystem::path> wav;
  std::string event, site;
};

/// The arguments of `tactus`.
std::vector<std::string> play_arguments(SimulatedTable const& table, TableProgramOptions const& options);

}  // namespace tactus::sim
