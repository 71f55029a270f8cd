// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall_setup/commands.hpp"

#include "src/command_line/command_line.hpp"
#include "src/command_line/help.hpp"
#include "src/words/catalogue.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>

namespace tactus::hall_setup {

std::string typed(std::vector<std::string> const& words) {
  std::string line;
  for (std::string const& word : words) {
    bool const needs_quotes = word.find(' ') != std::string::npos;
    line += (line.empty() ? "" : " ") + (needs_quotes ? '\'' + word + '\'' : word);
  }
  return line;
}

tl::expected<void, std::string> run_tool(std::vector<std::string> words) {
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t quiet;
  ::posix_spawn_file_actions_init(&quiet);
  for (int const fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    ::posix_spawn_file_actions_addopen(&quiet, fd, "/dev/null", O_RDWR, 0);
  pid_t id = -1;
  int const fault = ::posix_spawnp(&id, arguments.front(), &quiet, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&quiet);
  if (fault != 0) return tl::unexpected("cannot start " + words.front() + ": expected it to be installed");
  int status = 0;
  if (::waitpid(id, &status, 0) == id && WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  return tl::unexpected("this failed; type it to see why: " + typed(words));
}

using command_line::help;

namespace {

void add_language(CLI::App& app, std::optional<Language>& language) {
  command_line::add_language(app, language, help("Language of what is told; else that of LANG"));
}

void add_init(CLI::App& app, hall::HallPlan& plan) {
  app.add_option("folder", plan.folder, help("New folder, on the broker's machine"))
      ->required()
      ->type_name("DIR");
  app.add_option("--tables", plan.tables, help("Number of tables"))->required()->type_name("N");
  app.add_option("--desks", plan.desks, help("Number of desks, each with a file of its own"))
      ->check(CLI::Range(1, 16))
      ->type_name("N")
      ->capture_default_str();
  app.add_option("--rounds", plan.rounds, help("Number of rounds that the tables may speak of"))
      ->check(CLI::Range(1, 99))
      ->type_name("N")
      ->capture_default_str();
  app.add_option("--round", plan.named_rounds, help("A further round, by its name"))
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->type_name("NAME");
  app.add_option("--host", plan.hosts,
                 help("Name or address of the broker's machine; the first is written for the tables"))
      ->required()
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->type_name("HOST");
  app.add_option("--desk-host", plan.desk_hosts,
                 help("Name or address of the desk's machine, for its page on phones (those of --host)"))
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->type_name("HOST");
  app.add_option("--files", plan.files,
                 help("New folder for what is carried to the desk and the tables (./NAME-files)"))
      ->type_name("DIR");
  app.add_option("--port", plan.port, help("Port of the broker"))
      ->check(CLI::Range(1, 65535))
      ->capture_default_str();
}

}  // namespace

std::variant<InitOptions, CheckOptions, Stop> read_command_line(int argc, char const* const* argv) {
  CLI::App app{help("Many tables over a broker: its files, and their check"), "tactus-arbiter hall"};
  app.require_subcommand(1);
  InitOptions init;
  CheckOptions check;
  auto* const init_command = app.add_subcommand("init", help("Write the files of a hall into a new folder"));
  add_init(*init_command, init.plan);
  add_language(*init_command, init.language);
  auto* const check_command =
      app.add_subcommand("check", help("Check the files of a hall, and its broker where it runs"));
  add_language(*check_command, check.language);
  check_command->add_option("folder", check.folder, help("Folder that hall init wrote for the broker"))
      ->required()
      ->type_name("DIR");
  check_command
      ->add_option("--files", check.files,
                   help("Folder with the files of the desk and the tables, where it was moved"))
      ->type_name("DIR");
  constexpr command_line::Example examples[]{{"", " init round --tables 20 --host desk.local"},
                                             {" init", " round --tables 20 --host desk.local"},
                                             {" check", " round"}};
  command_line::add_examples(app, examples);
  command_line::TypedLine const typed{argc, argv};
  auto const catalogue = words::catalogue_of_arbiter(command_line::language_typed(typed));
  auto const translate = words::translate_of(catalogue);
  if (auto const stop = command_line::read(app, typed, "tactus-arbiter hall", {}, {}, {translate, translate}))
    return *stop;
  if (init_command->parsed()) return init;
  return check;
}

}  // namespace tactus::hall_setup
