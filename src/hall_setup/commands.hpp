// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter hall init` and `hall check`: the files of a hall's broker, its desk and its tables; `hall
// tables`: what each table sets up in a round (docs/arbiters/hall.md).
#pragma once

#include "src/command_line/command_line.hpp"
#include "src/hall/hall_files.hpp"
#include "src/hall_setup/tables.hpp"

#include <iosfwd>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::hall_setup {

// Other programs that the arbiter's program lets work for it (openssl, mosquitto_passwd).

/// As a person would type it.
std::string typed(std::vector<std::string> const& words);
/// Runs it to its end, without its words. The error says what failed and what to do.
tl::expected<void, std::string> run_tool(std::vector<std::string> words);

struct InitOptions {
  hall::HallPlan plan;
  std::optional<Language> language{};  // else that of the environment
};
struct CheckOptions {
  std::string folder;
  std::string files{};  // of people; empty: the one that init made for this folder
  std::optional<Language> language{};
};

struct TablesOptions {
  std::string pairings, folder;
  std::string common{};           // set-up file with what holds at every table; empty: none
  std::optional<unsigned> round;  // nothing: the last one that is paired
  KnownPeople people{};
  std::optional<Language> language{};
};

/// Writes both folders; never into one that holds anything. Tells the commands that it runs. Exit status.
int run_init(InitOptions const& options, std::ostream& out, std::ostream& errors);

// The folder of what people carry to the tables and to the desk, apart from that of the broker's service.

/// Beside the current folder's others, by the name of the broker's: "hall-files" for /etc/mosquitto/hall.
std::string usual_files(std::string const& folder);
/// To the person behind sudo, with all that is in it. The error names what was not given. Nothing is done
/// where nobody is behind it.
tl::expected<void, std::string> give_to_caller(std::string const& folder);
/// init leaves the name of the folder in that of the broker.
inline constexpr char const* place_of_files = "files";

/// Looks at the files and, where the broker answers, whether each table may publish its own and nothing else.
/// A table that is connected is thrown out for some seconds: not during a round. Exit status.
int run_check(CheckOptions const& options, std::ostream& out, std::ostream& errors);

/// Writes a set-up file for each table, and a list to print; what was changed or taken away is told. Exit
/// status.
int run_tables(TablesOptions const& options, std::ostream& out, std::ostream& errors);

// What the command line of `tactus-arbiter hall` asks for, as values.

using command_line::Stop;

std::variant<InitOptions, CheckOptions, TablesOptions, Stop> read_command_line(int argc,
                                                                               char const* const* argv);

}  // namespace tactus::hall_setup
