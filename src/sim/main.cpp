// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-sim`: the boards, the clock and the hands where there is no hardware. Only reads the command line.

#include "src/command_line/command_line.hpp"
#include "src/command_line/help.hpp"
#include "src/command_line/option_forms.hpp"
#include "src/command_line/program_note.hpp"
#include "src/sim/demo/demo.hpp"
#include "src/sim/device/device_session.hpp"
#include "src/sim/hall/hall.hpp"
#include "src/sim/world/simulated_table.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

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
  std::map<std::string, tactus::sim::Mistake> mistakes;
  for (auto const& each : tactus::sim::named_mistakes) mistakes.emplace(each.name, each.mistake);
  tactus::command_line::add_choice(table, "--mistake", options.mistake, mistakes, "What was set up wrongly");
}

void add_device(CLI::App& app, tactus::sim::DeviceArguments& device) {
  CLI::App& sub =
      *app.add_subcommand("device", "One board or clock; commands come on standard input, a line each");
  sub.add_option("--as", device.kind, "What it is: " + tactus::sim::names_of_device_kinds())->required();
  sub.add_option("--port", device.link, "The link to make: its line, to be opened as sim:LINK")->required();
  sub.add_option("--start", device.start, "FEN of the position on the board");
  sub.add_flag("--cable-right", device.is_cable_right, "The board stands with its cable on White's right");
  sub.add_flag("--clock", device.has_clock, "A DGT clock is connected to the board, White on its left");
  sub.add_option("--slow-scan", device.slow_scan_ms, "Milliseconds between two looks at the squares")
      ->check(CLI::Range(1, 10'000));
  sub.add_option("--dead", device.dead, "Squares whose sensors see nothing, as in e2,e4")->delimiter(',');
  sub.add_flag("--bounce", device.has_bounce, "Contacts bounce");
  sub.add_option("--noise", device.noise_per_mille, "So many bytes in a thousand have a flipped bit")
      ->check(CLI::Range(0, 1000));
  sub.add_option("--lose", device.lose_bytes, "The first so many bytes do not arrive");
  sub.add_option("--hands", device.hands, "Whose hands play: clean, hurried, feeling or clumsy");
  sub.add_option("--seed", device.seed, "Another number is another run of hands, bounces and noise");
  sub.add_option("--speed", device.speed, "How many times as fast as real time")->check(CLI::Range(1, 1000));
  tactus::command_line::tell_first(sub, {"--as", "--port", "--start", "--clock", "--hands", "--speed"});
}

/// A slower hall would seem to wait: what watches it reads the clock on the wall. Empty: no fault.
std::string fault_of_hall_speed(std::string const& text) {
  double speed = -1;
  bool const is_number = CLI::detail::lexical_cast(text, speed);
  return is_number && (speed == 0 || (speed >= 1 && speed <= 1000)) ? "" : text + ": expected 0 or 1 to 1000";
}

void take_troubles(tactus::sim::HallOptions& hall, std::vector<std::string> const& wished) {
  for (std::string const& each : wished) {
    auto const equals = std::min(each.find('='), each.size());
    unsigned table = 0;
    auto const [end, fault] = std::from_chars(each.data(), each.data() + equals, table);
    auto const kind =
        tactus::sim::hall_trouble_named(std::string_view{each}.substr(std::min(equals + 1, each.size())));
    if (fault != std::errc{} || end != each.data() + equals || !kind)
      throw CLI::ValidationError("--trouble", each + ": expected TABLE=KIND such as 12=boards_differ");
    hall.wishes.troubles[table] = *kind;
  }
}

void add_hall(CLI::App& app, tactus::sim::HallOptions& hall) {
  CLI::App& sub = *app.add_subcommand("hall", "Many tables at once, each into its own game file");
  sub.add_option("--tables", hall.tables, "How many")->required()->check(CLI::Range(1, 10'000));
  sub.add_option("--out", hall.folder, "Folder for the game files and manifest.jsonl; hall");
  sub.add_option("--speed", hall.speed, "How many times as fast as real time, from 1; 0: as fast as it goes")
      ->check(fault_of_hall_speed);
  sub.add_option("--seed", hall.wishes.seed, "Another number is another hall");
  sub.add_option("--troubles", hall.wishes.troubled_percent, "So many tables in a hundred have a trouble")
      ->check(CLI::Range(0, 100));
  sub.add_option_function<std::vector<std::string>>(
         "--trouble", [&hall](std::vector<std::string> const& wished) { take_troubles(hall, wished); },
         "TABLE=KIND, as the manifest names it: this table waits for its arbiter")
      ->type_name("TABLE=KIND");
  sub.add_option("--plies", hall.wishes.most_plies, "Stop each game, unfinished, after so many")
      ->check(CLI::Range(1, 1000));
  sub.add_flag("--wait", hall.waits, "Make the game files, then wait for Enter before the first move");
  sub.add_option(
      "--opening", hall.opening_ms,
      "When the hall was opened, in milliseconds since 1970; now; at speed 0 so that the last event is now");
  sub.add_option_function<unsigned>(
         "--played", [&hall](unsigned minutes) { hall.played = std::chrono::minutes{minutes}; },
         "So much of the games is there at once, and from then on they go on in time")
      ->type_name("MINUTES")
      ->check(CLI::Range(0, 600));
}

int run_device(tactus::sim::DeviceArguments const& arguments) {
  auto const options = tactus::sim::read_device_options(arguments);
  if (options) return tactus::sim::run_device_session(*options);
  std::fprintf(stderr, "error: %s\n", options.error().c_str());
  return wrong_arguments;
}

}  // namespace

TACTUS_PROGRAM_NOTE("tactus-sim simulator");

int main(int argc, char** argv) {
  CLI::App app{"Boards, a clock and hands for Tactus that exist only as their serial lines", "tactus-sim"};
  app.set_version_flag("-V,--version", "tactus-sim " TACTUS_VERSION);
  app.require_subcommand(1);
  tactus::sim::DemoOptions demo;
  tactus::sim::TableSessionOptions table;
  add_demo(app, demo);
  add_table(app, table);
  tactus::sim::DeviceArguments device;
  add_device(app, device);
  tactus::sim::HallOptions hall;
  add_hall(app, hall);
  constexpr tactus::command_line::Example examples[]{{"", " demo"},
                                                     {" demo", " --speed 4"},
                                                     {" table", " --dir /tmp/table --speed 4"},
                                                     {" device", " --as dgt --port /tmp/board --clock"},
                                                     {" hall", " --tables 20 --out hall --speed 10"}};
  tactus::command_line::add_examples(app, examples);
  if (auto const stop = tactus::command_line::read(app, {argc, argv}, "tactus-sim"))
    return static_cast<int>(tactus::command_line::tell(*stop));
  if (app.got_subcommand("device")) return run_device(device);
  if (app.got_subcommand("hall")) return tactus::sim::run_hall(hall, std::cin, std::cout, std::cerr);
  if (app.got_subcommand("table")) return tactus::sim::run_table_session(table);
  std::error_code ignored;
  fs::path const self = fs::read_symlink("/proc/self/exe", ignored);
  return tactus::sim::run_demo(demo, self.parent_path());
}
