// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim`: the boards, the clock and the hands where there is no hardware. Only reads the command line.
#include "src/sim/demo.hpp"

#include <cstdio>
#include <filesystem>
#include <string>

#include <CLI/CLI.hpp>

namespace {

namespace fs = std::filesystem;

constexpr int wrong_arguments = 2;

void add_demo(CLI::App& app, tactus::sim::DemoOptions& options) {
  CLI::App& demo = *app.add_subcommand("demo", "Play a whole game between a blind and a sighted player");
  demo.add_option("--speed", options.speed, "How many times as fast as real time; 0: as fast as it goes")
      ->check(CLI::Range(0, 1000));
  demo.add_option("--wav", options.wav, "Write all speech into this WAV file");
  demo.add_option("--out", options.out, "Folder for the game file, the PGN and the scoresheet");
  demo.add_flag("--silent", options.is_silent, "No sound from the loudspeaker");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Boards, a clock and hands for Tactus that exist only as their serial lines", "tactus-sim"};
  app.set_version_flag("--version", "tactus-sim " TACTUS_VERSION);
  app.require_subcommand(1);
  tactus::sim::DemoOptions options;
  add_demo(app, options);
  try {
    app.parse(argc, argv);
  } catch (CLI::ParseError const& error) {
    return app.exit(error) == 0 ? 0 : wrong_arguments;
  }
  std::error_code ignored;
  fs::path const self = fs::read_symlink("/proc/self/exe", ignored);
  return tactus::sim::run_demo(options, self.parent_path());
}
