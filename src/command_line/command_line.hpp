// SPDX-License-Identifier: GPL-3.0-or-later
// How every program reads its command line, tells what was wrong with it, and with which status it ends.
#pragma once

#include "core/message/written.hpp"

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

// Values as people write them: in capitals, with blanks around.

/// In small letters without blanks around them: " White " is "white".
std::string folded_value(std::string text);

/// The same, and of a locale its language: "FI", "fi_FI.UTF-8" are "fi".
std::string folded_language(std::string text);

struct TypedLine {
  int argc;
  char const* const* argv;
};

/// Marks a text of --help as the key of a message, as translatable() does.
inline std::string help(std::string_view english) { return std::string{english}; }

/// --language en or fi, of the arbiter's programs. `what`: its text of --help.
void add_language(CLI::App& app, std::optional<Language>& language, std::string const& what);

/// What stands behind --language, wherever on a line that nobody has read yet. Nothing: no language.
std::optional<Language> language_typed(TypedLine typed);

/// Two lines, "error: ..." and "expected: ...". `program`: as it is typed, whose --help is named.
/// `opening`: the command that goes on with a game file which stands alone ("play --resume"), or empty.
/// Precondition: the app has refused this line with this error.
std::string line_fault(CLI::App const& app, CLI::ParseError const& error, TypedLine typed,
                       std::string_view program, std::string_view opening = {},
                       Translate const& translate = {});

// Of a few names, the one that a person who misspelled it may have meant.

/// The nearest by letters left out, added, changed or exchanged with their neighbours: one in a short name,
/// two in one of five or more. Empty: none is near.
std::string nearest(std::string_view typed, std::vector<std::string> const& names);

/// Of every command.
enum class ExitStatus : int { done = 0, failed = 1, usage = 2 };

/// The program ends before it has begun: with its help, its version, or what was wrong with its line.
struct Stop {
  std::string text;
  ExitStatus status = ExitStatus::done;
};

/// "error: SENTENCE" and the end of the line.
std::string error_line(std::string_view sentence, Translate const& translate = {});
/// The same of a message.
std::string error_line(Message const& fault, Translate const& translate);

/// "error: SENTENCE", and how a line would have to be typed is no help here.
Stop refusal(std::string const& sentence);
Stop refusal(Message const& fault, Translate const& translate);
/// Faults go to standard error, the rest to standard output.
ExitStatus tell(Stop const& stop);
/// Tells it on standard error: "error: SENTENCE".
ExitStatus fail(std::string const& sentence, ExitStatus status = ExitStatus::failed);
ExitStatus fail(Message const& fault, Translate const& translate, ExitStatus status = ExitStatus::failed);

/// Empty: English.
struct Translations {
  Translate faults{}, help{};
};

/// "--completion SHELL" alone: a script for that shell is wanted.
bool asks_completion(TypedLine typed);

/// Reads the line into what was added to the app. Nothing: it was understood. `program`, `opening`: see
/// line_fault(). `complete`: what else has to be so, asked once the line was read; it may throw what the
/// app's own checks throw.
std::optional<Stop> read(CLI::App& app, TypedLine typed, std::string_view program,
                         std::string_view opening = {},
                         std::function<std::optional<Stop>()> const& complete = {},
                         Translations const& translations = {});

}  // namespace tactus::command_line
