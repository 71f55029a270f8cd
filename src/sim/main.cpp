// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim`: the boards, the clock and the hands where there is no hardware. Only reads the command line.
#include "src/sim/demo.hpp"
#include "src/sim/table_session.hpp"

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

void add_table(CLI::App& app, tactus::sim::TableSessionOptions& options) {
  CLI::App& table = *app.add_subcommand("table", "Only boards and clock; commands come on standard input");
  table.add_option("--dir", options.folder, "Folder for the links to the lines")->required();
  table.add_option("--speed", options.speed, "How many times as fast as real time")
      ->check(CLI::Range(1, 1000));
  table.add_option("--script", options.script, "File with commands");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Boards, a clock and hands for Tactus that exist only as their serial lines", "tactus-sim"};
  app.set_version_flag("--version", "tactus-sim " TACTUS_VERSION);
  app.require_subcommand(1);
  tactus::sim::DemoOptions demo;
  tactus::sim::TableSessionOptions table;
  add_demo(app, demo);
  add_table(app, table);
  try {
    app.parse(argc, argv);
  } catch (CLI::ParseError const& error) {
    return app.exit(error) == 0 ? 0 : wrong_arguments;
  }
  if (app.got_subcommand("table")) return tactus::sim::run_table_session(table);
  std::error_code ignored;
  fs::path const self = fs::read_symlink("/proc/self/exe", ignored);
  return tactus::sim::run_demo(demo, self.parent_path());
}
