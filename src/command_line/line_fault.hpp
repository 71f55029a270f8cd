// SPDX-License-Identifier: GPL-3.0-or-later
// What was wrong with a command line, told in the same way by every program: what is not known, the name that
// is nearest, and what may be typed in its place.
#pragma once

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

}  // namespace tactus::command_line
