// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall_setup/commands.hpp"

#include "src/command_line/command_line.hpp"

#include <CLI/CLI.hpp>

namespace tactus::hall_setup {
namespace {

void add_init(CLI::App& app, hall::HallPlan& plan) {
  app.add_option("folder", plan.folder, "New folder, on the broker's machine")->required()->type_name("DIR");
  app.add_option("--tables", plan.tables, "Number of tables")->required()->type_name("N");
  app.add_option("--host", plan.hosts,
                 "Name or address of the broker's machine; the first is written for the tables")
      ->required()
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->type_name("HOST");
  app.add_option("--port", plan.port, "Port of the broker")
      ->check(CLI::Range(1, 65535))
      ->capture_default_str();
}

}  // namespace

std::variant<InitOptions, CheckOptions, Stop> read_command_line(int argc, char const* const* argv) {
  CLI::App app{"Many tables over a broker: its files, and their check", "tactus-arbiter hall"};
  app.require_subcommand(1);
  InitOptions init;
  CheckOptions check;
  auto* const init_command = app.add_subcommand("init", "Write the files of a hall into a new folder");
  add_init(*init_command, init.plan);
  app.add_subcommand("check", "Check the files of a hall, and its broker where it runs")
      ->add_option("folder", check.folder, "Folder that hall init wrote")
      ->required()
      ->type_name("DIR");
  if (auto const stop = command_line::read(app, {argc, argv}, "tactus-arbiter hall")) return *stop;
  if (init_command->parsed()) return init;
  return check;
}

}  // namespace tactus::hall_setup
