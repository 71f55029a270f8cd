// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus attest`: which program is running, as facts that the arbiter can check with his own tools. It
// proves nothing by itself; the last line says how to check it from outside.
#pragma once

#include "core/table/event.hpp"
#include "src/table/options.hpp"

#include <string>
#include <vector>

namespace tactus::program {

struct Program;

/// SHA-256 of a file in lower-case hexadecimal digits; empty when it cannot be read.
std::string sha256_of_file(std::string const& path);

/// What this process is; the first event of every game file.
table::ProgramStarted program_identity(Program const& program);
/// File names of the shared libraries that are loaded now.
std::vector<std::string> loaded_libraries();

ExitStatus run_attest(Program const& program);

}  // namespace tactus::program
