// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/hall_options.hpp"

#include <CLI/CLI.hpp>

namespace tactus::program {

void add_hall(CLI::App& app, HallArguments& arguments) {
  app.require_subcommand(1);
  arguments.init_command = app.add_subcommand("init", "Write the files of a hall into a new folder");
  auto& init = *arguments.init_command;
  auto& plan = arguments.init.plan;
  init.add_option("folder", plan.folder, "New folder, on the broker's machine")->required()->type_name("DIR");
  init.add_option("--tables", plan.tables, "Number of tables")->required()->type_name("N");
  init.add_option("--host", plan.hosts,
                  "Name or address of the broker's machine; the first is written for the tables")
      ->required()
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->type_name("HOST");
  init.add_option("--port", plan.port, "Port of the broker")
      ->check(CLI::Range(1, 65535))
      ->capture_default_str();
  auto& check = *app.add_subcommand("check", "Check the files of a hall, and its broker where it runs");
  check.add_option("folder", arguments.check.folder, "Folder that hall init wrote")
      ->required()
      ->type_name("DIR");
}

HallOptions hall_command_of(HallArguments const& arguments) {
  if (arguments.init_command->parsed()) return arguments.init;
  return arguments.check;
}

}  // namespace tactus::program
