// SPDX-License-Identifier: GPL-3.0-or-later
// How every program reads its command line, and with which status it ends.
#pragma once

#include "src/command_line/line_fault.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tactus::command_line {

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
