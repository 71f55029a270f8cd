// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/command_line/command_line.hpp"

#include <iostream>

#include <CLI/CLI.hpp>

namespace tactus::command_line {

Stop refusal(std::string const& sentence) { return {"error: " + sentence + '\n', ExitStatus::usage}; }

ExitStatus tell(Stop const& stop) {
  (stop.status == ExitStatus::done ? std::cout : std::cerr) << stop.text;
  return stop.status;
}

ExitStatus fail(std::string const& sentence, ExitStatus status) {
  std::cerr << "error: " << sentence << '\n';
  return status;
}

std::optional<Stop> read(CLI::App& app, TypedLine typed, std::string_view program, std::string_view opening,
                         std::function<std::optional<Stop>()> const& complete) {
  try {
    app.parse(typed.argc, typed.argv);
    return complete ? complete() : std::nullopt;
  } catch (CLI::CallForHelp const&) {
    return Stop{app.help()};
  } catch (CLI::CallForVersion const& version) {
    return Stop{std::string{version.what()} + '\n'};
  } catch (CLI::ParseError const& error) {
    return Stop{line_fault(app, error, typed, program, opening), ExitStatus::usage};
  }
}

}  // namespace tactus::command_line
