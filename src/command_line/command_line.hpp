// SPDX-License-Identifier: GPL-3.0-or-later
// How every program reads its command line, tells what was wrong with it, and with which status it ends.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace tactus::command_line {

struct TypedLine {
  int argc;
  char const* const* argv;
};

/// Two lines, "error: ..." and "expected: ...". `program`: as it is typed, whose --help is named.
/// `opening`: the command that goes on with a game file which stands alone ("play --resume"), or empty.
/// Precondition: the app has refused this line with this error.
std::string line_fault(CLI::App const& app, CLI::ParseError const& error, TypedLine typed,
                       std::string_view program, std::string_view opening = {});

// Of a few names, the one that a person who misspelled it may have meant.

/// The nearest by letters left out, added, changed or exchanged with their neighbours: one in a short name,
/// two in one of five or more. Empty: none is near.
std::string nearest(std::string_view typed, std::vector<std::string> const& names);

/// Of every command (design section 6).
enum class ExitStatus : int { done = 0, failed = 1, usage = 2 };

/// The program ends before it has begun: with its help, its version, or what was wrong with its line.
struct Stop {
  std::string text;
  ExitStatus status = ExitStatus::done;
};

/// "error: SENTENCE", and how a line would have to be typed is no help here.
Stop refusal(std::string const& sentence);
/// Faults go to standard error, the rest to standard output.
ExitStatus tell(Stop const& stop);
/// Tells it on standard error: "error: SENTENCE".
ExitStatus fail(std::string const& sentence, ExitStatus status = ExitStatus::failed);

/// Reads the line into what was added to the app. Nothing: it was understood. `program`, `opening`: see
/// line_fault(). `complete`: what else has to be so, asked once the line was read; it may throw what the
/// app's own checks throw.
std::optional<Stop> read(CLI::App& app, TypedLine typed, std::string_view program,
                         std::string_view opening = {},
                         std::function<std::optional<Stop>()> const& complete = {});

}  // namespace tactus::command_line
