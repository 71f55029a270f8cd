// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim demo`: a whole game between a blind and a sighted player without any hardware. Starts the real
// `tactus` and the real `tactus-arbiter watch`, lends them boards, a clock and hands, and checks what comes
// out.
#pragma once

#include <filesystem>
#include <optional>

namespace tactus::sim {

struct DemoOptions {
  unsigned speed = 1;  // 0: as fast as it goes
  std::optional<std::filesystem::path> wav;
  std::optional<std::filesystem::path>
      out;  // where the game file, PGN and scoresheet go; nothing: a fresh folder
  bool is_silent = false;
};

/// Prints everything that is said, one line each. 0 only if the exported game is the game that was played;
/// else 1 and a sentence on standard error. `programs`: the folder of `tactus` and `tactus-arbiter`.
int run_demo(DemoOptions const& options, std::filesystem::path const& programs);

}  // namespace tactus::sim
