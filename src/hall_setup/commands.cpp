// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall_setup/commands.hpp"

#include "core/message/name.hpp"
#include "src/command_line/command_line.hpp"
#include "src/command_line/help.hpp"
#include "src/command_line/parser_fault.hpp"
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
  command_line::add_language(app, language, help("Language of the messages; else that of LANG"));
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

void add_tables(CLI::App& app, TablesOptions& tables) {
  app.add_option("--pairings", tables.pairings, help("Pairings of the round, TRF16 or CSV"))
      ->required()
      ->type_name("FILE");
  app.add_option("--out", tables.folder, help("Folder for the set-up files; earlier ones are replaced"))
      ->required()
      ->type_name("DIR");
  app.add_option("--round", tables.round, help("Round; else the last one that is paired"))
      ->check(CLI::Range(1, 99))
      ->type_name("N");
  app.add_option("--setup", tables.common,
                 help("Set-up file with what holds at every table: event, times, rules"))
      ->type_name("FILE");
  app.add_option("--blind", tables.people.blind, help("Players who are blind"))->type_name("NAME");
  app.add_option("--deaf", tables.people.deaf, help("Players who are hard of hearing"))->type_name("NAME");
  app.add_option_function<std::vector<std::string>>(
         "--assistant",
         [&tables](std::vector<std::string> const& pairs) {
           tables.people.assistants.clear();
           for (std::string const& each : pairs) {
             auto const name = Name::read(each.substr(each.find('=') + 1), words::charset_of_environment());
             if (each.find('=') == std::string::npos || !name || name->empty())
               command_line::refuse_value("--assistant", say("expected PLAYER=ASSISTANT"));
             tables.people.assistants.emplace_back(each.substr(0, each.find('=')), name->text());
           }
         },
         help("Who has an assistant"))
      ->type_name("PLAYER=ASSISTANT");
  add_language(app, tables.language);
}

}  // namespace

std::variant<InitOptions, CheckOptions, TablesOptions, Stop> read_command_line(int argc,
                                                                               char const* const* argv) {
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
  TablesOptions tables;
  auto* const tables_command =
      app.add_subcommand("tables", help("Of the pairings a set-up file for each table, and a list to print"));
  add_tables(*tables_command, tables);
  constexpr command_line::Example examples[]{{"", " init round --tables 20 --host desk.local"},
                                             {" init", " round --tables 20 --host desk.local"},
                                             {" check", " round"},
                                             {" tables", " --pairings open.trf --round 3 --out round3"}};
  command_line::add_examples(app, examples);
  command_line::TypedLine const typed{argc, argv};
  auto const catalogue = words::catalogue_of_arbiter(command_line::language_typed(typed));
  auto const translate = words::translate_of(catalogue);
  if (auto const stop = command_line::read(app, typed, "tactus-arbiter hall", {}, {}, {translate, translate}))
    return *stop;
  if (init_command->parsed()) return init;
  if (tables_command->parsed()) return tables;
  return check;
}

}  // namespace tactus::hall_setup
